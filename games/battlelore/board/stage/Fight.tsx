/** Combats as they go: who rolls against whom, how many dice and why, what they show and what comes of it. */

import { Combat, type Fighter } from '../../../../hex/ui/combat/Combat.tsx'
import { Dice, type RolledDie } from '../../../../hex/ui/combat/Dice.tsx'
import { labelled } from '../../../../text/index.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import { type UnitType, unitTable } from '../../data/units.ts'
import { countDice, diceIn } from '../../rules/combat/dice.ts'
import { oddsOf } from '../../rules/combat/odds.ts'
import { unitOf } from '../../rules/field/units.ts'
import type { Die, Fight, UnitId } from '../../types.ts'
import { counterOdds } from '../insight.ts'
import { type Move, question } from '../moveTargets.ts'
import { RollOddsFigures } from '../Odds.tsx'
import type { BoardProps } from '../props.ts'
import { unitLooks } from '../Unit.tsx'
import { type Line, linesOf, sumOf } from './brings.ts'
import { dieFace } from './dieFaces.ts'
import { Moves } from './Moves.tsx'

/** A unit's name begins with its kind, so that it is known when it has fallen. */
const typeOf = (id: UnitId): UnitType => id.slice(0, id.lastIndexOf('-')) as UnitType

const sideOf = (fight: Fight) => `lore-${unitTable[typeOf(fight.roller)].faction}`

export function Fights(props: BoardProps) {
  return props.view.open.fights.map(fight => <FightPanel key={`${fight.counter}`} fight={fight} props={props} />)
}

function FightPanel({ fight, props }: { fight: Fight; props: BoardProps }) {
  const { view, texts } = props
  const { words, names } = texts
  const isInner = view.open.fights.at(-1) === fight
  return (
    <Combat
      title={(fight.counter ? words.counter : words.attack)(
        names.units[typeOf(fight.roller)],
        names.units[typeOf(fight.target)],
      )}
      brief={fight.dice.length || ''}
      words={words}
      quiet={view.legalMoves.length === 0}
      isOuter={!isInner}
      fighters={[fighterOf(fight.roller, props, fight.weak), fighterOf(fight.target, props)]}
      count={countOf(fight, props)}
      outcome={fight.dice.length > 0 ? outcomeOf(fight, props) : undefined}
    >
      {fight.dice.length > 0 && (
        <Dice
          label={words.diceCount}
          className={sideOf(fight)}
          dice={fight.dice.map((_die, i) => rolledDie(fight, i, props, isInner))}
          tip={view.legalMoves.some(({ do: what }) => what === 'set-aside') ? words.asideTip : words.commitTip}
          busy={props.busy}
          onMove={props.onMove}
        />
      )}
      {isInner && <OddsNow fight={fight} props={props} />}
      {fight.dice.length === 0 && fight.count && <p className="stage-note">{words.noDice}</p>}
      {isInner && question(view, 'react') === null && <Moves {...props} />}
    </Combat>
  )
}

/** The odds of what is thrown next: of this roll before it falls, of the counter while it is offered. */
function OddsNow({ fight, props: { view, texts } }: { fight: Fight; props: BoardProps }) {
  const { open } = view
  if (question(view, 'counterOrNot')) {
    const odds = counterOdds(open)
    return odds && <RollOddsFigures odds={odds} title={texts.words.odds.counter} texts={texts} />
  }
  const [roller, target] = [unitOf(open, fight.roller), unitOf(open, fight.target)]
  const odds = fight.count || !roller || !target ? null : oddsOf(open, fight, roller, target)
  return odds && <RollOddsFigures odds={odds} texts={texts} />
}

/** A unit as it stands now. */
function fighterOf(id: UnitId, { view, texts: { words } }: BoardProps, isWeak = false): Fighter {
  const type = typeOf(id)
  const { health, markers } = unitTable[type]
  const left = unitOf(view.open, id)?.health ?? 0
  const state = markers ? words.damageOf(health - left, health) : words.figuresLeft(left, health)
  return { look: unitLooks[type], notes: isWeak ? [state, words.weak] : [state], hasFallen: left === 0 }
}

/** The number of dice, line by line (BL-7.5); before the roll as it stands. */
function countOf(fight: Fight, { view, texts }: BoardProps) {
  const [roller, target] = [unitOf(view.open, fight.roller), unitOf(view.open, fight.target)]
  const count = fight.count ?? (roller && target ? countDice(view.open, fight, roller, target) : null)
  if (!count) return texts.words.notRolled
  const lines = count.map(({ why, of, n }) => ({ reason: <RichText rich={texts.reasons(why, of, view)} />, n }))
  return { sum: texts.words.dice(diceIn(count)), lines }
}

const isAside = ({ aside }: Fight, index: number) => aside !== null && index < aside

/** What a touch on this die may do: commit it, or set it aside. */
function movesFor(fight: Fight, index: number, { view }: BoardProps): Move[] {
  const die = fight.dice[index]
  if (die.to !== null || isAside(fight, index)) return []
  return view.legalMoves.filter(move => (move.do === 'commit' || move.do === 'set-aside') && move.face === die.face)
}

function rolledDie(fight: Fight, index: number, props: BoardProps, isInner: boolean): RolledDie<Move> {
  const { texts } = props
  const { face, to } = fight.dice[index]
  const aside = isAside(fight, index)
  return {
    face: dieFace(face, texts.names),
    isSpent: to !== null || aside,
    notes: [...(to ? [commitmentName(to, props)] : []), ...(aside ? [texts.words.aside] : [])],
    choices: (isInner ? movesFor(fight, index, props) : []).map(move => ({ move, label: labelled(move, props) })),
  }
}

const commitmentName = (to: NonNullable<Die['to']>, { texts: { names } }: BoardProps): string => {
  if (to === 'fury') return names.cards['fury-of-yllan']
  if (to === 'dread') return names.cards['dread-of-the-ynfernael']
  return to === 'venom' ? names.conditions.poison : names.abilities[to]
}

/** What the roll brings, line by line, and what is still pending. */
function outcomeOf(fight: Fight, props: BoardProps) {
  const { words, names } = props.texts
  const lines = linesOf(fight.dice, fight, props.view.open.options)
  const textOf = ({ brings, dice }: Line) =>
    'idle' in brings ? words.idle[brings.idle] : words.gain[brings.gain](dice)
  const [damage, retreats, lore] = (['damage', 'retreat', 'lore'] as const).map(gain => sumOf(lines, gain))
  return {
    className: sideOf(fight),
    lines: lines.map(line => ({
      face: dieFace(line.face, names),
      dice: line.dice,
      text: textOf(line),
      isIdle: 'idle' in line.brings,
      note: line.to && commitmentName(line.to, props),
    })),
    totals: [
      { text: `${words.dealt} ${damage}`, isDanger: damage > 0 },
      { text: `${words.retreats} ${retreats}` },
      ...(lore > 0 ? [{ text: `${words.loreGained} +${lore}` }] : []),
    ],
  }
}
