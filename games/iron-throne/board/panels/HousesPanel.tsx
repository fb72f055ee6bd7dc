/** All Houses: their leaders with what they can do, what they have spread, their discard piles, whom they betrayed. */
import './panels.css'
import type { Seat } from '../../../../kernel/index.ts'
import { withCopies } from '../../../../ui/board/Hand.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { abilityOf, leaderEffect } from '../../rules/cards/abilities.ts'
import { spreadOf } from '../../rules/seats.ts'
import { houseFace, leaderFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { goalOf } from '../Race.tsx'
import { seating } from '../seating.ts'
import { effectIn } from '../words.ts'

type Props = BoardProps

export function HousesPanel(props: Props) {
  const { open, seat } = props.view
  const words = props.texts.words
  return (
    <div className="iron-panel">
      <p className="iron-quiet">
        {words.raceTip(goalOf(open))} {open.box > 0 && words.inBox(open.box)}
      </p>
      {seating(open, seat).map(each => (
        <House key={each.seat} seat={each.seat} props={props} />
      ))}
    </div>
  )
}

function House({ seat, props }: { seat: Seat; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const [words, names] = [texts.words, texts.names]
  const house = open.houses[seat]
  const betrayals = open.betrayals[seat].length
  return (
    <section className={`iron-house house-${house}`} data-on={`seat:${seat}`}>
      <header>
        <Emblem role={house} size={28} />
        <h4>{names.houseTitles[house]}</h4>
        <small>{words.spread(spreadOf(open, seat), goalOf(open))}</small>
      </header>
      {open.leaders[seat] && <Leader seat={seat} props={props} />}
      {betrayals > 0 && <p className="iron-betrayer">{words.betrayed(betrayals)}</p>}
      <Discards seat={seat} props={props} />
    </section>
  )
}

function Leader({ seat, props }: { seat: Seat; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const leader = open.leaders[seat]
  const by = leaderEffect(leader)
  const { title, text } = effectIn(by, texts, open)
  const { from } = abilityOf(open, by)
  return (
    <div className="iron-house-leader">
      <Card {...leaderFace(leader, texts, open)} />
      <div>
        <p>
          <b>{texts.names.characters[leader]}</b>
        </p>
        <p>
          <b>{title}.</b> {text}
        </p>
        {from === 'house' && <p className="iron-origin">{texts.words.madeHere}</p>}
      </div>
    </div>
  )
}

function Discards({ seat, props }: { seat: Seat; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const pile = open.discards[seat].toReversed()
  if (pile.length === 0) return null
  return (
    <details className="iron-discards">
      <summary>
        {words.discards} ({pile.length})
      </summary>
      <ul>
        {withCopies(pile).map(({ card, key }) => (
          <li key={key}>
            <Card {...houseFace(card, texts, open)} spent />
          </li>
        ))}
      </ul>
    </details>
  )
}
