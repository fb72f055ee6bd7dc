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

/** What an error says, in one line and without what stands between the name and the host of an address: passwords. */
export function reasonOf(error: unknown): string {
  const { message, code, cause, errors } = error as Error & { code?: string; errors?: unknown[] }
  const inner = errors?.[0] ?? cause
  const said = message || code || (inner ? reasonOf(inner) : String(error))
  const whole = inner && message && inner !== error ? `${said}: ${reasonOf(inner)}` : said
  return whole
    .replaceAll(/\/\/[^@\s/]*@/g, '//')
    .split('\n')[0]
    .slice(0, 200)
}
