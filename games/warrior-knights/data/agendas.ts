/** The 44 Agendas (WK-7.5): ten Motions, eight Laws, fourteen Charges, eight Offices, four Private Motions. */
import type { Act, Changes } from './effects.ts'

interface MotionFacts {
  readonly kind: 'motion'
  readonly vote: 'yes-no' | 'baron'
  /** Who may refuse it (WK-7.6.1); null: nobody. */
  readonly refusable: 'target' | 'each-baron' | null
  readonly acts: readonly Act[]
}

interface LawFacts {
  readonly kind: 'law'
  /** It binds a Baron when it applies, and he may refuse it then (WK-7.6.3). */
  readonly binds: boolean
  readonly changes?: Changes
  /** At the end of every Taxation, for those who are concerned (WK-6.1.2). */
  readonly atTaxation?: { readonly from?: number; readonly acts: readonly Act[] }
}

/** What a concession pays at Taxation (WK-6.1.1): so much, and so much for each city that is not besieged. */
export interface Concession {
  readonly n: number
  readonly per?: 'port' | 'kingdom-city'
  readonly most?: number
}

interface ChargeFacts {
  readonly kind: 'charge'
  readonly changes?: Changes
  readonly concession?: Concession
  /** When an Assembly begins (WK-17.17). */
  readonly atAssembly?: readonly Act[]
}

interface OfficeFacts {
  readonly kind: 'office'
  readonly changes: Changes
}

export type AgendaFacts = MotionFacts | LawFacts | ChargeFacts | OfficeFacts | { readonly kind: 'private-motion' }

const motion = (vote: MotionFacts['vote'], refusable: MotionFacts['refusable'], ...acts: Act[]): MotionFacts => ({
  kind: 'motion',
  vote,
  refusable,
  acts,
})
const chosen = (...acts: Act[]): MotionFacts => motion('baron', 'target', ...acts)
const concession = (n: number, rest: Partial<Concession> = {}): ChargeFacts => ({
  kind: 'charge',
  concession: { n, ...rest },
})
const office = (maintainedTroops: number, changes: Changes = {}): OfficeFacts => ({
  kind: 'office',
  changes: { maintainedTroops, ...changes },
})

const motions = {
  'royal-subsidy': chosen({ do: 'crowns', n: 6 }),
  'war-levy': motion('yes-no', 'each-baron', { do: 'crowns', n: -1, per: 'city' }),
  'peters-pence': motion('yes-no', 'each-baron', { do: 'faith-or-crowns', crowns: 3 }),
  confiscation: chosen({ do: 'crowns', n: -1, per: 'crown', every: 2 }),
  'recall-of-a-noble': chosen({ do: 'recall' }),
  'city-charter': chosen({ do: 'free-city', which: 'chosen' }),
  'royal-masons': motion('yes-no', null, { do: 'mend-all' }),
  'recognition-of-claim': chosen({ do: 'influence', n: 1 }),
  'election-of-the-patriarch': chosen({ do: 'elect', token: 'church' }),
  'vote-of-no-confidence': chosen({ do: 'elect', token: 'chairman', atEnd: true }),
} as const satisfies Record<string, MotionFacts>

const laws = {
  'property-tax': { kind: 'law', binds: true, atTaxation: { from: 11, acts: [{ do: 'crowns', n: -2 }] } },
  'income-tax': { kind: 'law', binds: true, atTaxation: { acts: [{ do: 'crowns', n: -1, per: 'income', every: 4 }] } },
  'road-toll': { kind: 'law', binds: true, changes: { roadToll: 1 } },
  'harbor-dues': { kind: 'law', binds: true, changes: { seaDues: 2 } },
  'protection-of-cities': { kind: 'law', binds: true, changes: { forbidRaze: 1 } },
  'mercenary-charter': { kind: 'law', binds: true, changes: { hiringFee: 1 } },
  'right-of-sanctuary': { kind: 'law', binds: false, changes: { sanctuary: 2 } },
  'burghers-right': { kind: 'law', binds: false, changes: { skipRevolt: 1 } },
} as const satisfies Record<string, LawFacts>

const charges = {
  'lord-steward': { kind: 'charge', changes: { versatileCrowns: 1 } },
  'lord-constable': { kind: 'charge', changes: { fateDraw: 1 } },
  'ambassador-overseas': {
    kind: 'charge',
    changes: { absentFromAssembly: 1 },
    atAssembly: [
      { do: 'crowns', n: 3 },
      { do: 'faith', n: 1 },
    ],
  },
  'grand-inquisitor': { kind: 'charge', changes: { cancelCost: -1 } },
  'keeper-of-the-seal': { kind: 'charge', changes: { assemblyVotes: 2 } },
  'captain-general': { kind: 'charge', changes: { hiringFee: -1 } },
  'lord-justice': { kind: 'charge', changes: { ignoreFirstRevolt: 1 } },
  'salt-monopoly': concession(3),
  'wool-staple': concession(2),
  'wine-tithes': concession(3),
  'silver-mines': concession(4),
  'royal-forests': concession(2),
  'customs-house': concession(1, { per: 'port' }),
  'market-tolls': concession(0, { per: 'kingdom-city', most: 4 }),
} as const satisfies Record<string, ChargeFacts>

const offices = {
  'lord-high-marshal': office(200),
  'captain-of-the-royal-guard': office(150),
  'warden-of-the-north': office(100),
  'warden-of-the-south': office(100),
  'lord-admiral': office(100, { seaMoveImmediate: 1 }),
  'master-of-sieges': office(50, { siegeStrength: 200 }),
  'champion-of-the-cross': office(100, { overseasVictory: 1 }),
  'royal-standard-bearer': office(50, { noDesertersOnRetreat: 1 }),
} as const satisfies Record<string, OfficeFacts>

const privateMotions = {
  'private-motion-1': { kind: 'private-motion' },
  'private-motion-2': { kind: 'private-motion' },
  'private-motion-3': { kind: 'private-motion' },
  'private-motion-4': { kind: 'private-motion' },
} as const satisfies Record<string, { kind: 'private-motion' }>

export type Motion = keyof typeof motions
export type Law = keyof typeof laws
export type Charge = keyof typeof charges
export type Office = keyof typeof offices
export type PrivateMotion = keyof typeof privateMotions
export type Agenda = Motion | Law | Charge | Office | PrivateMotion

export const motionTable: Readonly<Record<Motion, MotionFacts>> = motions
export const lawTable: Readonly<Record<Law, LawFacts>> = laws
export const chargeTable: Readonly<Record<Charge, ChargeFacts>> = charges
export const officeTable: Readonly<Record<Office, OfficeFacts>> = offices
export const agendaTable: Readonly<Record<Agenda, AgendaFacts>> = {
  ...motions,
  ...laws,
  ...charges,
  ...offices,
  ...privateMotions,
}
export const agendas = Object.keys(agendaTable) as readonly Agenda[]

export const isLaw = (card: string): card is Law => card in laws
export const isCharge = (card: string): card is Charge => card in charges
export const isOffice = (card: string): card is Office => card in offices
export const isPrivateMotion = (card: Agenda): card is PrivateMotion => card in privateMotions
