/** The bot and its powers: when an ability or a character card is worth using, and what it aims at. */
import type { Ability, Act } from '../data/abilities.ts'
import { cardTable, type HouseCard } from '../data/cards.ts'
import type { Character, House } from '../data/houses.ts'
import { abilityOf } from '../rules/abilities.ts'
import { activeOf, livingFighter, otherSide, outcomeOf, sideOf } from '../rules/encounter.ts'
import { seatOf } from '../rules/seats.ts'
import type { Move } from '../types.ts'
import { best, type Chooser, chance, first, of, type Sight, whim } from './sight.ts'
import { envy, lead } from './worth.ts'

/** What one act of an effect brings, on the scale of worth.ts. */
function actWorth(sight: Sight, act: Act): number {
  const { open, me } = sight
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
      return sumWorth(sight)
    case 'outcome':
      return act.is === outcomeOf(open) ? -1 : outcomeWorth(sight, act.is)
    case 'replace-card':
      return lead(sight) < 0 ? 2.5 : -1
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
const sumWorth = (sight: Sight): number => {
  const ahead = lead(sight)
  return ahead > 0 ? -0.5 : ahead > -8 ? 4 : 0
}

/** A betrayer would rather fight on; a victim would rather not. */
function outcomeWorth(sight: Sight, is: 'hostility' | 'truce'): number {
  if (is === 'hostility') return lead(sight) > 0 ? 3 : -2
  const side = sideOf(sight.open, sight.me)
  const card = side && sight.open.encounter!.cards[side]
  return card && cardTable[card].type === 'truce' ? 4 : -3
}

const worthOf = (sight: Sight, { acts }: Ability): number => acts.reduce((sum, act) => sum + actWorth(sight, act), 0)

export const useAbility: Chooser<'useAbility'> = (sight, _ask, options) => {
  const ability = abilityOf(sight.open, `leader-${sight.open.leaders[sight.me]}`)
  return worthOf(sight, ability) > 0.2 ? first(options, 'use', 'pass') : first(options, 'pass')
}

/** A card must bring more than the card is worth. */
export const playCard: Chooser<'playCard'> = (sight, _ask, options) => {
  const plays = of(options, 'play')
  if (plays.length === 0) return first(options, 'pass')
  const value = ({ card }: { card: Character }) =>
    worthOf(sight, abilityOf(sight.open, `card-${card}`)) + whim(sight.fate, 0.5)
  const top = best(plays, value)
  return value(top) > 1.1 ? top : first(options, 'pass')
}

/** Hostages: the cruel torture, the others wait for a price or let go. */
export const hostage: Chooser<'hostage'> = (sight, _ask, options) => {
  const { open, me, temper, fate } = sight
  const houseOf = (n: number) => open.hostages[me].find(each => each.n === n)!.house
  const tortures = of(options, 'torture')
  if (tortures.length > 0) {
    const top = best(tortures, ({ n }) => envy(sight, houseOf(n)))
    if (chance(fate, temper.cruelty * Math.min(1, envy(sight, houseOf(top.n))))) return top
  }
  const releases = of(options, 'release')
  if (releases.length > 0 && chance(fate, 25 - temper.cruelty / 5)) return releases[0]
  return first(options, 'pass')
}

/** The blow falls where it kills, else on the strongest. */
const woundWorth = (sight: Sight, character: Character): number => {
  const power = sight.open.power[character] ?? 0
  return envy(sight, seatOf(sight.open, character)) * (power === 1 ? 3 : 1 + power * 0.2)
}

export const torment: Chooser<'torment'> = (sight, _ask, options) =>
  best([...of(options, 'target'), ...of(options, 'drain')], ({ character }) => woundWorth(sight, character)) ??
  options[0]

/** Power goes to the fighter, then to whoever is weakest. */
export const distribute: Chooser<'distribute' | 'gather'> = (sight, _ask, options) => {
  const { open, me } = sight
  const gains = of(options, 'empower')
  const fighter = livingFighter(open, me)
  if (gains.length > 0)
    return best(gains, ({ character }) => (character === fighter ? 4 : 3) - (open.power[character] ?? 0) * 0.6)
  const drains = of(options, 'drain')
  return drains.length > 0
    ? best(drains, ({ character }) => (open.power[character] ?? 0) - (character === fighter ? 9 : 0))
    : first(options, 'done')
}

export const aimCharacter: Chooser<'aimCharacter'> = (sight, _ask, options) => {
  const { me, open } = sight
  const targets = of(options, 'target')
  if (targets.length === 0) return options[0]
  const value = ({ character }: { character: Character }) =>
    seatOf(open, character) === me ? -(open.power[character] ?? 0) - 5 : woundWorth(sight, character)
  return best(targets, value)
}

/** Harm to the leaders of the race; gifts to those far behind. */
export const aimSeat: Chooser<'aimSeat'> = (sight, _ask, options) =>
  best(of(options, 'name'), ({ seat }) => (seat === sight.me ? -1 : 3 - envy(sight, seat)))

/** What a card in hand is worth. */
const cardWorth = (card: HouseCard): number => {
  const { type, value } = cardTable[card]
  return type === 'truce' ? 4 : type === 'character' ? 3 : value
}

/** The least that must be, and of that the worst. */
export const discard: Chooser<'discard'> = (_sight, { least }, options) => {
  const done = options.find(({ do: what }) => what === 'done')
  if (least <= 0 && done) return done
  const cards = of(options, 'discard')
  return cards.length > 0 ? best(cards, ({ card }) => -cardWorth(card)) : options[0]
}

export const keepBest: Chooser<'keepCard' | 'orderCards' | 'replaceCard' | 'bury'> = (_sight, _ask, options) => {
  const kept = [...of(options, 'keep'), ...of(options, 'replace')]
  if (kept.length > 0) return best(kept, ({ card }) => cardWorth(card))
  const put = of(options, 'put')
  return put.length > 0 ? best(put, ({ card }) => -cardWorth(card)) : options[0]
}

/** The event that names somebody whom the bot would like to see challenged. */
export const foresee: Chooser<'foresee' | 'orderEvents'> = (sight, _ask, options) =>
  best(of(options, 'event'), ({ card }) => {
    const seat = sight.open.houses.indexOf(card as House)
    return seat < 0 ? 1 : seat === sight.me ? 1.5 : envy(sight, seat)
  })

/** Cards rather than a hostage, while there are enough of them. */
export const ransom: Chooser<'ransom'> = ({ own }, { n }, options) =>
  first(options, own.hand.length > n + 2 ? 'give-cards' : 'give-hostage', 'give-cards', 'give-hostage')

/** Comes to the aid of whoever asks, if that side is not the enemy's crown. */
export const lateSupport: Chooser<'lateSupport'> = (sight, { side }, options) => {
  const { open, me } = sight
  const helps = envy(sight, activeOf(open, side)) < envy(sight, activeOf(open, otherSide(side)))
  const offers = [...of(options, 'choose'), ...of(options, 'offer')] as Move[]
  return helps && offers.length > 0 && me !== open.challenger ? offers[0] : first(options, 'pass', 'done')
}
