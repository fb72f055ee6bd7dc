/** In sight all the time: the round, both sides with their points and tokens, the morale track, what the battle asks for. */
import './status.css'
import type { Seat } from '../../../kernel/index.ts'
import { Tip } from '../../../ui/Tip.tsx'
import { Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { Open } from '../types.ts'
import type { BoardProps } from './props.ts'
import { moraleTrack, roundsOf, type SideStatus, sideStatus } from './status.ts'
import { OrderToken } from './Token.tsx'

type Texts = BattlesOfWesterosTexts

/** The reader's own side stands first. */
export function Status({ view: { open, seat }, texts, onHighlight }: BoardProps) {
  const [near, far]: readonly Seat[] = seat === 1 ? [1, 0] : [0, 1]
  return (
    <header className="bw-status">
      <Side side={sideStatus(open, near)} texts={texts} onHighlight={onHighlight} />
      <div className="bw-status-middle">
        <Goal open={open} texts={texts} />
        <Morale open={open} texts={texts} near={near} />
      </div>
      <Side side={sideStatus(open, far)} texts={texts} onHighlight={onHighlight} />
      <Aim open={open} texts={texts} />
    </header>
  )
}

function Goal({ open, texts }: { open: Open; texts: Texts }) {
  const { words, names } = texts
  const { battle } = open.options
  return (
    <p className="bw-goal">
      <strong>{open.round > 0 ? words.round(open.round, roundsOf(open)) : words.goal}</strong>
      <span className="bw-goal-name">{names.battles[battle]}</span>
    </p>
  )
}

/** BW-17.1: what the battle is about. */
function Aim({ open: { options }, texts: { names, effects } }: { open: Open; texts: Texts }) {
  const goal = effects.battles[options.battle]
  return (
    <Tip tip={`${names.battles[options.battle]}. ${goal}`} className="bw-aim">
      {goal}
    </Tip>
  )
}

/** BW-13.1: where the marker lies, in words. */
function moraleWords({ morale }: Open, { words, names }: Texts): string {
  if (morale === 0) return `${words.morale}: 0`
  const house = morale < 0 ? 'stark' : 'lannister'
  return `${words.morale}: ${names.houses[house]} −${Math.abs(morale)}`
}

/** From the end of the reader's own side. */
function Morale({ open, texts, near }: { open: Open; texts: Texts; near: Seat }) {
  const { words, names } = texts
  const track = moraleTrack(open, open.houses[near])
  const here = track.find(({ isHere }) => isHere)!
  const said = `${moraleWords(open, texts)}, ${words.zone(names.zones[here.zone])}`
  const routs = track.filter(({ isRout }) => isRout).map(({ house }) => words.routAt(names.houses[house!]))
  return (
    <Tip tip={[said, ...routs].join('. ')} className="bw-morale">
      <span role="img" aria-label={said}>
        {track.map(({ n, zone, isRout, isHere, house }) => (
          <i
            key={n}
            className={`${zone} ${isRout ? 'rout' : ''} ${isHere ? 'here' : ''}`}
            data-house={house ?? undefined}
          />
        ))}
      </span>
    </Tip>
  )
}

interface SideProps {
  side: SideStatus
  texts: Texts
  onHighlight: BoardProps['onHighlight']
}

function Side({ side, texts, onHighlight }: SideProps) {
  const { words, names } = texts
  const { house, isOnTurn, hasPassed } = side
  return (
    <section className={`bw-status-side house-${house}${isOnTurn ? ' on-turn' : ''}${hasPassed ? ' passed' : ''}`}>
      <Emblem role={house} size={26} />
      <Points side={side} texts={texts} />
      <ul className="bw-status-tokens" aria-label={`${names.houses[house]}: ${words.orderTokens}`}>
        {side.tokens.map(({ token, n }) => (
          <li key={token} onPointerEnter={() => onHighlight([`token:${token}`])} onPointerLeave={() => onHighlight([])}>
            <OrderToken token={token} names={names} size={11} />
            {n > 1 && <small>×{n}</small>}
          </li>
        ))}
      </ul>
      <Marks side={side} texts={texts} />
    </section>
  )
}

/** BW-17.6: victory points, and in brackets what would be scored as things stand. */
function Points({
  side: { points, atRoundEnd, atGameEnd, objectives, house },
  texts: { words, names },
}: Omit<SideProps, 'onHighlight'>) {
  const due = atRoundEnd + atGameEnd
  const lines = [
    `${names.houses[house]}: ${words.pointsOf(points)}`,
    ...(atRoundEnd > 0 ? [words.dueAtRoundEnd(atRoundEnd)] : []),
    ...(atGameEnd > 0 ? [words.dueAtGameEnd(atGameEnd)] : []),
    ...(objectives[1] > 0 ? [words.controls(...objectives)] : []),
  ]
  return (
    <Tip tip={lines.join('. ')} className="bw-points">
      <b>{points}</b>
      {due > 0 && <small>+{due}</small>}
    </Tip>
  )
}

/** First player, momentum, passed; command tokens and cards in hand. */
function Marks({ side, texts: { words } }: Omit<SideProps, 'onHighlight'>) {
  const marks = [
    side.isFirst && words.first,
    side.hasMomentum && words.momentum,
    side.hasPassed && words.passed,
  ].filter(mark => mark !== false)
  const counts = `${words.commandTokens}: ${side.commandTokens}. ${words.inHand(side.hand)}`
  return (
    <Tip tip={[...marks, counts].join('. ')} className="bw-marks">
      <span className="bw-command" aria-hidden="true" />
      <span>{side.commandTokens}</span>
      <span className="bw-cards" aria-hidden="true" />
      <span>{side.hand}</span>
      {side.isFirst && <em>1.</em>}
    </Tip>
  )
}
