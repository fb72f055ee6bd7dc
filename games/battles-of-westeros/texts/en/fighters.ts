/** The units of a question, as its sentences speak of them. */
import type { Rich } from '../../../../text/index.ts'
import type { UnitId } from '../../types.ts'
import { fight, known, type PlayerView } from '../common/position.ts'
import { faces, unitIn, verb } from './phrases.ts'

/** 'the blue Winterfell Riders in H6', as far as they are still there. */
export function named(id: UnitId | null, { open }: Pick<PlayerView, 'open'>): Rich {
  const one = known(open, id)
  return one ? unitIn(one, one.hex) : ['the unit']
}
export const target = (view: PlayerView): Rich => named(fight(view.open)?.target ?? null, view)
export const attacker = (view: PlayerView): Rich => named(fight(view.open)?.attacker ?? null, view)
export const rolled = (view: PlayerView): Rich => faces(fight(view.open)?.dice ?? [])

/** 'Do the Winterfell Riders', 'Does the War Host'. */
export function does(id: UnitId | null, { open }: Pick<PlayerView, 'open'>): string {
  const one = known(open, id)
  return one ? verb(one, 'Do', 'Does') : 'Does'
}
