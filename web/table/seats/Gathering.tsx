/** Before the start: who sits where, who may still come, and how to call them. */
import './gathering.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import type { Command, TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { type ApiError, api } from '../../api.ts'
import type { TableLink } from '../../link/link.ts'
import { usePaceText } from '../../pace.ts'
import { Shell } from '../../Shell.tsx'
import { namesOf, useTableTitle } from '../../tableTitle.ts'
import { useWords } from '../../words.ts'
import { useBoard, useRules, useTexts } from '../parts.ts'
import { Toasts } from '../Toasts.tsx'
import { useToasts } from '../useToasts.ts'
import { refusalIn, useTableWords } from '../words.ts'
import { BotChoice } from './BotChoice.tsx'
import { PersonLink } from './PersonLink.tsx'
import { CloseTable, InviteButton } from './Seats.tsx'

interface Props {
  link: TableLink
  tableView: TableView
  isLost: boolean
}

export function Gathering({ link, tableView, isLost }: Props) {
  const words = useTableWords()
  const texts = useTexts(tableView.setup.game)
  const paceText = usePaceText()
  const { toasts, say, drop } = useToasts()
  const { tables } = useWords()
  const errors: { codes: Readonly<Record<string, string>> } = useWords().errors
  const title = useTableTitle()(tableView.name, namesOf(tableView.seats))
  const { name, setName, keepName } = useGuestName()
  const mine = tableView.sits ?? -1
  const isOpen = tableView.status === 'gathering'
  const ask = async (command: Command) => {
    if (command.do === 'sit') {
      const refused = await keepName()
      if (refused !== null) return say(errors.codes[refused] ?? errors.codes.unknown)
    }
    const answer = await link.send(command)
    if (answer !== 'done') say(refusalIn(words, answer))
  }
  return (
    <Shell>
      <div className="gathering">
        <header>
          <p className="quiet">
            {texts.title} ·{' '}
            {paceText({ hoursPerMove: tableView.setup.hoursPerMove, clock: tableView.setup.clock ?? null })}
            {tableView.setup.rated && ` · ${tables.rated}`}
          </p>
          <h1>{title}</h1>
          <p>{isOpen ? words.gather.lead : words.over.closed}</p>
          {isLost && <p role="alert">{words.link.lost}</p>}
          {tableView.fromRecord && <p role="note">{words.notes['known-seed']}</p>}
        </header>
        {mine < 0 && isOpen && <NameField name={name} onName={setName} />}
        <ol>
          {tableView.seats.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <SeatRow key={seat} seat={seat} sitter={sitter} tableView={tableView} mine={mine} ask={ask} />
          ))}
        </ol>
        {isOpen && <Beginning tableView={tableView} ask={ask} />}
        {isOpen && <Invitation id={tableView.id} />}
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
  /** null, or the code of the refusal. */
  const keepName = async (): Promise<string | null> => {
    const wanted = typed?.trim()
    if (!wanted || wanted === data?.name) return null
    try {
      queries.setQueryData(['me'], await api.rename(wanted))
      return null
    } catch (error) {
      return (error as ApiError).code
    }
  }
  return { name: typed ?? data?.name ?? '', setName, keepName }
}

interface BeginningProps {
  tableView: TableView
  ask(command: Command): void
}

function Beginning({ tableView, ask }: BeginningProps) {
  const { gather } = useTableWords()
  const free = tableView.seats.filter(({ kind }) => kind === 'open').length
  return (
    <footer>
      {tableView.mine ? (
        <Button kind="primary" disabled={free > 0} onClick={() => ask({ do: 'start' })}>
          {gather.start}
        </Button>
      ) : (
        <p>{gather.waitOwner}</p>
      )}
      {free > 0 && <p className="quiet">{gather.waitSeats(free)}</p>}
      {tableView.mine && <CloseTable onSure={() => ask({ do: 'close' })} />}
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
  sitter: TableView['seats'][number]
  tableView: TableView
  /** The reader's seat, or -1. */
  mine: number
  ask(command: Command): void
}

function SeatRow({ seat, sitter, tableView, mine, ask }: RowProps) {
  const words = useTableWords()
  const { levels } = useWords()
  const texts = useTexts(tableView.setup.game)
  const { Emblem } = useBoard(tableView.setup.game)
  const role = tableView.setup.roles[seat]
  return (
    <li>
      <span className="emblem" aria-hidden="true">
        {role === null ? '?' : <Emblem role={role} size={40} />}
      </span>
      <div>
        <h2>{role === null ? words.gather.anyRole : texts.role(role)}</h2>
        <p>
          {sitter.kind === 'open' && words.seats.open}
          {sitter.kind === 'person' && <PersonLink table={tableView.id} seat={seat} name={sitter.name} />}
          {sitter.kind === 'person' && seat === mine && ` (${words.seats.you})`}
          {sitter.kind === 'bot' && `${sitter.name} · ${levels[sitter.bot].name}`}
        </p>
      </div>
      <SeatActions seat={seat} sitter={sitter} tableView={tableView} mine={mine} ask={ask} />
    </li>
  )
}

function SeatActions({ seat, sitter, tableView, mine, ask }: RowProps) {
  const { seats } = useTableWords()
  const action = (label: string, command: Command) => (
    <Button small kind="quiet" onClick={() => ask(command)}>
      {label}
    </Button>
  )
  return (
    <div className="gathering-deeds">
      {sitter.kind === 'open' && mine < 0 && tableView.status === 'gathering' && (
        <Sit seat={seat} tableView={tableView} ask={ask} />
      )}
      {seat === mine && action(seats.leave, { do: 'leave', seat })}
      {tableView.mine && sitter.kind === 'open' && !tableView.setup.rated && (
        <BotChoice
          game={tableView.setup.game}
          label={seats.fill}
          onChoose={bot => ask({ do: 'fill', seat, with: bot })}
        />
      )}
      {tableView.mine && sitter.kind === 'bot' && action(seats.openUp, { do: 'fill', seat, with: 'open' })}
    </div>
  )
}

/** Sitting down; where the seat's part is not fixed, it may be chosen. */
function Sit({ seat, tableView, ask }: { seat: Seat; tableView: TableView; ask(command: Command): void }) {
  const words = useTableWords()
  const texts = useTexts(tableView.setup.game)
  const { game } = useRules(tableView.setup.game)
  const { roles } = tableView.setup
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
