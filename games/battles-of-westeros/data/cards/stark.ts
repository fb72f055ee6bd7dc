/** BW-3.4: five cards of each commander of House Stark. */
import type { CardFacts } from './facts.ts'

export const starkCards = {
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
} as const satisfies Record<string, CardFacts>
