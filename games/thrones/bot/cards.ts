/** House cards: the battle is worked out for every pair of cards, and the own card is drawn from a sound mixture. */
import { below, pick, type Seat } from '../../../kernel/index.ts'
import { isLand, type Place } from '../data/areas.ts'
import { type Ability, type HouseCard, houseCardTable } from '../data/houseCards.ts'
import { bladeBearer } from '../rules/combat/blade.ts'
import { fightingUnits, otherSide, sideOf } from '../rules/combat/fight.ts'
import { fortifications, strengthOf, sum, supportOf, swords } from '../rules/combat/strength.ts'
import { supportsFor } from '../rules/combat/support.ts'
import { cardsLeft } from '../rules/position/hands.ts'
import { positionOf } from '../rules/position/tracks.ts'
import type { Open, Side } from '../types.ts'
import { type BotView, best, type Chooser, of } from './botView.ts'
import { shareWon } from './forecast.ts'
import { cardValue, placeValue, spite } from './value.ts'

const weights = {
  /** What it costs to spend a card, by what the card is worth. */
  card: 0.5,
  casualty: 2.2,
  /** What is at stake beside the place itself. */
  battle: 4,
  /** Points for what a card does besides fighting: whoever wins, when it wins, when it loses. */
  always: { 'discard-from-hand': 1.5, 'move-to-bottom': 2.5, 'destroy-footman': 2 } as Perks,
  winning: {
    'gain-power': 2.5,
    'remove-any-order': 1.5,
    'upgrade-footman': 1.5,
    'choose-retreat': 1,
    'march-again': 1.5,
  } as Perks,
  /** Roose for each card that comes back; Arianne the part of the place that she saves. */
  discardBack: 0.7,
  barred: 0.6,
  /** Aeron's own strength is that of the best other card, at the price of two Power. */
  replacing: 0.7,
}

type Perks = Partial<Record<Ability, number>>

const perk = (perks: Perks, card: HouseCard): number => {
  const { ability } = houseCardTable[card]
  return ability === null ? 0 : (perks[ability] ?? 0)
}

export const chooseCard: Chooser<'houseCards'> = (botView, _ask, legalMoves) => {
  const { open, me } = botView
  const side = sideOf(open.combat!, me)!
  const moves = of(legalMoves, 'card')
  const rivals = open.hands[open.combat![otherSide(side)].seat]
  const values = moves.map(({ card }) => rivals.map(rival => battleValue(open, side, card, rival)))
  return moves[drawFrom(botView, mixture(values))]
}

/** A few draws of what the other may play, and the best answer to them: much quicker, and a mixture, too. */
export const guessCard: Chooser<'houseCards'> = ({ open, me, rng }, _ask, legalMoves) => {
  const side = sideOf(open.combat!, me)!
  const hand = open.hands[open.combat![otherSide(side)].seat]
  const guesses = [pick(rng, hand), pick(rng, hand)]
  return best(of(legalMoves, 'card'), ({ card }) =>
    guesses.reduce((total, rival) => total + battleValue(open, side, card, rival), 0),
  )
}

/** Against a card that lies open already the best answer is certain. */
export const replaceCard: Chooser<'replaceCard'> = ({ open, me }, _ask, legalMoves) => {
  const side = sideOf(open.combat!, me)!
  const rival = open.combat![otherSide(side)].card
  return best(of(legalMoves, 'card'), ({ card }) => battleValue(open, side, card, rival))
}

/** The battle as the cards in play stand now, in points for one side. */
export function valueNow(open: Open, side: Side): number {
  const { [side]: own, [otherSide(side)]: foe } = open.combat!
  return battleValue(open, side, own.card, foe.card)
}

/** What it would be with the best card still in hand. */
export const valueWithBest = (open: Open, side: Side): number => {
  const rival = open.combat![otherSide(side)].card
  return Math.max(...cardsLeft(open, open.combat![side].seat).map(card => battleValue(open, side, card, rival)))
}

/** What it would be if the other side had to play another card, and played the worst one for us. */
export function valueIfReplaced(open: Open, side: Side): number {
  const { [side]: own, [otherSide(side)]: foe } = open.combat!
  const others = open.hands[foe.seat].filter(card => card !== foe.card)
  if (others.length === 0) return battleValue(open, side, own.card, null)
  return Math.min(...others.map(card => battleValue(open, side, own.card, card)))
}

/** Points for a side when these cards meet. */
function battleValue(open: Open, side: Side, own: HouseCard | null, foe: HouseCard | null): number {
  const fight = withCards(open, side, own, foe)
  const lead = leadOf(fight, side)
  const chance = shareWon(open, lead, winsTies(open, side))
  const won = stakeOf(open, side) + losses(fight, otherSide(side)) + gain(weights.winning, own, foe)
  const lost = stakeOf(open, side) + losses(fight, side) - consolation(fight, side, own)
  const spent = (own ? cardValue(own) : 0) - (foe ? cardValue(foe) : 0)
  return chance * won - (1 - chance) * lost + gain(weights.always, own, foe) - spent * weights.card
}

