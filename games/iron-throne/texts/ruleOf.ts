/** The rule in force at each question. */
import type { GameTexts } from '../../../text/index.ts'
import type { IronThrone } from '../types.ts'

export const ruleOf: GameTexts<IronThrone>['ruleOf'] = {
  chooseLeader: 'IT-3.4',
  useAbility: 'IT-17.2',
  playCard: 'IT-16.1',
  hostage: 'IT-4.2',
  torment: 'IT-18.11',
  nameDefender: 'IT-5.2',
  chooseCharacter: 'IT-5.5',
  support: 'IT-6.4',
  answerSupport: 'IT-6.5',
  playOpen: 'IT-7.2.1',
  playCards: 'IT-7.2',
  negotiate: 'IT-9.5',
  distribute: 'IT-13.1',
  nameVictim: 'IT-10.5.2',
  takeHostage: 'IT-18.2',
  aimCharacter: 'IT-21.4',
  aimSeat: 'IT-21.4',
  discard: 'IT-15.4',
  gather: 'IT-23.2',
  foresee: 'IT-22.11',
  orderEvents: 'IT-22.11',
  keepCard: 'IT-23.19',
  orderCards: 'IT-23.19',
  replaceCard: 'IT-23.8',
  ransom: 'IT-23.17',
  bury: 'IT-23.13',
  lateSupport: 'IT-19.3',
}
