/** Where on the field lies what a line of the log, a choice or a card speaks of. */
import { hexMarks, lighting } from '../../../hex/ui/marks.ts'
import { type CommandCard, commandCardTable } from '../data/commandCards.ts'
import { type Hex, sectionsOf, wingSections, wings } from '../data/hexes.ts'
import { armyOf } from '../rules/field/units.ts'
import { passes } from '../rules/turn/orders.ts'
import type { Open, Unit } from '../types.ts'
import type { PlayerView, Touch } from './moveTargets.ts'

const isCommand = (id: string): id is CommandCard => Object.hasOwn(commandCardTable, id)

/** BL-5.2, BL-18.3: could a card, by what it says, order this unit? */
function fits(open: Open, unit: Unit, card: CommandCard): boolean {
  const { order } = commandCardTable[card]
  if (order.kind === 'filter') return passes(open, unit, order.filter)
  const sections = wingSections[open.factions[unit.seat]]
  const named = wings.filter(wing => order[wing] > 0).map(wing => sections[wing])
  return sectionsOf(unit.hex).some(section => named.includes(section))
}

/** The hexes of a reference: `hex:F5` itself; the units of `unit:obscenes`; those that `card:wedge` could order. */
export function hexesOf(ref: string, { open, seat }: PlayerView): readonly Hex[] {
  const [kind, id] = ref.split(':')
  const at = (units: readonly Unit[]) => units.map(({ hex }) => hex)
  if (kind === 'hex') return [id as Hex]
  if (kind === 'unit') return at(open.units.filter(({ type }) => type === id))
  if (kind === 'card' && isCommand(id) && seat !== null)
    return at(armyOf(open, seat).filter(unit => fits(open, unit, id)))
  return []
}

/** Where something may be done and against whom, and what others speak of. */
export function marksOf(
  view: PlayerView,
  touch: Pick<Touch, 'live' | 'source' | 'looked'>,
  highlighted: readonly string[],
): ReadonlyMap<Hex, string> {
  const enemies = new Set(view.open.units.filter(({ seat }) => seat !== view.seat).map(({ hex }) => hex))
  const spokenOf = lighting(highlighted).flatMap(ref => hexesOf(ref, view))
  return hexMarks(touch, hex => enemies.has(hex), spokenOf)
}
