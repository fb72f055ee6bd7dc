/** What a leadership card does, in signs: its commands, and below them its tactic with what it needs. */
import './cards.css'
import { Icon } from '../../../ui/Icon.tsx'
import { Charge } from '../../../worlds/westeros/ui/Arms.tsx'
import { type Card, type CardFacts, cardTable } from '../data/cards.ts'
import type { Person } from '../data/commanders.ts'
import { type Sign, signs } from '../data/dice.ts'
import type { Act, ActOf, Filter, ModifierKey, Needs } from '../data/effects.ts'
import type { Zone } from '../data/morale.ts'
import type { UnitClass } from '../data/units.ts'
import * as icons from './cardIcons.ts'
import * as leaders from './leaderIcons.ts'
import { SignIcon } from './Token.tsx'

/** The charge of a commander's own arms. */
export const personSigns: Readonly<Record<Person, string>> = {
  'robb-stark': leaders.direwolf,
  'greatjon-umber': leaders.breakingChain,
  'eddard-stark': leaders.twoHandedSword,
  'maege-mormont': leaders.bearFace,
  'rickard-karstark': leaders.heraldicSun,
  'jaime-lannister': leaders.swordHilt,
  'gregor-clegane': leaders.hound,
  'addam-marbrand': leaders.burningTree,
  'kevan-lannister': leaders.spears,
  'tywin-lannister': leaders.lion,
}

/** A part of a row: a sign, with a number before it. */
type Part = { d: string; n?: string } | { sign: Sign } | { zone: Zone; whose: 'own' | 'enemy' }

const classIcons: Readonly<Record<UnitClass, string>> = {
  infantry: icons.spears,
  cavalry: icons.horseHead,
  ranged: icons.highShot,
}
const anyUnit = icons.crossedSwords

const modifierIcons: Readonly<Record<ModifierKey, string>> = {
  dice: icons.perspectiveDiceSix,
  'flank-dice': icons.perspectiveDiceSix,
  'close-dice': icons.perspectiveDiceSix,
  move: icons.boots,
  'no-counter': icons.brokenShield,
  'no-stalwart': icons.crackedShield,
  stalwart: icons.anchor,
  toughness: icons.muscleUp,
  'heavy-armor': icons.chestArmor,
  pursue: icons.horseshoe,
  reroll: icons.clockwiseRotation,
  steady: icons.footsteps,
  surefooted: icons.walkingBoot,
  'valor-hits': icons.horseHead,
  'dogs-again': icons.sittingDog,
  'no-attack': icons.cancel,
  'extra-retreat': icons.run,
  'morale-hits': icons.crossedSwords,
  'valor-twice': icons.crossedSwords,
  'flank-beside-friend': icons.backstab,
  'clear-sight': icons.highShot,
  'morale-per-retreat': icons.verticalBanner,
  'morale-per-kill': icons.verticalBanner,
}

/** Whose number tells something. */
const counted: readonly ModifierKey[] = [
  'dice',
  'flank-dice',
  'close-dice',
  'move',
  'toughness',
  'pursue',
  'extra-retreat',
  'morale-per-retreat',
  'morale-per-kill',
]

/** Signs of a roll that a modifier is about. */
const modifierSigns: Partial<Readonly<Record<ModifierKey, Sign>>> = {
  'valor-hits': 'valor',
  'morale-hits': 'morale',
  'valor-twice': 'valor',
}

const whom = ({ class: kind, type, ranks = [] }: Filter = {}, n: string): Part[] => [
  { d: type ? icons.sittingDog : kind ? classIcons[kind] : anyUnit, n },
  ...ranks.map((sign): Part => ({ sign })),
]

const order = ({ max, filter, move, noAttack }: ActOf<'order'>): Part[] => [
  ...whom(filter, `${max}`),
  ...(move ? [{ d: icons.boots, n: `+${move}` }] : []),
  ...(noAttack ? [{ d: icons.cancel }] : []),
]

