/** What is taken along from a table: its link, and its record. */
import './seats.css'
import { Button } from '../../../ui/Button.tsx'
import type { TableLink } from '../../link/link.ts'
import { useCopy } from '../../useCopy.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

/** The invite link and the record. */
export function Sharing({ isLocal }: { isLocal: boolean }) {
  const { link, scene } = useTable()
  const words = useTableWords().seats
  const { id, status } = scene.tableView
  const isEnded = status === 'over' || status === 'closed'
  return (
    <div className="seats-ways">
      {!isLocal && <InviteButton id={id} />}
      {(isLocal || isEnded) && (
        <Button small onClick={() => saveRecord(link, id)}>
          {words.record}
        </Button>
      )}
      <p className="quiet">{isLocal ? !isEnded && words.recordOpen : words.watch}</p>
    </div>
  )
}

export function InviteButton({ id }: { id: string }) {
  const words = useTableWords().seats
  const { isCopied, copy } = useCopy()
  return (
    <Button small onClick={() => copy(`${location.origin}/table/${id}`)}>
      {isCopied ? words.copied : words.invite}
    </Button>
  )
}

async function saveRecord(table: TableLink, id: string): Promise<void> {
  const record = JSON.stringify(await table.record())
  const url = URL.createObjectURL(new Blob([record], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `interregnum-${id}.json` })
  link.click()
  URL.revokeObjectURL(url)
}
