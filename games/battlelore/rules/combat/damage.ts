/** BL-7.4 steps 5 and 6: the results of the roll, ignoring damage and suffering it. */
import { ask, auto } from '../../../../kernel/index.ts'
import type { Face } from '../../data/dice.ts'
import type { Fight, Open } from '../../types.ts'
import { groundUnder } from '../field/field.ts'
import type { G } from '../field/units.ts'
import { committed, uncommitted } from './commit.ts'
import { canCounterFerociously } from './counter.ts'
import { fightOf, openWindow, type Rules, rollerSeat, type Steps, setFight, targetOf, targetSeat } from './fight.ts'
import { suffer } from './harm.ts'

/** BL-7.6.4, BL-24.4, BL-24.8: the faces that damage where they are not committed. */
export function damagingFaces({ ranged, weak }: Pick<Fight, 'ranged' | 'weak'>): readonly Face[] {
  if (ranged) return ['pierce']
  return weak ? ['strike'] : ['strike', 'cleave']
}

const plainDamage = (fight: Fight): number =>
  damagingFaces(fight).reduce((sum, face) => sum + uncommitted(fight, face), 0)

const damaging = ['frenzy', 'rend', 'venom', 'fury'] as const

const damageOf = (fight: Fight): number =>
  plainDamage(fight) + damaging.reduce((sum, to) => sum + committed(fight, to), 0)

const retreatsOf = (fight: Fight): number => uncommitted(fight, 'morale') + committed(fight, 'dread')

/** BL-9.7, BL-9.8: the damage that the ground of the target keeps off; it works once a combat. BL-14.2: a tent does nothing. */
const shelterOf = (open: Open): number => Math.min(groundUnder(open, targetOf(open)!).cover, fightOf(open).shelter)

/** BL-7.7: how much of the pending damage the owner of the target may ignore. */
function ignorable(open: Open): number {
  const { damage, wall } = fightOf(open)
  return Math.min(damage, shelterOf(open) + wall)
}

/** The building is used before Shield Wall, whose allowance goes with the unit when it has to leave the building. */
function ignore({ open }: G, n: number): { building: number; wall: number } {
  const building = Math.min(n, shelterOf(open))
  return { building, wall: n - building }
}

/** BL-7.13.5, BL-7.13.8: damage is pending; its owner may ignore some, and the rest is suffered. */
export const pendingDamage = (open: Open, stage: 6 | 8): Steps => [
  { do: 'ignoreDamage', seat: targetSeat(open, fightOf(open)), stage },
  { do: 'suffer', stage },
]

export const damageRules: Rules<'reckon' | 'ignoreDamage' | 'suffer' | 'damageTarget'> = {
  reckon: auto(g => {
    const fight = fightOf(g.open)
    const damage = damageOf(fight)
    setFight(g, { damage, retreats: retreatsOf(fight) })
    // BL-7.14
    return damage > 0 ? [...openWindow(g.open, 'combat.step5'), ...pendingDamage(g.open, 6)] : []
  }),
  ignoreDamage: ask({
    rule: 'BL-7.7',
    who: (_, me) => me.seat,
    legalMoves: ({ open }) =>
      Array.from({ length: ignorable(open) + 1 }, (_, i) => ({ do: 'ignore', n: ignorable(open) - i })),
    take: (g, _me, seat, move, ctx) => {
      const { n } = move
      const { building, wall } = ignore(g, n)
      const fight = fightOf(g.open)
      setFight(g, { damage: fight.damage - n, shelter: fight.shelter - building, wall: fight.wall - wall })
      if (building > 0) ctx.log({ is: 'ignored-damage', seat, n: building, cause: 'building' })
      if (wall > 0) ctx.log({ is: 'ignored-damage', seat, n: wall, cause: 'shield-wall' })
      return []
    },
  }),
  suffer: auto((g, { stage }) => {
    // BL-7.13.6, BL-7.14
    const last = fightOf(g.open).damage >= targetOf(g.open)!.health
    return [...(last ? openWindow(g.open, 'combat.beforeTargetDestroyed') : []), { do: 'damageTarget', stage }]
  }),
  // BL-7.8, BL-7.12: also when the attacker has fallen meanwhile.
  damageTarget: auto((g, { stage }, ctx) => {
    const { open } = g
    const { target, damage } = fightOf(open)
    const emptied = suffer(g, target, damage, stage === 6 ? 'combat' : 'retreat', ctx)
    setFight(g, { damage: 0 })
    if (!emptied) return []
    // BL-16.2: it is taken off only after its counter.
    if (stage === 6 && canCounterFerociously(open)) {
      setFight(g, { destroyed: true })
      return []
    }
    return [{ do: 'destroy', unit: target, by: rollerSeat(open, fightOf(open)), inCombat: true }]
  }),
}
