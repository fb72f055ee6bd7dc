import { useState } from 'react'

/** Is it so, or has it been so since the page was opened? What has once been shown stays where it is. */
export function useHasHad(is: boolean): boolean {
  const [has, setHas] = useState(is)
  if (is && !has) setHas(true)
  return is || has
}
