/** What the others wait for. */
import { type GameTexts, line } from '../../../text/index.ts'
import { leaderEffect } from '../rules/cards/abilities.ts'
import type { IronThrone } from '../types.ts'
import { effect, seat, side as sideName } from './phrases.hu.ts'

export const waits: GameTexts<IronThrone>['waits'] = {
  chooseLeader: () => ['vezetőt választ'],
  useAbility: ({ seat: id }, view) => {
    const leader = view.open.leaders[id]
    return leader
      ? line`használhatja a képességét: ${effect(leaderEffect(leader), view)}`
      : ['használhatja a képességét']
  },
  playCard: () => ['karakterkártyát játszhat ki'],
  hostage: () => ['túszokat engedhet el vagy kínozhat meg'],
  torment: ({ house }, view) => line`megnevezi ${seat(house, view)} egyik karakterét`,
  nameDefender: () => ['kiválasztja a védőt'],
  chooseCharacter: ({ side }) => [`karaktert választ ${sideName(side, 'as')}`],
  support: () => ['támogatást ajánlhat'],
  answerSupport: ({ supporter }, view) => line`válaszol ${seat(supporter, view)} ajánlatára`,
  playOpen: () => ['képpel felfelé játszik ki házkártyát'],
  playCards: () => ['házkártyát választ'],
  negotiate: () => ['tárgyal'],
  distribute: ({ optional }) => [optional ? 'erőt oszthat szét' : 'erőt oszt szét'],
  nameVictim: () => ['kiválasztja, kitől ejt túszt'],
  takeHostage: ({ victim }, view) => line`túszt ejt ${seat(victim, view, 'from')}`,
  aimCharacter: () => ['karaktert választ'],
  aimSeat: () => ['játékost választ'],
  discard: ({ least }) => [least > 0 ? 'lapokat dob el' : 'lapokat dobhat el'],
  gather: () => ['erőt helyez át'],
  foresee: () => ['kiválasztja az eseményt'],
  orderEvents: () => ['eseménykártyákat tesz a pakli aljára'],
  keepCard: () => ['lapot választ a paklijából'],
  orderCards: () => ['lapokat tesz vissza a paklijára'],
  replaceCard: () => ['nagyobb lapot keres'],
  ransom: ({ to }, view) => line`dönt, mit ad ${seat(to, view, 'of')}`,
  bury: () => ['lapot tesz a paklija aljára'],
  lateSupport: ({ by }, view) => line`támogathatja ezt a Házat: ${seat(by, view)}`,
}
