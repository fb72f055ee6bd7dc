import type { Faction } from './factions.ts'
import type { Role, Window } from './windows.ts'

/** The numbers of a card's effect, by what they count; the effect itself is a rule. */
interface EffectNumbers {
  /** Dice rolled in addition, or in all for Runeblade. */
  dice?: number
  /** Damage of the combat that may be ignored. */
  ignore?: number
  heal?: number
  damage?: number
  /** Units ordered in addition. */
  orders?: number
  /** Units that may be chosen. */
  targets?: number
  /** Greatest distance of what is chosen. */
  within?: number
  /** Lore tokens gained. */
  gain?: number
  /** Cards drawn: lore cards, or command cards of which one is kept. */
  draw?: number
  /** Banner hexes that must be held, and victory points gained for it. */
  banners?: number
  points?: number
}

export interface LoreCardFacts extends EffectNumbers {
  faction: Faction
  /** Lore tokens to pay. */
  cost: number
  copies: number
  /** The windows in which it can be played, and by whom (BL-17.7). */
  plays: Readonly<Partial<Record<Window, readonly Role[]>>>
}

const orderStep = { 'orderStep.end': ['active'] } as const
const attack = { 'combat.afterTargetDeclared': ['attacker'] } as const
const counter = { 'combat.beforeCounterRoll': ['countering'] } as const

const table = {
  runeblade: { faction: 'daqan', cost: 4, copies: 2, plays: attack, dice: 4 },
  'runic-barrier': { faction: 'daqan', cost: 2, copies: 2, plays: { 'lore.opponentPlayed': ['answering'] } },
  'take-to-the-skies': {
    faction: 'daqan',
    cost: 2,
    copies: 1,
    plays: { 'moveStep.afterUnitMoved': ['active'] },
    within: 2,
  },
  overrun: { faction: 'daqan', cost: 2, copies: 1, plays: orderStep, dice: 1, damage: 1 },
  'shield-wall': { faction: 'daqan', cost: 3, copies: 2, plays: { 'combat.step5': ['target'] }, ignore: 2 },
  'hold-the-line': { faction: 'daqan', cost: 2, copies: 2, plays: { 'combat.step7': ['target'] } },
  'mend-the-ranks': { faction: 'daqan', cost: 2, copies: 2, plays: orderStep, heal: 2 },
  'crimson-volley': { faction: 'daqan', cost: 1, copies: 2, plays: attack, dice: 2 },
  'rune-of-binding': { faction: 'daqan', cost: 3, copies: 1, plays: orderStep, within: 3 },
  'rallying-banner': { faction: 'daqan', cost: 3, copies: 1, plays: { vpStep: ['active'] }, banners: 2, points: 1 },
  'swift-orders': { faction: 'daqan', cost: 2, copies: 2, plays: orderStep, orders: 1 },
  riposte: { faction: 'daqan', cost: 1, copies: 1, plays: counter, dice: 2 },
  'wisdom-of-the-knight': { faction: 'daqan', cost: 1, copies: 1, plays: { drawStep: ['active'] }, draw: 3 },
  'fury-of-yllan': { faction: 'uthuk', cost: 3, copies: 2, plays: { ...attack, ...counter }, dice: 3, damage: 1 },
  unstoppable: { faction: 'uthuk', cost: 2, copies: 2, plays: { 'combat.beforeTargetDestroyed': ['target'] } },
  portal: { faction: 'uthuk', cost: 3, copies: 1, plays: { 'moveStep.start': ['active'] }, within: 8 },
  'battle-cry': { faction: 'uthuk', cost: 3, copies: 2, plays: { 'moveStep.end': ['active', 'inactive'] } },
  'surprise-attack': { faction: 'uthuk', cost: 2, copies: 2, plays: attack, dice: 2 },
  'blood-ritual': { faction: 'uthuk', cost: 0, copies: 2, plays: orderStep, gain: 3 },
  'dark-venom': { faction: 'uthuk', cost: 2, copies: 2, plays: orderStep, targets: 2, within: 3 },
  'demonic-vigor': { faction: 'uthuk', cost: 3, copies: 1, plays: orderStep, heal: 3 },
  'dread-of-the-ynfernael': { faction: 'uthuk', cost: 1, copies: 2, plays: { 'combat.step3': ['roller'] } },
  'flay-the-weak': { faction: 'uthuk', cost: 2, copies: 1, plays: { 'attackStep.start': ['active'] }, damage: 1 },
  'howl-of-the-pack': { faction: 'uthuk', cost: 2, copies: 1, plays: orderStep, orders: 2 },
  'nightmare-visions': { faction: 'uthuk', cost: 3, copies: 1, plays: { 'orderStep.end': ['inactive'] } },
  'harvest-of-souls': {
    faction: 'uthuk',
    cost: 1,
    copies: 1,
    plays: { 'combat.afterEnemyDestroyed': ['destroyer'] },
    draw: 2,
  },
} as const satisfies Record<string, LoreCardFacts>

export type LoreCard = keyof typeof table
/** The 26 kinds of lore cards, 13 a faction. */
export const loreCardTable: Readonly<Record<LoreCard, LoreCardFacts>> = table
export const loreCards = Object.keys(table) as readonly LoreCard[]

/** The 20 cards of a faction in table order, copies repeated: its deck before it is shuffled (BL-1.8). */
export const loreDeck = (faction: Faction): LoreCard[] =>
  loreCards
    .filter(card => table[card].faction === faction)
    .flatMap(card => Array<LoreCard>(table[card].copies).fill(card))

const none: readonly LoreCard[] = []
const cardsByWindow: Partial<Record<Window, Partial<Record<Faction, Partial<Record<Role, readonly LoreCard[]>>>>>> = {}
for (const card of loreCards) {
  const { faction, plays } = loreCardTable[card]
  for (const [window, roles] of Object.entries(plays) as [Window, readonly Role[]][]) {
    const byRole = { ...cardsByWindow[window]?.[faction] }
    for (const role of roles) byRole[role] = [...(byRole[role] ?? none), card]
    cardsByWindow[window] = { ...cardsByWindow[window], [faction]: byRole }
  }
}

/** BL-17.7: the cards of a faction that can be played in a window in a role, whoever holds them; public knowledge. */
export const windowCards = (window: Window, faction: Faction, role: Role): readonly LoreCard[] =>
  cardsByWindow[window]?.[faction]?.[role] ?? none
