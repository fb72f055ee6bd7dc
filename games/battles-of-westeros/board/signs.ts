/** The signs of dice and order tokens, 512 px: shields told apart by outline and chevrons, so that no colour is needed. */
import type { DieFace } from '../../../hex/ui/combat/Dice.tsx'
import type { Sign } from '../data/dice.ts'
import type { Names } from '../texts/common/names.ts'
import { verticalBanner } from './cardIcons.ts'

/** A chevron cut out of the shield below: it runs the other way round. */
const chevron = (y: number): string => `M146 ${y}V${y + 56}L256 ${y - 40}L366 ${y + 56}V${y}L256 ${y - 96}Z`

export const signIcons: Readonly<Record<Sign, string>> = {
  green: `M256 26A230 230 0 1 1 256 486A230 230 0 1 1 256 26Z${chevron(280)}`,
  blue: `M46 30H466V250C466 380 360 446 256 500C152 446 46 380 46 250Z${chevron(226)}${chevron(336)}`,
  red: `M22 20L139 72L256 20L373 72L490 20V452L373 496L256 452L139 496L22 452Z${chevron(192)}${chevron(290)}${chevron(388)}`,
  valor: 'M256 20L318 188H492L350 292L404 468L256 362L108 468L162 292L20 188H194Z',
  morale: verticalBanner,
}

/** The class that gives a sign its colour. */
export const signClass = (sign: Sign): string => `bw-sign-${sign}`

export const dieFace = (face: Sign, { signs }: Pick<Names, 'signs'>): DieFace => ({
  icon: signIcons[face],
  label: signs[face],
  className: signClass(face),
})
