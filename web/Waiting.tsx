import { useWords } from './words.ts'

/** Shown while a page loads; quiet for the first moment, so that quick loads do not flicker. */
export function Waiting() {
  return (
    <p className="waiting" role="status">
      {useWords().loading}
    </p>
  )
}
