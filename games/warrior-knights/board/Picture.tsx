/** The drawing on the front page: six pavilions before a walled city, and the road that leads over the bridge to its gate. */
import './picture.css'
import { at, strokes } from '../../../ui/board/strokes.ts'
import { type Baron, barons } from '../data/barons.ts'
import { Arms } from './Emblem.tsx'
import { cityOfSize, rampart, stronghold } from './walls.ts'

const wide = 1200
const high = 440

/** A line of hills from edge to edge, with the hatching of their shaded sides. */
function hills(seed: number, base: number, tall: number, step: number): { outline: string; hatch: string } {
  const next = strokes(seed)
  let outline = `M0 ${base}`
  let hatch = ''
  for (let x = 0; x < wide; ) {
    const span = step * (0.7 + next() * 0.7)
    const top = tall * (0.5 + next() * 0.6)
    outline += `Q${at(x + span / 2, base - 2 * top)} ${at(x + span, base)}`
    for (let i = 1; i < 8; i++) {
      const part = 0.55 + i * 0.055
      const y = base - 4 * top * part * (1 - part)
      hatch += `M${at(x + span * part, y + 3)}l${at(7 + next() * 5, 10 + next() * 12)}`
    }
    x += span
  }
  return { outline: `${outline}V${high}H0Z`, hatch }
}
const far = hills(7, 196, 46, 250)
const near = hills(23, 268, 30, 360)

/** Tufts of grass and small trees in the foreground. */
const grass = (() => {
  const next = strokes(5)
  let d = ''
  for (let i = 0; i < 130; i++) {
    const [x, y] = [next() * wide, 290 + next() * 140]
    d += `M${at(x, y)}l${at(-3, -7)}M${at(x, y)}l${at(1, -9)}M${at(x, y)}l${at(4, -6)}`
  }
  return d
})()

const trees = (() => {
  const next = strokes(29)
  return Array.from({ length: 26 }, (_, i) => {
    const x = i < 13 ? 640 + next() * 130 : 1080 + next() * 110
    const [y, size] = [262 + next() * 34, 0.8 + next() * 0.7]
    return { x, y, size }
  }).sort((a, b) => a.y - b.y)
})()

const roof = 'M0-58C-8-34-26-22-46-14L46-14C26-22 8-34 0-58Z'
const side = 'M-46-14C-40-2-42 30-50 46H50C42 30 40-2 46-14Z'
const flap = 'M0-14C-4 8-8 30-16 46H16C8 30 4 8 0-14Z'

function Pavilion({ baron, x, y, size }: { baron: Baron; x: number; y: number; size: number }) {
  return (
    <g className={`knights-pavilion baron-${baron}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="pole" d="M0-58V-104" />
      <g transform="translate(0 -88) scale(.92)">
        <Arms baron={baron} />
      </g>
      <path className="cloth" d={side} />
      <path
        className="stripe"
        d="M-30-9C-28 4-30 30-34 46H-22C-20 28-19 6-17-11ZM30-9C28 4 30 30 34 46H22C20 28 19 6 17-11Z"
      />
      <path className="dark" d={flap} />
      <path className="cloth" d={roof} />
      <path
        className="stripe"
        d="M0-58C-4-34-10-22-16-14H-4C-2-26 0-40 0-58ZM0-58C4-34 10-22 16-14H4C2-26 0-40 0-58Z"
      />
      <path className="ropes" d="M-46-14L-66 46M46-14L66 46" />
    </g>
  )
}

const places = [
  [92, 344, 0.92],
  [222, 312, 0.78],
  [338, 352, 1],
  [470, 318, 0.82],
  [590, 356, 1.02],
  [722, 340, 0.88],
] as const

const Wall = ({ d, ink }: { d: string; ink: string }) => <path className={ink} d={d} />

/** The city: its houses, the keep above them, the rampart before them. */
const City = () => (
  <g className="knights-city">
    <g transform="translate(928 196) scale(4.4)">
      <Wall d={stronghold.walls} ink="wall" />
      <Wall d={stronghold.lines} ink="line" />
    </g>
    <g transform="translate(928 232) scale(5.4)">
      <Wall d={cityOfSize(400).walls} ink="wall" />
      <Wall d={cityOfSize(400).roofs} ink="roof" />
      <Wall d={cityOfSize(400).lines} ink="line" />
    </g>
    <g transform="translate(928 238) scale(6.4 5)">
      <Wall d={rampart} ink="wall" />
    </g>
  </g>
)

export default function Picture({ label }: { label: string }) {
  return (
    <svg className="knights-picture" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMid slice" role="img">
      <title>{label}</title>
      <rect className="sky" width={wide} height={high} />
      <circle className="sun" cx="928" cy="120" r="104" />
      <path className="far" d={far.outline} />
      <path className="hatch" d={far.hatch} />
      <City />
      <path className="near" d={near.outline} />
      <path className="hatch" d={near.hatch} />
      <path className="bank" d="M1200 306C1120 318 1060 318 1010 340C950 366 900 362 830 396C800 410 790 426 780 440" />
      <path
        className="river"
        d="M1200 306C1120 318 1060 318 1010 340C950 366 900 362 830 396C800 410 790 426 780 440"
      />
      <path className="road" d="M926 258C932 290 960 332 958 352C956 380 880 396 900 440" />
      <g className="bridge" transform="translate(956 360) rotate(-24)">
        <path d="M-34-14Q0-26 34-14V14Q0 2-34 14Z" />
        <path className="line" d="M-20-17V9M-7-20V6M7-20V6M20-17V9" />
      </g>
      {trees.map(({ x, y, size }) => (
        <g key={`${x}`} className="tree" transform={`translate(${x} ${y}) scale(${size})`}>
          <path d="M0 0V-8M0-8C-9-7-11-17-5-20C-6-28 6-28 5-20C11-17 9-7 0-8Z" />
        </g>
      ))}
      <path className="grass" d={grass} />
      {barons.map((baron, i) => (
        <Pavilion key={baron} baron={baron} x={places[i][0]} y={places[i][1]} size={places[i][2]} />
      ))}
    </svg>
  )
}
