/** The units of BattleLore: what each kind looks like, and a unit as it stands in its hex. */
import { memo } from 'react'
import { OrderFlag, type UnitLook, UnitStand } from '../../../hex/ui/pieces/Pieces.tsx'
import { type UnitType, unitTable, unitTypes } from '../data/units.ts'
import { figures } from './figures.ts'
import { badges, rankSigns, rims, trays } from './heraldry.ts'
import { PoisonToken, StunToken } from './Tokens.tsx'

function lookOf(type: UnitType): UnitLook {
  const { faction, class: rank } = unitTable[type]
  return {
    figure: figures[type],
    tray: trays[faction],
    rim: rims[rank],
    badge: badges[faction],
    sign: rankSigns[rank],
    className: `lore-${faction}`,
  }
}

export const unitLooks = Object.fromEntries(unitTypes.map(type => [type, lookOf(type)])) as Record<UnitType, UnitLook>

export interface UnitState {
  type: UnitType
  health: number
  poisoned: boolean
  stunned: boolean
  /** Ordered this turn: it has something to do yet, or has done it. */
  order: 'ready' | 'spent' | null
}

export const UnitPiece = memo(function UnitPiece({ type, health, poisoned, stunned, order }: UnitState) {
  const { markers, health: whole } = unitTable[type]
  const strength = markers ? { health: whole, left: health } : health
  return (
    <UnitStand look={unitLooks[type]} strength={strength} className={stunned ? 'lore-stunned' : ''}>
      {order && <OrderFlag is={order} />}
      {poisoned && <PoisonToken x={38} y={stunned ? -4 : 8} />}
      {stunned && <StunToken x={38} y={20} />}
    </UnitStand>
  )
})
