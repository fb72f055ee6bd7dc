/** How the battle ended: by what, and how both sides stood. */
import { StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { zoneAt } from '../../data/morale.ts'
import { depthOf } from '../../rules/end/morale.ts'
import { unitsOf } from '../../rules/field/units.ts'
import type { Open } from '../../types.ts'
import type { BoardProps } from '../props.ts'

const capturedBy = (open: Open, seat: number): number =>
  Object.values(open.commanders).filter(each => each.seat !== seat && each.where === 'captured').length

export function Outcome({ view, texts }: BoardProps) {
  const { open } = view
  const { scenes, names, words } = texts
  const { winner, by } = open.result!
  const rows: readonly [string, (seat: number) => string | number][] = [
    [words.victoryPoints, seat => open.points[seat]],
    [words.morale, seat => (depthOf(open, seat) > 0 ? names.zones[zoneAt(depthOf(open, seat))] : '–')],
    [scenes.unitsLeft, seat => unitsOf(open, seat).length],
    [scenes.commandersCaptured, seat => capturedBy(open, seat)],
  ]
  return (
    <StripPanel title={scenes.ends[by]} words={words}>
      <table className="bw-outcome">
        <thead>
          <tr>
            <td />
            {open.houses.map((house, seat) => (
              <th key={house} scope="col" className={seat === winner ? 'won' : ''}>
                <Emblem role={house} size={30} />
                {names.houses[house]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, told]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {open.houses.map((house, seat) => (
                <td key={house}>{told(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </StripPanel>
  )
}
