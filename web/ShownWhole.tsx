/** Shows a page of many parts when the last has come, so that nothing moves under a pointer that is about to press. */
import { type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Waiting } from './Waiting.tsx'

/** What is read anew is shown meanwhile as it was. */
const coming: QueryFilters = { predicate: ({ state }) => state.data === undefined }

export function ShownWhole({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const fetching = useIsFetching(coming)
  const [isWhole, setIsWhole] = useState(false)
  // The parts begin to ask in effects of their own, which run before this one: the number rendered with may be older.
  useEffect(() => {
    if (fetching === 0 && queries.isFetching(coming) === 0) setIsWhole(true)
  }, [fetching, queries])
  return (
    <>
      {!isWhole && <Waiting />}
      <div className="page-parts" hidden={!isWhole}>
        {children}
      </div>
    </>
  )
}
