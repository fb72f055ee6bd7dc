/** One line over the foot of the field: what touching the hex does, or why a target is none. */

import { Hint } from '../../../hex/ui/Beside.tsx'
import { countInWords } from '../../../hex/ui/combat/Odds.tsx'
import { labelled, plain } from '../../../text/index.ts'
import type { Hex } from '../data/hexes.ts'
import { diceIn } from '../rules/combat/dice.ts'
import { rangeOf } from '../rules/field/sight.ts'
import { unitAt } from '../rules/field/units.ts'
import type { Unit } from '../types.ts'
import { attackOdds, blocker, diceAgainst, type UnitSight } from './insight.ts'
import { RollOddsFigures } from './Odds.tsx'
import type { BoardProps } from './props.ts'
import type { FieldNow, FieldStudy } from './study.ts'

type Props = BoardProps

/** How a unit sees what is in a hex, in words. */
export function lookInWords(look: UnitSight, unit: Unit, { view, texts }: Pick<Props, 'view' | 'texts'>): string {
  const [words, names] = [texts.words, texts.names]
  const { obstacle } = look
  if (unit.stunned) return words.stunned
  if (obstacle === null) {
    if (look.distance === 1) return words.adjacent
    return look.eitherSide ? words.clearEitherSide : words.clear
  }
  if (obstacle.why === 'distance') return words.notFar(look.distance, ...rangeOf(view.open, unit))
  const { terrain, unit: there } = blocker(view.open, obstacle.hex)
  return obstacle.why === 'unit' && there
    ? words.behindUnit(names.units[there.type], obstacle.hex)
    : words.behindTerrain(names.terrain[terrain], obstacle.hex)
}

/** How many dice an attack on a hex would have, and why; null: no battle is on. */
function diceInWords(unit: Unit, hex: Hex, { view, texts }: Props): string | null {
  const target = unitAt(view.open, hex)
  if (!view.open.turn || !target) return null
  const count = diceAgainst(view.open, unit, target)
  const lines = count.map(({ why, n, of }) => ({ reason: plain(texts.reasons(why, of, view)), n }))
  return countInWords(texts.words.dice(diceIn(count)), lines)
}

interface HintProps extends Pick<FieldNow, 'touch' | 'reasonAt'> {
  props: Props
  study: Pick<FieldStudy, 'subject' | 'look'>
}

export function FieldHint({ props, touch, reasonAt, study: { subject, look } }: HintProps) {
  const { pointed } = touch
  if (pointed === null) return null
  const deed =
    touch
      .movesAt(pointed)
      .map(move => labelled(move, props))
      .join(' / ') || null
  const seen = subject && look ? lookInWords(look, subject, props) : null
  const dice = subject && look && !look.obstacle && !subject.stunned ? diceInWords(subject, pointed, props) : null
  const again = touch.aimed === pointed ? props.texts.words.again : null
  const reason = deed === null ? reasonAt(pointed) : null
  const odds = subject && attackOdds(props.view.open, subject, pointed)
  return (
    <Hint lines={[deed, reason, seen, dice, again]} isNo={deed === null && (reason ?? look?.obstacle) != null}>
      {odds && <RollOddsFigures odds={odds} texts={props.texts} />}
    </Hint>
  )
}
