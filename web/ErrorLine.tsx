import { rulesVersions } from '../text/index.ts'
import type { ApiError } from './api.ts'
import { useSettings } from './settings.ts'
import { useWords } from './words.ts'

/** Says what went wrong and what to do, in the reader's language; nothing while all is well. */
export function ErrorLine({ error }: { error: Error | null }) {
  const { errors } = useWords()
  const { language } = useSettings()
  if (!error) return null
  const { code, rules } = error as ApiError
  const codes: Readonly<Record<string, string>> = { ...errors.codes, offline: errors.offline }
  const said = rules ? rulesVersions[language].otherRules(rules) : (codes[code] ?? errors.codes.unknown)
  return (
    <p className="error-line" role="alert">
      {said}
    </p>
  )
}
