/** A combat as it goes: who rolls against whom, how many dice and why, what they show and what comes of it. */

import { useState } from 'react'
import { UnitPortrait } from '../../../../hex/ui/pieces/Pieces.tsx'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Glyph } from '../../../../ui/Glyph.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import { type UnitType, unitTable } from '../../data/units.ts'
import { diceIn } from '../../rules/combat/dice.ts'
import { unitOf } from '../../rules/field/units.ts'
import type { Fight as Combat, Die as RolledDie, UnitId } from '../../types.ts'
import { question } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'
import { unitLooks } from '../Unit.tsx'
import { type Line, linesOf, sumOf } from './brings.ts'
import { Die } from './Die.tsx'
import { Moves } from './Moves.tsx'

type Props = BoardProps
type Part = { fight: Combat; props: Props }

/** A unit's name begins with its kind, so that it is known when it has fallen. */
const typeOf = (id: UnitId): UnitType => id.slice(0, id.lastIndexOf('-')) as UnitType

const dieKey = (i: number) => `die-${i}`

export function Fights(props: Props) {
  return props.view.open.fights.map(fight => <FightPanel key={`${fight.counter}`} fight={fight} props={props} />)
}

function FightPanel({ fight, props }: Part) {
  const { view, texts } = props
  const words = texts.words
  const names = texts.names
  const [roller, target] = [names.units[typeOf(fight.roller)], names.units[typeOf(fight.target)]]
  const isInner = view.open.fights.at(-1) === fight
  const title = (fight.counter ? words.counter : words.attack)(roller, target)
  return (
    <StagePanel
      title={title}
      brief={fight.dice.length || ''}
      words={words}
      quiet={view.options.length === 0}
      className={isInner ? '' : 'lore-outer'}
    >
      <div className="lore-fight">
        <div className="lore-sides">
          <Duel fight={fight} props={props} />
          <Count fight={fight} props={props} />
        </div>
        <div className="lore-throw">
          <Dice fight={fight} props={props} live={isInner} />
          {isInner && question(view, 'react') === null && <Moves {...props} />}
        </div>
        <Results fight={fight} props={props} />
      </div>
    </StagePanel>
  )
}

/** Both units, as they stand now. */
function Duel({ fight, props }: Part) {
  return (
    <div className="lore-duel">
      <Fighter id={fight.roller} props={props} weak={fight.weak} />
      <Glyph is="forward" size={26} />
      <Fighter id={fight.target} props={props} />
    </div>
  )
}

function Fighter({ id, props, weak = false }: { id: UnitId; props: Props; weak?: boolean }) {
  const { view, texts } = props
  const [words, type, unit] = [texts.words, typeOf(id), unitOf(view.open, id)]
  const { faction, health, markers } = unitTable[type]
  const left = unit?.health ?? 0
  return (
    <div className={`lore-fighter lore-${faction}${left === 0 ? ' fallen' : ''}`}>
      <UnitPortrait look={unitLooks[type]} width={54} scale={0.95} />
      <div>
        <small>{markers ? words.damageOf(health - left, health) : words.figuresLeft(left, health)}</small>
        {weak && <small>{words.weak}</small>}
      </div>
    </div>
  )
}

