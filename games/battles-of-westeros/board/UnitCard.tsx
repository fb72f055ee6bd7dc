/** The card of a unit that is pointed at: values, order table, keywords, who leads it. */
import { UnitCard, type UnitLine, type UnitValue } from '../../../hex/ui/pieces/UnitCard.tsx'
import { commanderTable } from '../data/commanders.ts'
import { hexName } from '../data/hexes.ts'
import { rankTable } from '../data/ranks.ts'
import { keywords, unitTable } from '../data/units.ts'
import { foeOf } from '../rules/field/units.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { Open, Recruit, Unit } from '../types.ts'
import { boots, crossedSwords, hearts, highShot, rollingDices } from './icons.ts'
import { lookOf } from './Unit.tsx'

interface Props {
  unit: Recruit
  /** How it stands on the field; left out: the card alone. */
  standing?: { unit: Unit; open: Open }
  texts: BattlesOfWesterosTexts
}

/** BW-7.1, BW-9.3.1: moves of the order table, figures, dice of the rank, range. */
export function valuesOf({ type, rank }: Recruit, { words }: BattlesOfWesterosTexts): UnitValue[] {
  const { orders, strength, range } = unitTable[type]
  const moves = orders[rank].map(({ move, attack }) => (attack ? `${move}` : `(${move})`))
  return [
    { icon: boots, name: words.values.move, value: moves.join(' ') },
    { icon: hearts, name: words.values.figures, value: `${strength}` },
    { icon: rollingDices, name: words.values.dice, value: `${rankTable[rank].dice}` },
    range > 1
      ? { icon: highShot, name: words.values.range, value: `${range}` }
      : { icon: crossedSwords, name: words.values.melee, value: '1' },
  ]
}

function leaderLines({ commander }: Recruit, { names, words, effects }: BattlesOfWesterosTexts): UnitLine[] {
  if (!commander) return []
  const { rating, limit } = commanderTable[commander]
  return [
    {
      name: `${names.commanders[commander]}, ${names.titles[commander]}`,
      text: `${effects.unitAbilities[commander]} ${words.leaderValues(rating, limit)}`,
    },
  ]
}

function keywordLines({ type }: Recruit, { names, effects }: BattlesOfWesterosTexts): UnitLine[] {
  const { keywords: its } = unitTable[type]
  return keywords
    .filter(keyword => its[keyword] !== undefined)
    .map(keyword => {
      const value = its[keyword]!
      return {
        name: value > 1 ? `${names.keywords[keyword]} ${value}` : names.keywords[keyword],
        text: effects.keywords[keyword],
      }
    })
}

function leftOf({ unit, open }: { unit: Unit; open: Open }, { words }: BattlesOfWesterosTexts): string {
  const foe = foeOf(open, unit.id)
  return [
    words.figuresLeft(unit.figures, unitTable[unit.type].strength),
    unit.active ? words.active : words.inactive,
    ...(foe ? [`${words.engaged} (${hexName(foe.hex)})`] : []),
  ].join(', ')
}

export function UnitTypeCard({ unit, standing, texts }: Props) {
  const { names } = texts
  const { house, class: kind } = unitTable[unit.type]
  return (
    <UnitCard
      look={lookOf(unit.type, unit.rank, unit.commander !== null)}
      name={names.units[unit.type]}
      kind={`${names.houses[house]}, ${names.classes[kind].toLowerCase()}, ${names.ranks[unit.rank]}`}
      values={valuesOf(unit, texts)}
      left={standing && leftOf(standing, texts)}
      lines={[...leaderLines(unit, texts), ...keywordLines(unit, texts)]}
    />
  )
}
