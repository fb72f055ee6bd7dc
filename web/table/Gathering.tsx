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
import { InviteButton } from './Seats.tsx'
import { Toasts } from './Toasts.tsx'
import { useToasts } from './useToasts.ts'
import { useTableWords } from './words.ts'

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
  const queries = useQueryClient()
  const [name, setName] = useState<string | null>(null)
  const me = useQuery({ queryKey: ['me'], queryFn: api.me })
  const mine = sight.seats.findIndex(sitter => sitter.kind === 'person' && sitter.user === me.data?.id)
  const free = sight.seats.filter(({ kind }) => kind === 'open').length
  const ask = async (command: Command) => {
    if (command.do === 'sit' && name && name.trim() !== '' && name !== me.data?.name) {
      queries.setQueryData(['me'], await api.rename(name.trim()))
    }
    const answer = await link.send(command)
    if (answer !== 'done') say(answer === 'unheard' ? words.link.unheard : words.refusals[answer])
  }
  return (
    <Shell>
      <div className="gathering">
        <header>
          <p className="quiet">{texts.title}</p>
          <h1>{title}</h1>
          <p>{sight.status === 'closed' ? words.over.closed : words.gather.lead}</p>
          {isLost && <p role="alert">{words.link.lost}</p>}
        </header>
        {mine < 0 && sight.status === 'gathering' && me.data && (
          <NameField name={name ?? me.data.name} onName={setName} />
        )}
        <ol>
          {sight.seats.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <SeatRow key={seat} seat={seat} sitter={sitter} sight={sight} mine={mine} ask={ask} />
          ))}
        </ol>
        {sight.status === 'gathering' && (
          <footer>
            {sight.mine ? (
              <Button kind="primary" disabled={free > 0} onClick={() => ask({ do: 'start' })}>
                {words.gather.start}
              </Button>
            ) : (
              <p>{words.gather.waitOwner}</p>
            )}
            {free > 0 && <p className="quiet">{words.gather.waitSeats(free)}</p>}
          </footer>
        )}
        <aside>
          <h2>{words.gather.inviteTitle}</h2>
          <p>{words.gather.inviteAbout}</p>
          <input readOnly value={`${location.origin}/table/${sight.id}`} aria-label={words.gather.inviteTitle} />
          <InviteButton id={sight.id} />
        </aside>
        <Toasts toasts={toasts} onDrop={drop} />
      </div>
    </Shell>
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
  const canSit = sitter.kind === 'open' && mine < 0 && sight.status === 'gathering'
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
      <div className="gathering-deeds">
        {canSit && <Sit seat={seat} sight={sight} ask={ask} />}
        {seat === mine && (
          <Button small kind="quiet" onClick={() => ask({ do: 'leave', seat })}>
            {words.seats.leave}
          </Button>
        )}
        {sight.mine && sitter.kind === 'open' && (
          <Button small kind="quiet" onClick={() => ask({ do: 'fill', seat, with: 'easy' })}>
            {words.seats.fill}
          </Button>
        )}
        {sight.mine && sitter.kind === 'bot' && (
          <Button small kind="quiet" onClick={() => ask({ do: 'fill', seat, with: 'open' })}>
            {words.seats.openUp}
          </Button>
        )}
      </div>
    </li>
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
