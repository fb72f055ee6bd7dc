import { type GameTexts, line, listed, type Ref, type Rich } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { Colour } from '../../data/colours.ts'
import { priceOf } from '../../rules/using.ts'
import type { NewGame } from '../../types.ts'
import type { NewGameTexts } from '../common/types.ts'
import { brief } from './brief.ts'
import { rules } from './rules.ts'

const names: NewGameTexts['names'] = {
  colours: { red: 'Piros', green: 'Zöld', blue: 'Kék', gold: 'Arany' },
  cards: {
    hut: 'Kunyhó',
    well: 'Kút',
    field: 'Szántó',
    orchard: 'Gyümölcsös',
    mill: 'Malom',
    forge: 'Kovácsműhely',
    chapel: 'Kápolna',
    bridge: 'Híd',
    market: 'Piac',
    tower: 'Torony',
    abbey: 'Apátság',
    castle: 'Vár',
  },
}

type Texts = GameTexts<NewGame>
const seat: Texts['seat'] = (id, { open }) => [{ text: names.colours[open.colours[id]], on: `seat:${id}` }]
const card = (id: Card | null): Ref | string =>
  id === null ? 'nincs lap' : { text: names.cards[id], on: `card:${id}` }
const coins = (n: number): string => `${n} érme`
const all = (items: readonly Rich[]): Rich => listed(items, 'hu')

const questions: Texts['questions'] = {
  bid: {
    prompt: (_step, { open, seat }) =>
      line`Hány érmét kínálsz ezért a lapért: ${card(open.up)}? Ennyid van: ${coins(open.coins[seat ?? 0])}.`,
    wait: () => ['ajánlatot tesz'],
  },
  use: {
    prompt: (_step, { open }) => line`Tiéd ez a lap: ${card(open.up)}. Tartsd meg, vagy add el.`,
    wait: (_step, { open }) => line`megtartja vagy eladja ezt a lapot: ${card(open.up)}`,
  },
}

const moves: Texts['moves'] = {
  bid: move => [move.coins === 0 ? 'Nem kínálok semmit' : `Ajánlatom: ${coins(move.coins)}`],
  keep: (_move, { open }) => line`Megtartom: ${card(open.up)}`,
  sell: (_move, { open }) => line`Eladom: ${card(open.up)} (${coins(open.up === null ? 0 : priceOf(open.up))})`,
}

const events: Texts['events'] = {
  dealt: event => line`A titkos lapod: ${card(event.card)}.`,
  turned: event => line`Felfordított lap: ${card(event.card)}.`,
  won: (event, reader) => {
    const bids = event.bids.map((n, id) => line`${seat(id, reader)} ${n}`)
    return line`${seat(event.seat, reader)} megnyeri ezt a lapot: ${card(event.card)}. Ajánlatok: ${all(bids)}.`
  },
  kept: (event, reader) => line`${seat(event.seat, reader)} megtartja: ${card(event.card)}.`,
  sold: (event, reader) => line`${seat(event.seat, reader)} eladja: ${card(event.card)} (${coins(event.coins)}).`,
  revealed: (event, reader) =>
    line`Titkos lapok: ${all(event.cards.map((id, of) => line`${seat(of, reader)} ${card(id)}`))}.`,
}

/** Why a move is barred; `of`: the coins that one has. */
const barred: Texts['barred'] = (why, of) =>
  why === 'too-few-coins' ? [`Ennél többet nem ajánlhatsz, mert ennyid van: ${coins(Number(of))}`] : [why]

export const hu: NewGameTexts = {
  language: 'hu',
  title: 'Új játék',
  tagline: 'Titokban ajánlj a felfordított lapokért, és találd ki, melyik lapot rejtegeti a többi játékos.',
  aim: 'A játék akkor ér véget, amikor a pakli elfogy. Az győz, akinek a lapjai együtt a legtöbbet érik.',
  length: '10 perc',
  role: role => names.colours[role as Colour],
  seat,
  questions,
  moves,
  events,
  barred,
  options: { long: { name: 'Hosszú játék', about: 'Hat helyett nyolc lapért folyik a játék.' } },
  reasons: why => [why === 'points' ? 'pont' : 'érme'],
  result: (standing, reader) => {
    const best = standing.filter(({ place }) => place === 1)
    const winners = all(best.map(each => seat(each.seat, reader)))
    const points = best[0].keys[0].n
    return best.length === 1
      ? line`${winners} győz ${points} ponttal.`
      : line`${winners} osztozik a győzelmen, fejenként ${points} ponttal.`
  },
  rules,
  brief,
  names,
  words: {
    upForBids: 'Erre megy az ajánlat',
    deck: 'Lapok a pakliban',
    yourSecret: 'A titkos lapod',
    kept: 'Megtartott lapok',
    coins: 'Érmék',
    points: 'Pontok',
    value: 'Érték',
    bid: 'Az ajánlatod',
    players: 'Játékosok',
  },
}
