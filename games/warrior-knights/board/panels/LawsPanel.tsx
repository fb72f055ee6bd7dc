/** What is in force: laws for all, charges of Barons, offices of Nobles; and the Current Agendas. */
import './panels.css'
import type { Seat } from '../../../../kernel/index.ts'
import { isBan, isDecree } from '../../data/presets.ts'
import { noblesOfSeat } from '../../rules/seats.ts'
import type { CardId } from '../../texts/common/cards.ts'
import { agendaFace, faceOf, Named } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { BaronName } from '../stage/Barons.tsx'

type Props = BoardProps

const effectOf = (card: CardId, texts: Props['texts']) =>
  isBan(card) || isDecree(card) ? texts.effects.presets[card] : faceOf(card, texts).effect

/** A card by its name, and what it does. */
function Line({ card, texts }: { card: CardId; texts: Props['texts'] }) {
  return (
    <li>
      <Named face={faceOf(card, texts)} /> <small>{effectOf(card, texts)}</small>
    </li>
  )
}

export function InForce(props: Props) {
  const { view, texts } = props
  const { open } = view
  const { words, stage } = texts
  const seats = [...open.barons.keys()].filter(seat => cardsOf(seat, props).length > 0)
  return (
    <div className="knights-in-force">
      <h4>{words.laws}</h4>
      {open.laws.length === 0 && <p className="knights-quiet">{stage.noLaws}</p>}
      <ul>
        {open.laws.map(card => (
          <Line key={card} card={card} texts={texts} />
        ))}
      </ul>
      {seats.map(seat => (
        <section key={seat}>
          <BaronName seat={seat} props={props} />
          <ul>
            {cardsOf(seat, props).map(({ card, noble }) => (
              <li key={card}>
                <Named face={agendaFace(card, texts)} />{' '}
                <small>
                  {noble && `${texts.names.nobles[noble]}. `}
                  {texts.effects.agendas[card]}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The charges of a Baron, and the offices of his Nobles with their holders. */
function cardsOf(seat: Seat, { view: { open } }: Props) {
  const charges = open.charges[seat].map(card => ({ card, noble: null }))
  const offices = noblesOfSeat(open, seat).flatMap(noble => {
    const card = open.nobles[noble]?.office
    return card ? [{ card, noble }] : []
  })
  return [...charges, ...offices]
}

export function LawsPanel(props: Props) {
  const { view, texts } = props
  const { open } = view
  return (
    <div className="knights-panel">
      <InForce {...props} />
      <h4>{texts.words.agendas}</h4>
      <ul>
        {open.agendas.map(card => (
          <Line key={card} card={card} texts={texts} />
        ))}
      </ul>
      <Lasting {...props} />
    </div>
  )
}

/** Events and decrees that lie open until they are used up. */
function Lasting(props: Props) {
  const { view, texts } = props
  const { lasting } = view.open
  if (lasting.length === 0) return null
  return (
    <>
      <h4>{texts.words.lasting}</h4>
      <ul>
        {lasting.map(({ card, seat, noble }) => (
          <li key={`${card} ${seat} ${noble}`}>
            <Named face={faceOf(card, texts)} /> {seat !== null && <BaronName seat={seat} props={props} size={18} />}{' '}
            <small>
              {noble && `${texts.names.nobles[noble]}. `}
              {effectOf(card, texts)}
            </small>
          </li>
        ))}
      </ul>
    </>
  )
}
