import type { Wing } from './hexes.ts'

/** Which units a card without sections may order (BL-18.3). */
export type OrderFilter =
  | 'any'
  | 'infantry'
  | 'cavalry'
  | 'elite-or-legend'
  | 'ranged'
  | 'not-weak'
  /** Stands on a banner hex or beside one. */
  | 'at-banner'

/** Whom a card orders: up to so many units in each section (BL-5.2), or so many in any sections (BL-18.2). */
export type CommandOrder =
  | ({ kind: 'section' } & Readonly<Record<Wing, number>>)
  | { kind: 'filter'; filter: OrderFilter; most: number }

export interface CommandCardFacts {
  copies: number
  order: CommandOrder
  /** Damage that each ordered unit heals when it is ordered. */
  heal?: number
  /** Lore tokens gained. */
  lore?: number
  /** Additional hexes of each ordered unit in the Move step. */
  move?: number
  /** The ordered units cannot attack (BL-18.6). */
  noAttack?: true
  /** Hexes that each ordered unit may move at the start of the Attack step (BL-18.4). */
  onslaught?: number
  /** Additional dice in the first attack of an ordered unit that has not moved (BL-18.5). */
  standingDice?: number
  /** Command cards drawn in the Draw step instead of one; all but one of them are discarded (BL-19.3). */
  draw?: number
}

const inSections = (left: number, center: number, right: number): CommandOrder => ({
  kind: 'section',
  left,
  center,
  right,
})
const anywhere = (most: number, filter: OrderFilter = 'any'): CommandOrder => ({ kind: 'filter', filter, most })

const table = {
  'patrol-left': { copies: 5, order: inSections(2, 0, 0) },
  'patrol-center': { copies: 5, order: inSections(0, 2, 0) },
  'patrol-right': { copies: 5, order: inSections(0, 0, 2) },
  'attack-left': { copies: 4, order: inSections(3, 0, 0) },
  'attack-center': { copies: 4, order: inSections(0, 3, 0) },
  'attack-right': { copies: 4, order: inSections(0, 0, 3) },
  'line-advance': { copies: 4, order: inSections(1, 1, 1) },
  wedge: { copies: 2, order: inSections(1, 2, 1) },
  pincer: { copies: 3, order: inSections(2, 0, 2) },
  'massed-left': { copies: 1, order: inSections(5, 0, 0) },
  'massed-center': { copies: 1, order: inSections(0, 5, 0) },
  'massed-right': { copies: 1, order: inSections(0, 0, 5) },
  'scout-left': { copies: 1, order: inSections(1, 0, 0), draw: 2 },
  'scout-center': { copies: 1, order: inSections(0, 1, 0), draw: 2 },
  'scout-right': { copies: 1, order: inSections(0, 0, 1), draw: 2 },
  onslaught: { copies: 3, order: anywhere(3, 'infantry'), onslaught: 1 },
  'battle-march': { copies: 3, order: anywhere(3, 'not-weak') },
  'cavalry-charge': { copies: 2, order: anywhere(3, 'cavalry'), move: 1 },
  'darken-the-sky': { copies: 2, order: anywhere(3, 'ranged'), standingDice: 1 },
  'elite-vanguard': { copies: 2, order: anywhere(3, 'elite-or-legend'), heal: 1 },
  'to-the-banners': { copies: 2, order: anywhere(3, 'at-banner') },
  'rally-the-wounded': { copies: 1, order: anywhere(2), heal: 1 },
  'lore-surge': { copies: 1, order: anywhere(2), lore: 2 },
  'forced-march': { copies: 2, order: anywhere(4), move: 1, noAttack: true },
} as const satisfies Record<string, CommandCardFacts>

export type CommandCard = keyof typeof table
/** BL-18.1: the 24 kinds of command cards. */
export const commandCardTable: Readonly<Record<CommandCard, CommandCardFacts>> = table
export const commandCards = Object.keys(table) as readonly CommandCard[]

/** The 60 cards in table order, copies repeated: the common deck before it is shuffled (BL-1.8). */
export const commandDeck: readonly CommandCard[] = commandCards.flatMap(card =>
  Array<CommandCard>(table[card].copies).fill(card),
)

/** The opening hand of both players where hands are preset (BL-21.1). */
export const presetHand: readonly CommandCard[] = ['patrol-left', 'patrol-center', 'patrol-right', 'line-advance']
