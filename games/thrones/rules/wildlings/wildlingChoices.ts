/** AG-9.7: the choices that Wildling cards leave to a house. */
import { ask, type Chapter, type Context, type Seat, type Step } from '../../../../kernel/index.ts'
import { type Area, type LandArea, landAreas, type Place, structureOf } from '../../data/areas.ts'
import { type Track, tracks } from '../../data/constants.ts'
import type { UnitType } from '../../data/units.ts'
import { type WildlingCard, wildlingCardTable, type wildlingChoices } from '../../data/wildlingCards.ts'
import type { MoveOf, Thrones } from '../../types.ts'
import {
  addRouted,
  addUnits,
  available,
  countOf,
  type G,
  losses,
  placesOf,
  removeUnit,
  sizeOf,
} from '../position/armies.ts'
import { tellLoss } from '../position/control.ts'
import { discard, handBack, takeFromHand } from '../position/hands.ts'
import { holderOf, moveOnTrack, positionOf } from '../position/tracks.ts'
import { canMuster } from '../westeros/mustering.ts'

type Steps = Step<Thrones>[]

const pass: MoveOf<'pass'> = { do: 'pass' }

export const wildlingChoiceRules: Chapter<Thrones, (typeof wildlingChoices)[number]> = {
  // AG-9.7.1: whoever chooses later ends lower
  dropTrack: ask({
    rule: 'AG-9.7.1',
    who: (_g, { seat }) => seat,
    legalMoves: () => drops(['fiefdoms', 'kings-court']),
    take: (g, { card }, seat, move, ctx) => {
      moveOnTrack(g, ctx, move.what, seat, g.open.houses.length, card)
      return []
    },
  }),

  // AG-9.7.1
  rise: ask({
    rule: 'AG-9.7.1',
    who: (_g, { seat }) => seat,
    legalMoves: () => tracks.map((track): MoveOf<'rise'> => ({ do: 'rise', track })),
    take: (g, _me, seat, move, ctx) => {
      moveOnTrack(g, ctx, move.track, seat, 1, 'a-king-beyond-the-wall')
      return []
    },
  }),

  // AG-9.7.2
  downgrade: ask({
    rule: 'AG-9.7.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => knightsToGo(g, seat),
    take: (g, { left }, seat, move, ctx) => {
      const { at, routed } = move
      downgrade(g, ctx, seat, at, routed)
      return downgrading(g, ctx, seat, left - 1)
    },
  }),

  upgrade: ask({
    rule: 'AG-9.7.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [
      ...kinds(g, seat, 'footman').map((where): MoveOf<'promote'> => ({ do: 'promote', ...where })),
      pass,
    ],
    take: (g, { left }, seat, move, ctx) => {
      if (move.do === 'pass') return []
      const { at, routed } = move
      exchange(g, seat, at, 'footman', 'knight', routed)
      ctx.log({ is: 'upgraded', seat, at, unit: 'knight', cause: 'crow-killers' })
      return upgrading(g, seat, left - 1)
    },
  }),

  // AG-9.7.3, AG-9.7.5, AG-9.7.9: as many as able
  loseUnit: ask({
    rule: 'AG-9.7.3',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat, at }) => (at ? [at] : placesOf(g, seat)).flatMap(place => losses(g, place)),
    take: (g, { left, at, card }, seat, move, ctx) => {
      const lost = move
      removeUnit(g, lost.at, lost.unit, lost.routed)
      ctx.log({ is: 'lost', seat, at: lost.at, unit: lost.unit, routed: lost.routed, cause: card })
      tellLoss(g, ctx, lost.at, seat)
      return losing(g, seat, left - 1, card, at)
    },
  }),

  // AG-9.7.4
  loseCard: ask({
    rule: 'AG-9.7.4',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => g.open.hands[seat].map((card): MoveOf<'discard'> => ({ do: 'discard', card })),
    take: (g, _me, seat, move, ctx) => {
      const { card } = move
      takeFromHand(g, seat, card)
      discard(g, ctx, seat, card, 'massing-on-the-milkwater')
      return []
    },
  }),

  // AG-9.7.3
  retrieve: ask({
    rule: 'AG-9.7.3',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [
      ...g.open.discards[seat].map((card): MoveOf<'retrieve'> => ({ do: 'retrieve', card })),
      pass,
    ],
    take: (g, _me, seat, move, ctx) => {
      if (move.do === 'retrieve') handBack(g, ctx, seat, [move.card], 'mammoth-riders')
      return []
    },
  }),

  // AG-9.7.5: units, or the best own track; which of several equal ones is for the Iron Throne holder to say
  preempted: ask({
    rule: 'AG-9.7.5',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => {
      const best = bestTracks(g, seat)
      return [
        { do: 'drop', what: 'units' },
        { do: 'drop', what: best.length === 1 ? best[0] : 'track' },
      ]
    },
    take: (g, _me, seat, move, ctx) => {
      const { what } = move
      if (what === 'units') return losing(g, seat, wildlingCardTable['preemptive-raid'].lowest, 'preemptive-raid')
      if (what !== 'track') return drop(g, ctx, seat, what)
      return [{ do: 'preemptedTrack', seat: holderOf(g.open, 'iron-throne'), of: seat, tracks: bestTracks(g, seat) }]
    },
  }),

  preemptedTrack: ask({
    rule: 'AG-9.7.5',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, me) => drops(me.tracks),
    take: (g, { of }, _seat, move, ctx) => drop(g, ctx, of, move.what),
  }),

  // AG-9.7.9
  hordeArea: ask({
    rule: 'AG-9.7.9',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => crowdedAreas(g, seat).map((area): MoveOf<'at'> => ({ do: 'at', area })),
    take: (g, _me, seat, move) => {
      const { lowest } = wildlingCardTable['the-horde-descends']
      return losing(g, seat, lowest, 'the-horde-descends', move.area)
    },
  }),

  hordeMuster: ask({
    rule: 'AG-9.7.9',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [...musterAreasOf(g, seat).map((area): MoveOf<'at'> => ({ do: 'at', area })), pass],
    take: (_g, _me, seat, move) => (move.do === 'at' ? [{ do: 'muster', seat, only: move.area, steps: [] }] : []),
  }),
}

