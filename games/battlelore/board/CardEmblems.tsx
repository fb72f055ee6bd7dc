/** What is drawn on the cards: whom a command card orders, the sign of a lore card, the ground of a scenario. */
import './card.css'
import type { ReactNode } from 'react'
import { boxAround, spotOf } from '../../../hex/ui/geometry.ts'
import { Patch } from '../../../hex/ui/ground/Ground.tsx'
import { type CommandCard, type CommandCardFacts, commandCardTable, type OrderFilter } from '../data/commandCards.ts'
import type { Faction } from '../data/factions.ts'
import { type Hex, hexes, wings } from '../data/hexes.ts'
import type { LoreCard } from '../data/loreCards.ts'
import { type Scenario, scenarioTable } from '../data/scenarios.ts'
import { layOf, looks } from './Ground.tsx'
import { rankSigns } from './heraldry.ts'
import { boots, crossedSwords, hearts, highShot, rollingDices } from './icons.ts'
import { seenBy } from './layout.ts'
import * as signs from './loreIcons.ts'
import { cardPick, openBook } from './stage/icons.ts'
import { Banner } from './Tokens.tsx'

/** An icon of 512 px, `size` wide around a point. */
const Sign = ({ d, x, y, size }: { d: string; x: number; y: number; size: number }) => (
  <path d={d} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} fill="currentColor" />
)

/** The three sections as one sits, with how many units each may be ordered in. */
const Sections = ({ order }: { order: Extract<CommandCardFacts['order'], { kind: 'section' }> }) =>
  wings.map((wing, i) => (
    <g key={wing} className={order[wing] > 0 ? 'lore-wing' : 'lore-wing none'} transform={`translate(${i * 34} 0)`}>
      <rect x="-15" y="-22" width="30" height="44" rx="3" />
      {order[wing] > 0 && <text y="9">{order[wing]}</text>}
    </g>
  ))

const ranks: Readonly<Record<OrderFilter, ReactNode>> = {
  any: null,
  infantry: <path className="piece-rank" d={rankSigns.infantry} />,
  cavalry: <path className="piece-rank" d={rankSigns.cavalry} />,
  'elite-or-legend': (
    <>
      <path className="piece-rank" d={rankSigns.elite} transform="translate(-9 0)" />
      <path className="piece-rank" d={rankSigns.legend} transform="translate(9 0)" />
    </>
  ),
  ranged: <Sign d={highShot} x={0} y={-1} size={20} />,
  'not-weak': <Sign d={hearts} x={0} y={-1} size={18} />,
  'at-banner': <Banner x={-14} y={2} />,
}

/** All sections as one, with how many units of which kind. */
const Anywhere = ({ order }: { order: Extract<CommandCardFacts['order'], { kind: 'filter' }> }) => (
  <g className="lore-wing" transform="translate(34 0)">
    <rect x="-49" y="-22" width="98" height="44" rx="3" />
    <text x={order.filter === 'any' ? 0 : -24} y="9">
      {order.most}
    </text>
    <g className="lore-whom" transform="translate(16 2) scale(1.3)">
      {ranks[order.filter]}
    </g>
  </g>
)

/** What else the card does, as a sign and a number. */
function extrasOf(facts: CommandCardFacts): { d: string; n: string }[] {
  const { heal, lore, move, noAttack, onslaught, standingDice, draw } = facts
  const extras = [
    { d: hearts, n: heal && `+${heal}` },
    { d: openBook, n: lore && `+${lore}` },
    { d: boots, n: move && `+${move}` },
    { d: boots, n: onslaught && `${onslaught}` },
    { d: rollingDices, n: standingDice && `+${standingDice}` },
    { d: cardPick, n: draw && `${draw}` },
    { d: crossedSwords, n: noAttack && '0' },
  ]
  return extras.flatMap(({ d, n }) => (n ? [{ d, n }] : []))
}

export function CommandEmblem({ card }: { card: CommandCard }) {
  const facts: CommandCardFacts = commandCardTable[card]
  const extras = extrasOf(facts)
  return (
    <svg className="lore-command-emblem" viewBox="-20 -30 108 88" aria-hidden="true">
      <g transform={`translate(0 ${extras.length > 0 ? 0 : 14})`}>
        {facts.order.kind === 'section' ? <Sections order={facts.order} /> : <Anywhere order={facts.order} />}
      </g>
      {extras.map(({ d, n }, i) => (
        <g key={d} transform={`translate(${34 + (i - (extras.length - 1) / 2) * 50} 42)`}>
          <Sign d={d} x={-10} y={0} size={24} />
          <text className="lore-extra" x={5} y={7}>
            {n}
          </text>
        </g>
      ))}
    </svg>
  )
}

export const loreSigns: Readonly<Record<LoreCard, string>> = {
  runeblade: signs.runeSword,
  'runic-barrier': signs.magicShield,
  'take-to-the-skies': signs.featheredWing,
  overrun: signs.cavalry,
  'shield-wall': signs.borderedShield,
  'hold-the-line': signs.anchor,
  'mend-the-ranks': signs.healing,
  'crimson-volley': signs.arrowCluster,
  'rune-of-binding': signs.manacles,
  'rallying-banner': signs.rallyTheTroops,
  'swift-orders': signs.bugleCall,
  riposte: signs.swordClash,
  'wisdom-of-the-knight': signs.wisdom,
  'fury-of-yllan': signs.fireAxe,
  unstoppable: signs.chargingBull,
  portal: signs.magicPortal,
  'battle-cry': signs.shouting,
  'surprise-attack': signs.backstab,
  'blood-ritual': signs.sacrificialDagger,
  'dark-venom': signs.poisonBottle,
  'demonic-vigor': signs.daemonSkull,
  'dread-of-the-ynfernael': signs.terror,
  'flay-the-weak': signs.whiplash,
  'howl-of-the-pack': signs.wolfHowl,
  'nightmare-visions': signs.evilEyes,
  'harvest-of-souls': signs.grimReaper,
}

/** The rows that a card lays out: the own half, and the middle. */
const halves: Readonly<Record<Faction, (hex: Hex) => boolean>> = {
  daqan: hex => Number(hex.slice(1)) >= 5,
  uthuk: hex => Number(hex.slice(1)) <= 5,
}

/** The half of the field that a scenario card lays out, as its owner sees it. */
export function ScenarioEmblem({ card }: { card: Scenario }) {
  const { faction, terrain, banners, bridges, deployment } = scenarioTable[card]
  const field = seenBy(faction)
  const own = hexes.filter(halves[faction])
  const { x, y, width, height } = boxAround(own.map(field.cell), 2)!
  return (
    <svg className="lore-scenario-emblem" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Patch
        board={field}
        hexes={own}
        lay={layOf({ terrain, bridges })}
        looks={looks}
        name={card}
        plain
        classOf={hex => (deployment.includes(hex) ? 'deployment' : '')}
      />
      {banners.map(hex => (
        <Banner key={hex} {...spotOf(field, hex)} />
      ))}
    </svg>
  )
}
