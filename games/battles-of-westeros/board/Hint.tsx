/** One line over the foot of the field: what touching the hex does, the dice of an attack, or why a target is none. */
import { Hint } from '../../../hex/ui/Beside.tsx'
import { countInWords } from '../../../hex/ui/combat/Odds.tsx'
import { labelled, plain } from '../../../text/index.ts'
import type { Hex } from '../data/hexes.ts'
import { attackOdds, type RollOdds } from '../rules/combat/odds.ts'
import { terrainAt } from '../rules/field/ground.ts'
import { unitAt } from '../rules/field/units.ts'
import type { Unit } from '../types.ts'
import type { UnitSight } from './insight.ts'
import type { Move } from './moveTargets.ts'
import { RollOddsFigures } from './Odds.tsx'
import type { BoardProps } from './props.ts'
import type { FieldNow, FieldStudy } from './study.ts'

/** How a unit sees an enemy, in words; null: it can attack it. */
export function lookInWords({ refusal, distance }: UnitSight, { view, texts }: BoardProps): string | null {
  const { words, names } = texts
  if (refusal === null) return null
  switch (refusal.why) {
    case 'distance':
      return words.tooFar(distance, refusal.most)
    case 'engaged':
      return words.engagedElsewhere
    case 'terrain':
      return words.behindTerrain(names.terrain[terrainAt(view.open, refusal.hex)], refusal.hex)
    case 'unit': {
      const there = unitAt(view.open, refusal.hex)
      return there ? words.behindUnit(names.units[there.type], refusal.hex) : null
    }
  }
}

/** How many dice an attack would have and why; flank, and hits that do not count. */
function diceInWords({ count, dice, flank, shield }: RollOdds, { view, texts }: BoardProps): string {
  const lines = count.map(({ why, n, of }) => ({ reason: plain(texts.reasons(why, of, view)), n }))
  return [
    countInWords(texts.words.dice(dice), lines),
    ...(flank ? [texts.words.flank] : []),
    ...(shield > 0 ? [texts.words.cancelled(shield)] : []),
  ].join(', ')
}

/** What touching a hex does: in full where it is one move, in a word each where there are several. */
function deedInWords(moves: readonly Move[], props: BoardProps): string | null {
  const { words } = props.texts
  if (moves.length <= 1) return moves.length === 0 ? null : labelled(moves[0], props)
  const short = new Set(moves.map(({ do: what }) => (words.deeds as Partial<Record<string, string>>)[what]))
  return short.has(undefined) || short.size === 1 ? words.choices(moves.length) : [...short].join(' / ')
}

interface HintProps extends Pick<FieldNow, 'touch' | 'reasonAt'> {
  props: BoardProps
  study: Pick<FieldStudy, 'subject' | 'look'>
}

const oddsFor = ({ view }: BoardProps, subject: Unit | null, at: Hex) =>
  subject ? attackOdds(view.open, subject, at) : null

export function FieldHint({ props, touch, reasonAt, study: { subject, look } }: HintProps) {
  const { pointed } = touch
  if (pointed === null) return null
  const deed = deedInWords(touch.movesAt(pointed), props)
  const odds = oddsFor(props, subject, pointed)
  const seen = subject && look ? lookInWords(look, props) : null
  const reason = deed === null ? reasonAt(pointed) : null
  const again = touch.aimed === pointed ? props.texts.words.again : null
  return (
    <Hint
      lines={[deed, reason, seen, odds && diceInWords(odds, props), again]}
      isNo={deed === null && (reason ?? seen) !== null}
    >
      {odds && <RollOddsFigures odds={odds} texts={props.texts} />}
    </Hint>
  )
}
