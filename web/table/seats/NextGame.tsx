import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

/** The way to the next game of a series, and back to the one before. */
export function NextGame({ isLocal }: { isLocal: boolean }) {
  const { scene, seat, ask } = useTable()
  const { over } = useTableWords()
  const [, go] = useLocation()
  const [isWanted, setIsWanted] = useState(false)
  const addressOf = (id: string) => `/${isLocal ? 'here' : 'table'}/${id}`
  const { earlier, next, more } = scene.tableView.series ?? { earlier: null, next: null, more: false }
  useEffect(() => {
    if (isWanted && next !== null) go(addressOf(next))
  })
  const begin = async () => {
    setIsWanted(true)
    if ((await ask({ do: 'sequel' })) !== 'done') setIsWanted(false)
  }
  return (
    <>
      {next !== null && (
        <Link href={addressOf(next)} className="button small primary">
          {over.toNext}
        </Link>
      )}
      {next === null && more && (seat !== null || isLocal) && (
        <Button small kind="primary" disabled={isWanted} onClick={begin}>
          {over.next}
        </Button>
      )}
      {earlier !== null && (
        <Link href={addressOf(earlier)} className="button small quiet">
          {over.earlier}
        </Link>
      )}
    </>
  )
}
