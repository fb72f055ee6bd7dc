/** Hostages: those the reader holds with their faces and what can be done with them, and those that others hold. */

import type { IronThroneTexts } from '../../texts/common/types.ts'
import type { BoardProps } from '../props.ts'
import './panels.css'
import type { Seat } from '../../../../kernel/index.ts'
import { Card } from '../../../../ui/Card.tsx'
import { type HouseCard, isCharacter } from '../../data/cards.ts'
import { torturePower } from '../../data/constants.ts'
import type { Open } from '../../types.ts'
import { HouseBack, houseFace } from '../cards.tsx'
import { MoveButton } from '../stage/Panel.tsx'

type Props = BoardProps

export function HostagesPanel(props: Props) {
  const { view, texts } = props
  const { open, seat } = view
  const words = texts.words
  const others = open.hostages.flatMap((list, holder) => (holder === seat || list.length === 0 ? [] : [holder]))
  return (
    <div className="iron-panel">
      {seat !== null && <Own {...props} />}
      <h4>{words.heldByOthers}</h4>
      {others.length === 0 && <p className="iron-quiet">{words.none}</p>}
      {others.map(holder => (
        <Held key={holder} holder={holder} props={props} />
      ))}
    </div>
  )
}

/** What torturing a card does (IT-18.9 to IT-18.12). */
function tortureOf(card: HouseCard, house: Seat, open: Open, texts: IronThroneTexts): string {
  const { tortureDoes } = texts.words
  if (!isCharacter(card)) return tortureDoes.other(torturePower.other)
  const who = texts.names.characters[card]
  if (open.leaders[house] === card) return tortureDoes.leader(torturePower.character, who)
  if ((open.power[card] ?? 0) === 0) return tortureDoes.dead(who)
  return tortureDoes.character(torturePower.character, who)
}

/** The reader's own, each with its moves while they can be made. */
export function OwnHostages(props: Props) {
  const { view, texts } = props
  const { open, own, seat } = view
  const [words, names] = [texts.words, texts.names]
  const list = seat === null ? [] : open.hostages[seat]
  return (
    <ul className="iron-own-hostages">
      {list.map(({ n, house }, i) => {
        const card = own!.hostages[i]
        const moves = view.legalMoves
          .filter(move => move.do === 'release' || move.do === 'torture')
          .filter(move => move.n === n)
        return (
          <li key={n}>
            <Card {...houseFace(card, texts, open)} />
            <div>
              <p>{words.hostageOf(names.houses[open.houses[house]], n)}</p>
              <p className="iron-standing-word">{tortureOf(card, house, open, texts)}</p>
              <div className="iron-buttons">
                {moves.map(move => (
                  <MoveButton
                    key={move.do}
                    move={move}
                    kind={move.do === 'torture' ? 'danger' : 'plain'}
                    short={words[move.do]}
                    props={props}
                  />
                ))}
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Own(props: Props) {
  const { view, texts } = props
  const words = texts.words
  return (
    <>
      <h4>{words.ownHostages}</h4>
      {view.open.hostages[view.seat!].length === 0 && <p className="iron-quiet">{words.none}</p>}
      <OwnHostages {...props} />
      <p className="iron-quiet">{words.whereHostage}</p>
    </>
  )
}

function Held({ holder, props }: { holder: Seat; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const [words, names] = [texts.words, texts.names]
  return (
    <section>
      <p>{words.holds(names.houses[open.houses[holder]])}</p>
      <ul className="iron-backs">
        {open.hostages[holder].map(({ n, house }) => (
          <li key={n}>
            <HouseBack house={open.houses[house]} label={words.hostageOf(names.houses[open.houses[house]], n)} />
            <b>{n}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
