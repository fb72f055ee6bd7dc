/** Labels of moves, as on a button. */
import type { AskName } from '../../../../kernel/index.ts'
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { isCharacter } from '../../data/cards.ts'
import { cardEffect, leaderEffect } from '../../rules/cards/abilities.ts'
import { sameOffer } from '../../rules/negotiation/offers.ts'
import type { IronThrone, Side, Spot } from '../../types.ts'
import {
  asking,
  faceOf,
  giverOf,
  hostageOf,
  type PlayerView,
  placeInDraft,
  question,
  sideOfReader,
} from '../common/position.ts'
import { direction, hostage, over, talks, terms } from './offers.ts'
import { card, cardOf, character, effect, event, houseCard, nth, seat, side as sideName, strong } from './phrases.ts'

type Moves = GameTexts<IronThrone>['moves']
type Question = AskName<IronThrone>

/** The 2nd hostage with its face, which its holder knows. */
function held(n: number, view: PlayerView): Rich {
  const face = faceOf(view, n)
  return face ? line`${n}. túsz, ${houseCard(face)}` : [`${n}. túsz`]
}

/** The player of a side with the part they play: 'Starknak, a kihívónak'. */
function toPlayerOn(side: Side, view: PlayerView): Rich {
  const player = giverOf(view.open, side)
  return player === null ? [sideName(side, 'of')] : line`${seat(player, view, 'of')}, ${sideName(side, 'of')}`
}

function spot(place: Spot, view: PlayerView): Rich {
  if (place.from === 'deck') return ['A Házpakli felső lapja']
  if (place.from === 'hand') return ['Egy véletlen lap a kézből']
  const victim = asking(view, 'takeHostage')?.victim ?? null
  const house = hostageOf(view.open, victim, place.n)?.house
  return capital(house === undefined ? [`${nth(place.n)} túsz`] : line`${nth(place.n)} túsz (${cardOf(house, view)})`)
}

/** Proposing what the other has proposed is accepting it (IT-9.5). */
function propose(view: PlayerView): Rich {
  const { own, open } = view
  if (own === null) return [talks.propose]
  const side = sideOfReader(view)
  const other = side && open.encounter?.talks?.standing[side === 'challenger' ? 'defender' : 'challenger']
  const isDeal = other && sameOffer(other.offer, own.draft)
  return line`${isDeal ? talks.proposeSame : talks.propose}: ${terms(own.draft, view)}`
}

function agree(version: number, view: PlayerView): Rich {
  const { standing } = view.open.encounter?.talks ?? { standing: null }
  const found = [standing?.challenger, standing?.defender].find(each => each?.version === version)
  return found ? line`${talks.agree(version)}: ${terms(found.offer, view)}` : [talks.agree(version)]
}

const ordinals = ['az első', 'a második']

const talking: Pick<
  Moves,
  'influence' | 'power' | 'hostage' | 'unhostage' | 'adopt' | 'propose' | 'withdraw' | 'agree' | 'reject' | 'break-off'
> = {
  influence: ({ by, n }, view) =>
    n === 0 ? [`${direction(by, view)}: nincs befolyás`] : line`${direction(by, view)}: befolyás ${over(by, view)}`,
  power: ({ by, n }, view) => [`${direction(by, view)}: ${n === 0 ? 'nincs erő' : `${n} erő`}`],
  hostage: ({ by, place }, view) => line`${direction(by, view)}: ${hostage(place, by, view)}`,
  unhostage: ({ by, index }, view) => {
    const place = placeInDraft(view, by, index)
    const which: Rich = place ? line` (${hostage(place, by, view)})` : []
    return line`${direction(by, view)}: ${ordinals[index]} túsz nélkül${which}`
  },
  adopt: ({ version }) => [talks.adopt(version)],
  propose: (_, view) => propose(view),
  withdraw: ({ version }) => [talks.withdraw(version)],
  agree: ({ version }, view) => agree(version, view),
  reject: ({ version }) => [talks.reject(version)],
  'break-off': () => [talks.breakOff],
}

