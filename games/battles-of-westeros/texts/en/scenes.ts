/** The words of the scenes beside the field: cards, orders, fights, the phases of a round, the plan of the battle. */

import { names } from './names.ts'
import { scored } from './outcomes.ts'
import { many } from './phrases.ts'

export const en = {
  // Faces of cards
  nth: ['First command:', 'Second command:'],
  always: 'Always:',
  once: 'Once in the battle:',
  value: 'Value',
  // A turn
  yourTurn: 'Your turn',
  chooseCard: 'Cards: choose one that is framed, then who plays it.',
  noneToPlay: 'No card can be played now.',
  handEmpty: 'No cards in hand.',
  cannotPlay: 'No commander can play it now: it takes a command token that his card can hold, and a unit to command.',
  chooseToken: 'Order tokens: use one, or two alike for a unit of any rank.',
  noTokens: 'No order tokens left.',
  pair: 'Two alike',
  pairAbout: 'Two alike order a unit of any rank.',
  both: 'Both commands',
  command: (n: number): string => (n === 0 ? 'First command' : 'Second command'),
  onlyCommand: 'Play it',
  price: (n: number) => many(n, 'token'),
  orderOne: 'Discarded: it orders one unit in the zone of control.',
  orderOneFor: 'Order one unit · 1 token',
  // The order under way
  orderByToken: 'Order token',
  parts: { orders: 'Units', moves: 'Moves', attacks: 'Attacks' },
  orderedUnits: 'Ordered units',
  hasMoved: 'has moved',
  hasStayed: 'has stayed',
  hasActed: 'is done',
  tacticUsed: 'used',
  // Fights
  fight: {
    melee: (who: string, whom: string) => `${who} against ${whom}`,
    ranged: (who: string, whom: string) => `${who} at ${whom}, by arrows`,
    dogs: (who: string, whom: string) => `${who} against ${whom}: the dogs`,
    extra: (who: string, whom: string) => `${who} against ${whom}: the first blow`,
    archers: (who: string, whom: string) => `${who} at ${whom}, by arrows`,
    counter: (who: string, whom: string) => `Counterattack: ${who} against ${whom}`,
    parting: (who: string, whom: string) => `Parting blow: ${who} against ${whom}`,
  },
  archers: 'Hidden archers',
  flank: 'in the flank',
  dice: 'Dice',
  notRolled: 'Nothing is rolled yet.',
  noDice: 'No dice to roll.',
  noEffect: 'The roll has no effect.',
  rerollTip: 'Choose a die: all dice of its kind are rolled again.',
  partingTip: 'Its dice count shields and valor alone, and nobody strikes back.',
  counterOdds: 'If you counterattack',
  retreats: (n: number) => `retreat ${many(n, 'hex', 'hexes')}`,
  idle: {
    'other-rank': 'not the rank of the target',
    'no-valor': 'no effect on this target',
    'no-morale': 'no retreat from this roll',
  },
  // The end of a round
  keep: 'The round ends',
  keepTip: 'Choose what you keep: one card and one order token at most. The rest is discarded.',
  // Before the battle
  commanders: 'Commanders',
  commandersTip: (n: number, value: number) =>
    `Choose up to ${n} commanders, worth ${value} together at most. Both sides choose in secret.`,
  valueSoFar: (n: number, all: number) => `Value ${n} of ${all}`,
  placing: 'Deployment',
  recruitTip: 'Choose what you place next; the sides take turns.',
  placeTip: 'Choose a lit hex.',
  terrain: 'Terrain',
  tileTip: 'Choose what you lay next; the sides take turns.',
  layTip: 'Choose a lit hex, or choose from the list.',
  hexes: (n: number) => many(n, 'hex', 'hexes'),
  hide: 'Hidden tokens',
  hideTip: (n: number, picked: number) => `Choose ${n}, in secret; chosen: ${picked}.`,
  discs: 'Columns',
  discsTip: 'Three discs lie face down: two lead columns, one is a decoy. Choose where each lies.',
  stock: 'Palisades',
  stockTip: 'Choose a palisade to lay a token there.',
  breach: 'Breach',
  breachTip:
    'Choose a die, or two: a shield removes a token of its colour, valor or two dice any one. A palisade without tokens is gone.',
  // What has just happened
  recaps: {
    round: 'A new round',
    token: 'Order token',
    disengaged: 'Breaking away',
    scorched: 'Fire is set',
    quench: 'The fire is fought',
    spread: 'The fire spreads',
    points: 'Victory points',
    commanders: 'The commanders are revealed',
    'breach-rolled': 'Dice against the palisades',
    catapult: 'A catapult fires',
    location: 'A location is turned up',
    'archers-shown': 'Archers in hiding',
    'archers-gone': 'Archers driven off',
    catelyn: 'Catelyn Stark is captured',
    edmure: 'The search for Edmure',
    decoy: 'A decoy',
    column: 'A column arrives',
    'column-waits': 'A column waits',
    kept: 'The round ends',
    recovered: 'Morale recovers',
    won: 'The battle is over',
  },
  // The plan of the battle
  battle: 'Battle plan',
  rounds: (n: number) => `${n} rounds`,
  forces: 'Forces',
  scores: 'Scores',
  armyDrawn: 'Commanders are chosen; the army is drawn.',
  item: (n: number, what: keyof typeof scored, when: keyof typeof times) => `${n} for ${scored[what]}, ${times[when]}`,
  // Panels
  discardsOf: (n: number) => `Discard pile (${n})`,
  commandersOf: (house: keyof typeof names.houses) => `Commanders of ${names.houses[house]}`,
  whereabouts: { field: 'on the field', captured: 'captured', left: 'has left the field', waiting: 'is on his way' },
}

const times = { immediate: 'at once', roundEnd: 'every round', gameEnd: 'at the end' } as const

export type SceneWords = typeof en
