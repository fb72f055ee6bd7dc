/** The drawing on the front page: a host under six banners before a castle by the sea, as on the margin of an old chart. */
import './pieces.css'
import './picture.css'
import { at, strokes } from '../../../ui/board/strokes.ts'
import { Charge } from '../../../worlds/westeros/ui/Arms.tsx'
import { type House, houses } from '../data/houses.ts'

const wide = 1200
const high = 460

/** Lines of a compass over the sheet. */
const rhumbs = Array.from({ length: 32 }, (_, i) => {
  const turn = (i * Math.PI) / 16
  return `M236 122l${at(Math.cos(turn) * 1300, Math.sin(turn) * 1300)}`
}).join('')

const rose = Array.from({ length: 8 }, (_, i) => {
  const long = i % 2 === 0 ? 46 : 28
  const turn = (i * Math.PI) / 4
  const [tip, left, right] = [0, -0.32, 0.32].map((off, j) => {
    const reach = j === 0 ? long : 10
    return at(236 + Math.sin(turn + off) * reach, 122 - Math.cos(turn + off) * reach)
  })
  return { d: `M236 122L${left}L${tip}Z`, e: `M236 122L${right}L${tip}Z` }
})

/** A range of old-map mountains: a peak, a lit side left white, a shaded side in hatching. */
function range(seed: number, from: number, to: number, base: number, tall: number) {
  const next = strokes(seed)
  let outline = ''
  let hatch = ''
  for (let x = from; x < to; x += 30 + next() * 34) {
    const h = tall * (0.55 + next() * 0.6)
    const half = h * (0.62 + next() * 0.2)
    const peak = x + half
    outline += `M${at(x, base)}Q${at(x + half * 0.7, base - h * 0.5)} ${at(peak, base - h)}Q${at(peak + half * 0.25, base - h * 0.62)} ${at(peak + half * 0.9, base)}`
    for (let i = 1; i < 7; i++) {
      const down = i / 7
      hatch += `M${at(peak + half * 0.72 * down * down, base - h * (1 - down) - 1)}l${at(-half * 0.2 * (1 - down) - 3, h * 0.26)}`
    }
  }
  return { outline, hatch }
}
const far = range(11, 700, 1190, 232, 58)
const near = range(5, 800, 1200, 266, 84)

/** Rows of small waves, denser towards the shore. */
const waves = (() => {
  const next = strokes(3)
  let d = ''
  for (let y = 246; y < 400; y += 10 + (y - 240) * 0.07) {
    for (let x = -20 + next() * 60; x < 520; x += 50 + next() * 90) {
      const w = 8 + next() * 16
      d += `M${at(x, y)}q${at(w / 4, -3.2)} ${at(w / 2, 0)}t${at(w / 2, 0)}`
    }
  }
  return d
})()

const trees = (() => {
  const next = strokes(17)
  return Array.from({ length: 60 }, () => ({ x: 740 + next() * 440, y: 276 + next() * 60 })).sort((a, b) => a.y - b.y)
})()

/** The spears of the host, thick as grass. */
const spears = (() => {
  const next = strokes(29)
  let shafts = ''
  let heads = ''
  for (let x = 2; x < wide; x += 5 + next() * 7) {
    const lean = (next() - 0.5) * 22
    const top = 392 + next() * 34
    shafts += `M${at(x, high)}L${at(x + lean, top)}`
    heads += `M${at(x + lean - 2.1, top)}l2.1 -11 2.1 11z`
  }
  return { shafts, heads }
})()

const helmets = (() => {
  const next = strokes(41)
  let d = ''
  for (let x = -6; x < wide + 10; x += 13 + next() * 8) {
    const y = 437 + next() * 10
    d += `M${at(x - 8, y + 22)}v-13q0 -11 8 -13q8 2 8 13v13z`
  }
  return d
})()

const standards: readonly { house: House; x: number; y: number; lean: number }[] = houses.map((house, i) => ({
  house,
  x: 330 + i * 108,
  y: [262, 284, 270, 288, 266, 282][i],
  lean: [-3, 2, -1.5, 2.5, -2, 3][i],
}))

export default function Picture({ label }: { label: string }) {
  return (
    <svg className="thrones-picture" viewBox={`0 0 ${wide} ${high}`} preserveAspectRatio="xMidYMax slice" role="img">
      <title>{label}</title>
      <path d={rhumbs} className="rhumb" />
      <Sky />
      <Sea />
      <Land />
      <Castle />
      <Host />
    </svg>
  )
}

function Sky() {
  return (
    <>
      <g className="rose">
        <circle cx="236" cy="122" r="34" />
        <circle cx="236" cy="122" r="20" />
        {rose.map(({ d, e }) => (
          <g key={d}>
            <path d={d} className="dark" />
            <path d={e} className="pale" />
          </g>
        ))}
      </g>
      <g className="comet">
        <path d="M1052 56Q930 68 776 132Q936 92 1054 76A10 10 0 1 0 1052 56Z" />
        <path d="M1020 46Q900 62 800 98M1030 92Q940 104 850 134" className="streak" />
      </g>
    </>
  )
}