const passes: Partial<Record<Question, string>> = {
  playCard: 'Nem játszom ki kártyát',
  hostage: 'A túszok maradnak',
  support: 'Kimaradok',
  lateSupport: 'Kimaradok',
}

const ends: Partial<Record<Question, string>> = {
  aimCharacter: 'Mást nem nevezek meg',
  distribute: 'A többi a vezetőlapon marad',
  gather: 'Többet nem teszek át',
  replaceCard: 'Nincs nagyobb lapom',
}

const puts: Partial<Record<Question, string>> = {
  bury: 'A Házpakli aljára',
  orderCards: 'Ez kerül vissza a következő helyre',
}

function declineAbility(view: PlayerView): Rich {
  const me = asking(view, 'useAbility')
  const leader = me && view.open.leaders[me.seat]
  return leader ? line`Nem használom: ${effect(leaderEffect(leader), view)}` : ['Passz']
}

function enough(view: PlayerView): string {
  const discard = asking(view, 'discard')
  if (discard) return (view.open.working?.discarded.length ?? 0) > 0 ? 'Többet nem dobok el' : 'Semmit sem dobok el'
  return ends[question(view) ?? 'aimSeat'] ?? 'Kész'
}

export const moves: Moves = {
  lead: ({ leader }, view) => line`${character(leader)}: ${effect(leaderEffect(leader), view)}`,
  use: (_, view) => {
    const leader = view.open.leaders[asking(view, 'useAbility')?.seat ?? view.seat ?? 0]
    return leader ? line`Használom: ${effect(leaderEffect(leader), view)}` : ['Használom a képességet']
  },
  play: ({ card: id }, view) => line`Kijátszom: ${effect(cardEffect(id), view)} (${character(id)})`,
  release: ({ n }, view) => line`Elengedem: ${held(n, view)}`,
  torture: ({ n }, view) => line`Megkínzom: ${held(n, view)}`,
  choose: ({ character: id }, view) =>
    question(view) === 'lateSupport'
      ? line`Beállok vele: ${strong(id, view)}`
      : line`Őt választom: ${strong(id, view)}`,
  offer: ({ character: id, side }, view) => capital(line`${strong(id, view, 'acc')} ajánlom ${toPlayerOn(side, view)}`),
  accept: () => ['Elfogadom a támogatást'],
  refuse: () => ['Elutasítom a támogatást'],
  card: ({ card: id }) =>
    isCharacter(id) ? line`Kijátszom: ${card(id)} (0 értékű viszály)` : line`Kijátszom: ${card(id)}`,
  ...talking,
  empower: ({ character: id }, view) => line`1 erő ide: ${strong(id, view)}`,
  drain: ({ character: id }, view) => line`1 erő innen: ${strong(id, view)}`,
  name: ({ seat: id }, view) => [seat(id, view)],
  target: ({ character: id }, view) => strong(id, view),
  take: ({ place }, view) => spot(place, view),
  discard: ({ card: id }) => line`Eldobom: ${card(id)}`,
  replace: ({ card: id }) => line`Ezt játszom ki helyette: ${card(id)}`,
  keep: ({ card: id }) => line`Kézbe veszem: ${card(id)}`,
  put: ({ card: id }, view) => line`${puts[question(view) ?? 'hostage'] ?? 'Visszateszem'}: ${card(id)}`,
  event: ({ card: id }, view) =>
    question(view) === 'orderEvents' ? line`A következő a pakli alján: ${event(id)}` : [event(id)],
  'give-hostage': () => ['Hagyom, hogy túszt szerezzen'],
  'give-cards': (_, view) => [`Eldobok ${asking(view, 'ransom')?.n ?? 2} lapot`],
  pass: (_, view) => {
    const name = question(view)
    return name === 'useAbility' ? declineAbility(view) : [passes[name ?? 'negotiate'] ?? 'Passz']
  },
  done: (_, view) => [enough(view)],
}
