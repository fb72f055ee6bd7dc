/** What changed on the map between two positions: the plan of an animation, made from nothing but the difference. */
import { type Place, places } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import { unitTypes } from '../data/units.ts'
import type { Open, UnitPick } from '../types.ts'
import { middleOf } from './layout.ts'

export type Change =
  | { is: 'moved'; house: House; unit: UnitPick; from: Place; to: Place }
  | { is: 'came'; house: House; unit: UnitPick; at: Place }
  | { is: 'went'; house: House; unit: UnitPick; at: Place }
  | { is: 'revealed'; at: Place }

type Counts = Map<string, number>

const unitsIn = (open: Open, place: Place): { house: House; unit: UnitPick }[] => {
  const army = open.armies[place]
  if (army === null) return []
  const house = open.houses[army.seat]
  return [
    ...army.units.map(unit => ({ house, unit: { unit, routed: false } })),
    ...army.routed.map(unit => ({ house, unit: { unit, routed: true } })),
  ]
}

/** Units of one house and type that a place has more than before; a unit that only rose or fell is no change. */
function gains(before: Open, after: Open, place: Place): { house: House; unit: UnitPick; n: number }[] {
  const count = (open: Open) => {
    const counts: Counts = new Map()
    for (const { house, unit } of unitsIn(open, place)) {
      const key = `${house}/${unit.unit}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    return counts
  }
  const [old, now] = [count(before), count(after)]
  return before.houses.flatMap(house =>
    unitTypes.flatMap(unit => {
      const n = (now.get(`${house}/${unit}`) ?? 0) - (old.get(`${house}/${unit}`) ?? 0)
      const routed = (n > 0 ? after : before).armies[place]?.routed.includes(unit) ?? false
      return n === 0 ? [] : [{ house, unit: { unit, routed }, n }]
    }),
  )
}

interface Loose {
  house: House
  unit: UnitPick
  at: Place
}

const distance = (a: Place, b: Place) => {
  const [p, q] = [middleOf(a), middleOf(b)]
  return Math.hypot(p.x - q.x, p.y - q.y)
}

/** Pairs every arrival with the nearest departure of the same kind of unit. */
function pair(came: readonly Loose[], went: readonly Loose[]): Change[] {
  const left = [...went]
  const changes: Change[] = came.map(({ house, unit, at }) => {
    let best = -1
    left.forEach((other, i) => {
      if (other.house !== house || other.unit.unit !== unit.unit) return
      if (best < 0 || distance(other.at, at) < distance(left[best].at, at)) best = i
    })
    if (best < 0) return { is: 'came', house, unit, at }
    const [{ at: from }] = left.splice(best, 1)
    return { is: 'moved', house, unit, from, to: at }
  })
  return [...changes, ...left.map((gone): Change => ({ is: 'went', ...gone }))]
}

/** Orders that were face down and are open now. */
const reveals = (before: Open, after: Open): Change[] =>
  places.flatMap((at): Change[] => {
    const [old, now] = [before.orders[at], after.orders[at]]
    return old && now && old.order === null && now.order !== null ? [{ is: 'revealed', at }] : []
  })

/** All changes from one position to another; none where nothing moved. */
export function changesBetween(before: Open, after: Open): Change[] {
  const came: Loose[] = []
  const went: Loose[] = []
  if (before.armies !== after.armies) {
    for (const place of places) {
      if (before.armies[place] === after.armies[place]) continue
      for (const { house, unit, n } of gains(before, after, place)) {
        for (let i = 0; i < Math.abs(n); i++) (n > 0 ? came : went).push({ house, unit, at: place })
      }
    }
  }
  return [...pair(came, went), ...(before.orders === after.orders ? [] : reveals(before, after))]
}
