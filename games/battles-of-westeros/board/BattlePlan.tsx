/** What a battle is about: its field, its goal, and for each side its forces and what it scores (BW-3, BW-17). */
import './battlePicture.css'
import { Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import { type BattleId, battleOf, planOf } from '../data/battles.ts'
import { type House, houses } from '../data/houses.ts'
import { counted } from '../texts/common/position.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import { BattlePicture } from './BattlePicture.tsx'
import { UnitName } from './UnitName.tsx'

interface Props {
  battle: BattleId
  texts: BattlesOfWesterosTexts
  /** At whose edge one sits. */
  house?: House | null
}

export function BattlePlan({ battle, texts, house = null }: Props) {
  const { rounds } = battleOf(battle)
  return (
    <div className="bw-plan">
      <BattlePicture battle={battle} texts={texts} house={house} />
      <p>
        <b>{texts.names.battles[battle]}</b> · {texts.scenes.rounds(rounds)}
      </p>
      <p>{texts.effects.battles[battle]}</p>
      <div className="bw-plan-sides">
        {houses.map(each => (
          <PlanSide key={each} battle={battle} house={each} texts={texts} />
        ))}
      </div>
    </div>
  )
}

/** The units there at the beginning, those of columns too. */
function forcesOf(battle: BattleId, house: House) {
  const plan = planOf(battle)
  if (!plan) return []
  const columns = plan.special.columns?.of[house].flatMap(({ units }) => units) ?? []
  return counted([...plan.units[house], ...columns])
}

function PlanSide({ battle, house, texts }: { battle: BattleId; house: House; texts: BattlesOfWesterosTexts }) {
  const { names, scenes } = texts
  const items = battleOf(battle).victory.items.filter(item => item.house === house || item.house === 'both')
  const forces = forcesOf(battle, house)
  return (
    <div className={`bw-plan-side house-${house}`}>
      <p className="bw-plan-house">
        <Emblem role={house} size={24} />
        {names.houses[house]}
      </p>
      {items.length > 0 && (
        <>
          <p className="bw-plan-head">{scenes.scores}</p>
          <ul>
            {items.map(item => (
              <li key={`${item.for} ${item.when}`}>{scenes.item(item.vp, item.for, item.when)}</li>
            ))}
          </ul>
        </>
      )}
      <p className="bw-plan-head">{scenes.forces}</p>
      {forces.length === 0 && <p>{scenes.armyDrawn}</p>}
      <ul>
        {forces.map(({ one, n }) => (
          <li key={`${one.type} ${one.rank} ${one.commander}`}>
            {n > 1 && `${n} × `}
            <UnitName unit={one} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  )
}
