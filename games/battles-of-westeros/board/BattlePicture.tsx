/** A battle in small: its field, where both armies stand, and the objectives. */
import './battlePicture.css'
import { placed, spotOf } from '../../../hex/ui/geometry.ts'
import { Patch } from '../../../hex/ui/ground/Ground.tsx'
import { Charge } from '../../../worlds/westeros/ui/Arms.tsx'
import { type BattleId, battleOf, planOf, skirmishOf } from '../data/battles.ts'
import { boards, type Hex, rowFromEdge, type Side } from '../data/hexes.ts'
import { type House, houses } from '../data/houses.ts'
import type { Plan } from '../data/plans/plan.ts'
import { groundOf, piecesOf } from '../rules/setup/setup.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import { looks } from './country.ts'
import { layOf } from './Ground.tsx'
import { badges, rankSigns } from './heraldry.ts'
import { frames, seenBy } from './layout.ts'

interface Props {
  battle: BattleId
  texts: BattlesOfWesterosTexts
  /** At whose edge one sits; null: at that of Lannister. */
  house?: House | null
}

export function BattlePicture({ battle, texts, house = null }: Props) {
  const { side } = battleOf(battle)
  const field = seenBy(side, house)
  const { x, y, width, height } = frames[side]
  const plan = planOf(battle)
  const lay = plan ? layOf(side, { ground: groundOf(plan), pieces: piecesOf(plan), devastated: [] }) : {}
  return (
    <svg
      className="bw-battle-picture"
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={texts.names.battles[battle]}
    >
      <Patch
        board={field}
        hexes={boards[side].hexes}
        lay={lay}
        looks={looks}
        name={`picture-${battle}`}
        plain
        classOf={hex => (plan ? '' : edgeOf(battle, side, hex))}
      />
      {plan && <Armies plan={plan} at={hex => placed(spotOf(field, hex))} />}
      {!plan &&
        houses.map(each => <EdgeArms key={each} house={each} at={placed(spotOf(field, middleOf(side, each)))} />)}
    </svg>
  )
}

/** BW-20.9: the rows in which a side of a skirmish is placed. */
function edgeOf(battle: BattleId, side: Side, hex: Hex): string {
  const { unitRows } = skirmishOf(battle)!
  const house = houses.find(each => rowFromEdge(side, each, hex) <= unitRows)
  return house ? `bw-edge-rows house-${house}` : ''
}

/** A hex in the middle of the second row of a side. */
function middleOf(side: Side, house: House): Hex {
  const row = boards[side].hexes.filter(hex => rowFromEdge(side, house, hex) === 2)
  return row[Math.floor(row.length / 2)]
}

const EdgeArms = ({ house, at }: { house: House; at: string }) => (
  <g transform={`${at} scale(5)`} className={`house-${house}`}>
    <Charge house={house} />
  </g>
)

const Armies = ({ plan, at }: { plan: Plan; at(hex: Hex): string }) => (
  <>
    {plan.objectives.map(({ hex }) => (
      <path key={hex} className="bw-picture-objective" transform={at(hex)} d="M0-50L43-25V25L0 50L-43 25V-25Z" />
    ))}
    {houses.flatMap(house =>
      plan.units[house].map(({ hex, rank, commander }) => (
        <g key={hex} transform={`${at(hex)} scale(2.9)`} className={`bw-picture-unit house-${house}`}>
          {commander && <path className="led" d={badges[rank]} transform="scale(1.25)" />}
          <path d={badges[rank]} />
          <path className="sign" d={rankSigns[rank]} />
        </g>
      )),
    )}
  </>
)
