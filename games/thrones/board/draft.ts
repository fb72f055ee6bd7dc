/** What is drafted but not done: marching groups, new units, attackers on their way. All from open facts of the steps. */
import type { View } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import type { UnitType } from '../data/units.ts'
import { isHostile } from '../rules/position/control.ts'
import type { Asks, Group } from '../steps.ts'
import type { MusterStep, Open, Side, Thrones, UnitPick } from '../types.ts'

/** Pieces that will be in a place. */
export interface Arrival {
  house: House
  units: readonly UnitPick[]
  /** Where it comes from; null: mustered. */
  from: Place | null
  to: Place
  /** It comes to fight: it waits on its way. */
  hostile: boolean
}

export interface Arrow {
  from: Place
  to: Place
  kind: 'march' | 'attack' | 'support'
  house: House
  side: Side | null
}

export interface Draft {
  arrivals: readonly Arrival[]
  leaving: Readonly<Partial<Record<Place, readonly UnitPick[]>>>
  arrows: readonly Arrow[]
}

const nothing: Draft = { arrivals: [], leaving: {}, arrows: [] }

const standing = (units: readonly UnitType[]): UnitPick[] => units.map(unit => ({ unit, routed: false }))

function marchDraft(open: Open, seat: number, from: Place, groups: readonly Group[]): Draft {
  const house = open.houses[seat]
  const hostile = (to: Place) => isHostile(open, seat, to)
  return {
    arrivals: groups.map(({ to, units }) => ({ house, units: standing(units), from, to, hostile: hostile(to) })),
    leaving: { [from]: groups.flatMap(group => standing(group.units)) },
    arrows: groups.map(({ to }) => ({ from, to, kind: hostile(to) ? 'attack' : 'march', house, side: null })),
  }
}

const footmenAt = (open: Open, at: Place, routed: boolean): number => {
  const army = open.armies[at]
  return (routed ? army?.routed : army?.units)?.filter(unit => unit === 'footman').length ?? 0
}

/** A muster step as a piece that comes. */
function mustered(house: House, step: MusterStep): Arrival {
  const upgrade = step.kind === 'upgrade'
  const to = upgrade ? step.at : step.to
  const unit = { unit: step.unit, routed: upgrade && step.routed }
  return { house, units: [unit], from: to === step.at ? null : step.at, to, hostile: false }
}

/** New pieces come; a footman that is upgraded goes, be it one of the army or one just mustered. */
function musterDraft(open: Open, { seat, steps }: Asks['muster']): Draft {
  const arrivals: Arrival[] = []
  const leaving: Partial<Record<Place, UnitPick[]>> = {}
  for (const step of steps) {
    if (step.kind === 'upgrade') {
      const footman = { unit: 'footman' as const, routed: step.routed }
      const gone = (leaving[step.at] ?? []).filter(unit => unit.routed === step.routed)
      const fresh = arrivals.findIndex(({ to, units }) => to === step.at && units[0].unit === 'footman')
      if (gone.length < footmenAt(open, step.at, step.routed)) leaving[step.at] = [...(leaving[step.at] ?? []), footman]
      else if (fresh >= 0) arrivals.splice(fresh, 1)
    }
    arrivals.push(mustered(open.houses[seat], step))
  }
  return { arrivals, leaving, arrows: [] }
}

function combatDraft({ combat, armies, houses }: Open): Draft {
  if (combat === null) return nothing
  const { from, at, attacker, units } = combat
  const supports = Object.entries(combat.supports) as [Place, Side][]
  const attack: Arrow = { from, to: at, kind: 'attack', house: houses[attacker.seat], side: 'attacker' }
  // Once the army has moved in, it is drawn where it stands.
  const moved = armies[at]?.seat === attacker.seat
  const away = moved || armies[from]?.seat !== attacker.seat
  const army: Arrival = { house: houses[attacker.seat], units: standing(units), from, to: at, hostile: true }
  return {
    arrivals: away ? [] : [army],
    leaving: away ? {} : { [from]: standing(units) },
    arrows: [
      ...(away ? [] : [attack]),
      ...supports.flatMap(([place, side]): Arrow[] => {
        const house = houses[armies[place]?.seat ?? -1]
        return house ? [{ from: place, to: at, kind: 'support', house, side }] : []
      }),
    ],
  }
}

/** The draft that a view shows: of the innermost step that has one, else of the combat. */
export function draftOf(view: View<Thrones>): Draft {
  for (const step of view.stack.toReversed()) {
    if (step.do === 'march') return marchDraft(view.open, step.seat, step.from, step.groups)
    if (step.do === 'neutralSupport') return marchDraft(view.open, step.marcher, step.from, step.groups)
    if (step.do === 'muster') return musterDraft(view.open, step)
  }
  return combatDraft(view.open)
}

/** Arrivals that stand in a place as guests of its own army. */
export const guestsAt = (draft: Draft, place: Place): Arrival[] =>
  draft.arrivals.filter(arrival => arrival.to === place && !arrival.hostile)
