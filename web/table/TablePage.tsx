import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import type { TableLink } from '../link/link.ts'
import { remoteLink } from '../link/remote.ts'
import { Waiting } from '../Waiting.tsx'
import { AtTable } from './AtTable.tsx'

/** A table on the server. */
export default function TablePage({ id }: { id: string }) {
  const [link, setLink] = useState<TableLink | null>(null)
  const queries = useQueryClient()
  useEffect(() => {
    const opened = remoteLink(id, async () => queries.setQueryData(['me'], await api.becomeGuest()))
    setLink(opened)
    return opened.close
  }, [id, queries])
  return link === null ? <Waiting /> : <AtTable link={link} />
}
