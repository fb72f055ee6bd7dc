/** WK-9.2, WK-9.3: a battle from the naming of commanders to the reveal. */

import { ask, auto, type Chapter, hold, type Ledger, type Seat, sealed } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { isStronghold, type NobleId } from '../../data/barons.ts'
import { commanderDiscards, commanderDraws, mostDraws, tokenStrength } from '../../data/constants.ts'
import { type FateCard, fateTable } from '../../data/fate.ts'
import type { Attack } from '../../steps.ts'
import type { Battle, BattleSide, Held, MoveOf, Open, Side, WarriorKnights } from '../../types.ts'
import { armyStrength } from '../armies.ts'
import { takeFate, toBottom } from '../fate.ts'
import { changeFor } from '../modifiers.ts'
import type { G, KnightsContext, Steps } from '../seats.ts'
import { siteStrength } from '../sites.ts'
import { defendersIn } from './declaring.ts'

export const battleSides = ['attacker', 'defender'] as const
export const otherSide = (side: BattleSide): BattleSide => (side === 'attacker' ? 'defender' : 'attacker')

export function setBattle(g: G, part: Partial<Battle>): void {
  g.open.battle = { ...g.open.battle!, ...part }
}

export function setSide(g: G, side: BattleSide, part: Partial<Side>): void {
  setBattle(g, { [side]: { ...g.open.battle![side], ...part } })
}

/** The Nobles of a side who have not been shot down. */
export const livingNobles = ({ battle }: Open, side: BattleSide): NobleId[] =>
  battle![side].armies.filter((army): army is NobleId => !isStronghold(army) && !battle!.dead.includes(army))

const newSide = (seat: Seat | null, armies: Side['armies']): Side => ({
  seat,
  armies,
  commander: null,
  draws: [],
  hand: 0,
  discarded: 0,
  cards: [],
  ability: null,
  hits: [],
  victories: [],
})

/** Whoever has several Nobles names a commander; the attacker first (WK-9.2.1). */
function naming(open: Open): Steps {
  return battleSides.flatMap(side => {
    const { seat } = open.battle![side]
    const among = livingNobles(open, side)
    return seat !== null && among.length > 0 ? [{ do: 'command' as const, seat, side, among }] : []
  })
}

/** WK-9.2.2, WK-9.3.1: in hundreds. */
function drawsOf(open: Open, side: BattleSide): Ledger {
  const { site, kind } = open.battle!
  const { armies, commander, seat } = open.battle![side]
  const strength = armies.reduce((sum, army) => sum + armyStrength(open, army), 0)
  const walls = side === 'defender' && site !== null ? siteStrength(open, site) : 0
  const constable = side === 'attacker' && kind === 'field' ? changeFor(open, 'fateDraw', seat!) : 0
  const lines = [
    { why: 'strength', n: Math.floor((strength + walls) / tokenStrength) },
    { why: 'commander', n: commander === null ? 0 : commanderDraws },
    { why: 'lord-constable', n: constable },
  ]
  return lines.filter(({ n }) => n !== 0)
}

function draw(g: G, ctx: KnightsContext, side: BattleSide): void {
  const draws = drawsOf(g.open, side)
  const cards = takeFate(g, Math.min(mostDraws, totalOf(draws)))
  const { seat } = g.open.battle![side]
  if (seat === null) g.hidden.garrison = cards
  else hold(g, seat, { fateHand: cards, tossed: [] })
  setSide(g, side, { draws, hand: cards.length })
  ctx.log({ is: 'drew', side, seat, cards: cards.length, draws })
  if (seat !== null) ctx.log({ is: 'hand', seat, cards }, seat)
}

/** WK-9.2.3: how many cards a side must lay aside. */
export const forcedDiscards = ({ commander, hand }: Side): number =>
  commander === null ? 0 : Math.max(0, Math.min(commanderDiscards, hand - 1))

const sideOf = ({ battle }: Open, seat: Seat): Side =>
  battle!.attacker.seat === seat ? battle!.attacker : battle!.defender

function discards({ open, held }: G, seat: Seat): MoveOf<'toss' | 'untoss' | 'commit'>[] {
  const { fateHand, tossed } = held[seat]
  const isEnough = tossed.length >= forcedDiscards(sideOf(open, seat))
  return [
    ...(isEnough ? [{ do: 'commit' as const }] : []),
    ...fateHand.filter(card => !tossed.includes(card)).map(card => ({ do: 'toss' as const, card })),
    ...tossed.map(card => ({ do: 'untoss' as const, card })),
  ]
}

