/** WK-11.6: strongholds and Nobles return, troops are regrouped. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import type { Area } from '../../data/areas.ts'
import { type ArmyId, isStronghold, type NobleId } from '../../data/barons.ts'
import { cityTable } from '../../data/cities.ts'
import type { Troop } from '../../data/troops.ts'
import type { MoveOf, Open, WarriorKnights } from '../../types.ts'
import { areaOf, armiesOf, armyOf, isArmyBesieged, moveNoble, moveTroops, othersIn, troopsOf } from '../armies.ts'
import { strongholdAreas } from '../placing.ts'
import {
  citiesOf,
  type G,
  isOffBoard,
  type KnightsContext,
  nobleAt,
  noblesOfSeat,
  type Steps,
  strongholdOfSeat,
} from '../seats.ts'
import { areaOfSite, isBesieged, setStronghold } from '../sites.ts'

/** WK-11.6a: as in the setup, and without another Baron's Noble. */
const rebuildAreas = (open: Open, seat: Seat): Area[] =>
  strongholdAreas(open).filter(area => othersIn(open, seat, area).length === 0)

const isOff = (open: Open, army: ArmyId): boolean => !isStronghold(army) && isOffBoard(nobleAt(open, army))

/** WK-11.6b to d: may troops go from one army to another? */
function mayShift(open: Open, from: ArmyId, to: ArmyId): boolean {
  if (from === to || isArmyBesieged(open, from) || isArmyBesieged(open, to)) return false
  if (isStronghold(from) || isOff(open, from)) return isOff(open, to)
  const area = areaOf(open, from)
  return !isStronghold(to) && area !== null && area === areaOf(open, to)
}

/** Each card once at most, each army with tokens once; from an army with tokens all, with the tokens. */
function shifts(open: Open, seat: Seat, moved: readonly (ArmyId | Troop)[]): MoveOf<'shift' | 'shift-all' | 'done'>[] {
  const armies = armiesOf(open, seat)
  const all = armies.flatMap((from): MoveOf<'shift' | 'shift-all'>[] => {
    const { cards, tokens } = armyOf(open, from)
    const takers = armies.filter(to => mayShift(open, from, to))
    if (tokens > 0) {
      const isFree = cards.length > 0 && !moved.includes(from)
      return isFree ? takers.map(to => ({ do: 'shift-all' as const, from, to })) : []
    }
    const free = cards.filter(card => !moved.includes(card))
    return free.flatMap(card => takers.map(to => ({ do: 'shift' as const, card, from, to })))
  })
  return [...all, { do: 'done' }]
}

function shift(g: G, ctx: KnightsContext, move: MoveOf<'shift' | 'shift-all'>): readonly (ArmyId | Troop)[] {
  const { cards, tokens } = armyOf(g.open, move.from)
  const taken = move.do === 'shift' ? [move.card] : cards
  const withThem = move.do === 'shift' ? 0 : tokens
  moveTroops(g, move.from, move.to, taken, withThem)
  ctx.log({ is: 'shifted', from: move.from, to: move.to, cards: taken, tokens: withThem })
  return move.do === 'shift' ? taken : [...taken, move.from, move.to]
}

/** WK-11.6e: at his stronghold, or at a city of his that is not besieged. */
export function returnAreas(open: Open, seat: Seat): Area[] {
  const home = areaOfSite(open, strongholdOfSeat(open, seat))
  const cities = citiesOf(open, seat).filter(city => !isBesieged(open, city))
  return [...(home === null ? [] : [home]), ...cities.map(city => cityTable[city].area)]
}

/** Off the board with troops; the dead come back if their heir is with their own Baron (WK-16.3). */
export const mustReturn = (open: Open, seat: Seat): NobleId[] =>
  noblesOfSeat(open, seat).filter(noble => {
    const { at, heir } = nobleAt(open, noble)
    return (at === 'off' || (at === 'dead' && heir === seat)) && troopsOf(open, noble) > 0
  })

export const regroupRules: Chapter<WarriorKnights, 'regroups' | 'rebuild' | 'regroup' | 'returns' | 'comeBack'> = {
  regroups: auto(({ open }, { rest: [seat, ...rest] }): Steps => {
    if (seat === undefined) return []
    const isAway = areaOfSite(open, strongholdOfSeat(open, seat)) === null
    return [
      ...(isAway ? [{ do: 'rebuild', seat } as const] : []),
      { do: 'regroup', seat, moved: [] },
      { do: 'returns', seat },
      { do: 'regroups', rest },
    ]
  }),
  rebuild: ask({
    rule: 'WK-11.6',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => [
      ...rebuildAreas(open, seat).map(area => ({ do: 'place' as const, area })),
      { do: 'decline' },
    ],
    take: (g, { seat }, _seat, move, ctx) => {
      if (move.do === 'decline') return []
      setStronghold(g, seat, { area: move.area, breaches: 0 })
      ctx.log({ is: 'founded', seat, area: move.area })
      return []
    },
  }),
  regroup: ask({
    rule: 'WK-11.6',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, moved }) => shifts(open, seat, moved),
    take: (g, me, _seat, move, ctx) => {
      if (move.do === 'done') return []
      const moved = [...me.moved, ...shift(g, ctx, move)]
      return [
        { do: 'checkArmies', deserted: false },
        { ...me, do: 'regroup', moved },
      ]
    },
  }),
  returns: auto(({ open }, { seat }) => {
    const [noble] = mustReturn(open, seat)
    if (noble === undefined || returnAreas(open, seat).length === 0) return []
    return [
      { do: 'comeBack', seat, noble },
      { do: 'returns', seat },
    ]
  }),
  comeBack: ask({
    rule: 'WK-11.6',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat, noble }) =>
      mustReturn(open, seat).includes(noble)
        ? returnAreas(open, seat).map(area => ({ do: 'place' as const, area }))
        : // His heir has been killed, or handed over, meanwhile
          [{ do: 'decline' }],
    take: (g, { noble }, _seat, move, ctx) => {
      if (move.do === 'decline') return []
      moveNoble(g, ctx, noble, 'board', move.area)
      // WK-16.3: the heir of a dead Noble has become the Noble; his own heir is with the Baron, as that one was
      ctx.log({ is: 'cameBack', noble, area: move.area })
      return []
    },
  }),
}
