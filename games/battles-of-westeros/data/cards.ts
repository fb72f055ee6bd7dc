/** BW-3.4, BW-6, BW-18: the 70 leadership cards. Every command costs one command token. */
import { type Commander, commanderTable, type Person } from './commanders.ts'
import type { Act, Tactic } from './effects.ts'
import type { House } from './houses.ts'

export interface CardFacts {
  readonly house: House
  /** Whose card it is: a card for every army, or of one commander. */
  readonly set: 'basic' | Person
  readonly commands: readonly Act[]
  readonly tactic?: Tactic
}

const table = {
  SL01: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 2 }] },
  SL02: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 2 }] },
  SL03: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 2 }] },
  SL04: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 3 }] },
  SL05: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 3 }] },
  SL06: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 3, filter: { class: 'infantry' } }] },
  SL07: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 2, filter: { class: 'cavalry' }, move: 1 }] },
  SL08: { house: 'stark', set: 'basic', commands: [{ do: 'order', max: 3, filter: { class: 'ranged' } }] },
  SL09: { house: 'stark', set: 'basic', commands: [{ do: 'rally', max: 'all' }] },
  SL10: {
    house: 'stark',
    set: 'basic',
    commands: [
      { do: 'order', max: 1 },
      { do: 'order', max: 2 },
    ],
  },
  LL01: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 2 }] },
  LL02: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 2 }] },
  LL03: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 2 }] },
  LL04: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 3 }] },
  LL05: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 3 }] },
  LL06: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 3, filter: { ranks: ['green'] } }] },
  LL07: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 3, filter: { ranks: ['blue'] } }] },
  LL08: { house: 'lannister', set: 'basic', commands: [{ do: 'order', max: 2, filter: { ranks: ['red'] } }] },
  LL09: { house: 'lannister', set: 'basic', commands: [{ do: 'rally', max: 'all' }] },
  LL10: {
    house: 'lannister',
    set: 'basic',
    commands: [
      { do: 'order', max: 1 },
      { do: 'order', max: 2 },
    ],
  },
  SL11: {
    house: 'stark',
    set: 'robb-stark',
    commands: [{ do: 'order', max: 2, filter: { class: 'cavalry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { valor: 1 } },
      acts: [{ do: 'give', key: 'dice', n: 1, who: 'ordered', once: true }],
    },
  },
  SL12: {
    house: 'stark',
    set: 'robb-stark',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { ownMorale: 'green' },
      acts: [{ do: 'give', key: 'move', n: 1, who: 'ordered' }],
    },
  },
  SL13: {
    house: 'stark',
    set: 'robb-stark',
    commands: [
      { do: 'order', max: 1 },
      { do: 'rally', max: 1 },
    ],
  },
  SL14: {
    house: 'stark',
    set: 'robb-stark',
    commands: [{ do: 'order', max: 3 }],
    tactic: { when: 'after', needs: { tokens: { morale: 1 } }, acts: [{ do: 'morale', n: 1 }] },
  },
  SL15: {
    house: 'stark',
    set: 'robb-stark',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { enemyMorale: 'green' },
      acts: [{ do: 'give', key: 'no-stalwart', n: 1, who: 'enemy', within: 3 }],
    },
  },
  SL16: {
    house: 'stark',
    set: 'greatjon-umber',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { enemyMorale: 'green' },
      acts: [{ do: 'give', key: 'no-counter', n: 1, who: 'enemy' }],
    },
  },
  SL17: {
    house: 'stark',
    set: 'greatjon-umber',
    commands: [{ do: 'order', max: 2, filter: { class: 'infantry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { red: 1 } },
      acts: [{ do: 'give', key: 'dice', n: 2, who: 'one-ordered', once: true }],
    },
  },
  SL18: {
    house: 'stark',
    set: 'greatjon-umber',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'after',
      needs: { tokens: { valor: 1 } },
      acts: [{ do: 'rally', max: 2, who: 'ordered', cost: 1 }],
    },
  },
  SL19: {
    house: 'stark',
    set: 'greatjon-umber',
    commands: [{ do: 'order', max: 3, filter: { class: 'infantry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { green: 1 } },
      acts: [{ do: 'give', key: 'surefooted', n: 1, who: 'ordered' }],
    },
  },
  SL20: {
    house: 'stark',
    set: 'greatjon-umber',
    commands: [
      { do: 'order', max: 1 },
      { do: 'order', max: 2 },
    ],
    tactic: { when: 'before', needs: { tokens: { morale: 2 } }, acts: [{ do: 'drive', n: 1, within: 1 }] },
  },
  SL21: {
    house: 'stark',
    set: 'eddard-stark',
    commands: [{ do: 'order', max: 3 }],
    tactic: { when: 'after', needs: { ownMorale: 'green' }, acts: [{ do: 'draw', n: 1 }] },
  },
  SL22: {
    house: 'stark',
    set: 'eddard-stark',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'after',
      needs: { tokens: { blue: 1 } },
      acts: [{ do: 'give', key: 'stalwart', n: 1, who: 'controlled', max: 2, until: 'round' }],
    },
  },
  SL23: {
    house: 'stark',
    set: 'eddard-stark',
    commands: [
      { do: 'rally', max: 2 },
      { do: 'order', max: 1 },
    ],
  },
  SL24: {
    house: 'stark',
    set: 'eddard-stark',
    commands: [{ do: 'order-own', max: 1 }],
    tactic: {
      when: 'before',
      needs: { tokens: { valor: 1 } },
      acts: [{ do: 'give', key: 'dice', n: 1, who: 'own', once: true }],
    },
  },
  SL25: {
    house: 'stark',
    set: 'eddard-stark',
    commands: [{ do: 'order', max: 3 }],
    tactic: { when: 'before', needs: { enemyMorale: 'yellow' }, acts: [{ do: 'enemy-token' }] },
  },
  SL26: { house: 'stark', set: 'maege-mormont', commands: [{ do: 'order-beside' }] },
  SL27: {
    house: 'stark',
    set: 'maege-mormont',
    commands: [{ do: 'order', max: 2, filter: { class: 'infantry' } }],
    tactic: {
      when: 'after',
      needs: { tokens: { green: 1 } },
      acts: [{ do: 'give', key: 'toughness', n: 1, who: 'controlled', max: 1, until: 'round' }],
    },
  },
  SL28: {
    house: 'stark',
    set: 'maege-mormont',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { tokens: { blue: 1 } },
      acts: [{ do: 'give', key: 'flank-dice', n: 1, who: 'ordered' }],
    },
  },
  SL29: {
    house: 'stark',
    set: 'maege-mormont',
    commands: [{ do: 'order', max: 2 }],
    tactic: { when: 'either', needs: { tokens: { valor: 1 } }, acts: [{ do: 'disengage' }] },
  },
  SL30: {
    house: 'stark',
    set: 'maege-mormont',
    commands: [
      { do: 'order', max: 2, filter: { type: 'stark-kennelmasters' } },
      { do: 'order', max: 1 },
    ],
    tactic: {
      when: 'before',
      needs: { tokens: { morale: 1 } },
      acts: [{ do: 'give', key: 'dogs-again', n: 1, who: 'ordered' }],
    },
  },
  SL31: {
    house: 'stark',
    set: 'rickard-karstark',
    commands: [{ do: 'order', max: 2, filter: { class: 'cavalry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { red: 1 } },
      acts: [{ do: 'give', key: 'reroll', n: 1, who: 'one-ordered', once: true }],
    },
  },
  SL32: {
    house: 'stark',
    set: 'rickard-karstark',
    commands: [
      { do: 'order', max: 2, filter: { class: 'cavalry' } },
      { do: 'order', max: 2, filter: { class: 'ranged' } },
    ],
  },
  SL33: {
    house: 'stark',
    set: 'rickard-karstark',
    commands: [{ do: 'order', max: 3, filter: { class: 'ranged' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { green: 1 } },
      acts: [{ do: 'give', key: 'steady', n: 1, who: 'ordered' }],
    },
  },
  SL34: {
    house: 'stark',
    set: 'rickard-karstark',
    commands: [{ do: 'order', max: 2 }],
    tactic: { when: 'after', needs: { tokens: { blue: 1 } }, acts: [{ do: 'free-move', n: 1, who: 'one-ordered' }] },
  },
  SL35: {
    house: 'stark',
    set: 'rickard-karstark',
    commands: [
      { do: 'rally', max: 2, filter: { class: 'cavalry' } },
      { do: 'order', max: 1 },
    ],
  },
  LL11: {
    house: 'lannister',
    set: 'jaime-lannister',
    commands: [{ do: 'order', max: 2, filter: { class: 'cavalry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { valor: 1 } },
      acts: [{ do: 'give', key: 'pursue', n: 1, who: 'ordered' }],
    },
  },
  LL12: {
    house: 'lannister',
    set: 'jaime-lannister',
    commands: [
      { do: 'order', max: 1, filter: { class: 'cavalry' }, move: 2 },
      { do: 'order', max: 1 },
    ],
  },
  LL13: {
    house: 'lannister',
    set: 'jaime-lannister',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { enemyMorale: 'green' },
      acts: [
        { do: 'give', key: 'no-counter', n: 1, who: 'enemy', within: 2 },
        { do: 'give', key: 'no-stalwart', n: 1, who: 'same' },
      ],
    },
  },
  LL14: {
    house: 'lannister',
    set: 'jaime-lannister',
    commands: [{ do: 'order', max: 3 }],
    tactic: {
      when: 'after',
      needs: { tokens: { morale: 1 } },
      acts: [{ do: 'rally', max: 1, who: 'ordered', killers: true }],
    },
  },
  LL15: {
    house: 'lannister',
    set: 'jaime-lannister',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { tokens: { red: 1 } },
      acts: [{ do: 'give', key: 'valor-hits', n: 1, who: 'one-ordered' }],
    },
  },
  LL16: {
    house: 'lannister',
    set: 'gregor-clegane',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { tokens: { blue: 1 } },
      acts: [{ do: 'give', key: 'morale-per-retreat', n: 1, who: 'side' }],
    },
  },
  LL17: {
    house: 'lannister',
    set: 'gregor-clegane',
    commands: [{ do: 'order', max: 2, filter: { class: 'infantry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { red: 1 } },
      acts: [{ do: 'give', key: 'morale-hits', n: 1, who: 'one-ordered', once: true }],
    },
  },
  LL18: {
    house: 'lannister',
    set: 'gregor-clegane',
    commands: [{ do: 'order', max: 2 }],
    tactic: { when: 'after', needs: { enemyMorale: 'green' }, acts: [{ do: 'enemy-card' }] },
  },
  LL19: {
    house: 'lannister',
    set: 'gregor-clegane',
    commands: [{ do: 'order', max: 3, filter: { class: 'infantry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { green: 1 } },
      acts: [
        { do: 'give', key: 'move', n: 1, who: 'ordered' },
        { do: 'give', key: 'no-attack', n: 1, who: 'ordered' },
      ],
    },
  },
  LL20: {
    house: 'lannister',
    set: 'gregor-clegane',
    commands: [
      { do: 'order', max: 1 },
      { do: 'order', max: 2 },
    ],
    tactic: {
      when: 'before',
      needs: { tokens: { green: 1 } },
      acts: [{ do: 'give', key: 'extra-retreat', n: 1, who: 'ordered' }],
    },
  },
  LL21: {
    house: 'lannister',
    set: 'addam-marbrand',
    commands: [{ do: 'order', max: 3, filter: { class: 'cavalry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { green: 1 } },
      acts: [{ do: 'give', key: 'move', n: 1, who: 'ordered' }],
    },
  },
  LL22: {
    house: 'lannister',
    set: 'addam-marbrand',
    commands: [{ do: 'order', max: 2, filter: { class: 'cavalry' } }],
    tactic: { when: 'after', needs: { tokens: { blue: 1 } }, acts: [{ do: 'free-move', n: 2, who: 'ordered' }] },
  },
  LL23: {
    house: 'lannister',
    set: 'addam-marbrand',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'before',
      needs: { tokens: { blue: 1 } },
      acts: [{ do: 'give', key: 'flank-beside-friend', n: 1, who: 'one-ordered', once: true }],
    },
  },
  LL24: {
    house: 'lannister',
    set: 'addam-marbrand',
    commands: [
      { do: 'order', max: 2, filter: { class: 'cavalry' }, move: 2, noAttack: true },
      { do: 'rally', max: 1, filter: { class: 'cavalry' } },
    ],
  },
  LL25: {
    house: 'lannister',
    set: 'addam-marbrand',
    commands: [{ do: 'order', max: 2 }],
    tactic: { when: 'either', needs: { ownMorale: 'green' }, acts: [{ do: 'draw', n: 1 }] },
  },
  LL26: {
    house: 'lannister',
    set: 'kevan-lannister',
    commands: [{ do: 'order', max: 3, filter: { class: 'infantry' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { blue: 1 } },
      acts: [{ do: 'give', key: 'close-dice', n: 1, who: 'ordered', once: true }],
    },
  },
  LL27: {
    house: 'lannister',
    set: 'kevan-lannister',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'after',
      needs: { tokens: { green: 1 } },
      acts: [{ do: 'give', key: 'heavy-armor', n: 1, who: 'controlled', max: 1, until: 'round' }],
    },
  },
  LL28: {
    house: 'lannister',
    set: 'kevan-lannister',
    commands: [{ do: 'order', max: 3, filter: { class: 'ranged' } }],
    tactic: {
      when: 'before',
      needs: { tokens: { valor: 1 } },
      acts: [{ do: 'give', key: 'clear-sight', n: 1, who: 'ordered' }],
    },
  },
  LL29: {
    house: 'lannister',
    set: 'kevan-lannister',
    commands: [{ do: 'order-own', max: 2 }],
    tactic: { when: 'after', needs: { tokens: { green: 1 } }, acts: [{ do: 'exchange-token' }] },
  },
  LL30: {
    house: 'lannister',
    set: 'kevan-lannister',
    commands: [{ do: 'order', max: 2 }],
    tactic: {
      when: 'either',
      needs: { tokens: { morale: 1 } },
      acts: [{ do: 'disengage' }, { do: 'free-move', n: 1, who: 'same', ownEdge: true }],
    },
  },
  LL31: {
    house: 'lannister',
    set: 'tywin-lannister',
    commands: [{ do: 'order', max: 3 }],
    tactic: {
      when: 'before',
      needs: { enemyMorale: 'yellow' },
      acts: [{ do: 'give', key: 'morale-per-kill', n: 1, who: 'side' }],
    },
  },
  LL32: {
    house: 'lannister',
    set: 'tywin-lannister',
    commands: [{ do: 'order', max: 2 }],
    tactic: { when: 'after', needs: { tokens: { valor: 1 } }, acts: [{ do: 'take-token' }] },
  },
  LL33: {
    house: 'lannister',
    set: 'tywin-lannister',
    commands: [
      { do: 'rally', max: 1 },
      { do: 'order', max: 2, filter: { notAdjacentToEnemy: true }, move: 1 },
    ],
  },
  LL34: {
    house: 'lannister',
    set: 'tywin-lannister',
    commands: [{ do: 'order', max: 3, filter: { ranks: ['blue', 'red'] } }],
    tactic: {
      when: 'before',
      needs: { ownMorale: 'green' },
      acts: [{ do: 'give', key: 'dice', n: 1, who: 'one-ordered', once: true }],
    },
  },
  LL35: {
    house: 'lannister',
    set: 'tywin-lannister',
    commands: [{ do: 'order', max: 2 }],
    tactic: { when: 'either', needs: { tokens: { green: 1, blue: 1 } }, acts: [{ do: 'return-tokens', n: 1 }] },
  },
} as const satisfies Record<string, CardFacts>

export type Card = keyof typeof table

export const cardTable: Readonly<Record<Card, CardFacts>> = table

export const cards = Object.keys(cardTable) as readonly Card[]

/** BW-3.4: the cards of a House with these commanders: basic ones, and five of each. */
export function deckOf(house: House, commanders: readonly Commander[]): readonly Card[] {
  const sets = ['basic', ...commanders.map(each => commanderTable[each].person)]
  return cards.filter(card => cardTable[card].house === house && sets.includes(cardTable[card].set))
}

/** BW-P10.4: the five cards of one commander. */
export const cardsOf = (commander: Commander): readonly Card[] =>
  cards.filter(card => cardTable[card].set === commanderTable[commander].person)
