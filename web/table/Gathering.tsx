/** Before the start: who sits where, who may still come, and how to call them. */
import './gathering.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Seat } from '../../kernel/index.ts'
import type { Command, Sight } from '../../table/types.ts'
import { Button } from '../../ui/Button.tsx'
import { api } from '../api.ts'
import type { TableLink } from '../link/link.ts'
import { Shell } from '../Shell.tsx'
import { namesOf, useTableTitle } from '../tableTitle.ts'
import { useBoard, useRules, useTexts } from './parts.ts'
import { InviteButton, SureButton } from './Seats.tsx'
import { Toasts } from './Toasts.tsx'
import { useToasts } from './useToasts.ts'
import { refusalIn, useTableWords } from './words.ts'

interface Props {
  link: TableLink
  sight: Sight
  isLost: boolean
}

export function Gathering({ link, sight, isLost }: Props) {
  const words = useTableWords()
  const texts = useTexts(sight.setup.game)
  const { toasts, say, drop } = useToasts()
  const title = useTableTitle()(sight.name, namesOf(sight.seats))
  const { me, name, setName, keepName } = useGuestName()
  const mine = sight.seats.findIndex(sitter => sitter.kind === 'person' && sitter.user === me)
  const isOpen = sight.status === 'gathering'
  const ask = async (command: Command) => {
    if (command.do === 'sit') await keepName()
    const answer = await link.send(command)
    if (answer !== 'done') say(refusalIn(words, answer))
  }
  return (
    <Shell>
      <div className="gathering">
        <header>
          <p className="quiet">{texts.title}</p>
          <h1>{title}</h1>
          <p>{isOpen ? words.gather.lead : words.over.closed}</p>
          {isLost && <p role="alert">{words.link.lost}</p>}
        </header>
        {mine < 0 && isOpen && <NameField name={name} onName={setName} />}
        <ol>
          {sight.seats.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <SeatRow key={seat} seat={seat} sitter={sitter} sight={sight} mine={mine} ask={ask} />
          ))}
        </ol>
        {isOpen && <Beginning sight={sight} ask={ask} />}
        {isOpen && <Invitation id={sight.id} />}
        <Toasts toasts={toasts} onDrop={drop} />
      </div>
    </Shell>
  )
}

/** The reader's name, which may be changed before sitting down. */
function useGuestName() {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['me'], queryFn: api.me })
  const [typed, setName] = useState<string | null>(null)
  const keepName = async () => {
    const wanted = typed?.trim()
    if (wanted && wanted !== data?.name) queries.setQueryData(['me'], await api.rename(wanted))
  }
  return { me: data?.id, name: typed ?? data?.name ?? '', setName, keepName }
}

interface BeginningProps {
  sight: Sight
  ask(command: Command): void
}

function Beginning({ sight, ask }: BeginningProps) {
  const { gather, seats } = useTableWords()
  const free = sight.seats.filter(({ kind }) => kind === 'open').length
  return (
    <footer>
      {sight.mine ? (
        <Button kind="primary" disabled={free > 0} onClick={() => ask({ do: 'start' })}>
          {gather.start}
        </Button>
      ) : (
        <p>{gather.waitOwner}</p>
      )}
      {free > 0 && <p className="quiet">{gather.waitSeats(free)}</p>}
      {sight.mine && <SureButton label={seats.close} sure={seats.closeSure} onSure={() => ask({ do: 'close' })} />}
    </footer>
  )
}

function Invitation({ id }: { id: string }) {
  const { gather } = useTableWords()
  return (
    <aside>
      <h2>{gather.inviteTitle}</h2>
      <p>{gather.inviteAbout}</p>
      <input readOnly value={`${location.origin}/table/${id}`} aria-label={gather.inviteTitle} />
      <InviteButton id={id} />
    </aside>
  )
}

/** A guest's name, before sitting down. */
function NameField({ name, onName }: { name: string; onName(name: string): void }) {
  const id = useId()
  const { gather } = useTableWords()
  return (
    <div className="field">
      <label htmlFor={id}>{gather.name}</label>
      <input
        id={id}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={event => onName(event.target.value)}
      />
    </div>
  )
}

interface RowProps {
  seat: Seat
  sitter: Sight['seats'][number]
  sight: Sight
  /** The reader's seat, or -1. */
  mine: number
  ask(command: Command): void
}

function SeatRow({ seat, sitter, sight, mine, ask }: RowProps) {
  const words = useTableWords()
  const texts = useTexts(sight.setup.game)
  const { Emblem } = useBoard(sight.setup.game)
  const role = sight.setup.roles[seat]
  return (
    <li>
      <span className="emblem" aria-hidden="true">
        {role === null ? '?' : <Emblem role={role} size={40} />}
      </span>
      <div>
        <h2>{role === null ? words.gather.anyRole : texts.role(role)}</h2>
        <p>
          {sitter.kind === 'open' && words.seats.open}
          {sitter.kind === 'person' && sitter.name}
          {sitter.kind === 'person' && seat === mine && ` (${words.seats.you})`}
          {sitter.kind === 'bot' && `${sitter.name} · ${words.seats.bots[sitter.bot]}`}
        </p>
      </div>
      <SeatDeeds seat={seat} sitter={sitter} sight={sight} mine={mine} ask={ask} />
    </li>
  )
}

function SeatDeeds({ seat, sitter, sight, mine, ask }: RowProps) {
  const { seats } = useTableWords()
  const deed = (label: string, command: Command) => (
    <Button small kind="quiet" onClick={() => ask(command)}>
      {label}
    </Button>
  )
  return (
    <div className="gathering-deeds">
      {sitter.kind === 'open' && mine < 0 && sight.status === 'gathering' && (
        <Sit seat={seat} sight={sight} ask={ask} />
      )}
      {seat === mine && deed(seats.leave, { do: 'leave', seat })}
      {sight.mine && sitter.kind === 'open' && deed(seats.fill, { do: 'fill', seat, with: 'easy' })}
      {sight.mine && sitter.kind === 'bot' && deed(seats.openUp, { do: 'fill', seat, with: 'open' })}
    </div>
  )
}

/** Sitting down; where the seat's part is not fixed, it may be chosen. */
function Sit({ seat, sight, ask }: { seat: Seat; sight: Sight; ask(command: Command): void }) {
  const words = useTableWords()
  const texts = useTexts(sight.setup.game)
  const { game } = useRules(sight.setup.game)
  const { roles } = sight.setup
  const [role, setRole] = useState<string>('')
  const free = game.roles(roles.length).filter(each => !roles.includes(each))
  const isFixed = roles[seat] !== null
  return (
    <>
      {!isFixed && free.length > 0 && (
        <select aria-label={words.gather.chooseRole} value={role} onChange={event => setRole(event.target.value)}>
          <option value="">{words.gather.anyRole}</option>
          {free.map(each => (
            <option key={each} value={each}>
              {texts.role(each)}
            </option>
          ))}
        </select>
      )}
      <Button small kind="primary" onClick={() => ask({ do: 'sit', seat, ...(role === '' ? {} : { role }) })}>
        {words.seats.sit}
      </Button>
    </>
  )
}
