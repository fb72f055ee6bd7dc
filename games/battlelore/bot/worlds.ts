/** Plausible worlds: what fits a view, with the command cards that a sensible player would still hold. */
import { below, branch, imagine, type Rng, type Seat, type State, type View } from '../../../kernel/index.ts'
import { type CommandCard, commandCards } from '../data/commandCards.ts'
import { battlelore } from '../game.ts'
import { other } from '../rules/field/units.ts'
import type { BattleLore, Open } from '../types.ts'
import { commandGain, plansOf } from './orders.ts'
import { commandValue } from './value.ts'

/**
 * What players keep: cards that are good for many units, and played are those that gain most. By so much for each unit, and for a
 * card that gains nothing against the one that gains most; fitted to 1,340 turns of easy bots. At first hands are as dealt.
 */
const kept = 0.2
const played = 1.55
const rounds = 5

/** How likely a copy of each command card is to be held by a seat, against one of another card. */
export function likelihoods(open: Open, seat: Seat): ReadonlyMap<CommandCard, number> {
  const plans = plansOf(open, seat)
  const gains = commandCards.map(card => commandGain({ open, me: seat }, { do: 'command', card, mode: 'text' }, plans))
  const most = Math.max(...gains, 1)
  const part = Math.min(open.round, rounds) / rounds
  return new Map(
    commandCards.map((card, i) => [card, Math.exp(part * (kept * commandValue(card) - (played * gains[i]) / most))]),
  )
}

/** Draws worlds for a view; each is drawn anew. */
export function worldsFor(view: View<BattleLore>): (rng: Rng) => State<BattleLore> {
  const lawful = (rng: Rng) => imagine(battlelore, view, branch(rng))
  if (!view.open.turn) return lawful
  const enemy = other(view.seat!)
  const weights = likelihoods(view.open, enemy)
  return rng => {
    const world = lawful(rng)
    deal(world, enemy, weights, rng)
    return world
  }
}

/** Deals a hand of command cards anew, of what lies in it and in the deck. The world is changed. */
function deal({ g }: State<BattleLore>, seat: Seat, weights: ReadonlyMap<CommandCard, number>, rng: Rng): void {
  const hand: CommandCard[] = []
  const deck = [...g.held[seat].commands, ...g.hidden.commandDeck]
  while (hand.length < g.held[seat].commands.length) hand.push(...deck.splice(drawn(deck, weights, rng), 1))
  g.held = g.held.map((own, each) => (each === seat ? { ...own, commands: hand } : own))
  g.hidden = { ...g.hidden, commandDeck: deck }
}

/** The place of one of the cards, the likelier ones oftener. */
function drawn(cards: readonly CommandCard[], weights: ReadonlyMap<CommandCard, number>, rng: Rng): number {
  const total = cards.reduce((sum, card) => sum + weights.get(card)!, 0)
  let rest = (below(rng, 2 ** 32) / 2 ** 32) * total
  const at = cards.findIndex(card => {
    rest -= weights.get(card)!
    return rest < 0
  })
  return at < 0 ? cards.length - 1 : at
}
