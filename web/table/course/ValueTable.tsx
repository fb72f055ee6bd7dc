/** The values of a game as a table, where rounds begin: for whoever reads rather than looks. Each line leads to its position. */
import { plain, sentenceOf } from '../../../text/index.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'
import { positionsOf } from './course.ts'
import { hundredths } from './hundredths.ts'
import type { ShownCourse } from './useValueCourse.ts'

export function ValueTable({ course: { positions, values } }: { course: ShownCourse }) {
  const { texts, view, wholeLog, scene, showPosition } = useTable()
  const words = useTableWords()
  const { moves } = scene.tableView
  const rows = positionsOf(wholeLog, moves).filter(position => position >= positions[0])
  const valuesAt = (position: number) => values[positions.findLastIndex(each => each <= position)]
  const nameOf = (position: number): string => {
    const round = wholeLog.find(({ move, event }) => move === position && event.is === 'round')
    if (position === moves) return words.over.end
    return round ? plain(sentenceOf(texts, round.event, view)).replace(/\.$/, '') : words.history.at(position, moves)
  }
  return (
    <details className="course-table">
      <summary>{words.over.valuesTable}</summary>
      <table aria-label={words.over.values}>
        <thead>
          <tr>
            <td />
            {values[0].map((_, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <th key={seat} scope="col">
                {plain(texts.seat(seat, view))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(position => (
            <tr key={position}>
              <th scope="row">
                <button type="button" onClick={() => showPosition(position === moves ? null : position)}>
                  {nameOf(position)}
                </button>
              </th>
              {valuesAt(position).map((value, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <td key={seat}>{hundredths(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
