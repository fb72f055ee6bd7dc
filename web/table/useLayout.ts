/** How the parts of the table page lie in a window of this size. */
import { useMedia } from '../../ui/useMedia.ts'

/**
 * upright: a phone, everything one below the other; low: a phone on its side, the board at the left; plain: two columns;
 * beside: a column for the board's ledger between them; wide: a column for the panels, too. In upright and low the panels are
 * folded into their tabs.
 */
export type Layout = 'upright' | 'low' | 'plain' | 'beside' | 'wide'

/** Is one thing shown at a time, behind tabs? */
export const isFolded = (layout: Layout): boolean => layout === 'upright' || layout === 'low'

/** Is there a column for the board's ledger? */
export const hasRoomForLedger = (layout: Layout): boolean => layout === 'beside' || layout === 'wide'

/** `withLedger`: the board has a ledger, which needs room of their own. */
export function useLayout(withLedger: boolean): Layout {
  const isLow = useMedia('(height < 32rem) and (width >= 34rem)')
  const isUpright = useMedia('(width < 45rem)')
  const isWide = useMedia(withLedger ? '(width >= 110rem)' : '(width >= 94rem)')
  const isBeside = useMedia('(width >= 75rem)') && withLedger
  if (isLow) return 'low'
  if (isUpright) return 'upright'
  if (isWide) return 'wide'
  return isBeside ? 'beside' : 'plain'
}