/** The number of dice, line by line (BL-7.5). */
function Count({ fight: { count }, props }: Part) {
  const { view, texts } = props
  const words = texts.words
  if (!count) return <p className="lore-note">{words.notRolled}</p>
  return (
    <p className="lore-count">
      <b>{texts.words.dice(diceIn(count))}</b>
      {count.map(({ why, of, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
        <span key={i}>
          <RichText rich={texts.reasons(why, of, view)} /> {n < 0 ? `−${-n}` : i === 0 ? n : `+${n}`}
        </span>
      ))}
    </p>
  )
}

/** What a click on this die may do: commit it, or set it aside. */
function movesFor({ view }: Props, die: RolledDie, index: number, fight: Combat) {
  if (die.to !== null || (fight.aside !== null && index < fight.aside)) return []
  return view.options.filter(
    move => (move.do === 'commit' && move.face === die.face) || (move.do === 'set-aside' && move.face === die.face),
  )
}

type Moved = Props['view']['options'][number]

function Dice({ fight, props, live }: Part & { live: boolean }) {
  const { view, texts } = props
  const words = texts.words
  const [chosen, choose] = useState<number | null>(null)
  if (fight.dice.length === 0) return fight.count ? <p className="lore-note">{words.noDice}</p> : null
  const faction = unitTable[typeOf(fight.roller)].faction
  const moves = fight.dice.map((die, i) => (live ? movesFor(props, die, i, fight) : []))
  const isAside = (i: number) => fight.aside !== null && i < fight.aside
  const make = (move: Moved) => {
    choose(null)
    props.onMove(move)
  }
  const offered = chosen === null ? [] : (moves[chosen] ?? [])
  return (
    <>
      <ol className="lore-dice" aria-label={words.diceCount}>
        {fight.dice.map((die, i) => (
          <li key={dieKey(i)}>
            <Touch
              props={props}
              moves={moves[i]}
              chosen={chosen === i}
              onTouch={() => (moves[i].length === 1 ? make(moves[i][0]) : choose(chosen === i ? null : i))}
            >
              <Die {...{ face: die.face, faction, texts, index: i }} spent={die.to !== null || isAside(i)} />
            </Touch>
            {die.to && <small>{commitmentName(die.to, props)}</small>}
            {isAside(i) && <small>{words.aside}</small>}
          </li>
        ))}
      </ol>
      {offered.length > 1 && <Offers moves={offered} props={props} onMove={make} />}
      {offered.length <= 1 && moves.some(each => each.length > 0) && (
        <p className="lore-note">
          {view.options.some(({ do: what }) => what === 'set-aside') ? words.asideTip : words.commitTip}
        </p>
      )}
    </>
  )
}

/** One die may serve several ends: which is meant. */
const Offers = ({ moves, props, onMove }: { moves: readonly Moved[]; props: Props; onMove(move: Moved): void }) => (
  <div className="lore-offers">
    {moves.map(move => (
      <Button key={JSON.stringify(move)} small kind="primary" disabled={props.busy} onClick={() => onMove(move)}>
        {labelled(move, props)}
      </Button>
    ))}
  </div>
)

const commitmentName = (to: NonNullable<RolledDie['to']>, { texts }: Props): string => {
  const names = texts.names
  if (to === 'fury') return names.cards['fury-of-yllan']
  if (to === 'dread') return names.cards['dread-of-the-ynfernael']
  return to === 'venom' ? names.conditions.poison : names.abilities[to]
}

interface TouchProps {
  props: Props
  moves: readonly Moved[]
  chosen: boolean
  onTouch(): void
  children: React.ReactNode
}

/** A die that can be clicked: with one thing to do it is done, else the choices open below. */
function Touch({ props, moves, chosen, onTouch, children }: TouchProps) {
  if (moves.length === 0) return children
  const label = moves.map(move => labelled(move, props)).join(' / ')
  return (
    <button
      type="button"
      className="lore-die-button"
      disabled={props.busy}
      aria-expanded={moves.length > 1 ? chosen : undefined}
      title={label}
      onClick={onTouch}
    >
      {children}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}

/** What the roll brings, line by line, and what is still pending. */
function Results({ fight, props }: Part) {
  const { view, texts } = props
  const words = texts.words
  if (fight.dice.length === 0) return null
  const lines = linesOf(fight.dice, fight, view.open.options)
  return (
    <div className="lore-outcome">
      <dl className="lore-faces">
        {lines.map(line => (
          <Brings key={`${line.face} ${line.to}`} line={line} fight={fight} props={props} />
        ))}
      </dl>
      <p className="lore-pending" role="status">
        <span className={sumOf(lines, 'damage') > 0 ? 'danger' : ''}>
          {words.dealt} {sumOf(lines, 'damage')}
        </span>
        <span>
          {words.retreats} {sumOf(lines, 'retreat')}
        </span>
        {sumOf(lines, 'lore') > 0 && (
          <span>
            {words.loreGained} +{sumOf(lines, 'lore')}
          </span>
        )}
      </p>
    </div>
  )
}

function Brings({ line, fight, props }: Part & { line: Line }) {
  const { texts } = props
  const words = texts.words
  const faction = unitTable[typeOf(fight.roller)].faction
  const { face, to, dice, brings } = line
  const idle = 'idle' in brings
  return (
    <div className={idle ? 'idle' : ''}>
      <dt>
        <Die face={face} faction={faction} texts={texts} small />
        <span>×{dice}</span>
      </dt>
      <dd>
        {idle ? words.idle[brings.idle] : words.gain[brings.gain](dice)}
        {to && <small> {commitmentName(to, props)}</small>}
      </dd>
    </div>
  )
}
