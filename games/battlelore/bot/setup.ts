/** The bot before the battle and in its upkeep: army, deployment, hands. */
import { below, pick } from '../../../kernel/index.ts'
import { type hexes, rowsFromEdge } from '../data/hexes.ts'
import { type LoreCard, loreCardTable } from '../data/loreCards.ts'
import { hasAbility, type UnitType, unitTable } from '../data/units.ts'
import type { Move } from '../types.ts'
import { best, type Chooser, first, jitter, of } from './botView.ts'
import { commandValue } from './value.ts'

export const chooseAny = (
  { rng }: { rng: Parameters<typeof pick>[0] },
  _ask: unknown,
  legalMoves: readonly Move[],
): Move => pick(rng, legalMoves)

/** Takes an army card, or buys this and that until the points are spent; a few decoys go with it. */
export const muster: Chooser<'muster'> = ({ own, rng }, _ask, legalMoves) => {
  const { units, army, decoys } = own.muster
  const armies = of(legalMoves, 'army').filter(move => move.army !== null)
  if (units.length === 0 && armies.length > 0 && below(rng, 3) > 0) return pick(rng, armies)
  const buys = of(legalMoves, 'buy')
  if (army === null && buys.length > 0) return pick(rng, buys)
  const decoy = of(legalMoves, 'decoy').find(({ more }) => more)
  return decoy && decoys < 2 ? decoy : first(legalMoves, 'mustered')
}

/** Fighters to the front, archers behind them, decoys and the tent where they do no harm. */
export const deploy: Chooser<'deploy' | 'deployAll'> = ({ open, me, own, rng }, _ask, legalMoves) => {
  const { picked } = own
  const depth = (hex: (typeof hexes)[number]) => rowsFromEdge(hex, open.factions[me])
  const wanted = picked === null || picked === 'decoy' || picked === 'command-tent' ? 1 : rowFor(picked)
  const places = of(legalMoves, 'deploy')
  if (places.length > 0) return best(places, ({ hex }) => -Math.abs(depth(hex) - wanted) + jitter(rng, 0.5))
  return (
    legalMoves.find(({ do: what }) => what === 'deployed') ??
    pick(
      rng,
      legalMoves.filter(({ do: what }) => what === 'pick'),
    )
  )
}

const rowFor = (type: UnitType): number => (unitTable[type].attack === 'ranged' || hasAbility(type, 'flying') ? 1 : 2)

/** Marks the command cards that order fewest units, and the dearest lore. */
export const discardOpening: Chooser<'discardOpening'> = (_sight, _ask, legalMoves) => {
  const marks = of(legalMoves, 'mark')
  if (marks.length === 0) return legalMoves[0]
  return best(marks, ({ card }) =>
    card in loreCardTable ? loreCardTable[card as LoreCard].cost : -commandValue(card as never),
  )
}

export const keepCommand: Chooser<'keepCommand'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'keep'), ({ card }) => commandValue(card))

/** Tokens while the hand cannot be paid for, more cards to choose from while tokens abound. */
export const gain: Chooser<'gain'> = ({ open, me, own }, _ask, legalMoves) => {
  const dearest = Math.max(0, ...own.lores.map(card => loreCardTable[card].cost))
  const poor = own.lores.length > 2 && open.lore[me] < dearest
  const wanted = poor ? 'tokens' : open.lore[me] > dearest + 3 ? 'cards' : 'both'
  return of(legalMoves, 'gain').find(({ what }) => what === wanted)!
}

export const discardLore: Chooser<'discardLore'> = (_sight, _ask, legalMoves) =>
  best(of(legalMoves, 'discard'), ({ card }) => -loreCardTable[card].cost)

/** A victory point for three tokens is cheap; for a figure only where one can be spared. */
export const vpOption: Chooser<'vpOption'> = ({ open }, _ask, legalMoves) => {
  const spare = of(legalMoves, 'sacrifice').find(({ hex }) =>
    open.units.some(unit => unit.hex === hex && unit.health > 1),
  )
  return of(legalMoves, 'spend-lore')[0] ?? spare ?? first(legalMoves, 'done')
}
