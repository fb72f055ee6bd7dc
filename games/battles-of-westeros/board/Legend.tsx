/** What is drawn on the field and lies in the pool, each with its name and what it means. */
import type { ReactNode } from 'react'
import { GroundSign, HexSign } from '../../../hex/ui/Signs.tsx'
import { capitalized } from '../../../text/index.ts'
import { LegendList } from '../../../ui/board/LegendList.tsx'
import { signs } from '../data/dice.ts'
import { boards } from '../data/hexes.ts'
import { grounds, pieces } from '../data/terrain.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import { looks } from './country.ts'
import type { UnitState } from './scene.ts'
import { OrderToken } from './Token.tsx'
import { ArmsToken, Engaged, Fire } from './Tokens.tsx'
import { UnitPiece } from './Unit.tsx'

const board = boards.A

const plain: UnitState = {
  type: 'war-host-of-the-north',
  rank: 'green',
  figures: 4,
  commander: null,
  active: true,
  order: null,
}

const unit = (state: Partial<UnitState>) => (
  <HexSign>
    <UnitPiece {...plain} {...state} />
  </HexSign>
)

const drawn = (what: ReactNode, scale: number) => (
  <HexSign>
    <g transform={`scale(${scale})`}>{what}</g>
  </HexSign>
)

export function Legend({ texts: { names, effects, words } }: { texts: BattlesOfWesterosTexts }) {
  const { legend } = words
  const entries: readonly (readonly [sign: ReactNode, name: string, about: string])[] = [
    [unit({}), words.active, legend.active],
    [unit({ active: false }), words.inactive, legend.inactive],
    [unit({ order: 'ready' }), words.ordered, legend.ordered],
    [unit({ commander: 'robb-young-wolf' }), names.terms.commander, legend.commander],
    [drawn(<Engaged house="stark" />, 1.8), names.terms.engagement, legend.engagement],
    [drawn(<ArmsToken house="stark" />, 2.4), names.terms.objective, legend.objective],
    [
      <HexSign key="" at={{ x: 4, y: -24 }}>
        <Fire level={2} />
      </HexSign>,
      names.terms.fire,
      legend.fire,
    ],
    ...signs.map(sign => [<OrderToken key="" token={sign} />, names.signs[sign], effects.tokens[sign]] as const),
    ...[...grounds, ...pieces].map(
      kind =>
        [
          <GroundSign key="" {...{ board, looks, kinds: kind === 'plain' ? [] : [kind] }} />,
          names.terrain[kind],
          effects.terrain[kind],
        ] as const,
    ),
  ]
  return <LegendList entries={entries.map(([sign, name, about]) => ({ sign, name: capitalized(name), about }))} />
}
