import type { ApiError } from './api.ts'
import { useWords } from './words.ts'

/** Says what went wrong and what to do, in the reader's language; nothing while all is well. */
export function ErrorLine({ error }: { error: Error | null }) {
  const { errors } = useWords()
  if (!error) return null
  const { code } = error as ApiError
  const codes: Readonly<Record<string, string>> = errors.codes
  return (
    <p className="error-line" role="alert">
      {code === 'offline' ? errors.offline : (codes[code] ?? errors.codes.unknown)}
    </p>
  )
}