const drops = (what: readonly Track[]): (MoveOf<'drop'> & { what: Track })[] =>
  what.map(track => ({ do: 'drop', what: track }))

/** The steps by which a seat loses `left` units, as far as it has any: anywhere, or in an area that has so many. */
export function losing(g: G, seat: Seat, left: number, card: WildlingCard, at: Area | null = null): Steps {
  return left > 0 && placesOf(g, seat).length > 0 ? [{ do: 'loseUnit', seat, left, at, card }] : []
}

/** Areas with castle or stronghold where a seat has at least two units. */
export const crowdedAreas = (g: G, seat: Seat): LandArea[] =>
  landAreas.filter(area => {
    const army = g.open.armies[area]
    return structureOf(area) !== null && army?.seat === seat && sizeOf(army) >= 2
  })

export const musterAreasOf = (g: G, seat: Seat): LandArea[] => landAreas.filter(area => canMuster(g, seat, area))

/** AG-9.7.2: `left` Knights become Footmen, or are lost once these have run out; asks only where there is a choice. */
export function downgrading(g: G, ctx: Context<Thrones>, seat: Seat, left: number): Steps {
  const knights = countOf(g, seat, 'knight')
  const footmen = available(g, seat, 'footman')
  if (left <= 0 || knights === 0) return []
  if (left < knights || (footmen > 0 && footmen < knights)) return [{ do: 'downgrade', seat, left }]
  for (const { at, routed } of each(g, seat, 'knight')) downgrade(g, ctx, seat, at, routed)
  return []
}

function downgrade(g: G, ctx: Context<Thrones>, seat: Seat, at: Place, routed: boolean): void {
  if (available(g, seat, 'footman') > 0) {
    exchange(g, seat, at, 'knight', 'footman', routed)
    ctx.log({ is: 'downgraded', seat, at, cause: 'crow-killers' })
  } else {
    removeUnit(g, at, 'knight', routed)
    ctx.log({ is: 'lost', seat, at, unit: 'knight', routed, cause: 'crow-killers' })
    tellLoss(g, ctx, at, seat)
  }
}

function knightsToGo(g: G, seat: Seat): MoveOf<'downgrade' | 'lose'>[] {
  const unit = 'knight'
  if (available(g, seat, 'footman') === 0) return kinds(g, seat, unit).map(where => ({ do: 'lose', unit, ...where }))
  return kinds(g, seat, unit).map(where => ({ do: 'downgrade', ...where }))
}

/** The steps by which a seat may turn up to `left` Footmen into Knights, as far as there are Knights. */
export const upgrading = (g: G, seat: Seat, left: number): Steps =>
  left > 0 && available(g, seat, 'knight') > 0 ? [{ do: 'upgrade', seat, left }] : []

function exchange(g: G, seat: Seat, at: Place, from: UnitType, to: UnitType, routed: boolean): void {
  removeUnit(g, at, from, routed)
  if (routed) addRouted(g, at, seat, [to])
  else addUnits(g, at, seat, [to])
}

interface Where {
  at: Place
  routed: boolean
}

/** Every unit of a type, one by one. */
function each(g: G, seat: Seat, unit: UnitType): Where[] {
  return placesOf(g, seat).flatMap(at => {
    const { units, routed } = g.open.armies[at]!
    const standing = units.filter(one => one === unit).map(() => ({ at, routed: false }))
    return [...standing, ...routed.filter(one => one === unit).map(() => ({ at, routed: true }))]
  })
}

/** Where a seat has units of a type: standing ones and routed ones told apart. */
const kinds = (g: G, seat: Seat, unit: UnitType): Where[] =>
  each(g, seat, unit).filter(
    ({ at, routed }, i, all) => i === 0 || all[i - 1].at !== at || all[i - 1].routed !== routed,
  )

/** The tracks on which a seat stands best. */
function bestTracks(g: G, seat: Seat): Track[] {
  const best = Math.min(...tracks.map(track => positionOf(g.open, track, seat)))
  return tracks.filter(track => positionOf(g.open, track, seat) === best)
}

function drop(g: G, ctx: Context<Thrones>, seat: Seat, track: Track): Steps {
  const { lowest } = wildlingCardTable['preemptive-raid']
  const position = Math.min(g.open.houses.length, positionOf(g.open, track, seat) + lowest)
  moveOnTrack(g, ctx, track, seat, position, 'preemptive-raid')
  return []
}
