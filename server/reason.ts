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
