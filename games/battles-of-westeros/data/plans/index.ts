/** BW-24: the ten battle plans. */
import { battleOfTheGreenFork } from './battleOfTheGreenFork.ts'
import { breakForTheSouthRoad } from './breakForTheSouthRoad.ts'
import { breakingTheSiege } from './breakingTheSiege.ts'
import { clashOnTheKingsroad } from './clashOnTheKingsroad.ts'
import { harassmentToHarrenhal } from './harassmentToHarrenhal.ts'
import type { Plan } from './plan.ts'
import { rallyingTheRemnant } from './rallyingTheRemnant.ts'
import { razingTheRedFork } from './razingTheRedFork.ts'
import { theWhisperingWood } from './theWhisperingWood.ts'
import { twoRoadsOneHill } from './twoRoadsOneHill.ts'
import { wolfRaiders } from './wolfRaiders.ts'

export const planTable = {
  'clash-on-the-kingsroad': clashOnTheKingsroad,
  'battle-of-the-green-fork': battleOfTheGreenFork,
  'the-whispering-wood': theWhisperingWood,
  'wolf-raiders': wolfRaiders,
  'rallying-the-remnant': rallyingTheRemnant,
  'breaking-the-siege': breakingTheSiege,
  'razing-the-red-fork': razingTheRedFork,
  'harassment-to-harrenhal': harassmentToHarrenhal,
  'break-for-the-south-road': breakForTheSouthRoad,
  'two-roads-one-hill': twoRoadsOneHill,
} as const satisfies Record<string, Plan>

export type PlanId = keyof typeof planTable
export const plans = Object.keys(planTable) as readonly PlanId[]
