/** BW-3.4: five cards of each commander of House Lannister. */
import type { CardFacts } from './facts.ts'

export const lannisterCards = {
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
