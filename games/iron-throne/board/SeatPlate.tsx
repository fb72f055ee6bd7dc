/** What lies before one player: leader, characters, influence, cards, hostages. */
import './plate.css'
import type { Seat } from '../../../kernel/index.ts'
import { Pips } from '../../../ui/board/Counts.tsx'
import { lastMarks } from '../../../ui/board/lastMove.ts'
import { Sitter } from '../../../ui/board/Sitter.tsx'
import { CardFace } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tip } from '../../../ui/Tip.tsx'
import { Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import type { Character } from '../data/houses.ts'
import { sideOf } from '../rules/encounter/encounter.ts'
import { spreadOf, tokensOf } from '../rules/seats.ts'
import { cardName, HouseBack, houseFace, leaderFace } from './cards.tsx'
import { shortName } from './characterSigns.ts'
import { broadsword, cardDiscard, cardDraw, cardPick, hourglass, shield } from './icons.ts'
import { isRoundOver, movedIn } from './lastMove.ts'
import { LeaderMedallion, Medallion } from './Medallion.tsx'
import type { BoardProps } from './props.ts'
import { goalOf } from './Race.tsx'
import type { Chair } from './seating.ts'
import { hostageRef } from './spots.ts'
import { Spot } from './Touch.tsx'

interface Props {
  seat: Seat
  chair: Chair
  props: BoardProps
}

export function SeatPlate({ seat, chair, props }: Props) {
  const { view } = props
  const { open } = view
  const house = open.houses[seat]
  const side = sideOf(open, seat)
  const isAwaited = view.asked.includes(seat) && !view.ready.includes(seat)
  const hasMoved = lastMarks(props.log, movedIn, isRoundOver).includes(seat)
  const isHighlighted = props.highlighted.includes(`seat:${seat}`)
  const classes = [
    side && `on-${side}`,
    isAwaited && 'awaited',
    isHighlighted && 'lit',
    hasMoved && 'moved',
    seat === view.seat && 'own',
  ]
  return (
    <section
      className={`iron-plate house-${house} ${chair} ${classes.filter(Boolean).join(' ')}`}
      data-on={`seat:${seat}`}
      aria-label={props.texts.names.houseTitles[house]}
    >
      <Head seat={seat} isAwaited={isAwaited} props={props} />
      <People seat={seat} props={props} />
      <Cards seat={seat} props={props} />
      <Influence seat={seat} props={props} />
      <Hostages seat={seat} props={props} />
    </section>
  )
}

interface PartProps {
  seat: Seat
  props: BoardProps
}

function Head({ seat, isAwaited, props }: PartProps & { isAwaited: boolean }) {
  const { view, texts } = props
  const { open } = view
  const [words, names] = [texts.words, texts.names]
  const house = open.houses[seat]
  const role = seat === open.challenger ? 'challenger' : seat === open.encounter?.defender ? 'defender' : null
  return (
    <header>
      <Spot on={`seat:${seat}`} label={names.houseTitles[house]} className="iron-name">
        <Emblem role={house} size={26} />
        <b>{names.houses[house]}</b>
      </Spot>
      <Sitter seat={seat} />
      <span className="iron-seals">
        {role && open.round > 0 && (
          <span className="iron-role" title={words[role]}>
            <Icon d={role === 'challenger' ? broadsword : shield} label={words[role]} />
          </span>
        )}
        {isAwaited && (
          <span className="iron-awaited" title={words.awaited}>
            <Icon d={hourglass} label={words.awaited} />
          </span>
        )}
      </span>
      <Pips
        n={spreadOf(open, seat)}
        of={goalOf(open)}
        label={words.spread(spreadOf(open, seat), goalOf(open))}
        className="iron-pips"
      />
    </header>
  )
}

function People({ seat, props }: PartProps) {
  const { open } = props.view
  const leader = open.leaders[seat]
  return (
    <div className="iron-people">
      {leader ? <Leader leader={leader} seat={seat} props={props} /> : <NoLeader seat={seat} props={props} />}
      {leader && tokensOf(open, seat).map(each => <Token key={each} character={each} props={props} />)}
    </div>
  )
}

function NoLeader({ seat, props }: PartProps) {
  const { view, texts } = props
  const words = texts.words
  return (
    <p className="iron-no-leader">
      {words.leaderUnknown} · {words.onSheet(view.open.sheets[seat])}
    </p>
  )
}

function Leader({ leader, seat, props }: PartProps & { leader: Character }) {
  const { view, texts } = props
  const { open } = view
  const label = texts.words.leaderOf(texts.names.characters[leader], open.sheets[seat])
  return (
    <Spot
      on={`leader:${leader}`}
      label={label}
      tip={<CardFace {...leaderFace(leader, texts, open)} />}
      className="iron-person leader"
    >
      <LeaderMedallion leader={leader} sheet={open.sheets[seat]} />
      <small>{shortName(leader)}</small>
    </Spot>
  )
}

export function Token({ character, props, size }: { character: Character; props: BoardProps; size?: number }) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const name = texts.names.characters[character]
  const power = open.power[character] ?? 0
  const isOut = open.encounter?.fighters.some(each => each.character === character)
  return (
    <Spot
      on={`character:${character}`}
      label={power > 0 ? words.powerOf(name, power) : words.dead(name)}
      tip={<CardFace {...houseFace(character, texts, open)} />}
      className={`iron-person${isOut ? ' out' : ''}${power === 0 ? ' dead' : ''}`}
    >
      <Medallion character={character} power={power} size={size} />
      <small>{shortName(character)}</small>
    </Spot>
  )
}

