/** What is drawn on the field, each with its name and what it means. */
import type { ReactNode } from 'react'
import { OrderFlag, UnitStand } from '../../../hex/ui/pieces/Pieces.tsx'
import { GroundSign, HexSign } from '../../../hex/ui/Signs.tsx'
import { capitalized } from '../../../text/index.ts'
import { LegendList } from '../../../ui/board/LegendList.tsx'
import { board } from '../data/hexes.ts'
import { crossings, terrains } from '../data/terrain.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'
import { looks } from './Ground.tsx'
import { Banner, PoisonToken, PortalMark, StunToken } from './Tokens.tsx'
import { unitLooks } from './Unit.tsx'

const middle = { x: 0, y: 0 }

const token = (drawn: ReactNode) => (
  <HexSign>
    <g transform="scale(2.6)">{drawn}</g>
  </HexSign>
)

const unit = (type: keyof typeof unitLooks, strength: number, beside?: ReactNode) => (
  <HexSign>
    <UnitStand look={unitLooks[type]} strength={strength}>
      {beside}
    </UnitStand>
  </HexSign>
)

export function Legend({ texts: { names, effects, words } }: { texts: BattleLoreTexts }) {
  const { legend } = words
  const ground = (...kinds: (keyof typeof looks)[]) => <GroundSign {...{ board, looks, kinds }} />
  const entries: readonly (readonly [sign: ReactNode, name: string, about: string])[] = [
    [unit('citadel-guards', 3), names.terms.unit, legend.unit],
    [unit('citadel-guards', 1), words.weak, legend.weak],
    [unit('citadel-guards', 3, <OrderFlag is="ready" />), words.ordered, legend.ordered],
    [token(<PoisonToken {...middle} />), names.conditions.poison, effects.conditions.poison],
    [token(<StunToken {...middle} />), names.conditions.stun, effects.conditions.stun],
    [
      <HexSign key="">
        <g transform="translate(-30 46) scale(1.7)">
          <Banner {...middle} />
        </g>
      </HexSign>,
      names.terms.banner,
      legend.banner,
    ],
    [
      <HexSign key="">
        <PortalMark {...middle} />
      </HexSign>,
      names.terms.portal,
      legend.portal,
    ],
    ...terrains
      .filter(kind => kind !== 'empty')
      .map(kind => [ground(kind), names.terrain[kind], effects.terrain[kind]] as const),
    ...crossings.map(kind => [ground('water', kind), names.crossings[kind], effects.crossings[kind]] as const),
    [
      <HexSign key="">
        <path className="ground-border-bed" d="M0-58V58" />
        <g className="ground-border">
          <path d="M0-58V58" />
        </g>
      </HexSign>,
      names.terms.section,
      legend.section,
    ],
  ]
  return <LegendList entries={entries.map(([sign, name, about]) => ({ sign, name: capitalized(name), about }))} />
}
