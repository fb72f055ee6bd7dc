/** The rule in force at each question. */
import type { GameTexts } from '../../../text/index.ts'
import type { BattleLore } from '../types.ts'

export const ruleOf: GameTexts<BattleLore>['ruleOf'] = {
  chooseScenario: 'BL-3.2',
  placeFord: 'BL-3.5',
  muster: 'BL-3.6',
  deploy: 'BL-3.8.2',
  deployAll: 'BL-3.8.2',
  discardOpening: 'BL-3.10',
  tent: 'BL-4.2',
  command: 'BL-5.1',
  order: 'BL-5.2',
  selectMover: 'BL-6.1',
  moveUnit: 'BL-6.2',
  portals: 'BL-17.6.5',
  attack: 'BL-7.1',
  extraAttack: 'BL-7.2',
  chooseSide: 'BL-13.6',
  setAside: 'BL-17.6.1',
  commit: 'BL-7.6',
  ignoreDamage: 'BL-7.7',
  ignoreRetreats: 'BL-7.9',
  counterOrNot: 'BL-11.1',
  advance: 'BL-12.1',
  react: 'BL-17.3',
  aim: 'BL-17.2',
  push: 'BL-17.6.8',
  vpOption: 'BL-19.1',
  keepCommand: 'BL-19.3',
  gain: 'BL-19.4',
  discardLore: 'BL-19.4',
}
