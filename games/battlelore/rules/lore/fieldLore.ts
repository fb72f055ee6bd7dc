/** BL-17.6: the lore cards that are not played in a combat. */
import { ask, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { board, type Hex } from '../../data/hexes.ts'
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import type { BattleLore, MoveOf, Open, Unit } from '../../types.ts'
import type { combatLore } from '../combat/combatLore.ts'
import type { Steps } from '../combat/fight.ts'
import { removeFigures, suffer } from '../combat/harm.ts'
import { groundUnder, hasRoom, isFree } from '../field/field.ts'
import {
  armyOf,
  type BattleContext,
  cardOf,
  change,
  type G,
  gainLore,
  gainPoints,
  heal,
  isWeak,
  other,
  unitAt,
  unitOf,
} from '../field/units.ts'
import { giveOrder, mayBeOrdered, passes } from '../turn/orders.ts'
import type { LorePlay, Play } from './lorePlay.ts'

type CombatCard = keyof typeof combatLore

/** A card for which a number of units is chosen, each fitting and not yet named. */
function choosing(
  n: number,
  fits: (open: Open, unit: Unit, seat: Seat) => boolean,
  effect: LorePlay['effect'],
  upTo = false,
): LorePlay {
  const aims = (open: Open, { seat, at }: Play): Hex[] =>
    at.length >= n
      ? []
      : open.units.filter(unit => fits(open, unit, seat) && !at.includes(unit.hex)).map(({ hex }) => hex)
  return { can: (open, seat) => open.units.some(unit => fits(open, unit, seat)), aims, upTo, effect }
}

/** What a card does to the one unit chosen. */
const onUnit =
  (run: (g: G, unit: Unit, play: Play, ctx: BattleContext) => Steps): LorePlay['effect'] =>
  (g, play, ctx) =>
    run(g, unitAt(g.open, play.at[0])!, play, ctx)

const healing = (card: 'mend-the-ranks' | 'demonic-vigor'): LorePlay['effect'] =>
  onUnit((g, unit, _play, ctx) => {
    heal(g, unit.id, loreCardTable[card].heal!, card, ctx)
    return []
  })

const nearOwn = (open: Open, unit: Unit, seat: Seat, n: number) =>
  unit.seat !== seat && armyOf(open, seat).some(own => board.distance(own.hex, unit.hex) <= n)

const { 'rune-of-binding': binding, 'dark-venom': venom, portal, 'take-to-the-skies': skies } = loreCardTable

export const fieldLore: Readonly<Record<Exclude<LoreCard, CombatCard>, LorePlay>> = {
  // BL-17.6.2: a card that has been stopped is not stopped again.
  'runic-barrier': {
    can: (open, seat) => open.turn!.silenced !== other(seat),
    effect: (g, { seat }) => {
      g.open.turn = { ...g.open.turn!, silenced: other(seat) }
      return []
    },
  },

  // BL-17.6.3: a unit that was flown over, then a hex for it
  'take-to-the-skies': {
    can: (open, _seat, unit) => liftable(open).some(hex => landings(open, unit!, hex).length > 0),
    aims: (open, { at, unit }) => {
      if (at.length === 0) return liftable(open).filter(hex => landings(open, unit!, hex).length > 0)
      return at.length === 1 ? landings(open, unit!, at[0]) : []
    },
    effect: (g, { at: [from, to] }, ctx) => {
      const unit = unitAt(g.open, from)!
      change(g, unit.id, { hex: to })
      ctx.log({ is: 'placed', unit: unit.type, from, to, cause: 'take-to-the-skies' })
      return []
    },
  },

  // BL-17.6.4
  overrun: {
    can: () => true,
    effect: g => {
      g.open.turn = { ...g.open.turn!, overrun: true }
      return []
    },
  },

  'mend-the-ranks': choosing(
    1,
    (open, unit, seat) => unit.seat === seat && !nearOwn(open, unit, other(seat), 1),
    healing('mend-the-ranks'),
  ),

  // BL-17.6.15
  'rune-of-binding': choosing(
    1,
    (open, unit, seat) => nearOwn(open, unit, seat, binding.within!) && cardOf(unit).class !== 'legend',
    onUnit((g, unit, _play, ctx) => {
      afflict(g, unit, 'stun', 'rune-of-binding', ctx)
      return []
    }),
  ),

  'rallying-banner': {
    can: (open, seat) =>
      open.banners.filter(hex => unitAt(open, hex)?.seat === seat).length >= loreCardTable['rallying-banner'].banners!,
    effect: (g, { seat }, ctx) => {
      gainPoints(g, seat, loreCardTable['rallying-banner'].points!, 'rallying-banner', ctx)
      return []
    },
  },

  // BL-17.6.14
  'swift-orders': choosing(
    loreCardTable['swift-orders'].orders!,
    (open, unit, seat) => unit.seat === seat && mayBeOrdered(open, unit.id),
    onUnit((g, unit, _play, ctx) => {
      giveOrder(g, unit, 'swift-orders', ctx)
      return []
    }),
  ),

  // BL-17.6.13
  'wisdom-of-the-knight': {
    can: () => true,
    effect: g => {
      g.open.turn = { ...g.open.turn!, wisdom: true }
      return []
    },
  },

  // BL-17.6.5: any two hexes at most eight apart
  portal: {
    can: () => true,
    aims: (_open, { at }) => {
      if (at.length === 0) return board.hexes
      return at.length === 1 ? board.within(at[0], portal.within!) : []
    },
    effect: (g, { at }, ctx) => {
      g.open.portals = at
      ctx.log({ is: 'portals', hexes: at })
      return []
    },
  },

  // BL-17.6.8
  'battle-cry': choosing(
    1,
    (open, unit, seat) => unit.seat === seat && adjacentEnemies(open, unit).length > 0,
    onUnit((g, unit) => [{ do: 'push', seat: g.open.turn!.seat, from: unit.hex, rest: adjacentEnemies(g.open, unit) }]),
  ),

  // BL-17.6.16: what it takes is effect, not cost (BL-17.2)
  'blood-ritual': choosing(
    1,
    (open, unit, seat) => unit.seat === seat && passes(open, unit, 'infantry'),
    onUnit((g, unit, { seat }, ctx) => {
      const fall = removeFigures(g, unit.id, 1, 'blood-ritual', ctx)
      gainLore(g, seat, loreCardTable['blood-ritual'].gain!, 'blood-ritual', ctx)
      return fall
    }),
  ),

  'dark-venom': choosing(
    venom.targets!,
    (open, unit, seat) => nearOwn(open, unit, seat, venom.within!),
    (g, { at }, ctx) => {
      for (const hex of at) afflict(g, unitAt(g.open, hex)!, 'poison', 'dark-venom', ctx)
      return []
    },
    true,
  ),

  'demonic-vigor': choosing(
    1,
    (open, unit, seat) => unit.seat === seat && passes(open, unit, 'elite-or-legend'),
    healing('demonic-vigor'),
  ),

  // BL-17.6.15: a building takes the one damage (BL-9.7)
  'flay-the-weak': choosing(
    1,
    (open, unit, seat) => nearOwn(open, unit, seat, 1) && isWeak(unit),
    onUnit((g, unit, _play, ctx) => flay(g, unit, ctx)),
  ),

  'howl-of-the-pack': choosing(
    loreCardTable['howl-of-the-pack'].orders!,
    (open, unit, seat) => unit.seat === seat && passes(open, unit, 'cavalry') && mayBeOrdered(open, unit.id),
    (g, { at }, ctx) => {
      for (const hex of at) giveOrder(g, unitAt(g.open, hex)!, 'howl-of-the-pack', ctx)
      return []
    },
    true,
  ),

  // BL-17.6.10
  'nightmare-visions': choosing(
    1,
    (open, unit, seat) => unit.seat !== seat && open.turn!.ordered.some(({ unit: id }) => id === unit.id),
    onUnit((g, unit, _play, ctx) => {
      const turn = g.open.turn!
      const ordered = turn.ordered.filter(({ unit: id }) => id !== unit.id)
      g.open.turn = { ...turn, ordered, unordered: [...turn.unordered, unit.id] }
      ctx.log({ is: 'unordered', seat: unit.seat, unit: unit.type, hex: unit.hex })
      return []
    }),
  ),
}

/** BL-17.6.8: the active player chooses the order in which the enemies are pushed. */
export const pushRules: Chapter<BattleLore, 'push'> = {
  push: ask({
    rule: 'BL-17.6.8',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { rest }) => rest.map((hex): MoveOf<'aim'> => ({ do: 'aim', hex })),
    take: (g, me, _seat, move, ctx): Steps => {
      const { hex } = move
      push(g, me.from, hex, ctx)
      const rest = me.rest.filter(each => each !== hex)
      return rest.length > 0 ? [{ ...me, rest, do: 'push' }] : []
    },
  }),
}

