/** The course of the game as lines, one a seat. The positions are fetched as the replay fetches them. */
import './course.css'
import { useQueries } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { plain } from '../../../text/index.ts'
import type { AnyView } from '../anyGame.ts'
import { useTable } from '../context.ts'
import { positionOf } from '../history/useHistory.ts'
import { useRules } from '../parts.ts'
import { Say, SeatEmblem } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { type Course, courseOf, positionsOf } from './course.ts'
import { useInk } from './useInk.ts'

/** The course, when all its positions have come; null: not yet, or there is none. */
function useCourse(): Course | null {
  const { link, scene, wholeLog } = useTable()
  const { setup, moves, view } = scene.tableView
  const { game } = useRules(setup.game)
  const earlier = useQueries({
    queries: positionsOf(wholeLog, moves)
      .slice(0, -1)
      .map(move => positionOf(link, scene, move)),
    combine: results => (results.every(({ data }) => data) ? results.map(({ data }) => data!.view) : null),
  })
  return earlier && courseOf([...earlier, view!].map(({ open }: Pick<AnyView, 'open'>) => game.standing(open)))
}

/** The drawing is so many units wide and high. */
const [width, height] = [100, 40]

export function CourseChart() {
  const { texts, view } = useTable()
  const words = useTableWords().over
  const ink = useInk()
  const course = useCourse()
  if (!course || course.figures[0].length < 2) return null
  const { key, figures } = course
  const [least, most] = [Math.min(0, ...figures.flat()), Math.max(1, ...figures.flat())]
  const x = (i: number) => (i / (figures[0].length - 1)) * width
  const y = (n: number) => height - ((n - least) / (most - least)) * height
  const name = (seat: number) => plain(texts.seat(seat, view))
  return (
    <figure className="course">
      <figcaption>
        <Say rich={[words.course(plain(texts.reasons(key.why, key.of, view)))]} plainly />
      </figcaption>
      <div className="course-field">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={figures.map((of, seat) => `${name(seat)}: ${of.join(', ')}`).join('; ')}
        >
          {figures.map((of, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <polyline key={seat} style={ink(seat)} points={of.map((n, i) => `${x(i)},${y(n)}`).join(' ')} />
          ))}
        </svg>
        <span className="course-most">{most}</span>
        <span className="course-least">{least}</span>
        {figures.map((of, seat) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            className="course-end"
            style={{ ...ink(seat), '--y': y(of.at(-1)!) / height, '--rank': rankAt(figures, seat) } as CSSProperties}
          >
            <SeatEmblem seat={seat} size={20} />
            {of.at(-1)}
          </span>
        ))}
      </div>
      <p className="course-time" aria-hidden="true">
        <span>{words.start}</span>
        <span>{words.end}</span>
      </p>
    </figure>
  )
}

/** How many earlier seats end at the same figure: their signs stand side by side. */
const rankAt = (figures: Course['figures'], seat: number): number =>
  figures.slice(0, seat).filter(of => of.at(-1) === figures[seat].at(-1)).length
