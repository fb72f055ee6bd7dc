import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../api.ts'
import type { TableLink } from '../link/link.ts'
import { remoteLink } from '../link/remote.ts'
import { Waiting } from '../Waiting.tsx'
import { AtTable } from './AtTable.tsx'

/** A table on the server. */
export default function TablePage({ id }: { id: string }) {
  const [link, setLink] = useState<TableLink | null>(null)
  // Somebody new becomes a guest first, so that the server knows who is coming.
  const { isPending } = useQuery({ queryKey: ['me'], queryFn: api.me })
  useEffect(() => {
    if (isPending) return
    const opened = remoteLink(id)
    setLink(opened)
    return opened.close
  }, [id, isPending])
  return link === null ? <Waiting /> : <AtTable link={link} />
}
