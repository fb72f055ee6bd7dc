import { useEffect, useState } from 'react'
import type { TableLink } from '../link/link.ts'
import { remoteLink } from '../link/remote.ts'
import { Waiting } from '../Waiting.tsx'
import { AtTable } from './AtTable.tsx'

/** A table on the server. */
export default function TablePage({ id }: { id: string }) {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const opened = remoteLink(id)
    setLink(opened)
    return opened.close
  }, [id])
  return link === null ? <Waiting /> : <AtTable link={link} />
}
