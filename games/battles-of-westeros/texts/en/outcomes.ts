/** What is given, lost and scored, in a few words. */
import type { ModifierKey } from '../../data/effects.ts'
import type { PointsFor } from '../../data/plans/plan.ts'
import type { Loss } from '../../log.ts'

/** ' in fire'; nothing where the cause is plain. */
export const losses: Readonly<Record<Loss, string>> = {
  attack: '',
  retreat: ' for want of a way back',
  fire: ' in fire',
  cost: ' as the price',
  catapult: ' by a catapult',
  bridge: ' with the bridge',
}

export const scored: Readonly<Record<PointsFor, string>> = {
  eachEnemyUnitEliminated: 'an enemy unit eliminated',
  eachEnemyCommanderCaptured: 'an enemy commander captured',
  enemyMoraleZone: 'the enemy’s low morale',
  takingGround: 'ground taken',
  catelynCaptured: 'the capture of Catelyn Stark',
  eachTentTaken: 'a tent taken',
  eachTentStanding: 'tents standing',
  eachThreeUnitsInCamp: 'units in the camp',
  eachSiegeTowerDestroyed: 'a siege tower destroyed',
  edmureInHexWithStarkUnit: 'Edmure Tully rescued',
  eachBuildingFireLevel: 'burning buildings',
  eachDevastatedBuilding: 'devastated buildings',
  eachWoodBridgeFireLevel: 'the burning bridge',
  woodBridgeDestroyed: 'the bridge destroyed',
  eachBuildingControlled: 'buildings controlled',
  eachObjectiveControlled: 'objectives controlled',
  controlsWoodBridge: 'the wood bridge',
  controlsStoneBridge: 'the stone bridge',
  eachUnitExited: 'a unit that got away',
  eachEnemyUnitOnBoard: 'enemy units still on the board',
  moreObjectivesControlled: 'the crown of the hill',
}

/** What a unit or a side has been given. */
export const modifierNames: Readonly<Record<ModifierKey, (n: number) => string>> = {
  dice: n => `${n} more ${n === 1 ? 'die' : 'dice'}`,
  'flank-dice': n => `${n} more ${n === 1 ? 'die' : 'dice'} in flank attacks`,
  'close-dice': n => `${n} more ${n === 1 ? 'die' : 'dice'} beside another ordered unit`,
  move: n => `${n} more hex of movement`,
  'no-counter': n => (n > 0 ? 'no counterattack' : 'nothing'),
  'no-stalwart': n => (n > 0 ? 'no retreat is ignored' : 'nothing'),
  stalwart: n => (n > 0 ? 'Stalwart' : 'nothing'),
  toughness: n => `Toughness ${n}`,
  'heavy-armor': n => (n > 0 ? 'Heavy Armor' : 'nothing'),
  pursue: n => `Pursue ${n} farther`,
  reroll: n => (n === 1 ? 'a re-roll' : `${n} re-rolls`),
  steady: n => (n > 0 ? 'not Off-balance' : 'nothing'),
  surefooted: n => (n > 0 ? 'no stop in forest, building or ford' : 'nothing'),
  'valor-hits': n => (n > 0 ? 'valor hits cavalry, too' : 'nothing'),
  'dogs-again': n => (n > 0 ? 'another roll for the dogs' : 'nothing'),
  'no-attack': n => (n > 0 ? 'no attack' : 'nothing'),
  'extra-retreat': n => `retreats ${n} longer`,
  'morale-hits': n => (n > 0 ? 'morale results are hits' : 'nothing'),
  'valor-twice': n => (n > 0 ? 'each valor hits twice' : 'nothing'),
  'flank-beside-friend': n => (n > 0 ? 'a flank attack beside a friend' : 'nothing'),
  'clear-sight': n => (n > 0 ? 'units do not block the sight' : 'nothing'),
  'morale-per-retreat': n => `${n} morale for each enemy that retreats 2 hexes or more`,
  'morale-per-kill': n => `${n} more morale for each enemy unit eliminated`,
}
