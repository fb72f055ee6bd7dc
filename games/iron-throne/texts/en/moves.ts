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
import { direction, hostage, talks, terms, whom } from './offers.ts'
import { card, cardOf, character, effect, event, houseCard, power, seat, strong } from './phrases.ts'

type Moves = GameTexts<IronThrone>['moves']
type Question = AskName<IronThrone>

/** Hostage 2 with its face, which its holder knows. */
function held(n: number, view: PlayerView): Rich {
  const face = faceOf(view, n)
  return face ? line`hostage ${n} (${houseCard(face)})` : [`hostage ${n}`]
}

/** The player of a side with the part they play: 'Stark, the challenger'. */
function playerOn(side: Side, view: PlayerView): Rich {
  const player = giverOf(view.open, side)
  return player === null ? [`the ${side}`] : line`${seat(player, view)}, the ${side}`
}

function spot(place: Spot, view: PlayerView): Rich {
  if (place.from === 'deck') return ['The top card of the House deck']
  if (place.from === 'hand') return ['A random card from the hand']
  const victim = asking(view, 'takeHostage')?.victim ?? null
  const house = hostageOf(view.open, victim, place.n)?.house
  return house === undefined ? [`Hostage ${place.n}`] : line`Hostage ${place.n} (${cardOf(house, view)})`
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

const ordinals = ['first', 'second']

const talking: Pick<
  Moves,
  'influence' | 'power' | 'hostage' | 'unhostage' | 'adopt' | 'propose' | 'withdraw' | 'agree' | 'reject' | 'break-off'
> = {
  influence: ({ by, n }, view) =>
    n === 0 ? [`${direction(by, view)}: no influence`] : line`${direction(by, view)}: influence over ${whom(by, view)}`,
  power: ({ by, n }, view) => [`${direction(by, view)}: ${n === 0 ? 'no power' : power(n)}`],
  hostage: ({ by, place }, view) => line`${direction(by, view)}: ${hostage(place, by, view)}`,
  unhostage: ({ by, index }, view) => {
    const place = placeInDraft(view, by, index)
    const which: Rich = place ? line` (${hostage(place, by, view)})` : []
    return line`${direction(by, view)}: without the ${ordinals[index]} hostage${which}`
  },
  adopt: ({ version }) => [talks.adopt(version)],
  propose: (_, view) => propose(view),
  withdraw: ({ version }) => [talks.withdraw(version)],
  agree: ({ version }, view) => agree(version, view),
  reject: ({ version }) => [talks.reject(version)],
  'break-off': () => [talks.breakOff],
}

const passes: Partial<Record<Question, string>> = {
  playCard: 'Play no card',
  hostage: 'Leave the hostages as they are',
  support: 'Stay out',
  lateSupport: 'Stay out',
}

const ends: Partial<Record<Question, string>> = {
  aimCharacter: 'Name no other',
  distribute: 'Leave the rest on the leader sheet',
  gather: 'Move no more',
  replaceCard: 'I have no higher card',
}

const puts: Partial<Record<Question, string>> = { bury: ' under the House deck', orderCards: ' back next' }

function declineAbility(view: PlayerView): Rich {
  const me = asking(view, 'useAbility')
  const leader = me && view.open.leaders[me.seat]
  return leader ? line`Do not use ${effect(leaderEffect(leader), view)}` : ['Pass']
}

function enough(view: PlayerView): string {
  const discard = asking(view, 'discard')
  if (discard) return (view.open.working?.discarded.length ?? 0) > 0 ? 'Discard no more' : 'Discard nothing'
  return ends[question(view) ?? 'aimSeat'] ?? 'Done'
}

export const moves: Moves = {
  lead: ({ leader }, view) => line`${character(leader)}: ${effect(leaderEffect(leader), view)}`,
  use: (_, view) => {
    const leader = view.open.leaders[asking(view, 'useAbility')?.seat ?? view.seat ?? 0]
    return leader ? line`Use ${effect(leaderEffect(leader), view)}` : ['Use the ability']
  },
  play: ({ card: id }, view) => line`Play ${effect(cardEffect(id), view)} (${character(id)})`,
  release: ({ n }, view) => line`Release ${held(n, view)}`,
  torture: ({ n }, view) => line`Torture ${held(n, view)}`,
  choose: ({ character: id }, view) =>
    question(view) === 'lateSupport' ? line`Join with ${strong(id, view)}` : line`Choose ${strong(id, view)}`,
  offer: ({ character: id, side }, view) => line`Offer ${strong(id, view)} to ${playerOn(side, view)}`,
  accept: () => ['Accept the support'],
  refuse: () => ['Refuse the support'],
  card: ({ card: id }) => (isCharacter(id) ? line`Play ${card(id)} (hostility 0)` : line`Play ${card(id)}`),
  ...talking,
  empower: ({ character: id }, view) => line`1 power to ${strong(id, view)}`,
  drain: ({ character: id }, view) => line`1 power from ${strong(id, view)}`,
  name: ({ seat: id }, view) => [seat(id, view)],
  target: ({ character: id }, view) => capital(strong(id, view)),
  take: ({ place }, view) => spot(place, view),
  discard: ({ card: id }) => line`Discard ${card(id)}`,
  replace: ({ card: id }) => line`Play ${card(id)} instead`,
  keep: ({ card: id }) => line`Take ${card(id)} into hand`,
  put: ({ card: id }, view) => line`Put ${card(id)}${puts[question(view) ?? 'bury'] ?? ' back'}`,
  event: ({ card: id }, view) =>
    question(view) === 'orderEvents' ? line`Next under the deck: ${event(id)}` : [event(id)],
  'give-hostage': () => ['Let a hostage be taken'],
  'give-cards': (_, view) => [`Discard ${asking(view, 'ransom')?.n ?? 2} cards`],
  pass: (_, view) => {
    const name = question(view)
    return name === 'useAbility' ? declineAbility(view) : [passes[name ?? 'negotiate'] ?? 'Pass']
  },
  done: (_, view) => [enough(view)],
}
