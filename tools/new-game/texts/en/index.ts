import { type GameTexts, line, listed, type Ref, type Rich } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { Colour } from '../../data/colours.ts'
import { priceOf } from '../../rules/using.ts'
import type { NewGame } from '../../types.ts'
import type { NewGameTexts } from '../common/types.ts'
import { brief } from './brief.ts'
import { rules } from './rules.ts'

const names: NewGameTexts['names'] = {
  colours: { red: 'Red', green: 'Green', blue: 'Blue', gold: 'Gold' },
  cards: {
    hut: 'Hut',
    well: 'Well',
    field: 'Field',
    orchard: 'Orchard',
    mill: 'Mill',
    forge: 'Forge',
    chapel: 'Chapel',
    bridge: 'Bridge',
    market: 'Market',
    tower: 'Tower',
    abbey: 'Abbey',
    castle: 'Castle',
  },
}

type Texts = GameTexts<NewGame>
const seat: Texts['seat'] = (id, { open }) => [{ text: names.colours[open.colours[id]], on: `seat:${id}` }]
const card = (id: Card | null): Ref | string => (id === null ? 'no card' : { text: names.cards[id], on: `card:${id}` })
const coins = (n: number): string => (n === 1 ? '1 coin' : `${n} coins`)
const all = (items: readonly Rich[]): Rich => listed(items, 'en')

const questions: Texts['questions'] = {
  bid: {
    prompt: (_step, { open, seat }) =>
      line`How many coins do you bid for ${card(open.up)}? You have ${coins(open.coins[seat ?? 0])}.`,
    wait: () => ['must bid'],
  },
  use: {
    prompt: (_step, { open }) => line`You have won ${card(open.up)}: keep it, or sell it.`,
    wait: (_step, { open }) => line`must keep or sell ${card(open.up)}`,
  },
}

const moves: Texts['moves'] = {
  bid: move => [move.coins === 0 ? 'Bid nothing' : `Bid ${coins(move.coins)}`],
  keep: (_move, { open }) => line`Keep ${card(open.up)}`,
  sell: (_move, { open }) => line`Sell ${card(open.up)} for ${coins(open.up === null ? 0 : priceOf(open.up))}`,
}

const events: Texts['events'] = {
  dealt: event => line`Your secret card is ${card(event.card)}.`,
  turned: event => line`${card(event.card)} is turned up.`,
  won: (event, reader) => {
    const bids = event.bids.map((n, id) => line`${seat(id, reader)} ${n}`)
    return line`${seat(event.seat, reader)} wins ${card(event.card)}. Bids: ${all(bids)}.`
  },
  kept: (event, reader) => line`${seat(event.seat, reader)} keeps ${card(event.card)}.`,
  sold: (event, reader) => line`${seat(event.seat, reader)} sells ${card(event.card)} for ${coins(event.coins)}.`,
  revealed: (event, reader) =>
    line`Secret cards: ${all(event.cards.map((id, of) => line`${seat(of, reader)} ${card(id)}`))}.`,
}

/** Why a move is barred; `of`: the coins that one has. */
const barred: Texts['barred'] = (why, of) =>
  why === 'too-few-coins' ? [`You have no more than ${coins(Number(of))} to bid`] : [why]

export const en: NewGameTexts = {
  language: 'en',
  title: 'New Game',
  tagline: 'Bid in secret for the cards that are turned up, and guess which card each of the others hides.',
  aim: 'The game ends when the deck is empty. Whoever has the cards with the highest values wins.',
  length: '10 minutes',
  role: role => names.colours[role as Colour],
  seat,
  questions,
  moves,
  events,
  barred,
  options: { long: { name: 'Long game', about: 'Eight cards are played for in the place of six.' } },
  reasons: why => [why === 'points' ? 'points' : 'coins'],
  result: (standing, reader) => {
    const best = standing.filter(({ place }) => place === 1)
    const winners = all(best.map(each => seat(each.seat, reader)))
    const points = best[0].keys[0].n
    return best.length === 1
      ? line`${winners} wins with ${points} points.`
      : line`${winners} share the victory with ${points} points each.`
  },
  rules,
  brief,
  names,
  words: {
    upForBids: 'Up for bids',
    deck: 'Cards left in the deck',
    yourSecret: 'Your secret card',
    kept: 'Cards kept',
    coins: 'Coins',
    points: 'Points',
    value: 'Value',
    bid: 'Your bid',
    players: 'Players',
  },
}
