/** The bot and its powers: when an ability or a character card is worth using, and what it aims at. */
import type { Seat } from '../../../kernel/index.ts'
import type { Ability, Act } from '../data/abilities.ts'
import { cardTable, type HouseCard } from '../data/cards.ts'
import type { Character, House } from '../data/houses.ts'
import { abilityOf } from '../rules/cards/abilities.ts'
import { activeOf, livingFighter, otherSide, outcomeOf, sideOf } from '../rules/encounter/encounter.ts'
import { livingOf, seatOf, spreadOf } from '../rules/seats.ts'
import type { Move, Open } from '../types.ts'
import { type BotView, best, type Chooser, chance, first, jitter, of } from './botView.ts'
import { lead, rivalry } from './value.ts'

/** What one act of an effect brings, on the scale of worth.ts. */
function actValue(botView: BotView, act: Act): number {
  const { open, me } = botView
  const side = sideOf(open, me)
  switch (act.do) {
    case 'draw':
      return act.n * 0.8
    case 'discard':
      return -act.least * 0.7
    case 'distribute':
    case 'reinforce':
      return Math.min(act.upTo, open.sheets[me]) * 0.7
    case 'pay':
      return -act.n
    case 'sacrifice':
      return -1
    case 'add':
    case 'add-half-discarded':
    case 'turn-up':
      return sumValue(botView)
    case 'outcome':
      return act.is === outcomeOf(open) ? -1 : outcomeValue(botView, act.is)
    case 'replace-card':
      return lead(botView) < 0 ? 2.5 : -1
    case 'no-reward':
      return side && open.encounter?.ending?.winner === otherSide(side) ? 3 : -3
    case 'no-punishment':
    case 'no-betrayal-hostages':
      return 2.5
    case 'drain':
    case 'strike':
    case 'pluck':
    case 'ransom':
      return 2
    case 'take-hostage':
      return 2.2
    case 'instead':
      return act.n > 0 ? 1.5 : 0
    default:
      return 0.6
  }
}

/** An amount helps where the sums are close, or the enemy is a little ahead. */
const sumValue = (botView: BotView): number => {
  const ahead = lead(botView)
  return ahead > 0 ? -0.5 : ahead > -8 ? 4 : 0
}

/** A betrayer would rather fight on; a victim would rather not. */
function outcomeValue(botView: BotView, is: 'hostility' | 'truce'): number {
  if (is === 'hostility') return lead(botView) > 0 ? 3 : -2
  const side = sideOf(botView.open, botView.me)
  const card = side && botView.open.encounter!.cards[side]
  return card && cardTable[card].type === 'truce' ? 4 : -3
}

const valueOfAbility = (botView: BotView, { acts }: Ability): number =>
  acts.reduce((sum, act) => sum + actValue(botView, act), 0)

export const useAbility: Chooser<'useAbility'> = (botView, _ask, legalMoves) => {
  const ability = abilityOf(botView.open, `leader-${botView.open.leaders[botView.me]}`)
  return valueOfAbility(botView, ability) > 0.2 ? first(legalMoves, 'use', 'pass') : first(legalMoves, 'pass')
}

/**
 * IT-23.8: is somebody asked again for a higher card? Whoever was has given it, or has none; that there was none a view does not keep,
 * and hands in imagined worlds hold one all the same.
 */
export const asksAgain = (open: Open, seat: Seat, move: Move): boolean =>
  move.do === 'play' &&
  abilityOf(open, `card-${move.card}`).acts.some(act => act.do === 'replace-card') &&
  open.encounter!.played.some(each => each.seat === seat && each.card === move.card)

/** A card must bring more than the card is worth. */
export const playCard: Chooser<'playCard'> = (botView, _ask, legalMoves) => {
  const plays = of(legalMoves, 'play').filter(move => !asksAgain(botView.open, botView.me, move))
  if (plays.length === 0) return first(legalMoves, 'pass')
  const value = ({ card }: { card: Character }) =>
    valueOfAbility(botView, abilityOf(botView.open, `card-${card}`)) + jitter(botView.rng, 0.5)
  const top = best(plays, value)
  return value(top) > 1.1 ? top : first(legalMoves, 'pass')
}

/** IT-12.1: the last character of a House ends the game, and so it lives while another leads the race. */
const mayEndFor = (open: Open, me: Seat, house: Seat): boolean =>
  livingOf(open, house).length === 1 && open.houses.some((_, seat) => spreadOf(open, seat) > spreadOf(open, me))

