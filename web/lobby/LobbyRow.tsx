import { shelf } from 'virtual:shelf'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { LobbyRow as Row } from '../../table/sync/lobby.ts'
import { paceOf, usePaceText } from '../pace.ts'
import { useSettings } from '../settings.ts'
import { useTexts } from '../table/parts.ts'
import { namesOf, useTableTitle } from '../tableTitle.ts'
import { useWords } from '../words.ts'
import { freeSeats } from './filter.ts'
import { useAge } from './useAge.ts'
import { useLobbyWords } from './words.ts'

/** A table that looks for players. */
export function LobbyRow({ row }: { row: Row }) {
  const { tables } = useWords()
  const { language } = useSettings()
  const title = useTableTitle()(row.name, namesOf(row.seats))
  const age = useAge(row.gathers ?? row.updated)
  const game = shelf.find(({ id }) => id === row.game)?.words[language].title ?? row.game
  const free = freeSeats(row)
  const door = row.mine !== null ? tables.goOn : free > 0 ? tables.sit : tables.watch
  return (
    <li className="lobby-row">
      <div className="lobby-what">
        <Link href={`/table/${row.id}`} className="row-title">
          {title}
        </Link>
        <Terms row={row} game={game} />
        <Variants row={row} />
      </div>
      <div className="lobby-who">
        <Seats row={row} />
        <Host row={row} />
      </div>
      <p className="lobby-age">{age}</p>
      <Link
        href={`/table/${row.id}`}
        className={`button small ${free > 0 && row.mine === null ? 'primary' : 'plain'}`}
        aria-label={`${door}: ${title}`}
      >
        {door}
      </Link>
    </li>
  )
}

function Terms({ row, game }: { row: Row; game: string }) {
  const { languages, locked } = useLobbyWords()
  const { tables } = useWords()
  const pace = usePaceText()
  return (
    <p>
      {game} · {pace(paceOf(row))}
      {row.language && ` · ${languages[row.language]}`}
      {row.rated && ` · ${tables.rated}`}
      {row.locked && ` · ${locked}`}
      {row.fromRecord && ` · ${tables.fromRecord}`}
    </p>
  )
}

/** Who sits there already: by name, and how many seats are left. */
function Seats({ row }: { row: Row }) {
  const words = useLobbyWords()
  const taken = row.seats.length - freeSeats(row)
  return (
    <p>
      <span className="lobby-seats" aria-hidden="true">
        {row.seats.map(({ kind }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <span key={seat} className={kind} />
        ))}
      </span>{' '}
      {taken === row.seats.length ? words.full : words.seats(taken, row.seats.length)}
    </p>
  )
}

function Host({ row: { seats, owner } }: { row: Row }) {
  const words = useLobbyWords()
  const host = owner == null ? null : seats[owner]?.name
  const others = seats.filter(({ kind }, seat) => kind === 'person' && seat !== owner).map(({ name }) => name)
  const all = [...(host ? [words.host(host)] : []), ...others]
  return all.length === 0 ? null : <p>{all.join(', ')}</p>
}

/** The settings that differ from what is usual; their words are loaded when somebody wants to read them. */
function Variants({ row }: { row: Row }) {
  const words = useLobbyWords()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = Object.entries(row.variants ?? {})
  if (chosen.length === 0) return null
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{words.variants(chosen.length)}</summary>
      {isOpen && (
        <Suspense fallback={null}>
          <VariantNames game={row.game} chosen={chosen} />
        </Suspense>
      )}
    </details>
  )
}

function VariantNames({ game, chosen }: { game: string; chosen: readonly [string, boolean | string][] }) {
  const texts = useTexts(game)
  const { on, off } = useLobbyWords()
  const nameOf = (id: string, value: boolean | string) => {
    const words = texts.options[id]
    const chosen = typeof value === 'boolean' ? (value ? on : off) : (words?.choices?.[value] ?? value)
    return `${words?.name ?? id}: ${chosen}`
  }
  return (
    <ul>
      {chosen.map(([id, value]) => (
        <li key={id}>{nameOf(id, value)}</li>
      ))}
    </ul>
  )
}
