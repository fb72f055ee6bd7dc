/** BL-17.5, BL-19.3, BL-22: decks, hands and discard piles. Numbers of cards are open, faces are not. */
import { hold, less, putAt, type Seat } from '../../../../kernel/index.ts'
import { type PilePlace, pileOfAll, pileOfSeat, takeFrom } from '../../../../kit/piles.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import type { BattleContext, G } from '../field/units.ts'

const countAt = (counts: readonly number[], seat: Seat, by: number) => putAt(counts, seat, counts[seat] + by)

const commandPile: PilePlace<G, CommandCard> = pileOfAll('commandDeck', 'commandDiscard', 'when-due')

const lorePile = (seat: Seat): PilePlace<G, LoreCard> => pileOfSeat(seat, 'loreDecks', 'loreDiscards', 'when-due')

/** Takes command cards from the deck; an empty deck is made anew of the discard pile (BL-17.5). */
export const takeCommands = (g: G, n: number, { shuffle, log }: BattleContext): CommandCard[] =>
  takeFrom(commandPile, g, n, { shuffle, shuffled: () => log({ is: 'reshuffled', deck: 'command' }) })

/** Takes lore cards from the seat's own deck, in the same way. */
export const takeLores = (g: G, seat: Seat, n: number, { shuffle, log }: BattleContext): LoreCard[] =>
  takeFrom(lorePile(seat), g, n, { shuffle, shuffled: () => log({ is: 'reshuffled', deck: g.open.factions[seat] }) })

/** Cards come into a hand; the others hear how many. */
export function receive(
  g: G,
  seat: Seat,
  { commands = [], lores = [] }: { commands?: readonly CommandCard[]; lores?: readonly LoreCard[] },
  ctx: BattleContext,
): void {
  if (commands.length + lores.length === 0) return
  const { held } = g
  hold(g, seat, { commands: [...held[seat].commands, ...commands], lores: [...held[seat].lores, ...lores] })
  g.open.commandHands = countAt(g.open.commandHands, seat, commands.length)
  g.open.loreHands = countAt(g.open.loreHands, seat, lores.length)
  ctx.log({ is: 'drew', seat, commands: commands.length, lores: lores.length })
  ctx.log({ is: 'drew-cards', seat, commands, lores }, seat)
}

/** BL-19.4, BL-17.6: draws lore cards into the hand. */
export function drawLore(g: G, seat: Seat, n: number, ctx: BattleContext): void {
  receive(g, seat, { lores: takeLores(g, seat, n, ctx) }, ctx)
}

/** A command card leaves the hand for the open discard pile. */
export function layCommand(g: G, seat: Seat, card: CommandCard): void {
  hold(g, seat, { commands: less(g.held[seat].commands, card) })
  g.open.commandHands = countAt(g.open.commandHands, seat, -1)
  g.open.commandDiscard = [...g.open.commandDiscard, card]
}

/** A lore card leaves the hand and lies open until its effect is done. */
export function showLore(g: G, seat: Seat, card: LoreCard): void {
  takeFromHand(g, seat, card)
  g.open.turn = { ...g.open.turn!, shown: [...g.open.turn!.shown, card] }
}

/** A card that was shown comes to the open discard pile of its owner. */
export function layLore(g: G, seat: Seat, card: LoreCard): void {
  g.open.turn = { ...g.open.turn!, shown: less(g.open.turn!.shown, card) }
  g.open.loreDiscards = putAt(g.open.loreDiscards, seat, [...g.open.loreDiscards[seat], card])
}

/** BL-22.2: a lore card goes from the hand to the open discard pile. */
export function discardLore(g: G, seat: Seat, card: LoreCard): void {
  takeFromHand(g, seat, card)
  g.open.loreDiscards = putAt(g.open.loreDiscards, seat, [...g.open.loreDiscards[seat], card])
}

function takeFromHand(g: G, seat: Seat, card: LoreCard): void {
  hold(g, seat, { lores: less(g.held[seat].lores, card) })
  g.open.loreHands = countAt(g.open.loreHands, seat, -1)
}
