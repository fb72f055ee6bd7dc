/** What the others wait for. */
import { type GameTexts, line } from '../../../text/index.ts'
import { leaderEffect } from '../rules/abilities.ts'
import type { IronThrone } from '../types.ts'
import { effect, seat } from './phrases.en.ts'

export const waits: GameTexts<IronThrone>['waits'] = {
  chooseLeader: () => ['choose a leader'],
  useAbility: ({ seat: id }, view) => {
    const leader = view.open.leaders[id]
    return leader ? line`may use ${effect(leaderEffect(leader), view)}` : ['may use an ability']
  },
  playCard: () => ['may play a character card'],
  hostage: () => ['may release or torture hostages'],
  torment: ({ house }, view) => line`names a character of ${seat(house, view)}`,
  nameDefender: () => ['chooses the defender'],
  chooseCharacter: ({ side }) => [`chooses a character as ${side}`],
  support: () => ['may offer support'],
  answerSupport: ({ supporter }, view) => line`answers the offer of ${seat(supporter, view)}`,
  playOpen: () => ['plays a House card face up'],
  playCards: () => ['choose a House card'],
  negotiate: () => ['negotiate'],
  distribute: () => ['distributes power'],
  nameVictim: () => ['chooses from whom to take a hostage'],
  takeHostage: ({ victim }, view) => line`takes a hostage from ${seat(victim, view)}`,
  aimCharacter: () => ['chooses a character'],
  aimSeat: () => ['chooses a player'],
  discard: () => ['discards cards'],
  gather: () => ['moves power'],
  foresee: () => ['chooses the event'],
  orderEvents: () => ['puts event cards under the deck'],
  keepCard: () => ['chooses a card from the deck'],
  orderCards: () => ['puts cards back onto the deck'],
  replaceCard: () => ['looks for a higher card'],
  ransom: ({ to }, view) => line`decides what to give to ${seat(to, view)}`,
  bury: () => ['puts a card under the deck'],
  lateSupport: ({ by }, view) => line`decides whether to support ${seat(by, view)}`,
}
