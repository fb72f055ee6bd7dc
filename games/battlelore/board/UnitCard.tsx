/** The card of a unit that is pointed at: values, abilities, what it has suffered. */
import './card.css'
import { Icon } from '../../../ui/Icon.tsx'
import { type Ability, abilities } from '../data/abilities.ts'
import { type UnitType, unitTable } from '../data/units.ts'
import { isWeak } from '../rules/units.ts'
import type { BattleLoreTexts } from '../texts/types.ts'
import type { Unit } from '../types.ts'
import { boots, crossedSwords, hearts, highShot, rollingDices } from './icons.ts'
import { Figure, Tray } from './Unit.tsx'

interface Props {
  type: UnitType
  /** How it stands on the field; left out: the card alone. */
  unit?: Unit
  /** What it reaches, where its owner's scenario card changes that. */
  range?: readonly [number, number]
  texts: BattleLoreTexts
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('hu') + word.slice(1)

const valuesOf = (type: UnitType, [least, most]: readonly [number, number], texts: BattleLoreTexts) => {
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

/** Move, health, dice and reach, each as a sign and a number. */
export const Values = ({ type, range, texts }: Omit<Props, 'unit'>) => (
  <dl className="lore-values">
    {valuesOf(type, range ?? unitTable[type].range, texts).map(({ icon, name, value }) => (
      <div key={name} title={capital(name)}>
        <dt>
          <Icon d={icon} label={name} />
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What is true of it now: losses, conditions. */
function State({ unit, texts }: { unit: Unit; texts: BattleLoreTexts }) {
  const [words, names, effects] = [texts.words, texts.names, texts.effects]
  const { health, markers } = unitTable[unit.type]
  const left = markers ? words.damageOf(health - unit.health, health) : words.figuresLeft(unit.health, health)
  return (
    <>
      <p className="lore-unit-left">
        {left}
        {isWeak(unit) && `, ${words.weak}`}
      </p>
      {unit.poisoned && <Line name={capital(names.conditions.poison)} text={effects.conditions.poison} danger />}
      {unit.stunned && <Line name={capital(names.conditions.stun)} text={effects.conditions.stun} danger />}
    </>
  )
}

const Line = ({ name, text, danger = false }: { name: string; text: string; danger?: boolean }) => (
  <p className={danger ? 'danger' : undefined}>
    <strong>{name}</strong> <span>{text}</span>
  </p>
)

export function UnitCard({ type, unit, range, texts }: Props) {
  const [names, effects] = [texts.names, texts.effects]
  const { faction, class: rank, abilities: its } = unitTable[type]
  const named = (ability: Ability) => {
    const value = its[ability]
    return typeof value === 'number' ? `${names.abilities[ability]} ${value}` : names.abilities[ability]
  }
  return (
    <section className={`lore-unit-card lore-${faction}`} aria-label={names.units[type]}>
      <header>
        <svg viewBox="-48 -44 96 92" width="62" height="60" aria-hidden="true">
          <Tray type={type} />
          <Figure type={type} y={26} />
        </svg>
        <div>
          <h3>{names.units[type]}</h3>
          <p>
            {names.factions[faction]}, {names.classes[rank]}
          </p>
        </div>
      </header>
      <Values type={type} range={range} texts={texts} />
      <div className="lore-unit-lines">
        {unit && <State unit={unit} texts={texts} />}
        {abilities
          .filter(ability => its[ability] !== undefined)
          .map(ability => (
            <Line key={ability} name={named(ability)} text={effects.abilities[ability]} />
          ))}
      </div>
    </section>
  )
}
