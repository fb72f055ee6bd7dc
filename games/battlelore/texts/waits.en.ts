/** What the others wait for. */
import { type GameTexts, line } from '../../../text/index.ts'
import type { Why } from '../steps.ts'
import type { BattleLore } from '../types.ts'
import { card } from './phrases.en.ts'

const moves: Record<Why, string> = {
  move: 'must move units',
  onslaught: 'must move units of Onslaught',
  mobility: 'must move units with Mobility',
}

export const waits: GameTexts<BattleLore>['waits'] = {
  chooseScenario: () => ['must choose a scenario card'],
  placeFord: () => ['must place a ford'],
  muster: () => ['must muster an army'],
  deploy: () => ['must place a deployment card'],
  deployAll: () => ['must deploy the army'],
  discardOpening: () => ['must choose an opening hand'],
  tent: () => ['must decide about the enemy command tent'],
  command: () => ['must play a command card'],
  order: () => ['must order units'],
  selectMover: ({ why }) => [moves[why]],
  moveUnit: ({ why }) => [moves[why]],
  portals: () => ['must decide about the portals'],
  attack: () => ['must attack'],
  extraAttack: ({ why }) => [why === 'pursue' ? 'may attack again by Pursue' : 'may attack again by Double Shot'],
  chooseSide: () => ['must choose a side of the line of sight'],
  setAside: () => ['must set dice aside'],
  commit: () => ['must commit dice'],
  ignoreDamage: () => ['must choose how much damage to ignore'],
  ignoreRetreats: () => ['must choose how many retreats to ignore'],
  counterOrNot: () => ['must decide whether to counter'],
  advance: () => ['must decide whether to advance'],
  react: () => ['may play a lore card'],
  aim: ({ card: played }) => line`must choose the targets of ${card(played)}`,
  push: () => ['must choose whom the cry pushes first'],
  vpOption: () => ['must decide about a victory point'],
  keepCommand: () => ['must choose a command card to keep'],
  gain: () => ['must choose in the Lore step'],
  discardLore: () => ['must discard a lore card'],
}
