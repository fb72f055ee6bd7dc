/** Support: whom to help with which character, and the answer of the one who is to be helped. */

import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { activeOf, sides } from '../../rules/encounter/encounter.ts'
import { asking } from '../../texts/common/position.ts'
import type { Side } from '../../types.ts'
import { Medallion } from '../Medallion.tsx'
import type { BoardProps } from '../props.ts'
import { sideShown } from '../sides.ts'
import { MoveButton, Moves, Panel } from './Panel.tsx'

type Props = BoardProps

export function SupportStage(props: Props) {
  const words = props.texts.words
  return (
    <Panel title={words.support} quiet props={props}>
      <div className="iron-columns">
        {sides.map(side => (
          <Column key={side} side={side} props={props} />
        ))}
      </div>
      <Moves props={props} which={({ do: what }) => what === 'pass'} />
    </Panel>
  )
}

function Column({ side, props }: { side: Side; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const house = open.houses[activeOf(open, side)]
  const names = texts.names
  const offers = view.legalMoves.filter(move => move.do === 'offer').filter(move => move.side === side)
  return (
    <section className={`iron-column house-${house}`}>
      <h4>
        <Emblem role={house} size={22} /> {texts.words.supportFor(names.houses[house])}
        <b>{sideShown(open, side).total}</b>
      </h4>
      {offers.map(move => (
        <MoveButton key={move.character} move={move} props={props}>
          <Medallion character={move.character} power={open.power[move.character] ?? 0} size={30} />
          {names.characters[move.character]}
        </MoveButton>
      ))}
    </section>
  )
}

export function AnswerStage(props: Props) {
  const { view, texts } = props
  const { open } = view
  const { supporter, character } = asking(view, 'answerSupport')!
  const words = texts.words
  const names = texts.names
  const power = open.power[character] ?? 0
  return (
    <Panel
      title={words.answer(names.houses[open.houses[supporter]], names.characters[character])}
      note={words.answerTip}
      quiet
      props={props}
    >
      <div className="iron-stage-body iron-offered">
        <Medallion character={character} power={power} size={56} />
        <p>{words.powerOf(names.characters[character], power)}</p>
      </div>
      <Moves props={props} which={() => true} primary="accept" />
    </Panel>
  )
}