const adjacentEnemies = (open: Open, unit: Unit): Hex[] =>
  open.units.filter(each => each.seat !== unit.seat && board.adjacent(each.hex, unit.hex)).map(({ hex }) => hex)

/** BL-17.6.8, BL-6.5: who cannot go, stays and suffers nothing. */
function push(g: G, from: Hex, hex: Hex, ctx: BattleContext): void {
  const unit = unitAt(g.open, hex)!
  const to = board.next(hex, board.direction(from, hex)!)
  if (unit.stunned || to === null || !hasRoom(g.open, unit.type, to)) return
  change(g, unit.id, { hex: to })
  ctx.log({ is: 'pushed', unit: unit.type, from: hex, to, cause: 'battle-cry' })
}

/** The hexes of the last flight that hold a unit. */
const liftable = (open: Open): Hex[] => open.turn!.flown.filter(hex => !isFree(open, hex))

/** BL-17.6.3: free hexes near the Roc Warrior that the unit can occupy. */
function landings(open: Open, roc: string, from: Hex): readonly Hex[] {
  const { type } = unitAt(open, from)!
  return board.within(unitOf(open, roc)!.hex, skies.within!).filter(hex => hasRoom(open, type, hex))
}

function afflict(g: G, unit: Unit, of: 'poison' | 'stun', cause: LoreCard, ctx: BattleContext): void {
  change(g, unit.id, of === 'poison' ? { poisoned: true } : { stunned: true })
  ctx.log({ is: 'condition', seat: unit.seat, unit: unit.type, hex: unit.hex, of, cause })
}

function flay(g: G, unit: Unit, ctx: BattleContext): Steps {
  const damage = loreCardTable['flay-the-weak'].damage!
  const ignored = Math.min(damage, groundUnder(g.open, unit).cover)
  if (ignored > 0) ctx.log({ is: 'ignored-damage', seat: unit.seat, n: ignored, cause: 'building' })
  const fallen = suffer(g, unit.id, damage - ignored, 'flay-the-weak', ctx)
  return fallen ? [{ do: 'destroy', unit: unit.id, by: null, inCombat: false }] : []
}
