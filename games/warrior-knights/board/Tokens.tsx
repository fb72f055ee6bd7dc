/** Everything that stands on the map, each drawn around the origin: armies, cities, strongholds, ruins, ships. */
import './pieces.css'
import { baronOf, shapeOf } from '../data/barons.ts'
import { Arms, Charge } from './Emblem.tsx'
import type { ArmyScene, SiteScene } from './scene.ts'
import { chargeDrop, shapePaths } from './shapes.ts'
import { cityOfSize, crack, palisade, rampart, ruin, stronghold, tent } from './walls.ts'

const range = (n: number) => Array.from({ length: n }, (_, i) => i)

/** A number on a plate. */
const Plate = ({ x = 0, y, n, wide = 23 }: { x?: number; y: number; n: number | string; wide?: number }) => (
  <g className="knights-plate" transform={`translate(${x} ${y})`}>
    <rect x={-wide / 2} y="-6" width={wide} height="12" rx="2.5" />
    <text y="3.9">{n}</text>
  </g>
)

/** Casualty tokens: so many drops of blood, from the fourth on a number. */
function Casualties({ n, x, y }: { n: number; x: number; y: number }) {
  if (n === 0) return null
  const shown = n > 3 ? 1 : n
  return (
    <g className="knights-casualties" transform={`translate(${x} ${y})`}>
      {range(shown).map(i => (
        <path
          key={i}
          d="M0-5C2.6-1.6 3.4 0 3.4 1.6A3.4 3.4 0 0 1-3.4 1.6C-3.4 0-2.6-1.6 0-5Z"
          transform={`translate(0 ${i * 6.4})`}
        />
      ))}
      {n > 3 && (
        <text x="4" y="4">
          ×{n}
        </text>
      )}
    </g>
  )
}

/** The army of a Noble: his shape in his Baron's colours, its strength, its casualties. Who is exhausted lies on his side, faded. */
export function ArmyToken({ noble, strength, tokens, exhausted }: ArmyScene) {
  const [baron, shape] = [baronOf(noble), shapeOf(noble)]
  return (
    <g className={`knights-army baron-${baron}${exhausted ? ' exhausted' : ''}`}>
      <g className="knights-noble" transform={exhausted ? 'translate(0 -2) rotate(-58) scale(.9)' : 'translate(0 -3)'}>
        <path className="baron-field" d={shapePaths[shape]} />
        <g transform={`translate(0 ${chargeDrop[shape] - 1})`}>
          <Charge baron={baron} size={14} />
        </g>
        {exhausted && <path className="knights-tired" d={shapePaths[shape]} />}
      </g>
      {exhausted && <path className="knights-sleep" d="M6-15h6l-6 6h6M13-9.5h3.6l-3.6 3.6h3.6" />}
      <Plate y={10} n={strength} />
      <Casualties n={tokens} x={13.5} y={-5} />
    </g>
  )
}

/** Nobles at sea: a cog under his shape. */
export const ShipToken = (army: ArmyScene) => (
  <g className={`knights-ship baron-${baronOf(army.noble)}`}>
    <path className="map-wood" d="M-13 5h26c-1.6 6-4.6 8-8 8h-10c-4 0-6.6-2.6-8-8Z" />
    <path className="map-line" d="M0 5V-15" />
    <path className="map-body" d="M-10-12Q0-15 10-12Q13-5 10 2Q0 0-10 2Q-6-5-10-12Z" />
    <g transform="translate(0 -5) scale(.56)">
      <path className="baron-field" d={shapePaths[shapeOf(army.noble)]} />
    </g>
  </g>
)

const Breaches = ({ n }: { n: number }) =>
  range(n).map(i => (
    <path key={i} className="knights-crack" d={crack} transform={`translate(${(i - (n - 1) / 2) * 10 + 5} -2)`} />
  ))

/** Stakes around it, and a tent of each Baron who besieges it. */
const Sieges = ({ sieges }: Pick<SiteScene, 'sieges'>) =>
  sieges.length === 0 ? null : (
    <g className="knights-siege">
      <path className="knights-trench" d={palisade} />
      <path className="knights-palisade" d={palisade} />
      {sieges.map(({ by }, i) => (
        <g
          key={by}
          className={`baron-${by}`}
          transform={`translate(${i % 2 === 0 ? -26 : 26} ${-4 - 12 * Math.floor(i / 2)}) scale(1.5)`}
        >
          <path className="baron-field" d={tent} fillRule="evenodd" />
        </g>
      ))}
    </g>
  )

const Walls = ({ walls, roofs, lines }: ReturnType<typeof cityOfSize>) => (
  <>
    <path className="map-body" d={walls} />
    <path className="map-dark" d={roofs} />
    <path className="map-line" d={lines} />
  </>
)

const Income = ({ n }: { n: number }) => (
  <g className="knights-income" transform="translate(19.5 9)">
    <circle r="6.6" />
    <text y="3.6">{n}</text>
  </g>
)

/** A city or a stronghold with what it is worth, whose it is, and what has become of its walls. */
export function SiteToken(site: SiteScene) {
  const { owner, strength, size, income, fortified, breaches, garrison, sieges } = site
  const building = income === null ? stronghold : cityOfSize(size)
  return (
    <g className={`knights-site${owner ? ` baron-${owner}` : ''}`}>
      <Sieges sieges={sieges} />
      {income === null && <path className="baron-field" d={stronghold.walls} />}
      <g className={income === null ? 'knights-keep' : ''}>
        <Walls {...building} />
      </g>
      {fortified && <path className="map-body" d={rampart} />}
      <Breaches n={breaches} />
      {owner && (
        <g transform="translate(-19.5 8) scale(.56)">
          <Arms baron={owner} />
        </g>
      )}
      <Plate y={9} n={strength} />
      {income !== null && <Income n={income} />}
      {garrison && garrison.strength > 0 && (
        <g transform="translate(0 21)">
          <Plate y={0} wide={29} n={`+${garrison.strength}`} />
          <Casualties n={garrison.tokens} x={18} y={0} />
        </g>
      )}
    </g>
  )
}

/** Where a city stood. */
export const RuinToken = () => (
  <g className="knights-ruin">
    <path className="map-body" d={ruin.walls} />
    <path className="map-line" d={ruin.smoke} />
  </g>
)
