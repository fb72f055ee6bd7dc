import { useSyncExternalStore } from 'react'
import { Button } from '../ui/Button.tsx'
import { isNewer } from './newerPage.ts'
import { useWords } from './words.ts'

export const useIsNewer = (): boolean => useSyncExternalStore(isNewer.subscribe, isNewer.read)

/** Says that there is a newer version of the page, and loads it. What is under way at a table is kept by the server. */
export function Newer({ isCertain = false }: { isCertain?: boolean }) {
  const { newer } = useWords()
  const isThere = useIsNewer()
  if (!isThere && !isCertain) return null
  return (
    <p className="newer" role="status">
      {newer.text}{' '}
      <Button small onClick={() => location.reload()}>
        {newer.load}
      </Button>
    </p>
  )
}