const coast = 'M430 236Q474 262 514 268Q494 300 560 330Q520 372 570 460'

function Sea() {
  return (
    <>
      <path d={`${coast}H0V236Z`} className="sea" />
      <path d="M0 236H430" className="ink thin" />
      <path d={waves} className="wave" />
      <Ship x={96} y={292} scale={1.2} />
      <Ship x={206} y={262} scale={0.6} />
      <Ship x={392} y={264} scale={0.7} />
      <Ship x={250} y={330} scale={0.9} />
    </>
  )
}

function Ship({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} className="ship">
      <path d="M-26 0H24L30 -7Q28 8 16 12H-18Q-27 9 -31 -8Z" className="hull" />
      <path d="M-2 0V-46M-30 -2L-2 -44 28 -2" />
      <path d="M-17 -38Q-2 -43 14 -38Q20 -24 12 -9Q-2 -14 -19 -9Q-10 -24 -17 -38Z" className="sail" />
      <path d="M-2 -46q8 -5 15 0q-7 4 -15 3z" className="pennon" />
      <path d="M-26 5H22M-38 16q5 -4 10 0t10 0 10 0 10 0 10 0 10 0" className="thin" />
    </g>
  )
}

function Land() {
  return (
    <>
      <path d={far.outline} className="mountain" />
      <path d={far.hatch} className="ink thin" />
      <path d={`${coast}H${wide}V230Q1030 242 860 234T430 236Z`} className="land" />
      <path d={coast} className="ink" />
      <path
        d="M422 240Q466 268 502 272Q486 304 548 332Q510 374 558 460M414 246Q458 274 490 277Q476 306 536 334"
        className="wave"
      />
      <path d={near.outline} className="mountain" />
      <path d={near.hatch} className="ink thin" />
      {trees.map(({ x, y }) => (
        <path key={x} d={`M${at(x, y)}v-5m-7 -1q-3 -7 3 -9q1 -7 7 -5q6 3 4 8q5 4 0 7q-7 2 -14 -1z`} className="tree" />
      ))}
      <path d="M610 296Q668 312 640 344T700 404T670 470" className="road" />
    </>
  )
}

function Castle() {
  return (
    <g className="castle" transform="translate(-144 4)">
      <path
        d="M664 268Q676 240 690 234L700 214L812 210L826 236Q842 250 850 278Q806 300 748 294Q700 296 664 268Z"
        className="crag"
      />
      <path
        d="M676 258l14 -20m-4 32l18 -34m66 54l10 -34m22 26l2 -30m24 24l-8 -24m-98 34l6 -24m38 24l4 -22"
        className="ink thin"
      />
      <path
        d="M700 216V186H706V180H712V186H718V180H724V186H730V180H736V186H790V180H796V186H802V180H808V186H814V212Z"
        className="wall"
      />
      <path
        d="M728 186V136H724V124H731V129H738V124H745V129H752V124H759V129H766V124H770V136H766V186Z"
        className="wall"
      />
      <path
        d="M700 190V162L709 142L718 162V190ZM794 190V156L805 132L816 156V190ZM739 124V96L748 72L757 96V124Z"
        className="wall"
      />
      <path d="M694 163H724L709 138ZM788 157H822L805 128ZM733 97H763L748 66Z" className="roof" />
      <path
        d="M742 214V202Q748 193 754 202V214ZM746 152v10M746 104v7M708 172v7M804 166v8M716 200v6M780 198v6"
        className="ink"
      />
      <path
        d="M748 66V44q12 -6 22 1q-10 5 -22 4M709 138V124q8 -4 14 1q-7 3 -14 2M805 128V112q9 -4 16 1q-8 4 -16 3"
        className="flag"
      />
    </g>
  )
}

function Host() {
  return (
    <g className="host">
      <path d={spears.shafts} className="shaft" />
      <path d={spears.heads} className="head" />
      {standards.map(({ house, x, y, lean }) => (
        <Banner key={house} house={house} x={x} y={y} lean={lean} />
      ))}
      <path d={helmets} className="helmet" />
    </g>
  )
}

/** A gonfalon on its lance: the tincture and the sigil of a house. */
function Banner({ house, x, y, lean }: { house: House; x: number; y: number; lean: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${lean} 0 240) scale(0.94)`}>
      <path d="M0 -34V230" className="lance" />
      <path d="M-4 -32L0 -48 4 -32z" className="head" />
      <path d="M-44 -22H44" className="lance" />
      <circle cx="-45" cy="-22" r="3.4" className="head" />
      <circle cx="45" cy="-22" r="3.4" className="head" />
      <path d="M-39 -22H39V92L0 74L-39 92Z" className={`house-field house-${house}`} />
      <path d="M-33 -16H33V82L0 67L-33 82Z" className={`border house-${house}`} />
      <g transform="translate(0 24) scale(2.15)">
        <Charge house={house} scale={1} />
      </g>
    </g>
  )
}
