/** BW-1.7, BW-12, BW-18.22: the commanders, by name and title. */
import type { Act } from './effects.ts'
import type { House } from './houses.ts'
import type { Keyword, UnitType } from './units.ts'

export const persons = [
  'robb-stark',
  'greatjon-umber',
  'eddard-stark',
  'maege-mormont',
  'rickard-karstark',
  'jaime-lannister',
  'gregor-clegane',
  'addam-marbrand',
  'kevan-lannister',
  'tywin-lannister',
] as const
export type Person = (typeof persons)[number]

export const commanders = [
  'robb-young-wolf',
  'robb-king-in-the-north',
  'greatjon-the-greatjon',
  'greatjon-lord-of-last-hearth',
  'eddard-stark',
  'maege-mormont',
  'rickard-karstark',
  'jaime-kingslayer',
  'gregor-mountain',
  'gregor-reaver',
  'addam-outrider-commander',
  'addam-warrior-of-ashemark',
  'kevan-trusted-captain',
  'tywin-lannister',
] as const
export type Commander = (typeof commanders)[number]

/** BW-12.2: what a commander does for the unit he leads, all the time. */
export interface UnitAbility {
  readonly keywords?: Readonly<Partial<Record<Keyword, number>>>
  /** Dice of a second attack after a pursuit, of flank attacks, of counterattacks, of attacks on a unit with a commander. */
  readonly pursuitDice?: number
  readonly flankDice?: number
  readonly counterDice?: number
  readonly diceAgainstCommanders?: number
  /** BW-9.4.1: extra dice for each valor of the first roll. */
  readonly extraDicePerValor?: number
  /** When ordered it may leave its engagement without a parting blow. */
  readonly leavesFreely?: true
  /** Friends beside it are Stalwart. */
  readonly steadiesFriends?: true
  /** Valor counts as green when it scorches. */
  readonly valorScorches?: true
  /** BW-18.14: it ignores stop terrain and the ford penalty. */
  readonly surefooted?: true
  readonly alwaysFlanks?: true
  /** BW-18.25: dice that it gives to another attack instead of its own. */
  readonly support?: number
  /** BW-1.7: how far he controls; 2 where it is left out. */
  readonly zone?: number
}

/** BW-18.22: when a commit ability can be used. */
export type Moment =
  | 'turn-start'
  | 'card-played'
  | 'attack-step'
  | 'own-roll'
  | 'enemy-roll'
  | 'casualties'
  | 'after-attack'
  | 'after-kill'
  | 'after-scorch'
  | 'after-order'

/** BW-12.9: once a battle. */
export interface CommitAbility {
  readonly at: Moment
  readonly acts: readonly Act[]
  /** A roll beside the attacks of the unit (BW-18.23); the card stays ready when its target falls. */
  readonly extraAttack?: { readonly dice: number; readonly range: number }
}

export interface CommanderFacts {
  readonly person: Person
  readonly house: House
  /** BW-6.2: the most command tokens on his card. */
  readonly limit: number
  /** BW-12.3 */
  readonly rating: number
  readonly unit: UnitType
  readonly unitAbility: UnitAbility
  readonly commitAbility: CommitAbility
}