/** The cards of a side come out of its hand; what it has laid aside goes under the deck, in its order. */
function layDown(g: G, ctx: KnightsContext, side: BattleSide): void {
  const { seat, hand } = g.open.battle![side]
  const { fateHand, tossed }: Pick<Held, 'fateHand' | 'tossed'> =
    seat === null ? { fateHand: g.hidden.garrison, tossed: [] } : g.held[seat]
  toBottom(g, tossed)
  if (seat === null) g.hidden.garrison = []
  else hold(g, seat, { fateHand: [], tossed: [] })
  const cards = fateHand.filter(card => !tossed.includes(card))
  setSide(g, side, { hand: 0, discarded: tossed.length, cards })
  if (hand > 0) ctx.log({ is: 'discarded', side, seat, cards: tossed.length })
}

/** WK-9.2.5: another card for each Draw 1 Fate, and for those drawn so. */
function drawMore(g: G, ctx: KnightsContext, side: BattleSide): void {
  const { cards, seat } = g.open.battle![side]
  const more: FateCard[] = []
  let due = cards.filter(card => fateTable[card].battle === 'draw').length
  while (due > 0) {
    due--
    const [card] = takeFate(g, 1)
    if (card === undefined) break
    more.push(card)
    if (fateTable[card].battle === 'draw') due++
  }
  setSide(g, side, { cards: [...cards, ...more] })
  ctx.log({ is: 'showed', side, seat, cards, more })
}

/** WK-9.3.6: walls of strength 0 without Nobles, and without troops, are taken without a draw. */
const isOpenGate = (open: Open, { site }: Attack, defenders: Side['armies']): boolean =>
  site !== null && siteStrength(open, site) === 0 && defenders.length === 0

export const battleRules: Chapter<WarriorKnights, 'battle' | 'command' | 'drawHands' | 'discard' | 'reveal'> = {
  battle: auto((g, me, ctx) => {
    const { seat, kind, area, site, defender, nobles } = me
    const armies = defender === null ? [] : defendersIn(g.open, defender, area, site)
    ctx.log({ is: 'attacked', seat, defender, area, site, nobles })
    if (isOpenGate(g.open, me, armies)) {
      return [
        { do: 'capture', site: site!, by: seat, how: 'walls', rewards: true },
        { do: 'askRazing', site: site!, by: seat },
      ]
    }
    g.open.battle = {
      area,
      kind: kind === 'field' ? 'field' : 'assault',
      site,
      attacker: newSide(seat, nobles),
      defender: newSide(defender, armies),
      dead: [],
      saved: [],
      ending: null,
      winner: null,
    }
    return [
      ...naming(g.open),
      { do: 'drawHands' },
      { do: 'discard' },
      { do: 'reveal' },
      { do: 'casualties' },
      { do: 'victories' },
      { do: 'endBattle' },
      { do: 'battleOver' },
    ]
  }),
  command: ask({
    rule: 'WK-9.2.1',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { among }) => among.map(noble => ({ do: 'noble', noble })),
    take: (g, { side }, _seat, { noble }, ctx) => {
      setSide(g, side, { commander: noble })
      ctx.log({ is: 'commands', noble, side })
      return []
    },
  }),
  drawHands: auto((g, _me, ctx) => {
    for (const side of battleSides) draw(g, ctx, side)
    return []
  }),
  discard: sealed({
    rule: 'WK-9.2.3',
    who: ({ open }) =>
      battleSides.flatMap(side => {
        const { seat, hand } = open.battle![side]
        return seat !== null && hand > 0 ? [seat] : []
      }),
    legalMoves: (g, _me, seat) => discards(g, seat),
    seals: move => move.do === 'commit',
    draft: (g, _me, seat, move) => {
      const { tossed } = g.held[seat]
      if (move.do === 'toss') hold(g, seat, { tossed: [...tossed, move.card] })
      if (move.do === 'untoss') hold(g, seat, { tossed: tossed.filter(card => card !== move.card) })
    },
    reveal: (g, _me, _answers, ctx) => {
      for (const side of battleSides) layDown(g, ctx, side)
      return []
    },
  }),
  // WK-9.2.4
  reveal: auto((g, _me, ctx) => {
    for (const side of battleSides) drawMore(g, ctx, side)
    return []
  }),
}
