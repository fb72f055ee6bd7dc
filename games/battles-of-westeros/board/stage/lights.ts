/** What lies under the pointer or the focus lights up on the field. */
import type { BoardProps } from '../props.ts'

/** Handlers for an element that speaks of something: `card:SL01`, `token:green`, `commander:eddard-stark`. */
export function lights({ onHighlight }: Pick<BoardProps, 'onHighlight'>, ref: string) {
  const [on, off] = [() => onHighlight([ref]), () => onHighlight([])]
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