/** Hostages: the cruel torture, the others wait for a price or let go. */
export const hostage: Chooser<'hostage'> = (botView, _ask, legalMoves) => {
  const { open, me, personality, rng } = botView
  const houseOf = (n: number) => open.hostages[me].find(each => each.n === n)!.house
  const tortures = of(legalMoves, 'torture').filter(({ n }) => !mayEndFor(open, me, houseOf(n)))
  if (tortures.length > 0) {
    const top = best(tortures, ({ n }) => rivalry(botView, houseOf(n)))
    if (chance(rng, personality.cruelty * Math.min(1, rivalry(botView, houseOf(top.n))))) return top
  }
  const releases = of(legalMoves, 'release')
  if (releases.length > 0 && chance(rng, 25 - personality.cruelty / 5)) return releases[0]
  return first(legalMoves, 'pass')
}

/** The blow falls where it kills, else on the strongest. */
const woundValue = (botView: BotView, character: Character): number => {
  const power = botView.open.power[character] ?? 0
  return rivalry(botView, seatOf(botView.open, character)) * (power === 1 ? 3 : 1 + power * 0.2)
}

export const torment: Chooser<'torment'> = (botView, _ask, legalMoves) =>
  best([...of(legalMoves, 'target'), ...of(legalMoves, 'drain')], ({ character }) => woundValue(botView, character)) ??
  legalMoves[0]

/** Power goes to the fighter, then to whoever is strongest: sums win conflicts, and the strong are sent into them. */
export const distribute: Chooser<'distribute' | 'gather'> = (botView, _ask, legalMoves) => {
  const { open, me } = botView
  const gains = of(legalMoves, 'empower')
  const fighter = livingFighter(open, me)
  if (gains.length > 0)
    return best(gains, ({ character }) => (character === fighter ? 1.5 : 0) + 0.4 * (open.power[character] ?? 0))
  const drains = of(legalMoves, 'drain')
  return drains.length > 0
    ? best(drains, ({ character }) => (open.power[character] ?? 0) - (character === fighter ? 9 : 0))
    : first(legalMoves, 'done')
}

export const aimCharacter: Chooser<'aimCharacter'> = (botView, _ask, legalMoves) => {
  const { me, open } = botView
  const targets = of(legalMoves, 'target')
  if (targets.length === 0) return legalMoves[0]
  const value = ({ character }: { character: Character }) =>
    seatOf(open, character) === me ? -(open.power[character] ?? 0) - 5 : woundValue(botView, character)
  return best(targets, value)
}

/** Harm to the leaders of the race; gifts to those far behind. */
export const aimSeat: Chooser<'aimSeat'> = (botView, _ask, legalMoves) =>
  best(of(legalMoves, 'name'), ({ seat }) => (seat === botView.me ? -1 : 3 - rivalry(botView, seat)))

/** What a card in hand is worth. */
const cardValue = (card: HouseCard): number => {
  const { type, value } = cardTable[card]
  return type === 'truce' ? 4 : type === 'character' ? 3 : value
}

/** The least that must be, and of that the worst. */
export const discard: Chooser<'discard'> = (_sight, { least }, legalMoves) => {
  const done = legalMoves.find(({ do: what }) => what === 'done')
  if (least <= 0 && done) return done
  const cards = of(legalMoves, 'discard')
  return cards.length > 0 ? best(cards, ({ card }) => -cardValue(card)) : legalMoves[0]
}

export const keepBest: Chooser<'keepCard' | 'orderCards' | 'replaceCard' | 'bury'> = (_sight, _ask, legalMoves) => {
  const kept = [...of(legalMoves, 'keep'), ...of(legalMoves, 'replace')]
  if (kept.length > 0) return best(kept, ({ card }) => cardValue(card))
  const put = of(legalMoves, 'put')
  return put.length > 0 ? best(put, ({ card }) => -cardValue(card)) : legalMoves[0]
}

/** The event that names somebody whom the bot would like to see challenged. */
export const foresee: Chooser<'foresee' | 'orderEvents'> = (botView, _ask, legalMoves) =>
  best(of(legalMoves, 'event'), ({ card }) => {
    const seat = botView.open.houses.indexOf(card as House)
    return seat < 0 ? 1 : seat === botView.me ? 1.5 : rivalry(botView, seat)
  })

/** Cards rather than a hostage, while there are enough of them. */
export const ransom: Chooser<'ransom'> = ({ own }, { n }, legalMoves) =>
  first(legalMoves, own.hand.length > n + 2 ? 'give-cards' : 'give-hostage', 'give-cards', 'give-hostage')

/** Comes to the aid of whoever asks, if that side is not the enemy's crown. */
export const lateSupport: Chooser<'lateSupport'> = (botView, { side }, legalMoves) => {
  const { open, me } = botView
  const helps = rivalry(botView, activeOf(open, side)) < rivalry(botView, activeOf(open, otherSide(side)))
  const offers = [...of(legalMoves, 'choose'), ...of(legalMoves, 'offer')] as Move[]
  return helps && offers.length > 0 && me !== open.challenger ? offers[0] : first(legalMoves, 'pass', 'done')
}
