import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { plain } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

/** Another game with the same people: asked for, or joined, with one click. */
export function Rematch({ isLocal }: { isLocal: boolean }) {
  const { scene, seat, ask } = useTable()
  const { over } = useTableWords()
  const [, go] = useLocation()
  const [isWanted, setIsWanted] = useState(false)
  const { rematch, series } = scene.tableView
  const address = `/${isLocal ? 'here' : 'table'}/${rematch}`
  useEffect(() => {
    if (isWanted && rematch !== null) go(address)
  })
  // A series goes on instead.
  if (series?.more) return null
  if (seat === null && !isLocal) {
    return rematch === null ? null : (
      <Link href={address} className="button small">
        {over.toRematch}
      </Link>
    )
  }
  const want = async () => {
    if ((await ask({ do: 'rematch' })) === 'done') setIsWanted(true)
  }
  return (
    <Button small kind="primary" title={rematch === null ? over.rematchAbout : over.joinAbout} onClick={want}>
      {rematch === null ? over.rematch : over.join}
    </Button>
  )
}

/** Who waits at the new table, for the others. */
export function RematchAsked() {
  const { scene, seat, texts, view } = useTable()
  const { notes } = useTableWords()
  const { rematch, seats } = scene.tableView
  const note = scene.chat.findLast(line => line.note?.is === 'rematch')?.note
  if (rematch === null || note?.is !== 'rematch' || note.seat === seat) return null
  const sitter = seats[note.seat]
  const name = plain(texts.seat(note.seat, view))
  return (
    <p className="over-asked" role="status">
      {notes.rematch(sitter.kind === 'open' ? name : `${name} (${sitter.name})`)}
    </p>
  )
}