function Cards({ seat, props }: PartProps) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  return (
    <div className="iron-cards">
      <Spot on={`hand:${seat}`} label={words.inHand(open.hands[seat])} className="iron-count">
        <Icon d={cardPick} /> {open.hands[seat]}
      </Spot>
      <Spot on={`deck:${seat}`} label={words.inDeck(open.decks[seat])} className="iron-count">
        <Icon d={cardDraw} /> {open.decks[seat]}
      </Spot>
      <Discard seat={seat} props={props} />
    </div>
  )
}

function Hostages({ seat, props }: PartProps) {
  const held = props.view.open.hostages[seat]
  if (held.length === 0) return null
  return (
    <div className="iron-hostages">
      {held.map(({ n, house }) => (
        <Hostage key={n} holder={seat} n={n} of={house} props={props} />
      ))}
    </div>
  )
}

function Discard({ seat, props }: PartProps) {
  const { view, texts } = props
  const pile = view.open.discards[seat]
  const words = texts.words
  const top = pile.toReversed().slice(0, 8)
  const list = top.map(card => cardName(card, texts)).join(', ')
  return (
    <Tip tip={pile.length > 0 ? `${words.discards}: ${list}${pile.length > top.length ? ' …' : ''}` : words.none}>
      <span className="iron-spot iron-count" role="img" aria-label={words.inDiscard(pile.length)}>
        <Icon d={cardDiscard} /> {pile.length}
      </span>
    </Tip>
  )
}

/** A hostage before its holder: the back of its House, its number; for the holder its face on demand. */
function Hostage({ holder, n, of, props }: { holder: Seat; n: number; of: Seat; props: BoardProps }) {
  const { view, texts } = props
  const { open, own } = view
  const house = open.houses[of]
  const at = open.hostages[holder].findIndex(each => each.n === n)
  const face = holder === view.seat ? own?.hostages[at] : undefined
  const label = texts.words.hostageOf(texts.names.houses[house], n)
  return (
    <Spot
      on={hostageRef(holder, n)}
      label={face ? `${label}: ${cardName(face, texts)}` : label}
      tip={face ? <CardFace {...houseFace(face, texts, open)} /> : <HouseBack house={house} label={label} />}
      className={`iron-hostage house-${house}`}
    >
      <Emblem role={house} size={15} />
      <b>{n}</b>
    </Spot>
  )
}

function Influence({ seat, props }: PartProps) {
  const { view, texts } = props
  const { open } = view
  const names = texts.names
  const words = texts.words
  const tokens = open.influence[seat]
  const label = words.influenceOn(names.houses[open.houses[seat]])
  const said = tokens.map(owner => names.houses[open.houses[owner]]).join(', ') || words.noInfluence
  return (
    <div className="iron-influence" role="img" aria-label={`${label}: ${said}`} title={`${label}: ${said}`}>
      {tokens.map((owner, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens lie in their order
        <Emblem key={i} role={open.houses[owner]} size={20} />
      ))}
      {tokens.length === 0 && <small>{words.noInfluence}</small>}
    </div>
  )
}
