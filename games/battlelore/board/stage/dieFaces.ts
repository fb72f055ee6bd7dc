/** The faces of the dice, as signs and words. */
import type { DieFace } from '../../../../hex/ui/combat/Dice.tsx'
import type { Face } from '../../data/dice.ts'
import type { Names } from '../../texts/common/names.ts'
import { arrowFlights, battleAxe, broadsword, laurels, run, spellBook } from './icons.ts'

const icons: Readonly<Record<Face, string>> = {
  strike: broadsword,
  cleave: battleAxe,
  pierce: arrowFlights,
  morale: run,
  lore: spellBook,
  heroic: laurels,
}

export const dieFace = (face: Face, { faces }: Names): DieFace => ({ icon: icons[face], label: faces[face] })
