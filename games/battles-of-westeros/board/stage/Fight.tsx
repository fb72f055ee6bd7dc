/** Attacks as they go: who rolls against whom, how many dice and why, what they show and what comes of it. */
import { Combat, type Fighter } from '../../../../hex/ui/combat/Combat.tsx'
import { Dice, type RolledDie } from '../../../../hex/ui/combat/Dice.tsx'
import { labelled } from '../../../../text/index.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import { commanderTable } from '../../data/commanders.ts'
import { type UnitType, unitTable } from '../../data/units.ts'
import { diceIn, diceOf } from '../../rules/combat/dice.ts'
import { counterOdds } from '../../rules/combat/odds.ts'
import { unitOf } from '../../rules/field/units.ts'
import type { Attack, UnitId } from '../../types.ts'
import { question } from '../moveTargets.ts'
import { RollOddsFigures } from '../Odds.tsx'
import type { BoardProps } from '../props.ts'
import { dieFace } from '../signs.ts'
import { lookOf } from '../Unit.tsx'
import { type Line, linesOf, totalsOf } from './brings.ts'
import { Moves } from './Moves.tsx'

/** A unit's name begins with its kind, so that it is known when it has fallen. */
const typeOf = (id: UnitId): UnitType => id.slice(0, id.lastIndexOf('-')) as UnitType

export function Fights(props: BoardProps) {
  return props.view.open.attacks.map(attack => (
    <FightPanel key={`${attack.kind} ${attack.from} ${attack.at}`} attack={attack} props={props} />
  ))
}

function titleOf({ kind, attacker, target, flank }: Attack, { texts: { scenes, names } }: BoardProps): string {
  const who = attacker ? names.units[typeOf(attacker)] : scenes.archers
  const title = scenes.fight[kind](who, names.units[typeOf(target)])
  return flank ? `${title} · ${scenes.flank}` : title
}

function FightPanel({ attack, props }: { attack: Attack; props: BoardProps }) {
  const { view, texts, busy, onMove } = props
  const { scenes, words } = texts
  const isInner = view.open.attacks.at(-1) === attack
  const isRolled = attack.dice.length > 0
  return (
    <Combat
      title={titleOf(attack, props)}
      brief={attack.dice.length || ''}
      words={words}
      quiet={view.legalMoves.length === 0}
      isOuter={!isInner}
      fighters={[strikerOf(attack, props), fighterOf(attack.target, props)]}
      count={countOf(attack, props)}
      outcome={isRolled ? outcomeOf(attack, props) : undefined}
    >
      {isRolled && (
        <Dice
          label={scenes.dice}
          className="bw-dice"
          dice={attack.dice.map((_, i) => rolledDie(attack, i, props, isInner))}
          tip={scenes.rerollTip}
          busy={busy}
          onMove={onMove}
        />
      )}
      {attack.count && !isRolled && diceIn(attack.count) === 0 && <p className="stage-note">{scenes.noDice}</p>}
      {isInner && <CounterOdds {...props} />}
      {isInner && <Moves {...props} />}
    </Combat>
  )
}

/** What a counterattack would bring, while its owner is asked. */
function CounterOdds({ view, texts }: BoardProps) {
  const odds = question(view, 'counterOrNot') && counterOdds(view.open)
  return odds && <RollOddsFigures odds={odds} title={texts.scenes.counterOdds} texts={texts} />
}

/** A unit as it stands now. */
export function fighterOf(id: UnitId, { view, texts: { words, names } }: BoardProps): Fighter {
  const type = typeOf(id)
  const unit = unitOf(view.open, id)
  const left = unit?.figures ?? 0
  const leader = unit?.commander
  return {
    look: lookOf(type, unit?.rank ?? 'green', Boolean(leader)),
    notes: [
      ...(unit ? [names.ranks[unit.rank]] : []),
      words.figuresLeft(left, unitTable[type].strength),
      ...(leader ? [`${names.commanders[leader]} (${commanderTable[leader].rating})`] : []),
    ],
    hasFallen: left === 0,
  }
}

/** Archers in hiding are no unit (BW-P3.2). */
function strikerOf({ attacker }: Attack, props: BoardProps): Fighter {
  if (attacker) return fighterOf(attacker, props)
  return { look: lookOf('northmen-archers', 'green', false), notes: [props.texts.scenes.archers], hasFallen: false }
}

/** The number of dice, line by line (BW-9.3); before the roll as it stands. */
function countOf(attack: Attack, { view, texts }: BoardProps) {
  const canCount = unitOf(view.open, attack.target) !== undefined
  const count = attack.count ?? (canCount ? diceOf(view.open, attack) : null)
  if (!count) return texts.scenes.notRolled
  const lines = count.map(({ why, of, n }) => ({ reason: <RichText rich={texts.reasons(why, of, view)} />, n }))
  return { sum: texts.words.dice(diceIn(count)), lines }
}

/** A die that can be rolled again: with all of its face (BW-9.4.2). */
function rolledDie(attack: Attack, i: number, props: BoardProps, isInner: boolean): RolledDie<BoardMove> {
  const face = attack.dice[i]
  const moves = isInner ? props.view.legalMoves.filter(move => move.do === 'reroll' && move.face === face) : []
  return {
    face: dieFace(face, props.texts.names),
    choices: moves.map(move => ({ move, label: labelled(move, props) })),
  }
}
type BoardMove = BoardProps['view']['legalMoves'][number]

/** What the roll brings, line by line, and what is still to come. */
function outcomeOf(attack: Attack, { view, texts, log }: BoardProps) {
  const { scenes, names, words } = texts
  const textOf = ({ brings }: Line) => {
    if ('hits' in brings) return words.hits(brings.hits)
    return 'retreat' in brings ? scenes.retreats(brings.retreat) : scenes.idle[brings.idle]
  }
  const { hits, cancelled, retreats } = totalsOf(
    view.open,
    attack,
    log.map(({ event }) => event),
  )
  return {
    className: 'bw-dice',
    lines: linesOf(view.open, attack).map(line => ({
      face: dieFace(line.face, names),
      dice: line.dice,
      text: textOf(line),
      isIdle: 'idle' in line.brings,
    })),
    totals: [
      { text: words.hits(hits), isDanger: hits > cancelled },
      ...(cancelled > 0 ? [{ text: words.cancelled(cancelled) }] : []),
      ...(retreats > 0 ? [{ text: scenes.retreats(retreats) }] : []),
    ],
  }
}
