/** What is given, lost and scored, in a few words. */
import type { ModifierKey } from '../../data/effects.ts'
import type { PointsFor } from '../../data/plans/plan.ts'
import type { Loss } from '../../log.ts'

/** ' (tűz)'; nothing where the cause is plain. */
export const losses: Readonly<Record<Loss, string>> = {
  attack: '',
  retreat: ' (nincs hova visszavonulni)',
  fire: ' (tűz)',
  cost: ' (ennyi az ára)',
  catapult: ' (katapult)',
  bridge: ' (leégett a híd)',
}

export const scored: Readonly<Record<PointsFor, string>> = {
  eachEnemyUnitEliminated: 'egy megsemmisített egységért',
  eachEnemyCommanderCaptured: 'egy elfogott parancsnokért',
  enemyMoraleZone: 'az ellenfél alacsony moráljáért',
  takingGround: 'térnyerésért',
  catelynCaptured: 'Catelyn Stark elfogásáért',
  eachTentTaken: 'egy elfoglalt sátorért',
  eachTentStanding: 'az álló sátrakért',
  eachThreeUnitsInCamp: 'a táborban álló egységekért',
  eachSiegeTowerDestroyed: 'egy elpusztított ostromtoronyért',
  edmureInHexWithStarkUnit: 'Edmure Tully megmentéséért',
  eachBuildingFireLevel: 'az égő épületekért',
  eachDevastatedBuilding: 'az elpusztult épületekért',
  eachWoodBridgeFireLevel: 'az égő fahídért',
  woodBridgeDestroyed: 'a leégett fahídért',
  eachBuildingControlled: 'az épületek fölötti fennhatóságért',
  eachObjectiveControlled: 'a célmezők fölötti fennhatóságért',
  controlsWoodBridge: 'a fahídért',
  controlsStoneBridge: 'a kőhídért',
  eachUnitExited: 'egy megmenekült egységért',
  eachEnemyUnitOnBoard: 'a csatatéren maradt ellenségekért',
  moreObjectivesControlled: 'a dombtetőért',
}

/** What a unit or a side has been given. */
export const modifierNames: Readonly<Record<ModifierKey, (n: number) => string>> = {
  dice: n => `${n} kockával több`,
  'flank-dice': n => `oldaltámadásban ${n} kockával több`,
  'close-dice': n => `${n} kockával több egy másik utasított egység mellett`,
  move: n => `${n} mezővel hosszabb mozgás`,
  'no-counter': n => (n > 0 ? 'nem indíthat ellentámadást' : 'semmi'),
  'no-stalwart': n => (n > 0 ? 'nem hagyhat figyelmen kívül visszavonulást' : 'semmi'),
  stalwart: n => (n > 0 ? 'Rendíthetetlen' : 'semmi'),
  toughness: n => `Szívósság ${n}`,
  'heavy-armor': n => (n > 0 ? 'Nehézpáncél' : 'semmi'),
  pursue: n => `${n} mezővel hosszabb Üldözés`,
  reroll: n => (n === 1 ? 'egy újradobás' : `${n} újradobás`),
  steady: n => (n > 0 ? 'nem Kiegyensúlyozatlan' : 'semmi'),
  surefooted: n => (n > 0 ? 'erdő, épület és gázló nem állítja meg' : 'semmi'),
  'valor-hits': n => (n > 0 ? 'a hősiesség lovasságot is talál' : 'semmi'),
  'dogs-again': n => (n > 0 ? 'a kutyák kockája újradobható' : 'semmi'),
  'no-attack': n => (n > 0 ? 'nem támadhat' : 'semmi'),
  'extra-retreat': n => `${n} mezővel hosszabb visszavonulás az ellenségnek`,
  'morale-hits': n => (n > 0 ? 'a moráleredmények találatok' : 'semmi'),
  'valor-twice': n => (n > 0 ? 'minden hősiesség két találat' : 'semmi'),
  'flank-beside-friend': n => (n > 0 ? 'oldaltámadás egy barát mellett' : 'semmi'),
  'clear-sight': n => (n > 0 ? 'egységek nem takarják el a rálátást' : 'semmi'),
  'morale-per-retreat': n => `${n} morál minden ellenségért, amely legalább 2 mezőt visszavonul`,
  'morale-per-kill': n => `még ${n} morál minden megsemmisített ellenségért`,
}
