/** WK-8: Nobles move. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import type { Area } from '../../data/areas.ts'
import type { ArmyId, NobleId } from '../../data/barons.ts'
import type { Journey } from '../../steps.ts'
import type { MoveOf, Open, Order, WarriorKnights } from '../../types.ts'
import { areaOf, armyOf, isArmyBesieged, moveNoble, moveTroops, noblesIn, setExhausted } from '../armies.ts'
import { isInForce } from '../modifiers.ts'
import { type G, type KnightsContext, nobleAt, type Steps, seatOfNoble, strongholdOfSeat } from '../seats.ts'
import { bindingsOfJourney } from './laws.ts'
import { harborsOf, movableNobles, passagesFor, pathsOf } from './paths.ts'

export type MarchMove = MoveOf<'go' | 'sail'>

/** Every move of a seat's Nobles, into one area where that is set. */
export const marches = (open: Open, seat: Seat, into: Area | null): MarchMove[] =>
  movableNobles(open, seat).flatMap((noble): MarchMove[] => [
    ...pathsOf(open, seat, noble, into).map(path => ({ do: 'go' as const, noble, path })),
    ...harborsOf(open, noble, into).map(to => ({ do: 'sail' as const, noble, to })),
  ])

/** WK-8.4: the whole path is declared first; who must be asked is asked, then the laws apply. */
export function declare({ open }: G, seat: Seat, move: MarchMove): { do: 'journey' } & Journey {
  const from = nobleAt(open, move.noble).area!
  const bySea = move.do === 'sail'
  const path = [from, ...(bySea ? [move.to] : move.path)]
  const permissions = bySea ? [] : passagesFor(open, seat, path.slice(1))
  const bindings = bindingsOfJourney(open, seat, { path, bySea })
  return { do: 'journey', noble: move.noble, path, bySea, permissions, bindings }
}

export function changeOrder(g: G, part: Partial<Order>): void {
  g.open.order = { ...g.open.order!, ...part }
}

/** Was the last answer a no? It is used up. */
export function isCalledOff(g: G): boolean {
  const off = g.open.answer === 'refused' || g.open.answer === 'called-off'
  g.open.answer = null
  return off
}

/** WK-8.7, WK-8.9: the armies that may give troops to a moving Noble where he is now. */
function givers(open: Open, noble: NobleId): ArmyId[] {
  const seat = seatOfNoble(open, noble)
  const area = areaOf(open, noble)
  if (area === null || isArmyBesieged(open, noble)) return []
  const nobles = noblesIn(open, seat, area).filter(each => each !== noble && !nobleAt(open, each).exhausted)
  const stronghold = strongholdOfSeat(open, seat)
  const all: ArmyId[] = [...nobles, ...(areaOf(open, stronghold) === area ? [stronghold] : [])]
  return all.filter(army => armyOf(open, army).cards.length > 0 && !isArmyBesieged(open, army))
}

/** WK-8.8: from an army with casualty tokens all, or nothing. */
function takings(open: Open, noble: NobleId): MoveOf<'take' | 'take-all' | 'done'>[] {
  const all = givers(open, noble).flatMap((from): MoveOf<'take' | 'take-all'>[] => {
    const { cards, tokens } = armyOf(open, from)
    const each = tokens > 0 ? [] : cards.map(card => ({ do: 'take' as const, card, from }))
    return cards.length > 1 || tokens > 0 ? [...each, { do: 'take-all', from }] : each
  })
  return [...all, { do: 'done' }]
}

function take(g: G, ctx: KnightsContext, noble: NobleId, move: MoveOf<'take' | 'take-all'>): void {
  const { cards, tokens } = armyOf(g.open, move.from)
  const taken = move.do === 'take' ? [move.card] : cards
  const withThem = move.do === 'take' ? 0 : tokens
  moveTroops(g, move.from, noble, taken, withThem)
  ctx.log({ is: 'took', army: noble, from: move.from, cards: taken, tokens: withThem })
}

/** WK-8.5: he is at sea until the Upkeep, unless his office lets him land at once (WK-17.16). */
function sail(g: G, ctx: KnightsContext, noble: NobleId, to: Area): Steps {
  const atOnce = isInForce(g.open, 'seaMoveImmediate', noble)
  moveNoble(g, ctx, noble, atOnce ? 'board' : 'sea', to)
  ctx.log({ is: 'sailed', noble, to })
  if (atOnce) ctx.log({ is: 'landed', noble, area: to })
  setExhausted(g, ctx, noble, true)
  return []
}

export const marchRules: Chapter<WarriorKnights, 'journey' | 'permission' | 'travel' | 'takeTroops'> = {
  journey: auto((g, me) => {
    if (isCalledOff(g)) return []
    const { noble, path, bySea, permissions, bindings } = me
    if (permissions.length > 0) {
      return [
        { do: 'permission', ...permissions[0] },
        { ...me, do: 'journey', permissions: permissions.slice(1) },
      ]
    }
    if (bindings.length > 0) {
      return [
        { do: 'obey', ...bindings[0] },
        { ...me, do: 'journey', bindings: bindings.slice(1) },
      ]
    }
    changeOrder(g, { area: g.open.order!.area ?? path.at(-1)!, moved: [...g.open.order!.moved, noble] })
    const seat = seatOfNoble(g.open, noble)
    return [
      { do: 'takeTroops', seat, noble, area: path[0] },
      { do: 'travel', noble, path, bySea },
    ]
  }),
  permission: ask({
    rule: 'WK-15.2',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'grant' }, { do: 'refuse' }],
    take: (g, me, _seat, move, ctx) => {
      const { seat, of, area, why } = me
      const granted = move.do === 'grant'
      ctx.log({ is: 'permission', seat, of, area, why, granted })
      g.open.answer = granted ? 'granted' : 'refused'
      if (!granted) changeOrder(g, { refused: [...g.open.order!.refused, { seat, of, area, why }] })
      return []
    },
  }),
  /** From one area to the next; troops may be taken in each (WK-8.7). */
  travel: auto((g, { noble, path: [from, to, ...rest], bySea }, ctx) => {
    if (nobleAt(g.open, noble).area !== from) return [] // he has died on the way
    if (bySea) return sail(g, ctx, noble, to)
    moveNoble(g, ctx, noble, 'board', to)
    ctx.log({ is: 'marched', noble, path: [from, to] })
    const seat = seatOfNoble(g.open, noble)
    const next = rest.length > 0 ? [{ do: 'travel', noble, path: [to, ...rest], bySea } as const] : []
    return [{ do: 'takeTroops', seat, noble, area: to }, ...next]
  }),
  takeTroops: ask({
    rule: 'WK-8.7',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { noble }) => takings(open, noble),
    take: (g, me, _seat, move, ctx) => {
      if (move.do === 'done') return []
      take(g, ctx, me.noble, move)
      // WK-8.9, WK-1.5
      return [
        { do: 'checkArmies', deserted: false },
        { ...me, do: 'takeTroops' },
      ]
    },
  }),
}
