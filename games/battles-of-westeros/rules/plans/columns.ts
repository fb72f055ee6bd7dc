/** BW-P10.1 to BW-P10.4: columns that arrive behind their commanders. */
import { ask, auto, hold, put, putAt, type Seat, sealed } from '../../../../kernel/index.ts'
import { planOf } from '../../data/battles.ts'
import { cardsOf } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Hex } from '../../data/hexes.ts'
import { type Column, type Entry, entries, type Special } from '../../data/plans/plan.ts'
import type { Discs, MoveOf, Open } from '../../types.ts'
import { addToDeck } from '../cards/decks.ts'
import { isOpen } from '../field/ground.ts'
import { type BattleContext, boardOf, type G, other, type Rules, type Steps, unitAt } from '../field/units.ts'
import { enlist } from '../setup/enlist.ts'

type Columns = NonNullable<Special['columns']>
const columnsOf = (open: Open): Columns | undefined => planOf(open.options.battle)?.special.columns

const columnOf = (open: Open, seat: Seat, commander: Commander): Column | undefined =>
  columnsOf(open)!.of[open.houses[seat]].find(each => each.commander === commander)

const entryHexes = (open: Open, seat: Seat, entry: Entry) => columnsOf(open)!.entries[open.houses[seat]][entry]

/** BW-P10.1: the two commanders of the columns and the decoy. */
const discsOf = (open: Open, seat: Seat): readonly Commander[] => {
  const { of, decoys } = columnsOf(open)!
  const house = open.houses[seat]
  return [...of[house].map(({ commander }) => commander), decoys[house]]
}

function layouts(open: Open, seat: Seat): MoveOf<'discs'>[] {
  const [a, b, c] = discsOf(open, seat)
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ]
  return orders.map(([west, centre, east]) => ({ do: 'discs', west, centre, east }))
}

function setDiscs(g: G, seat: Seat, part: Partial<Discs>): void {
  g.open.discs = putAt(g.open.discs, seat, { ...g.open.discs[seat], ...part })
}

/** Free hexes beside an entry, its own hexes not among them. */
function nearby(open: Open, hexes: readonly Hex[]): Hex[] {
  const near = hexes.flatMap(hex => boardOf(open).neighbours(hex))
  return [...new Set(near)].filter(hex => !hexes.includes(hex) && isOpen(open, hex))
}

/** BW-P10.3: no enemy on the middle hex, and a hex for each unit. */
function canEnter(open: Open, seat: Seat, entry: Entry, units: number): boolean {
  const hexes = entryHexes(open, seat, entry)
  const guard = unitAt(open, hexes[1])
  if (guard && guard.seat !== seat) return false
  return hexes.filter(hex => isOpen(open, hex)).length + nearby(open, hexes).length >= units
}

/** BW-P10.2, BW-P10.3: hexes for a unit of a column: the commander's, or one of the two others of which so many are still to come. */
function placesFor(open: Open, seat: Seat, entry: Entry, isLeader: boolean, toCome: number): readonly Hex[] {
  const [left, middle, right] = entryHexes(open, seat, entry)
  const own = (isLeader ? [middle] : [left, right]).filter(hex => isOpen(open, hex))
  const isTight = own.length < toCome
  return isTight ? [...own, ...nearby(open, [left, middle, right])] : own
}

/** BW-P10.4: from now on the commander is in play, and his cards with him. */
function comeIn(g: G, seat: Seat, commander: Commander, ctx: BattleContext): void {
  g.open.commanders = put(g.open.commanders, commander, { ...g.open.commanders[commander]!, where: 'field' })
  setDiscs(g, seat, { waiting: g.open.discs[seat].waiting.filter(each => each.commander !== commander) })
  addToDeck(g, seat, cardsOf(commander), ctx)
}

