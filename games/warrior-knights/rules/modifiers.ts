/** WK-17.25: the values that cards in force change. Two of the same kind add up (WK-17.14). */
import { remember, type Seat } from '../../../kernel/index.ts'
import { changeOf, hasModifier, type Modifier } from '../../../kit/modifiers.ts'
import type { Law } from '../data/agendas.ts'
import { chargeTable, lawTable, officeTable } from '../data/agendas.ts'
import type { NobleId } from '../data/barons.ts'
import type { Changes, Key } from '../data/effects.ts'
import { eventTable } from '../data/events.ts'
import type { Ban } from '../data/presets.ts'
import { banTable, decreeTable, isBan, isDecree } from '../data/presets.ts'
import type { LastingCard, Open } from '../types.ts'

/** Whose value: a Baron's, a Noble's; left out: everybody's. */
type Of = Seat | NobleId
type Change = Modifier<Key, Of>

const listOf = (by: string, changes: Changes | undefined, of?: Of): Change[] =>
  Object.entries(changes ?? {}).map(([key, n]) => ({ key: key as Key, n, by, ...(of !== undefined && { of }) }))

export const changesOfLaw = (law: Law | Ban): Changes | undefined =>
  isBan(law) ? banTable[law] : lawTable[law].changes

const changesOfLasting = (card: LastingCard['card']): Changes | undefined =>
  isDecree(card) ? decreeTable[card] : eventTable[card].changes

/** Those of the laws, the charges, the offices, the lasting cards: worked out again when these have changed. */
const ofCards = remember(
  (laws: Open['laws'], charges: Open['charges'], nobles: Open['nobles'], lasting: Open['lasting']): Change[] => [
    ...laws.flatMap(law => listOf(law, changesOfLaw(law))),
    ...charges.flatMap((cards, seat) => cards.flatMap(card => listOf(card, chargeTable[card].changes, seat))),
    ...Object.entries(nobles).flatMap(([noble, { office }]) =>
      office ? listOf(office, officeTable[office].changes, noble as NobleId) : [],
    ),
    ...lasting.flatMap(({ card, seat }) => listOf(card, changesOfLasting(card), seat ?? undefined)),
  ],
)

/** All of them, whatever they change. */
export const changesInForce = (open: Open): readonly Change[] =>
  ofCards(open.laws, open.charges, open.nobles, open.lasting)

/** What the cards in force change a value by, for a Baron or a Noble. */
export const changeFor = (open: Open, key: Key, of?: Of): number => changeOf(changesInForce(open), key, of)
export const isInForce = (open: Open, key: Key, of?: Of): boolean => hasModifier(changesInForce(open), key, of)

/** The laws that change a value, in the order in which they were passed. */
export const lawsChanging = (open: Open, key: Key): (Law | Ban)[] =>
  open.laws.filter(law => changesOfLaw(law)?.[key] !== undefined)
