/** The bot in an encounter: whom to challenge, whom to send, whom to support, and which card to lay. */
import type { Seat } from '../../../kernel/index.ts'
import { cardTable, type HouseCard } from '../data/cards.ts'
import type { Character } from '../data/houses.ts'
import { activeOf, isTruce, otherSide, sideOf } from '../rules/encounter/encounter.ts'
import { spreadOf } from '../rules/seats.ts'
import type { Move, Open, Side } from '../types.ts'
import { type BotView, best, type Chooser, chance, first, jitter, of } from './botView.ts'
import { betrayalsBy, crownsAnother, isNearThrone, lead, prize, rivalry, weakness } from './value.ts'

const powerOf = (open: Open, character: Character): number => open.power[character] ?? 0

/** The weak, the leaders of the race, and those who have done it wrong. */
export const nameDefender: Chooser<'nameDefender'> = (botView, _ask, legalMoves) =>
  best(
    of(legalMoves, 'name'),
    ({ seat }) => weakness(botView.open, seat) * 0.3 + 3 * rivalry(botView, seat) + jitter(botView.rng, 1),
  )

/** The strongest; with a poor hand rather somebody who can be spared. */
export const chooseCharacter: Chooser<'chooseCharacter'> = ({ open, own, rng }, _ask, legalMoves) => {
  const strongHand = highest(own.hand) >= 7
  return best(of(legalMoves, 'choose'), ({ character }) => {
    const power = powerOf(open, character)
    return (strongHand ? power : Math.min(power, 4)) + jitter(rng, 0.7)
  })
}

const highest = (hand: readonly HouseCard[]): number => Math.max(0, ...hand.map(card => cardTable[card].value))

/** Support goes where it brings something, and against whoever would win the game. */
export const offerSupport: Chooser<'support'> = (botView, _ask, legalMoves) => {
  const offers = of(legalMoves, 'offer')
  const value = ({ character, side }: { character: Character; side: Side }) =>
    sideValue(botView, side) + Math.min(powerOf(botView.open, character), 4) * 0.25 + jitter(botView.rng, 0.6)
  if (offers.length === 0) return first(legalMoves, 'pass')
  const top = best(offers, value)
  return value(top) > botView.personality.caution ? top : first(legalMoves, 'pass')
}

/** What it is worth to stand on a side: its prize by the odds, and what its victory means for the race. */
function sideValue(botView: BotView, side: Side): number {
  const { open, me } = botView
  if (crownsAnother(open, side, me)) return -20
  const [own, foe] = [activeOf(open, side), activeOf(open, otherSide(side))]
  const odds = 0.5 + Math.max(-0.4, Math.min(0.4, (powerNow(open, side) - powerNow(open, otherSide(side))) * 0.08))
  const rescue = crownsAnother(open, otherSide(side), me) ? 12 : 0
  return odds * prize(open, side, me) * 0.9 - 1.8 * (1 - odds) + rescue + rivalry(botView, foe) - rivalry(botView, own)
}

const powerNow = (open: Open, side: Side): number =>
  open
    .encounter!.fighters.filter(each => each.side === side)
    .reduce((sum, { character }) => sum + powerOf(open, character), 0)

/** Each supporter of a challenger gains as much as the challenger: with such a lead nobody else is needed. */
const enoughLead = 8

/** Less power is not worth a token to whoever brings it. */
const leastHelp = 4

const isFarAhead = (open: Open, seat: Seat, me: Seat): boolean => spreadOf(open, seat) > spreadOf(open, me) + 1

/** Help is welcome, but not at the price of a crown, nor from whoever leads the race anyway. */
export const answerSupport: Chooser<'answerSupport'> = (botView, { supporter, side, character }, legalMoves) => {
  const { open, me } = botView
  const crowned = side === 'challenger' && isNearThrone(open, supporter) && !isNearThrone(open, me)
  const trusted = betrayalsBy(open, supporter, me) * botView.personality.grudge < 2
  const helps = powerOf(open, character) >= leastHelp && lead(botView) < enoughLead
  const welcome = side === 'defender' || (helps && !isFarAhead(open, supporter, me))
  return first(legalMoves, !crowned && trusted && welcome ? 'accept' : 'refuse')
}

/** War or peace: by the odds, the temper, and what is known of the other. */
export function wantsPeace(botView: BotView): boolean {
  const { open, me, own, personality, rng } = botView
  if (!own.hand.some(isTruce)) return false
  const side = sideOf(open, me)!
  const foe = activeOf(open, otherSide(side))
  // Two who are far ahead, or an enemy about to win: no presents
  if (isNearThrone(open, foe)) return false
  const odds = lead(botView) + highest(own.hand) - 7
  // Who loses anyway loses nothing by a truce, and takes hostages from those who break it
  if (odds < -6) return true
  const distrust = 10 * open.betrayals[foe].length + 12 * personality.grudge * betrayalsBy(open, foe, me)
  return !chance(rng, Math.max(5, personality.war + odds * 8 + distrust))
}

/** A sum that wins most conflicts. */
const usualSum = 16

/** The card of the conflict: a truce for peace, or the cheapest card of war that looks like enough, else the best there is. */
export function chooseCard(botView: BotView, legalMoves: readonly Move[]): Move {
  const cards = of(legalMoves, 'card')
  const truce = cards.find(({ card }) => isTruce(card))
  // A bluff: peace is in the air, and the other may have laid a truce
  if (truce && wantsPeace(botView) && !chance(botView.rng, botView.personality.treachery / 2)) return truce
  const war = cards.filter(({ card }) => !isTruce(card))
  if (war.length === 0) return cards[0]
  const needed = usualSum - lead(botView) + jitter(botView.rng, 3)
  const enough = war.filter(({ card }) => cardTable[card].value >= needed)
  if (enough.length === 0) return best(war, ({ card }) => cardTable[card].value)
  return best(enough, ({ card }) => -cardTable[card].value - (cardTable[card].type === 'character' ? 0.5 : 0))
}

export const playCards: Chooser<'playCards' | 'playOpen'> = (botView, _ask, legalMoves) =>
  of(legalMoves, 'card').length > 0 ? chooseCard(botView, legalMoves) : legalMoves[0]

/** The victim who minds most: the leader of the race, or the traitor. */
export const nameVictim: Chooser<'nameVictim'> = (botView, _ask, legalMoves) =>
  best(of(legalMoves, 'name'), ({ seat }: { seat: Seat }) => rivalry(botView, seat) + jitter(botView.rng, 0.3))

/** A hostage from the hand hurts at once; one that is held may free an own card. */
export const takeHostage: Chooser<'takeHostage'> = ({ open, me, rng }, { victim }, legalMoves) =>
  best(of(legalMoves, 'take'), ({ place }) => {
    if (place.from === 'held')
      return open.hostages[victim].some(each => each.n === place.n && each.house === me) ? 3 : 0.5
    return (place.from === 'hand' ? 1.5 : 1) + jitter(rng, 0.6)
  })
