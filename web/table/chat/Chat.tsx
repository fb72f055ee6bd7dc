/** Talk at the table: to all, or between two seats. What could not be sent is kept and marked. */
import './chat.css'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import type { ChatLine, Note } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { usePeaceWords } from '../../peace/words.ts'
import type { TableWords } from '../../texts/en/table/index.ts'
import { type Times, useTimes } from '../../times.ts'
import { SitterEmblem } from '../seats/SitterEmblem.tsx'
import { useTableWords } from '../words.ts'
import { AboutSpeaker } from './AboutSpeaker.tsx'
import { keepDraft, readDraft, type Unsent } from './outbox.ts'
import { useTalk } from './talk.ts'
import { useOutbox } from './useOutbox.ts'
import { useRead } from './useRead.ts'

export function Chat() {
  const { chat } = useTalk()
  const words = useTableWords()
  const outbox = useOutbox()
  const list = useRef<HTMLOListElement>(null)
  const { hidden } = usePeaceWords()
  const read = useRead(chat)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    showEnd(list.current!)
  }, [chat.length, outbox.unsent.length])
  return (
    <div className="chat">
      <ol ref={list}>
        {chat.length === 0 && <li className="panel-empty">{words.chat.empty}</li>}
        {read.map(line => (
          <Line key={line.n} line={line} />
        ))}
        {read.length < chat.length && <li className="chat-note">{hidden(chat.length - read.length)}</li>}
        {outbox.unsent.map(each => (
          <UnsentLine key={each.id} unsent={each} onSend={() => outbox.send(each)} onDrop={() => outbox.drop(each)} />
        ))}
      </ol>
      <Phrases />
      <Write onWrite={outbox.write} />
    </div>
  )
}

/** Scrolls what the lines lie in, and never the page around it. */
function showEnd(list: HTMLElement): void {
  let box: HTMLElement | null = list
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  box?.scrollTo({ top: box.scrollHeight })
}

/** 'Stark (Ann)'. `person`: whoever sat there when something was said, also when it has left; null: who sits there now. */
function useSeatName(): (seat: Seat, person?: string | null) => string {
  const { seats, partOf } = useTalk()
  return (seat, then = null) => {
    const sitter = seats[seat]
    const person = then ?? (sitter?.kind === 'person' ? sitter.name : null)
    const part = partOf(seat)
    return person === null ? part : `${part} (${person})`
  }
}

function Line({ line }: { line: ChatLine }) {
  const { clock, moment } = useTimes()
  const { chat, ...words } = useTableWords()
  const { phrases, emblemOf, seat, optionName } = useTalk()
  const name = useSeatName()
  const time = clock(line.at)
  if (line.note) {
    return (
      <li className="chat-note">
        {noteLine(words, line.note, { name: seat => name(seat, line.name || null), optionName, moment })}{' '}
        <time>{time}</time>
      </li>
    )
  }
  const isOwn = seat !== null && line.from === seat
  const from = line.from === null ? `${line.name} (${chat.watcher})` : name(line.from, line.name || null)
  return (
    <li className={line.to === null ? '' : 'private'}>
      <p className="chat-from">
        {line.from !== null && emblemOf(line.from)}
        <SpeakerEmblem line={line} />
        <strong>{line.to === null ? from : chat.privately(from, name(line.to))}</strong>
        <time>{time}</time>
        {!isOwn && <AboutSpeaker line={line} />}
      </p>
      <p>{line.phrase === undefined ? line.text : (phrases?.[line.phrase] ?? line.phrase)}</p>
    </li>
  )
}

/** Of whoever sits there still: a line stays when another takes the seat. */
function SpeakerEmblem({ line: { from, name } }: { line: ChatLine }) {
  const { table, seats } = useTalk()
  const sitter = from === null ? null : seats[from]
  return sitter?.kind === 'person' && sitter.name === name ? (
    <SitterEmblem table={table} seats={seats} seat={from!} />
  ) : null
}

/** The ready-made lines of the game, for who sits at the table. */
function Phrases() {
  const { phrases, seat, ask } = useTalk()
  const { chat } = useTableWords()
  if (seat === null || !phrases) return null
  return (
    <details className="chat-phrases">
      <summary>{chat.phrases}</summary>
      {Object.entries(phrases).map(([phrase, text]) => (
        <Button key={phrase} small kind="quiet" onClick={() => ask({ do: 'chat', seat, to: null, text: '', phrase })}>
          {text}
        </Button>
      ))}
    </details>
  )
}

