/** What the doctor says of one thing. */
export interface Finding {
  state: 'ok' | 'warning' | 'broken'
  what: string
  said: string
  /** What to do; nothing while all is well. */
  todo?: string
}

export const ok = (what: string, said: string): Finding => ({ state: 'ok', what, said })
export const warning = (what: string, said: string, todo: string): Finding => ({ state: 'warning', what, said, todo })
export const broken = (what: string, said: string, todo: string): Finding => ({ state: 'broken', what, said, todo })
