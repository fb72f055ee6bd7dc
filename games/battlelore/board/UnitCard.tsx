/** The card of a unit that is pointed at: values, abilities, what it has suffered. */

import { UnitCard, type UnitLine, type UnitValue } from '../../../hex/ui/pieces/UnitCard.tsx'
import { abilities } from '../data/abilities.ts'
import { type UnitType, unitTable } from '../data/units.ts'
import { isWeak } from '../rules/field/units.ts'
import type { BattleLoreTexts } from '../texts/common/types.ts'
import type { Unit } from '../types.ts'
import { boots, crossedSwords, hearts, highShot, rollingDices } from './icons.ts'
import { unitLooks } from './Unit.tsx'

interface Props {
  type: UnitType
  /** How it stands on the field; left out: the card alone. */
  unit?: Unit
  /** What it reaches, where its owner's scenario card changes that. */
  range?: readonly [number, number]
  texts: BattleLoreTexts
}

/** Move, health, dice and reach. */
export function valuesOf(
  type: UnitType,
  [least, most]: readonly [number, number],
  texts: BattleLoreTexts,
): UnitValue[] {
  const { terms } = texts.names
  const { move, health, combatValue, attack } = unitTable[type]
  return [
    { icon: boots, name: terms.moveValue, value: `${move}` },
    { icon: hearts, name: terms.health, value: `${health}` },
    { icon: rollingDices, name: terms.combatValue, value: `${combatValue}` },
    attack === 'ranged'
      ? { icon: highShot, name: `${terms.ranged}, ${terms.range}`, value: `${least}–${most}` }
      : { icon: crossedSwords, name: terms.melee, value: `${most}` },
  ]
}

/** What has befallen it. */
function conditionsOf({ poisoned, stunned }: Unit, texts: BattleLoreTexts): UnitLine[] {
  const [{ conditions }, effects] = [texts.names, texts.effects]
  const line = (condition: keyof typeof conditions): UnitLine => ({
    name: conditions[condition],
    text: effects.conditions[condition],
    isDanger: true,
  })
  return [...(poisoned ? [line('poison')] : []), ...(stunned ? [line('stun')] : [])]
}

function abilityLines(type: UnitType, texts: BattleLoreTexts): UnitLine[] {
  const [names, effects] = [texts.names, texts.effects]
  const { abilities: its } = unitTable[type]
  return abilities.flatMap(ability => {
    const value = its[ability]
    if (value === undefined) return []
    const name = names.abilities[ability]
    return [{ name: typeof value === 'number' ? `${name} ${value}` : name, text: effects.abilities[ability] }]
  })
}

function leftOf(unit: Unit, texts: BattleLoreTexts): string {
  const words = texts.words
  const { health, markers } = unitTable[unit.type]
  const left = markers ? words.damageOf(health - unit.health, health) : words.figuresLeft(unit.health, health)
  return isWeak(unit) ? `${left}, ${words.weak}` : left
}

export function UnitTypeCard({ type, unit, range, texts }: Props) {
  const names = texts.names
  const { faction, class: rank, range: usual } = unitTable[type]
  return (
    <UnitCard
      look={unitLooks[type]}
      name={names.units[type]}
      kind={`${names.factions[faction]}, ${names.classes[rank]}`}
      values={valuesOf(type, range ?? usual, texts)}
      left={unit && leftOf(unit, texts)}
      lines={[...(unit ? conditionsOf(unit, texts) : []), ...abilityLines(type, texts)]}
    />
  )
}
