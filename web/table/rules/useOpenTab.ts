import { useCallback, useState } from 'react'
import { isFolded, type Layout } from '../useLayout.ts'

export interface OpenTab {
  /** '': the first that there is. */
  tab: string
  openTab(tab: string): void
  /** The rule that was asked for; null: the one in force. */
  rule: string | null
  openRule(rule: string): void
}

interface Open {
  tab: string
  rule: string | null
  /** The layout in which it was opened. */
  layout: Layout
}

/** The tab that is open in a layout: where a tab may hide the board, the board comes first in a layout that is new. */
export const tabIn = (layout: Layout, open: Pick<Open, 'tab' | 'layout'>): string =>
  isFolded(layout) && open.layout !== layout ? 'board' : open.tab

/** Which panel is open, and at which rule the reference. */
export function useOpenTab(layout: Layout): OpenTab {
  const [open, setOpen] = useState<Open>(() => ({ tab: isFolded(layout) ? 'board' : '', rule: null, layout }))
  const openTab = useCallback((tab: string) => setOpen({ tab, rule: null, layout }), [layout])
  const openRule = useCallback((rule: string) => setOpen({ tab: 'rules', rule, layout }), [layout])
  return { tab: tabIn(layout, open), rule: open.rule, openTab, openRule }
}
