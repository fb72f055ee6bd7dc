/** What the others wait for. */
import { type GameTexts, line } from '../../../text/index.ts'
import { leaderEffect } from '../rules/cards/abilities.ts'
import type { IronThrone } from '../types.ts'
import { effect, seat } from './phrases.en.ts'

export const waits: GameTexts<IronThrone>['waits'] = {
  chooseLeader: () => ['must choose a leader'],
  useAbility: ({ seat: id }, view) => {
    const leader = view.open.leaders[id]
    return leader ? line`may use ${effect(leaderEffect(leader), view)}` : ['may use an ability']
  },
  playCard: () => ['may play a character card'],
  hostage: () => ['may release or torture hostages'],
  torment: ({ house }, view) => line`must name a character of ${seat(house, view)}`,
  nameDefender: () => ['must choose the defender'],
  chooseCharacter: ({ side }) => [`must choose a character as ${side}`],
  support: () => ['may offer support'],
  answerSupport: ({ supporter }, view) => line`must answer the offer of ${seat(supporter, view)}`,
  playOpen: () => ['must play a House card face up'],
  playCards: () => ['must choose a House card'],
  negotiate: () => ['must make a deal or break off'],
  distribute: ({ optional }) => [optional ? 'may distribute power' : 'must distribute power'],
  nameVictim: () => ['must choose from whom to take a hostage'],
  takeHostage: ({ victim }, view) => line`must take a hostage from ${seat(victim, view)}`,
  aimCharacter: () => ['must choose a character'],
  aimSeat: () => ['must choose a player'],
  discard: ({ least }) => [least > 0 ? 'must discard cards' : 'may discard cards'],
  gather: () => ['must move power'],
  foresee: () => ['must choose the event'],
  orderEvents: () => ['must put event cards under the deck'],
  keepCard: () => ['must choose a card from the deck'],
  orderCards: () => ['must put cards back onto the deck'],
  replaceCard: () => ['must look for a higher card'],
  ransom: ({ to }, view) => line`must decide what to give to ${seat(to, view)}`,
  bury: () => ['must put a card under the deck'],
  lateSupport: ({ by }, view) => line`may support ${seat(by, view)}`,
}
