import { useCallback, useState } from 'react'

export interface OpenTab {
  /** '': the first that there is. */
  tab: string
  openTab(tab: string): void
  /** The rule that was asked for; null: the one in force. */
  rule: string | null
  openRule(rule: string): void
}

/** Which panel is open, and at which rule the reference. */
export function useOpenTab(): OpenTab {
  const [open, setOpen] = useState<{ tab: string; rule: string | null }>({ tab: '', rule: null })
  const openTab = useCallback((tab: string) => setOpen({ tab, rule: null }), [])
  const openRule = useCallback((rule: string) => setOpen({ tab: 'rules', rule }), [])
  return { ...open, openTab, openRule }
}
