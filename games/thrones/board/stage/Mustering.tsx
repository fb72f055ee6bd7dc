/** While one musters: what units cost, and the armies that Supply allows, with what is drafted counted in. */

import { Pips } from '../../../../ui/board/Counts.tsx'
import { supplyTable } from '../../data/constants.ts'
import { unitTable, unitTypes } from '../../data/units.ts'
import { placesOf, sizeOf } from '../../rules/position/armies.ts'
import type { Asks } from '../../steps.ts'
import type { Open } from '../../types.ts'
import { Icon } from '../Icon.tsx'
import { question } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'
import { Frame } from './Frame.tsx'

/** The sizes of the seat's armies of two and more, the largest first, as the draft would leave them. */
export function armiesAfter(open: Open, { seat, steps }: Asks['muster']): number[] {
  const sizes = new Map(placesOf({ open }, seat).map(place => [place, sizeOf(open.armies[place])]))
  for (const step of steps) if (step.kind === 'new') sizes.set(step.to, (sizes.get(step.to) ?? 0) + 1)
  return [...sizes.values()].filter(size => size > 1).sort((a, b) => b - a)
}

export function Mustering(props: BoardProps) {
  const { view, texts } = props
  const { words, names } = texts
  const muster = question(view, 'muster')
  if (!muster || view.seat !== muster.seat) return null
  const level = view.open.supply[muster.seat]
  const armies = armiesAfter(view.open, muster)
  return (
    <Frame title={words.costs} texts={texts} quiet>
      <ul className="thrones-costs">
        {unitTypes.map(unit => {
          const { musterCost, upgradeCost } = unitTable[unit]
          return (
            <li key={unit}>
              <b>{names.units[unit]}</b> {musterCost}
              {upgradeCost !== null && <span className="thrones-note"> {words.upgradeCost(upgradeCost)}</span>}
            </li>
          )
        })}
      </ul>
      <p className="thrones-costs">
        <Icon name="barrel" /> {words.supplyLevel(level)}:{' '}
        <span className="thrones-armies">
          {supplyTable[level].map((size, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the row of a level is fixed
            <Pips key={i} n={armies[i] ?? 0} of={size} className="thrones-army" />
          ))}
        </span>{' '}
        {words.armiesNow(supplyTable[level].join(', '), armies.join(', '))}
      </p>
    </Frame>
  )
}
