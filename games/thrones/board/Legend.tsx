/** What is drawn on the map, each with its name and what it means. */
import type { ReactNode } from 'react'
import { capitalized } from '../../../text/index.ts'
import { LegendList } from '../../../ui/board/LegendList.tsx'
import { type Drawing, Glyph } from '../../../ui/map/Atlas.tsx'
import { outlines } from '../../../worlds/westeros/ui/heraldry.ts'
import { type Order, orders, orderTable } from '../data/orders.ts'
import { unitTypes } from '../data/units.ts'
import type { ThronesTexts } from '../texts/common/types.ts'
import { figures } from './heraldry.ts'
import { icons, structures } from './map/glyphs.ts'
import { Banner, Garrison, NeutralForce, OrderPicture, OrderToken } from './Tokens.tsx'

const Sign = ({ children, box = '-17 -17 34 34' }: { children: ReactNode; box?: string }) => (
  <svg viewBox={box} width="34" height="34" aria-hidden="true">
    {children}
  </svg>
)

const Ink = ({ drawing, box }: { drawing: Drawing; box: string }) => (
  <Sign box={box}>
    <g className="map-ground" fill="none">
      <Glyph drawing={drawing} at={{ x: 0, y: 0 }} />
    </g>
  </Sign>
)

/** Of each type the order without a star that is drawn most often. */
const plainOrders: readonly Order[] = ['march-0', 'defense-plus-1', 'support', 'raid', 'consolidate-power']
const special = orders.find(order => orderTable[order].special)!

export function Legend({ texts }: { texts: ThronesTexts }) {
  const { names, words, effects } = texts
  const { terms } = names
  const house = 'stark'
  const figure = (unit: (typeof unitTypes)[number]) => (
    <Sign>
      <g className={`thrones-unit house-${house}`}>
        <path className="house-field" d={outlines[house]} />
        <path className="thrones-figure" d={figures[unit]} fillRule="evenodd" />
      </g>
    </Sign>
  )
  const token = (sign: ReactNode) => <Sign>{sign}</Sign>
  return (
    <LegendList
      entries={[
        [<Ink key="" drawing={structures.castle} box="-17 -18 34 34" />, terms.castle, words.legend.castle],
        [<Ink key="" drawing={structures.stronghold} box="-21 -30 42 44" />, terms.stronghold, words.legend.stronghold],
        [<Ink key="" drawing={icons.barrel} box="-11 -11 22 22" />, terms.supplyIcon, words.legend.barrel],
        [<Ink key="" drawing={icons.crown} box="-11 -11 22 22" />, terms.powerIcon, words.legend.crown],
        [<Ink key="" drawing={icons.anchor} box="-11 -11 22 22" />, terms.port, words.legend.port],
        [token(<Garrison house={house} strength={2} />), terms.garrison, words.legend.garrison],
        [token(<NeutralForce strength={5} />), terms.neutralForce, words.legend.neutral],
        [token(<Banner house={house} />), terms.powerToken, words.legend.banner],
        ...unitTypes.map(unit => [figure(unit), names.units[unit], effects.units[unit]] as const),
        [token(<OrderToken house={house} order={null} />), words.faceDown, words.legend.faceDown],
        ...plainOrders.map(
          order =>
            [
              <OrderPicture key="" {...{ house, order }} size={34} />,
              names.orders[order],
              effects.orders[order],
            ] as const,
        ),
        [<OrderPicture key="" house={house} order={special} size={34} />, terms.specialOrder, words.legend.star],
      ].map(([sign, name, about]) => ({ sign, name: capitalized(name as string), about: about as string }))}
    />
  )
}
