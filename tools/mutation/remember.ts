/** Stands in for the kernel's memory: what was worked out with one mutant on is not taken over by the next. */
import { remember as once } from '../../kernel/remember.ts'
import { switches } from './switches.ts'

export const remember: typeof once = work => {
  let answer = once(work)
  let { active } = switches
  return (...keys) => {
    if (active !== switches.active) {
      answer = once(work)
      active = switches.active
    }
    return answer(...keys)
  }
}
