import type { GameTexts } from '../../../../text/index.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { names } from './names.ts'

export const options: GameTexts<BattlesOfWesteros>['options'] = {
  battle: {
    name: 'Battle',
    about:
      'Ten battle plans with field, forces and goal of their own, and two skirmishes for which you choose commanders and draw your army.',
    choices: names.battles,
  },
  coordinatedAttacks: {
    name: 'Coordinated attacks',
    about: 'Ordered melee units may attack one target together: each that supports adds its dice less one.',
  },
  anyCardOrders: {
    name: 'Any card orders one unit',
    about:
      'Instead of playing a leadership card for what it says, a commander may discard it, take one command token, and order one unit of his zone of control.',
  },
  reducedUnits: {
    name: 'Reduced units',
    about: 'A unit that has lost half its figures rolls one die less, and retreats two hexes at most.',
  },
  withdrawal: {
    name: 'Withdrawal',
    about:
      'Before the attacks the opponent may draw active units beside an ordered enemy back one hex, at the price of morale.',
  },
  infantryStalwart: {
    name: 'Stalwart infantry',
    about: 'War Host, Guards and Heavy Infantry are Stalwart by themselves.',
  },
  allMovesOfCardFirst: {
    name: 'All moves of a card first',
    about: 'With two commands, the units of both move before any of them attacks.',
  },
  countTokensPerRound: {
    name: 'Count tokens once a round',
    about: 'An order token that a tactic has counted cannot be counted by another tactic in the same round.',
  },
  rangedRetreatTowardsEdge: {
    name: 'Retreat from arrows to the own edge',
    about: 'After ranged attacks and War Dogs units retreat towards their own edge instead of away from the attack.',
  },
  fordStopsOnlyInfantry: {
    name: 'Fords stop infantry alone',
    about: 'Archers do not stop when they enter a ford.',
  },
  noAdvanceFromBridge: {
    name: 'No advance from a bridge',
    about: 'A unit on a bridge can neither advance nor pursue.',
  },
  buildingCoverLostOnOwnToken: {
    name: 'Cover lost on the own token',
    about: 'An engaged unit in a building has no Cover while the token shows its own House, instead of the enemy’s.',
  },
  retreatIntoFire: { name: 'Retreat into fire', about: 'Fire does not close a hex to a retreat.' },
  commandersLosEnemyOnly: {
    name: 'Hidden from enemy commanders only',
    about: 'In a skirmish commanders may be placed in sight of friendly commanders.',
  },
}

/** The headings of their groups. */
export const optionGroups = {
  battle: 'The battle',
  official: 'Official options',
  readings: 'Other readings of the rules',
}
