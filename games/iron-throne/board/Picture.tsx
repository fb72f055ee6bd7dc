/** The drawing on the front page: the throne at the end of the hall, the arms of five Houses before it. */
import './picture.css'
import { at, strokes } from '../../../ui/board/strokes.ts'
import { Charge } from '../../../worlds/westeros/ui/Arms.tsx'
import { outlines } from '../../../worlds/westeros/ui/heraldry.ts'
import { type House, houses } from '../data/houses.ts'

const wide = 1200
const high = 440

/** The fan of blades behind the seat: each a long thin kite, out from the middle. */
const blades = (() => {
  const next = strokes(23)
  return Array.from({ length: 41 }, (_, i) => {
    const turn = (-84 + (i / 40) * 168 + (next() - 0.5) * 5) * (Math.PI / 180)
    const length = 150 + 46 * Math.cos(turn * 1.3) + next() * 42
    const [sin, cos] = [Math.sin(turn), -Math.cos(turn)]
    const point = (along: number, aside: number) => at(600 + sin * along + cos * aside, 262 + cos * along - sin * aside)
    const half = 5 + next() * 3
    const hilt = length - 26
    return {
      blade: `M${point(20, -half)}L${point(hilt, -half * 0.8)}L${point(length + 6, 0)}L${point(hilt, half * 0.8)}L${point(20, half)}Z`,
      fuller: `M${point(30, 0)}L${point(hilt - 8, 0)}`,
    }
  })
})()

/** Slender columns down both sides of the hall, nearer ones taller. */
const columns = [0, 1, 2, 3].flatMap(i => {
  const off = 244 + i * 104
  const [w, top, foot] = [20 + i * 9, 70 - i * 44, 318 + i * 42]
  return [
    { x: 600 - off, w, top, foot, highlighted: true },
    { x: 600 + off, w, top, foot, highlighted: false },
  ]
})

const arches = [0, 1, 2].flatMap(i => {
  const [near, far] = [244 + (i + 1) * 104, 244 + i * 104]
  const [y1, y2] = [70 - (i + 1) * 44, 70 - i * 44]
  return [-1, 1].map(
    s => `M${600 + s * far} ${y2}Q${600 + (s * (near + far)) / 2} ${(y1 + y2) / 2 - 64} ${600 + s * near} ${y1}`,
  )
})

const steps = [0, 1, 2, 3].map(i => ({ y: 322 + i * 14, half: 128 + i * 36 }))

export default function Picture({ label }: { label: string }) {
  return (
    <svg className="iron-picture" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMid slice" role="img">
      <title>{label}</title>
      <Hall />
      <Throne />
      {houses.map((house, i) => (
        <Standard key={house} house={house} i={i} />
      ))}
    </svg>
  )
}

const Hall = () => (
  <>
    <path d={`M0 ${high}V392L252 318H948L1200 392V${high}Z`} className="floor" />
    <path
      d={Array.from({ length: 17 }, (_, i) => `M${600 + (i - 8) * 42} 318L${600 + (i - 8) * 128} ${high}`).join('')}
      className="thin"
    />
    <path d="M560 318L440 440H760L640 318Z" className="carpet" />
    <circle cx="600" cy="128" r="104" className="window" />
    <path
      d={Array.from({ length: 12 }, (_, i) => {
        const turn = (i * Math.PI) / 6
        return `M${at(600 + Math.cos(turn) * 26, 128 + Math.sin(turn) * 26)}L${at(600 + Math.cos(turn) * 104, 128 + Math.sin(turn) * 104)}`
      }).join('')}
      className="tracery"
    />
    <circle cx="600" cy="128" r="26" className="tracery" />
    <circle cx="600" cy="128" r="70" className="tracery" />
    <path d={arches.join('')} className="arch" />
    {columns.map(({ x, w, top, foot, highlighted }) => (
      <g key={x} className="column">
        <path d={`M${x - w / 2} ${foot}V${top}H${x + w / 2}V${foot}Z`} />
        <path
          d={`M${x - w * 0.7} ${foot + 6}V${foot - 6}H${x + w * 0.7}V${foot + 6}ZM${x - w * 0.7} ${top}V${top - 10}H${x + w * 0.7}V${top}Z`}
        />
        <path
          d={[0.12, 0.24, 0.36].map(k => `M${x + (highlighted ? -1 : 1) * w * k} ${top + 8}V${foot - 10}`).join('')}
          className="thin"
        />
      </g>
    ))}
  </>
)

const Throne = () => (
  <g className="throne">
    {blades.map(({ blade, fuller }) => (
      <g key={blade}>
        <path d={blade} className="blade" />
        <path d={fuller} className="thin" />
      </g>
    ))}
    {steps.toReversed().map(({ y, half }) => (
      <path key={y} d={`M${600 - half} ${y + 18}V${y}H${600 + half}V${y + 18}Z`} className="step" />
    ))}
    <path d="M546 324V238Q546 176 600 168Q654 176 654 238V324Z" className="seat" />
    <path d="M562 316V242Q562 194 600 186Q638 194 638 242V316Z" className="inner" />
    <path d="M528 324V266H556V324ZM644 324V266H672V324Z" className="seat" />
    <path d="M520 268Q542 252 564 268ZM636 268Q658 252 680 268Z" className="seat" />
    <path d="M548 324V286H652V324Z" className="seat" />
    <path d="M556 286Q600 276 644 286V296H556Z" className="cushion" />
    <path d="M576 182L571 158L587 170L600 150L613 170L629 158L624 182Q600 174 576 182Z" className="crown" />
  </g>
)

/** A banner before the columns. */
function Standard({ house, i }: { house: House; i: number }) {
  const x = [274, 374, 826, 926, 600][i]
  const y = [196, 158, 158, 196, 0][i]
  if (i === 4) return <Shield house={house} x={600} y={362} />
  return (
    <g transform={`translate(${x} ${y}) scale(.86)`} className={`standard house-${house}`}>
      <path d="M-62 -96H62" className="pole" />
      <path d="M-54 -94H54V86L0 62L-54 86Z" className="house-field" />
      <path d="M-46 -86H46V72L0 52L-46 72Z" className="border" />
      <g transform="translate(0 -16) scale(3.1)">
        <Charge house={house} scale={1} />
      </g>
    </g>
  )
}

const Shield = ({ house, x, y }: { house: House; x: number; y: number }) => (
  <g transform={`translate(${x} ${y}) scale(2)`} className={`standard house-${house}`}>
    <path d={outlines[house]} className="house-field" />
    <Charge house={house} scale={0.86} />
  </g>
)