interface Names {
  name(seat: Seat): string
  optionName(option: string): string
  moment: Times['moment']
}

/** What happened at the table, as a sentence. */
export function noteLine(
  { notes }: Pick<TableWords, 'notes'>,
  note: Note,
  { name, optionName, moment }: Names,
): string {
  switch (note.is) {
    case 'started':
    case 'closed':
    case 'sequel':
    case 'known-seed':
    case 'expired':
    case 'left-to-bots':
    case 'paused':
    case 'resumed':
    case 'pace':
    case 'ready-asked':
      return notes[note.is]
    case 'set-up': {
      const changed = note.changed ?? []
      return notes['set-up'](
        changed.map(each => (typeof each === 'string' ? notes.changed[each] : optionName(each.option))).join(', '),
      )
    }
    case 'stand-in':
      return notes['stand-in'][note.by](name(note.seat))
    case 'undone-to':
      return notes['undone-to'](name(note.seat), note.to)
    case 'exported':
      return notes.exported[note.seed ? 'whole' : 'sealed']
    case 'cut':
      return notes.cut(note.to)
    case 'vote-called':
      return notes['vote-called'][note.on](name(note.seat), note.of === null ? '' : name(note.of))
    case 'vote-lost':
      return note.on === 'replace' ? notes['vote-lost'].replace(name(note.of!)) : notes['vote-lost'][note.on]
    case 'undo-refused':
      return notes['undo-refused'](name(note.seat), name(note.by))
    case 'vacation':
      return notes.vacation(name(note.seat), moment(note.until))
    default:
      return notes[note.is](name(note.seat))
  }
}

interface UnsentProps {
  unsent: Unsent
  onSend(): void
  onDrop(): void
}

function UnsentLine({ unsent, onSend, onDrop }: UnsentProps) {
  const { chat } = useTableWords()
  return (
    <li className="unsent">
      <p className="chat-from">
        <strong>{chat.unsent}</strong>
      </p>
      <p>{unsent.text}</p>
      {!unsent.isUnderWay && (
        <p>
          <Button small kind="quiet" onClick={onSend}>
            {chat.resend}
          </Button>
          <Button small kind="quiet" onClick={onDrop}>
            {chat.drop}
          </Button>
        </p>
      )}
    </li>
  )
}

function Write({ onWrite }: { onWrite(text: string, to: Seat | null): void }) {
  const id = useId()
  const { seat, table, whispers, isApart } = useTalk()
  const { chat } = useTableWords()
  const [to, setTo] = useState<Seat | null>(null)
  const [draft] = useState(() => readDraft(table))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text')).trim()
    if (text === '') return
    onWrite(text, to)
    keepDraft(table, '')
    const line = form.elements.namedItem('text') as HTMLInputElement
    line.value = ''
  }
  return (
    <form className="chat-write" onSubmit={submit}>
      {isApart && <p className="chat-apart">{chat.apart}</p>}
      {seat !== null && whispers && <To to={to} onTo={setTo} />}
      <label htmlFor={id} className="visually-hidden">
        {chat.write}
      </label>
      <input
        id={id}
        name="text"
        maxLength={500}
        placeholder={chat.write}
        autoComplete="off"
        defaultValue={draft}
        onChange={event => keepDraft(table, event.target.value)}
      />
      <Button type="submit" small kind="primary">
        {chat.send}
      </Button>
    </form>
  )
}

/** Whom a message is for: all, or one other person at the table. */
function To({ to, onTo }: { to: Seat | null; onTo(to: Seat | null): void }) {
  const id = useId()
  const { seats, seat } = useTalk()
  const { chat } = useTableWords()
  const name = useSeatName()
  const isOther = (each: Seat) => seats[each].kind === 'person' && each !== seat
  const others = seats.map((_, each) => each).filter(isOther)
  if (others.length === 0) return null
  const choose = (value: string) => onTo(value === '' ? null : Number(value))
  return (
    <>
      <label htmlFor={id}>{chat.to}</label>
      <select id={id} value={to ?? ''} onChange={event => choose(event.target.value)}>
        <option value="">{chat.all}</option>
        {others.map(each => (
          <option key={each} value={each}>
            {chat.with(name(each))}
          </option>
        ))}
      </select>
    </>
  )
}
