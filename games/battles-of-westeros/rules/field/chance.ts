/** BW-2.4: dice. */
import { type Face, faces } from '../../data/dice.ts'
import type { BattleContext } from './units.ts'

export const rollDie = (ctx: BattleContext): Face => faces[ctx.below(faces.length)]

export const throwDice = (n: number, ctx: BattleContext): Face[] => Array.from({ length: n }, () => rollDie(ctx))