/** BW-P10.2: his discs that are face down and lead a column. */
function dueEntries({ open, held }: G, seat: Seat): Entry[] {
  const { discs } = held[seat]
  return open.discs[seat].down.filter(entry => columnOf(open, seat, discs[entry]!) !== undefined)
}

export const columnRules: Rules<
  'placeDiscs' | 'arrivals' | 'turnUp' | 'column' | 'newcomers' | 'enter' | 'endArrivals'
> = {
  placeDiscs: sealed({
    rule: 'BW-P10.1',
    who: g => [...g.open.houses.keys()],
    legalMoves: (g, _me, seat) => layouts(g.open, seat),
    reveal: (g, _me, answers) => {
      for (const [seat, answer] of answers.entries()) {
        const { west, centre, east } = answer!
        hold(g, seat, { discs: { west, centre, east } })
        setDiscs(g, seat, { down: entries })
      }
      return []
    },
  }),

  // BW-P10.2, BW-P10.3: a column that has waited comes beside the one that is due
  arrivals: auto((g, { seat }): Steps => {
    const columns = columnsOf(g.open)
    if (!columns) return []
    const { waiting } = g.open.discs[seat]
    return [
      ...waiting.map(({ entry, commander }) => ({ do: 'column', seat, entry, commander }) as const),
      ...(columns.rounds.includes(g.open.round) ? [{ do: 'turnUp', seat } as const] : []),
    ]
  }),

  turnUp: ask({
    rule: 'BW-P10.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => dueEntries(g, seat).map(entry => ({ do: 'turn-up', entry })),
    take: (g, { seat }, _seat, { entry }): Steps => {
      const { [entry]: commander, ...rest } = g.held[seat].discs
      hold(g, seat, { discs: rest })
      const { down, waiting } = g.open.discs[seat]
      setDiscs(g, seat, {
        down: down.filter(each => each !== entry),
        waiting: [...waiting, { entry, commander: commander! }],
      })
      return [{ do: 'column', seat, entry, commander: commander! }]
    },
    // Which disc leads a column is a secret, also when only one does.
    always: true,
  }),

  column: auto((g, { seat, entry, commander }, ctx): Steps => {
    const { units } = columnOf(g.open, seat, commander)!
    const hex = entryHexes(g.open, seat, entry)[1]
    if (!canEnter(g.open, seat, entry, units.length)) {
      ctx.log({ is: 'column-waits', seat, commander, hex })
      return []
    }
    ctx.log({ is: 'column', seat, commander, hex })
    return [{ do: 'newcomers', seat, entry, units }]
  }),

  newcomers: auto((g, { seat, entry, units: [recruit, ...rest] }): Steps => {
    const isLeader = recruit.commander !== null
    const among = placesFor(g.open, seat, entry, isLeader, isLeader ? 1 : rest.length + 1)
    return [
      { do: 'enter', seat, recruit, among },
      ...(rest.length > 0 ? [{ do: 'newcomers', seat, entry, units: rest } as const] : []),
    ]
  }),

  enter: ask({
    rule: 'BW-P10.3',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { among }) => among.map(hex => ({ do: 'place', hex })),
    take: (g, { seat, recruit }, _seat, { hex }, ctx) => {
      if (recruit.commander) comeIn(g, seat, recruit.commander, ctx)
      enlist(g, seat, recruit, hex, ctx)
      return []
    },
  }),

  // BW-P10.2: after the last arrivals the decoys are turned up
  endArrivals: auto((g, _me, ctx) => {
    const columns = columnsOf(g.open)
    if (!columns || g.open.round !== columns.rounds.at(-1)) return []
    for (const seat of [g.open.momentum, other(g.open.momentum)]) {
      for (const entry of g.open.discs[seat].down) {
        const commander = g.held[seat].discs[entry]!
        ctx.log({ is: 'decoy', seat, commander, hex: entryHexes(g.open, seat, entry)[1] })
      }
      hold(g, seat, { discs: {} })
      setDiscs(g, seat, { down: [] })
    }
    return []
  }),
}
