/** Laws that hold in every position of a combat: a complaint, or null. */
import type { Game } from '../../../../kernel/index.ts'
import type { Place } from '../../data/areas.ts'
import { tidesDeck } from '../../data/tides.ts'
import { unitTypes } from '../../data/units.ts'
import type { Thrones } from '../../types.ts'
import { typeOf } from '../position/orders.ts'

const countIn = <T>(list: readonly T[], wanted: T): number => list.filter(each => each === wanted).length

export const combatInvariants: Game<Thrones>['invariants'] = {
  'AG-8.1.1 the attackers stand in the start area until the combat is decided': ({ open: { combat, armies } }) => {
    if (!combat || combat.winner) return null
    const camp = armies[combat.from]
    if (combat.units.length > 0 && camp?.seat !== combat.attacker.seat) return `Nobody stands in ${combat.from}.`
    const more = unitTypes.find(unit => countIn(combat.units, unit) > countIn(camp?.units ?? [], unit))
    return more ? `More of ${more} attack than stand in ${combat.from}.` : null
  },

  'AG-8.2.1 support comes from Support orders with units': ({ open: { combat, armies, orders } }) => {
    if (!combat || combat.winner) return null
    const wrong = (Object.keys(combat.supports) as Place[]).find(place => {
      const token = orders[place]
      return !token?.order || typeOf(token.order) !== 'support' || armies[place]?.seat !== token.seat
    })
    return wrong ? `${wrong} supports without units or order.` : null
  },

  'AG-11.2 the Tides of Battle cards are all there, or none is': ({ open: { combat }, held, hidden }) => {
    const drawn = held.flatMap(({ tides }) => tides ?? [])
    const shown = combat ? [combat.attacker.tides, combat.defender.tides].flatMap(card => card ?? []) : []
    const all = [...hidden.tides, ...drawn, ...shown]
    const complete = [...all].sort().join() === [...tidesDeck].sort().join()
    return all.length === 0 || complete ? null : `There are ${all.length} cards.`
  },
}