export const commanderTable: Readonly<Record<Commander, CommanderFacts>> = {
  'robb-young-wolf': {
    person: 'robb-stark',
    house: 'stark',
    limit: 3,
    rating: 3,
    unit: 'winterfell-riders',
    unitAbility: { pursuitDice: 1 },
    commitAbility: { at: 'attack-step', extraAttack: { dice: 4, range: 3 }, acts: [] },
  },
  'robb-king-in-the-north': {
    person: 'robb-stark',
    house: 'stark',
    limit: 3,
    rating: 3,
    unit: 'winterfell-riders',
    unitAbility: { leavesFreely: true },
    commitAbility: { at: 'casualties', acts: [{ do: 'swap' }] },
  },
  'greatjon-the-greatjon': {
    person: 'greatjon-umber',
    house: 'stark',
    limit: 2,
    rating: 3,
    unit: 'war-host-of-the-north',
    unitAbility: { keywords: { toughness: 1 } },
    commitAbility: { at: 'after-attack', acts: [{ do: 'attack-again' }] },
  },
  'greatjon-lord-of-last-hearth': {
    person: 'greatjon-umber',
    house: 'stark',
    limit: 2,
    rating: 3,
    unit: 'war-host-of-the-north',
    unitAbility: { flankDice: 1 },
    commitAbility: {
      at: 'card-played',
      acts: [{ do: 'give', key: 'move', n: 1, who: 'ordered', filter: { class: 'infantry' } }],
    },
  },
  'eddard-stark': {
    person: 'eddard-stark',
    house: 'stark',
    limit: 3,
    rating: 2,
    unit: 'war-host-of-the-north',
    unitAbility: { steadiesFriends: true },
    commitAbility: { at: 'turn-start', acts: [{ do: 'rally', max: 2 }] },
  },
  'maege-mormont': {
    person: 'maege-mormont',
    house: 'stark',
    limit: 1,
    rating: 2,
    unit: 'war-host-of-the-north',
    unitAbility: { keywords: { stalwart: 1, 'heavy-armor': 1 } },
    commitAbility: { at: 'enemy-roll', acts: [{ do: 'give', key: 'toughness', n: 2, who: 'own', until: 'attack' }] },
  },
  'rickard-karstark': {
    person: 'rickard-karstark',
    house: 'stark',
    limit: 2,
    rating: 2,
    unit: 'winterfell-riders',
    unitAbility: { diceAgainstCommanders: 1 },
    commitAbility: { at: 'turn-start', acts: [{ do: 'rally', max: 'all', filter: { class: 'cavalry' } }] },
  },
  'jaime-kingslayer': {
    person: 'jaime-lannister',
    house: 'lannister',
    limit: 2,
    rating: 3,
    unit: 'lannisport-guards',
    unitAbility: { keywords: { stalwart: 1 }, counterDice: 1 },
    commitAbility: { at: 'own-roll', acts: [{ do: 'give', key: 'valor-twice', n: 1, who: 'own', until: 'attack' }] },
  },
  'gregor-mountain': {
    person: 'gregor-clegane',
    house: 'lannister',
    limit: 1,
    rating: 4,
    unit: 'lannisport-guards',
    unitAbility: { extraDicePerValor: 1 },
    commitAbility: { at: 'own-roll', acts: [{ do: 'give', key: 'dice', n: 2, who: 'own', until: 'attack' }] },
  },
  'gregor-reaver': {
    person: 'gregor-clegane',
    house: 'lannister',
    limit: 1,
    rating: 4,
    unit: 'lannisport-guards',
    unitAbility: { keywords: { 'scorch-the-earth': 1 }, valorScorches: true },
    commitAbility: { at: 'after-scorch', acts: [{ do: 'spread-fire' }] },
  },
  'addam-outrider-commander': {
    person: 'addam-marbrand',
    house: 'lannister',
    limit: 2,
    rating: 2,
    unit: 'casterly-rock-cavaliers',
    unitAbility: { surefooted: true },
    commitAbility: { at: 'after-order', acts: [{ do: 'free-move', n: 2, who: 'own' }] },
  },
  'addam-warrior-of-ashemark': {
    person: 'addam-marbrand',
    house: 'lannister',
    limit: 1,
    rating: 3,
    unit: 'casterly-rock-cavaliers',
    unitAbility: { alwaysFlanks: true },
    commitAbility: { at: 'after-kill', acts: [{ do: 'rally', max: 1, who: 'own' }] },
  },
  'kevan-trusted-captain': {
    person: 'kevan-lannister',
    house: 'lannister',
    limit: 2,
    rating: 2,
    unit: 'lannisport-guards',
    unitAbility: { support: 2 },
    commitAbility: { at: 'turn-start', acts: [{ do: 'draw', n: 2 }] },
  },
  'tywin-lannister': {
    person: 'tywin-lannister',
    house: 'lannister',
    limit: 3,
    rating: 2,
    unit: 'casterly-rock-cavaliers',
    unitAbility: { zone: 3 },
    commitAbility: { at: 'turn-start', acts: [{ do: 'return-tokens', n: 2 }] },
  },
}
