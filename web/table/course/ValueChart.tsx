/** How well each seat stood from beginning to end, the decisions that turned the game, and the same as a table. */
import './course.css'
import type { CSSProperties, MouseEvent } from 'react'
import { plain } from '../../../text/index.ts'
import { useTable } from '../context.ts'
import { SeatEmblem } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { hundredths } from './hundredths.ts'
import { useInk } from './useInk.ts'
import { type Turn, useTurns } from './useTurns.ts'
import { type ShownCourse, useCourseProgress, useValueCourse } from './useValueCourse.ts'
import { ValueTable } from './ValueTable.tsx'

export function ValueChart() {
  const course = useValueCourse()
  const turns = useTurns()
  if (course === null) return null
  if (course === undefined) return <OnItsWay />
  return (
    <figure className="course values">
      <Caption />
      <Field course={course} turns={turns} />
      <Turns turns={turns} />
      <ValueTable course={course} />
    </figure>
  )
}

function Caption() {
  const { over } = useTableWords()
  return (
    <figcaption>
      {over.values} <small>{over.valuesAbout}</small>
    </figcaption>
  )
}

function OnItsWay() {
  const { over } = useTableWords()
  const part = useCourseProgress()
  return (
    <p className="course-coming" role="status">
      {over.valuesComing} <progress value={part} aria-label={over.valuesComing} />
    </p>
  )
}

/** The drawing is so many units wide and high. */
const [width, height] = [100, 40]

interface Drawn {
  course: ShownCourse
  turns: readonly Turn[]
}

function Field({ course, turns }: Drawn) {
  const ink = useInk()
  const last = course.positions.at(-1)!
  const ends = course.values.at(-1)!
  return (
    <div className="course-field">
      <Lines course={course} turns={turns} />
      <span className="course-most">100</span>
      <span className="course-least">0</span>
      {turns.map(({ position }, i) => (
        <span
          key={position}
          className="course-number"
          style={{ '--x': xOf(position, last) / width } as CSSProperties}
          aria-hidden="true"
        >
          {i + 1}
        </span>
      ))}
      {ends.map((end, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          className="course-end"
          style={{ ...ink(seat), '--y': yOf(end) / height, '--rank': rankAt(ends, seat) } as CSSProperties}
        >
          <SeatEmblem seat={seat} size={20} />
        </span>
      ))}
    </div>
  )
}

const xOf = (position: number, last: number): number => (position / Math.max(1, last)) * width
const yOf = (value: number): number => height * (1 - value)

/** The drawing itself: a click leads to the position under it. */
function Lines({ course: { positions, values }, turns }: Drawn) {
  const { texts, view, at, showPosition } = useTable()
  const words = useTableWords().over
  const ink = useInk()
  const last = positions.at(-1)!
  const ends = values.at(-1)!.map((end, seat) => `${plain(texts.seat(seat, view))} ${hundredths(end)}`)
  const go = ({ clientX, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const position = Math.round(((clientX - left) / width) * last)
    showPosition(position >= last ? null : Math.max(0, position))
  }
  const upright = (position: number) => ({ x1: xOf(position, last), x2: xOf(position, last), y1: 0, y2: height })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons and the table below go to positions by keys
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${words.values}: ${ends.join(', ')}`}
      onClick={go}
    >
      {turns.map(({ position }) => (
        <line key={position} className="course-turn" {...upright(position)} />
      ))}
      {at < last && <line className="course-now" {...upright(at)} />}
      {ends.map((_, seat) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          style={ink(seat)}
          points={values.map((row, i) => `${xOf(positions[i], last)},${yOf(row[seat])}`).join(' ')}
        />
      ))}
    </svg>
  )
}

/** How many earlier seats end close to it: their signs stand side by side. */
const rankAt = (ends: readonly number[], seat: number): number =>
  ends.slice(0, seat).filter(value => Math.abs(value - ends[seat]) < 0.1).length

/** The decisions that turned the game, as ways to them. */
function Turns({ turns }: { turns: readonly Turn[] }) {
  const { showPosition, at } = useTable()
  const { over } = useTableWords()
  if (turns.length === 0) return null
  return (
    <>
      <h3>{over.turns}</h3>
      <ol className="course-turns">
        {turns.map(({ position, title, shifts }) => (
          <li key={position}>
            <button type="button" aria-current={at === position || undefined} onClick={() => showPosition(position)}>
              {title} <Shifts shifts={shifts} />
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Smaller changes than this are left out, in hundredths. */
const least = 3

function Shifts({ shifts }: { shifts: readonly number[] }) {
  const { texts, view } = useTable()
  const said = shifts.map((shift, seat) => ({ seat, n: hundredths(shift) })).filter(({ n }) => Math.abs(n) >= least)
  return (
    <small>
      {said.map(({ seat, n }) => (
        <span key={seat} className="course-shift">
          <SeatEmblem seat={seat} size={14} />
          <span className="visually-hidden">{plain(texts.seat(seat, view))}</span> {n > 0 ? `+${n}` : `−${-n}`}
        </span>
      ))}
    </small>
  )
}
