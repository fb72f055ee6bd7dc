/** BW-3.4: the basic cards: ten of each House. */
import type { CardFacts } from './facts.ts'

export const basicCards = {
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
} as const satisfies Record<string, CardFacts>