const gain = (perks: Perks, own: HouseCard | null, foe: HouseCard | null): number =>
  (own ? perk(perks, own) : 0) - (foe ? perk(perks, foe) : 0)

function withCards(open: Open, side: Side, own: HouseCard | null, foe: HouseCard | null): Open {
  const combat = open.combat!
  const other = otherSide(side)
  const cards = { [side]: { ...combat[side], card: own }, [other]: { ...combat[other], card: foe } }
  return { ...open, combat: { ...combat, ...cards } }
}

/** By how much a side leads, with what abilities and Blade will still add. */
export function leadOf(open: Open, side: Side): number {
  const other = otherSide(side)
  return strengthOf(open, side) + coming(open, side) - strengthOf(open, other) - coming(open, other)
}

/** Strength still to come: the Blade, and cards that do their work after the reveal. */
function coming(open: Open, side: Side): number {
  const { seat, card } = open.combat![side]
  const blade = bladeBearer(open) === seat ? 1 : 0
  if (card === null || open.combat!.done.includes(card)) return blade
  const { ability } = houseCardTable[card]
  return blade + (ability === null ? 0 : (later[ability]?.(open, side) ?? 0))
}

const later: Partial<Record<Ability, (open: Open, side: Side) => number>> = {
  'destroy-footman': (open, side) => (fightingUnits(open, otherSide(side)).includes('footman') ? 1 : 0),
  'remove-adjacent-order': (open, side) => bestSupport(open, otherSide(side)),
  'force-other-card': (open, side) => {
    const foe = open.combat![otherSide(side)]
    return foe.card ? Math.max(0, houseCardTable[foe.card].strength - average(open, foe.seat, foe.card)) : 0
  },
  'replace-own-card': (open, side) => {
    const { seat } = open.combat![side]
    const others = open.hands[seat].map(card => houseCardTable[card].strength)
    return open.power[seat] < 2 ? 0 : Math.max(0, ...others) * weights.replacing
  },
}

/** The most that one own place of a side adds to it by support. */
const bestSupport = (open: Open, side: Side): number =>
  Math.max(0, ...supportsFor(open.combat!, side).map(place => ownSupport(open, side, place)))

const ownSupport = (open: Open, side: Side, place: Place): number =>
  open.armies[place]?.seat === open.combat![side].seat ? supportOf(open, place) : 0

function average(open: Open, seat: Seat, but: HouseCard): number {
  const others = open.hands[seat].filter(card => card !== but)
  return others.reduce((total, card) => total + houseCardTable[card].strength, 0) / Math.max(1, others.length)
}

export const winsTies = (open: Open, side: Side): boolean => {
  const { [side]: own, [otherSide(side)]: foe } = open.combat!
  return positionOf(open, 'fiefdoms', own.seat) < positionOf(open, 'fiefdoms', foe.seat)
}

function stakeOf(open: Open, side: Side): number {
  const { at, [side]: own, [otherSide(side)]: foe } = open.combat!
  return weights.battle + placeValue(open, own.seat, at) + spite(open, foe.seat) * placeValue(open, foe.seat, at)
}

/** What swords cost a side if it loses. */
function losses(open: Open, loser: Side): number {
  const hits = Math.max(0, sum(swords(open, otherSide(loser))) - sum(fortifications(open, loser)))
  return Math.min(hits, fightingUnits(open, loser).length) * weights.casualty
}

/** What a card saves for a side that loses. */
function consolation(open: Open, side: Side, card: HouseCard | null): number {
  const ability = card && houseCardTable[card].ability
  const { at, [side]: own } = open.combat!
  if (ability === 'return-discards') return open.discards[own.seat].length * weights.discardBack
  if (ability === 'no-casualties') return losses(open, side)
  return ability === 'bar-entry' && side === 'defender' && isLand(at) ? stakeOf(open, side) * weights.barred : 0
}

const rehearsals = 60

/**
 * How often each own card should be played: both sides rehearse the choice again and again, each with the best answer
 * to what the other has done so far (fictitious play). Rows: own cards; columns: the other's.
 */
function mixture(values: readonly (readonly number[])[]): number[] {
  const rows = values.map(() => 0)
  const columns = values[0].map(() => 0)
  const played = values.map(() => 0)
  let column = 0
  for (let n = 0; n < rehearsals; n++) {
    for (let r = 0; r < rows.length; r++) rows[r] += values[r][column]
    const row = rows.indexOf(Math.max(...rows))
    // The first rehearsals are stage fright and do not count.
    if (n >= rehearsals / 3) played[row]++
    for (let c = 0; c < columns.length; c++) columns[c] += values[row][c]
    column = columns.indexOf(Math.min(...columns))
  }
  return played
}

/** An index drawn by weight. */
function drawFrom({ rng }: BotView, chances: readonly number[]): number {
  let left = below(
    rng,
    chances.reduce((total, n) => total + n, 0),
  )
  return chances.findIndex(n => {
    left -= n
    return left < 0
  })
}
