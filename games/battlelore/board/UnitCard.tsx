/** The card of a unit that is pointed at: values, abilities, what it has suffered. */
import './card.css'
import type { Language } from '../../../text/index.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { type Ability, abilities } from '../data/abilities.ts'
import { type UnitType, unitTable } from '../data/units.ts'
import { isWeak } from '../rules/units.ts'
import type { Unit } from '../types.ts'
import { boots, crossedSwords, hearts, highShot, rollingDices } from './icons.ts'
import { Figure, Tray } from './Unit.tsx'
import { effectsIn, namesIn, wordsIn } from './words.ts'

interface Props {
  type: UnitType
  /** How it stands on the field; left out: the card alone. */
  unit?: Unit
  /** What it reaches, where its owner's scenario card changes that. */
  range?: readonly [number, number]
  language: Language
}

const capital = (word: string) => word.charAt(0).toLocaleUpperCase('hu') + word.slice(1)

const valuesOf = (type: UnitType, [least, most]: readonly [number, number], language: Language) => {
  const { terms } = namesIn(language)
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
export const Values = ({ type, range, language }: Omit<Props, 'unit'>) => (
  <dl className="lore-values">
    {valuesOf(type, range ?? unitTable[type].range, language).map(({ icon, name, value }) => (
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
function State({ unit, language }: { unit: Unit; language: Language }) {
  const [words, names, effects] = [wordsIn(language), namesIn(language), effectsIn(language)]
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

export function UnitCard({ type, unit, range, language }: Props) {
  const [names, effects] = [namesIn(language), effectsIn(language)]
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
      <Values type={type} range={range} language={language} />
      <div className="lore-unit-lines">
        {unit && <State unit={unit} language={language} />}
        {abilities
          .filter(ability => its[ability] !== undefined)
          .map(ability => (
            <Line key={ability} name={named(ability)} text={effects.abilities[ability]} />
          ))}
      </div>
    </section>
  )
}
