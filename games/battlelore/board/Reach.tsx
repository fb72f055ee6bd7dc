/** What a unit could do, drawn on the field: where it can move, how far it reaches, whom it can attack, how it looks. */
import type { Board, Reach as Reached } from '../../../hex/index.ts'
import { middleOf, outlineOf, pathThrough, placed, regionPath, spotOf } from '../../../hex/ui/geometry.ts'
import type { Hex } from '../data/hexes.ts'
import type { Look, Outlook } from './insight.ts'

interface OnField {
  field: Board<Hex>
}

/** Under the pieces: hexes in reach with the number of steps, and the edge of the range. */
export function Reach({
  field,
  unit,
  reach,
  outlook,
}: OnField & {
  unit: Hex
  reach: Reached<Hex> | null
  outlook: Outlook | null
}) {
  return (
    <>
      {outlook && outlook.inRange.length > 6 && (
        <path className="lore-range" d={regionPath([unit, ...outlook.inRange].map(field.cell))} />
      )}
      {reach &&
        [...reach.ends].map(([hex, steps]) => (
          <g key={hex} className="lore-reach" transform={placed(spotOf(field, hex))}>
            <circle r="13" />
            <text y="5">{steps}</text>
          </g>
        ))}
      <path className="lore-subject" d={outlineOf(field.cell(unit), 4)} />
    </>
  )
}

const corner = 'M-40-30V-40H-30M30-40H40V-30M40 30V40H30M-30 40H-40V30'

/** Over the pieces: rings around targets, crosses on those that are hidden. */
export const Targets = ({ field, outlook }: OnField & { outlook: Outlook }) => (
  <>
    {outlook.targets.map(hex => (
      <path key={hex} className="lore-target" d={corner} transform={placed(spotOf(field, hex))} />
    ))}
    {outlook.hidden.map(hex => (
      <g key={hex} className="lore-hidden" transform={placed(spotOf(field, hex))}>
        <path d="M-12-40C-6-48 6-48 12-40C6-33-6-33-12-40ZM-10-32L10-48" />
      </g>
    ))}
  </>
)

/** The line of sight from a unit to a hex, and what it crosses. */
export function SightLine({ field, look }: OnField & { look: Look }) {
  const [a, b] = [spotOf(field, look.from), spotOf(field, look.at)]
  const { obstacle } = look
  const blocked = obstacle !== null
  return (
    <g className={`lore-sight ${blocked ? 'blocked' : 'clear'}`}>
      {look.crossed.map(hex => (
        <path key={hex} className="lore-crossed" d={outlineOf(field.cell(hex), 9)} />
      ))}
      <path d={pathThrough([a, b])} />
      {obstacle && 'hex' in obstacle && (
        <g transform={placed(spotOf(field, obstacle.hex))}>
          <circle r="15" />
          <path className="lore-block" d="M-7-7L7 7M7-7L-7 7" />
        </g>
      )}
    </g>
  )
}

/** The way a unit would go. */
export function Way({ field, from, path }: OnField & { from: Hex; path: readonly Hex[] }) {
  const spots = [from, ...path].map(hex => middleOf(field.cell(hex)))
  return (
    <g>
      <path className="lore-way-line" d={pathThrough(spots)} />
      {spots.slice(1).map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may come to a hex twice
        <circle key={i} className="lore-way-stop" cx={x} cy={y} r={i === path.length - 1 ? 11 : 6} />
      ))}
    </g>
  )
}
