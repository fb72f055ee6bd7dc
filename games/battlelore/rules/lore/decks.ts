/** BL-17.5, BL-19.3, BL-22: decks, hands and discard piles. Numbers of cards are open, faces are not. */
import { hold, less, putAt, type Seat } from '../../../../kernel/index.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import type { BattleContext, G } from '../field/units.ts'

const countAt = (counts: readonly number[], seat: Seat, by: number) => putAt(counts, seat, counts[seat] + by)

/** Takes command cards from the deck; an empty deck is made anew of the discard pile (BL-17.5). */
export function takeCommands(g: G, n: number, ctx: BattleContext): CommandCard[] {
  const drawn: CommandCard[] = []
  while (drawn.length < n) {
    if (g.hidden.commandDeck.length === 0) {
      if (g.open.commandDiscard.length === 0) break
      g.hidden.commandDeck = ctx.shuffle(g.open.commandDiscard)
      g.open.commandDiscard = []
      ctx.log({ is: 'reshuffled', deck: 'command' })
    }
    drawn.push(g.hidden.commandDeck[0])
    g.hidden.commandDeck = g.hidden.commandDeck.slice(1)
  }
  g.open.commandDeck = g.hidden.commandDeck.length
  return drawn
}

/** Takes lore cards from the seat's own deck, in the same way. */
export function takeLores(g: G, seat: Seat, n: number, ctx: BattleContext): LoreCard[] {
  const drawn: LoreCard[] = []
  while (drawn.length < n) {
    if (g.hidden.loreDecks[seat].length === 0) {
      if (g.open.loreDiscards[seat].length === 0) break
      g.hidden.loreDecks = putAt(g.hidden.loreDecks, seat, ctx.shuffle(g.open.loreDiscards[seat]))
      g.open.loreDiscards = putAt(g.open.loreDiscards, seat, [])
      ctx.log({ is: 'reshuffled', deck: g.open.factions[seat] })
    }
    drawn.push(g.hidden.loreDecks[seat][0])
    g.hidden.loreDecks = putAt(g.hidden.loreDecks, seat, g.hidden.loreDecks[seat].slice(1))
  }
  g.open.loreDecks = g.hidden.loreDecks.map(deck => deck.length)
  return drawn
}

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
