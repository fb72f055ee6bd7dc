/** The units of a question, as its sentences speak of them. */
import { line, type Rich } from '../../../../text/index.ts'
import type { UnitId } from '../../types.ts'
import { fight, known, type PlayerView } from '../common/position.ts'
import { type Form, faces, hex, theUnit, unitIn } from './phrases.ts'

/** 'a kék Deresi lovasok H6-on', as far as they are still there. */
export function named(id: UnitId | null, { open }: Pick<PlayerView, 'open'>, form: Form = 'name'): Rich {
  const one = known(open, id)
  if (one) return unitIn(one, one.hex, form)
  return [form === 'acc' ? 'az egységet' : 'az egység']
}
/** 'a kék Deresi lovasok H6-ról'. */
export function namedFrom(id: UnitId, { open }: Pick<PlayerView, 'open'>): Rich {
  const one = known(open, id)
  return one ? line`${theUnit(one)} ${hex(one.hex, 'from')}` : ['az egység']
}
export const target = (view: PlayerView, form: Form = 'name'): Rich =>
  named(fight(view.open)?.target ?? null, view, form)
export const attacker = (view: PlayerView, form: Form = 'name'): Rich =>
  named(fight(view.open)?.attacker ?? null, view, form)
export const rolled = (view: PlayerView): Rich => faces(fight(view.open)?.dice ?? [])
