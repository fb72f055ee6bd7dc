/** BW-10.8: an enemy leaves an engagement: who could strike it, and with how many dice. */
import { Combat } from '../../../../hex/ui/combat/Combat.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { begun } from '../../rules/combat/attack.ts'
import { diceIn, diceOf } from '../../rules/combat/dice.ts'
import { unitOf } from '../../rules/field/units.ts'
import { question } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'
import { fighterOf } from './Fight.tsx'
import { Moves } from './Moves.tsx'

export function PartingStage(props: BoardProps) {
  const { view, texts } = props
  const me = question(view, 'parting')!
  const [unit, leaver] = [unitOf(view.open, me.unit), unitOf(view.open, me.leaver)]
  if (!unit || !leaver) return null
  const attack = begun({ kind: 'parting', seat: unit.seat, attacker: unit.id, from: unit.hex, target: leaver })
  const count = diceOf(view.open, attack)
  return (
    <Combat
      title={texts.scenes.fight.parting(texts.names.units[unit.type], texts.names.units[leaver.type])}
      words={texts.words}
      quiet={view.legalMoves.length === 0}
      fighters={[fighterOf(unit.id, props), fighterOf(leaver.id, props)]}
      count={{
        sum: texts.words.dice(diceIn(count)),
        lines: count.map(({ why, of, n }) => ({ reason: <RichText rich={texts.reasons(why, of, view)} />, n })),
      }}
    >
      <p className="stage-note">{texts.scenes.partingTip}</p>
      <Moves {...props} />
    </Combat>
  )
}
