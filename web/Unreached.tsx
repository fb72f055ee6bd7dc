import { useSyncExternalStore } from 'react'
import { isReached } from './reach.ts'
import { useWords } from './words.ts'

/** Says what can be played while the server cannot be reached. */
export function Unreached() {
  const { unreached } = useWords()
  const isThere = useSyncExternalStore(isReached.subscribe, isReached.read)
  return <div role="status">{isThere ? null : <p className="newer">{unreached}</p>}</div>
}