function give({ key, n }: ActOf<'give'>): Part[] {
  const sign = modifierSigns[key]
  return [...(sign ? [{ sign }] : []), { d: modifierIcons[key], n: counted.includes(key) ? `+${n}` : undefined }]
}

function partsOf(act: Act): Part[] {
  switch (act.do) {
    case 'order':
      return order(act)
    case 'order-own':
      return [{ d: icons.swordBrandish }, { d: anyUnit, n: `+${act.max}` }]
    case 'order-beside':
      return [
        { d: anyUnit, n: '1' },
        { d: anyUnit, n: '+1' },
      ]
    case 'rally':
      return [{ d: icons.rallyTheTroops }, ...whom(act.filter, act.max === 'all' ? '∞' : `${act.max}`)]
    case 'give':
      return give(act)
    case 'morale':
      return [{ d: icons.verticalBanner, n: `+${act.n}` }]
    case 'draw':
      return [{ d: icons.cardDraw, n: `+${act.n}` }]
    case 'free-move':
      return [{ d: icons.boots, n: `${act.n}` }]
    case 'drive':
      return [{ d: icons.run, n: `${act.n}` }]
    case 'return-tokens':
      return [{ d: icons.anticlockwiseRotation, n: `${act.n}` }]
    default:
      return [{ d: plainActs[act.do] }]
  }
}

const plainActs = {
  'enemy-token': icons.cancel,
  'enemy-card': icons.cardDiscard,
  disengage: icons.bootPrints,
  'take-token': icons.twoCoins,
  'exchange-token': icons.clockwiseRotation,
  'spread-fire': icons.flame,
  'attack-again': icons.crossedSwords,
  swap: icons.clockwiseRotation,
} as const

function needsOf({ tokens = {}, ownMorale, enemyMorale }: Needs): Part[] {
  const held = signs.flatMap(sign => Array.from({ length: tokens[sign] ?? 0 }, (): Part => ({ sign })))
  return [
    ...held,
    ...(ownMorale ? [{ zone: ownMorale, whose: 'own' } as const] : []),
    ...(enemyMorale ? [{ zone: enemyMorale, whose: 'enemy' } as const] : []),
  ]
}

function OnePart({ part }: { part: Part }) {
  if ('sign' in part) return <SignIcon sign={part.sign} />
  if ('zone' in part) return <i className={`bw-zone-sign bw-zone-${part.zone} ${part.whose}`} />
  return (
    <span>
      {part.n && <b>{part.n}</b>}
      <Icon d={part.d} />
    </span>
  )
}

const Row = ({ parts, className = '' }: { parts: readonly Part[]; className?: string }) => (
  <div className={`bw-act ${className}`}>
    {parts.map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a row keep their places
      <OnePart key={i} part={part} />
    ))}
  </div>
)

/** Whose card it is, large and pale behind the rest: the arms of the House, or the charge of a commander. */
const Watermark = ({ house, set }: Pick<CardFacts, 'house' | 'set'>) =>
  set === 'basic' ? (
    <svg className="bw-watermark" viewBox="-16 -16 32 32" aria-hidden="true">
      <Charge house={house} scale={1} />
    </svg>
  ) : (
    <svg className="bw-watermark" viewBox="0 0 512 512" aria-hidden="true">
      <path d={personSigns[set]} fill="currentColor" />
    </svg>
  )

export function CardEmblem({ card }: { card: Card }) {
  const { commands, tactic, ...facts } = cardTable[card] as CardFacts
  return (
    <div className={`bw-card-emblem${tactic && commands.length > 1 ? ' crowded' : ''}`}>
      <Watermark {...facts} />
      {commands.map((act, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: commands are numbered
        <Row key={i} parts={partsOf(act)} />
      ))}
      {tactic && (
        <div className="bw-tactic">
          <Row parts={needsOf(tactic.needs)} className="needs" />
          <Row parts={tactic.acts.flatMap(partsOf)} />
        </div>
      )}
    </div>
  )
}
