/** Who sits where, and what the owner and each person may do about it. */
import './seats.css'
import { type ReactNode, useState } from 'react'
import { defaultLevel } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/index.ts'
import { awayLimit } from '../../../table/limits.ts'
import { rulesVersions } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { TableLink } from '../../link/link.ts'
import { MuteTable } from '../../notices/MuteTable.tsx'
import { usePaceText } from '../../pace.ts'
import { useSettings } from '../../settings.ts'
import { useWords } from '../../words.ts'
import { Windows } from '../ask/Windows.tsx'
import { useTable } from '../context.ts'
import { useIsPast } from '../useIsPast.ts'
import { useTableWords } from '../words.ts'
import { BotChoice } from './BotChoice.tsx'
import { PaceVote } from './PaceVote.tsx'
import { PersonLink } from './PersonLink.tsx'
import { Program } from './Program.tsx'
import { Say, SeatEmblem } from './Say.tsx'
import { SeatTimer } from './SeatTimer.tsx'

export function Seats({ isLocal }: { isLocal: boolean }) {
  const { scene, seat: mine } = useTable()
  const words = useTableWords().seats
  const { notes } = useTableWords()
  const { language } = useSettings()
  const { id, seats, seed, deadline, clocks, fromRecord, rules } = scene.tableView
  const { hoursPerMove, clock = null, rated } = scene.tableView.setup
  const { tables } = useWords()
  const paceText = usePaceText()
  return (
    <div className="seats">
      {fromRecord && <p role="note">{notes['known-seed']}</p>}
      <ul>
        {seats.map((sitter, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <SeatRow key={seat} seat={seat as Seat} sitter={sitter} isLocal={isLocal} />
        ))}
      </ul>
      {!isLocal && (
        <p className="quiet">
          {paceText({ hoursPerMove, clock })}
          {rated && ` · ${tables.rated}`}
        </p>
      )}
      {deadline !== null && clocks === null && <Deadline at={deadline} />}
      <Windows />
      {!isLocal && mine !== null && <MuteTable table={id} />}
      <Sharing isLocal={isLocal} />
      <Ending isLocal={isLocal} />
      {!isLocal && <Leaving />}
      <dl className="seats-seed">
        {rules.length > 0 && (
          <>
            <dt>{words.rules}</dt>
            <dd>{rulesVersions[language].spans(rules)}</dd>
          </>
        )}
        <dt>{seed.revealed === null ? words.hash : words.seed}</dt>
        <dd>
          <code>{seed.revealed ?? seed.hash}</code>
          <small>{words.hashAbout}</small>
        </dd>
      </dl>
    </div>
  )
}

function Deadline({ at }: { at: number }) {
  const { language } = useSettings()
  const { deadline } = useTableWords().seats
  const when = new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return <p className="quiet">{deadline(when)}</p>
}

type Sitter = ReturnType<typeof useTable>['scene']['tableView']['seats'][number]

function SeatRow({ seat, sitter, isLocal }: { seat: Seat; sitter: Sitter; isLocal: boolean }) {
  const { scene, texts, view, seat: mine } = useTable()
  const words = useTableWords().seats
  const { tableView } = scene
  const isAwaited = view.asked.includes(seat)
  return (
    <li className="seat">
      <SeatEmblem seat={seat} size={32} />
      <div>
        <h3>
          <Say rich={texts.seat(seat, view)} plainly />
          {seat === mine && !isLocal && <small> · {words.you}</small>}
        </h3>
        <p>
          <SitterWords seat={seat} sitter={sitter} isLocal={isLocal} />
          {sitter.kind === 'person' && seat === tableView.owner && !isLocal && ` · ${words.owner}`}
          {sitter.kind === 'person' && !isLocal && (
            <> · {tableView.present.includes(seat) ? words.present : words.absent}</>
          )}
          {sitter.kind === 'person' && sitter.program && ` · ${words.program}`}
          {isAwaited && (
            <>
              {' · '}
              <strong>{words.awaited}</strong>
            </>
          )}
          {view.ready.includes(seat) && ` · ${words.answered}`} {sitter.kind === 'person' && <SeatTimer seat={seat} />}
        </p>
        {tableView.failing.includes(seat) && <p role="note">{words.botFails}</p>}
      </div>
      {!isLocal && <SeatActions seat={seat} sitter={sitter} />}
    </li>
  )
}

function SitterWords({ seat, sitter, isLocal }: { seat: Seat; sitter: Sitter; isLocal: boolean }) {
  const { id } = useTable().scene.tableView
  const words = useTableWords().seats
  const { levels } = useWords()
  if (sitter.kind === 'open') return words.open
  if (sitter.kind === 'bot') return `${sitter.name} · ${levels[sitter.bot].name}`
  const name = isLocal ? sitter.name : <PersonLink table={id} seat={seat} name={sitter.name} />
  return sitter.absent ? (
    <>
      {name} · {words.standIn(levels[sitter.bot ?? defaultLevel].name)}
    </>
  ) : (
    name
  )
}

function SeatActions({ seat, sitter }: { seat: Seat; sitter: Sitter }) {
  const { scene, seat: mine, ask } = useTable()
  const { seats: words, vote: votes } = useTableWords()
  const { mine: isOwner, status, present, late, vote, paused, setup } = scene.tableView
  const { game } = setup
  if (status !== 'running') return null
  const action = (label: string, act: () => void): ReactNode => (
    <Button small kind="quiet" onClick={act}>
      {label}
    </Button>
  )
  if (sitter.kind === 'open' && mine === null) return action(words.sit, () => ask({ do: 'sit', seat }))
  if (sitter.kind === 'person' && sitter.resigned) return null
  if (sitter.kind === 'person' && sitter.absent) {
    const isGone =
      mine !== null &&
      mine !== seat &&
      (!present.includes(seat) || late.includes(seat)) &&
      vote === null &&
      paused === null
    return (
      <div>
        {(isOwner || seat === mine) && action(words.handBack, () => ask({ do: 'return', seat }))}
        {isGone && action(votes.replace, () => ask({ do: 'call-vote', seat: mine, on: { do: 'replace', seat } }))}
      </div>
    )
  }
  if (sitter.kind === 'person' && (seat === mine || (mine !== null && !present.includes(seat)))) {
    return (
      <div>
        <HandOver seat={seat} isFree={seat === mine || isOwner} />
        {seat === mine && <Program seat={seat} isOn={sitter.program === true} />}
      </div>
    )
  }
  if (isOwner && sitter.kind === 'bot') return action(words.openUp, () => ask({ do: 'fill', seat, with: 'open' }))
  if (isOwner && sitter.kind === 'open') {
    return <BotChoice game={game} label={words.fill} onChoose={bot => ask({ do: 'fill', seat, with: bot })} />
  }
  return null
}

/** Hands a seat to a bot, as soon as that may be done; before, it says when. `isFree`: at any time. */
function HandOver({ seat, isFree }: { seat: Seat; isFree: boolean }) {
  const { scene, ask } = useTable()
  const { language } = useSettings()
  const words = useTableWords().seats
  const { setup, owner, present, away } = scene.tableView
  const from = isFree ? 0 : (away[seat] ?? 0) + awayLimit - scene.ahead
  const isTime = useIsPast(from)
  const isOwnerHere = owner !== null && present.includes(owner)
  if (!isFree && isOwnerHere) return <p className="quiet">{words.handOverOwner}</p>
  if (!isTime) {
    const when = new Date(from).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })
    return <p className="quiet">{words.handOverFrom(when)}</p>
  }
  return <BotChoice game={setup.game} label={words.handOver} onChoose={bot => ask({ do: 'stand-in', seat, bot })} />
}

/** The invite link and the record. */
function Sharing({ isLocal }: { isLocal: boolean }) {
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
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}/table/${id}`)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <Button small onClick={copy}>
      {copied ? words.copied : words.invite}
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

/** Where the game knows it: giving up, and agreeing on a draw. */
function Ending({ isLocal }: { isLocal: boolean }) {
  const { scene, seat, view, ask } = useTable()
  const { seats: words, vote: votes } = useTableWords()
  const { endings, vote } = scene.tableView
  const sitter = seat === null ? null : scene.tableView.seats[seat]
  if (seat === null || endings.length === 0 || (sitter?.kind === 'person' && sitter.resigned)) return null
  return (
    <div className="seats-ways">
      {(endings.includes('resign') || endings.includes('retire')) && (
        <SureButton
          label={words.resign}
          sure={endings.includes('resign') ? words.resignSure : words.retireSure}
          yes={words.resignYes}
          no={words.resignNo}
          onSure={() => ask({ do: 'move', seat, n: view.moved, move: { do: 'resign' } })}
        />
      )}
      {endings.includes('draw') && !isLocal && vote === null && (
        <Button small onClick={() => ask({ do: 'call-vote', seat, on: { do: 'draw' } })}>
          {votes.draw}
        </Button>
      )}
    </div>
  )
}

function Leaving() {
  const { scene, seat, ask } = useTable()
  const { seats: words, vote: votes } = useTableWords()
  const { mine, status, vote, paused, setup } = scene.tableView
  if (status !== 'running') return null
  return (
    <div className="seats-ways">
      {seat !== null && (
        <SureButton label={words.leave} sure={words.leaveSure} onSure={() => ask({ do: 'leave', seat })} />
      )}
      {seat !== null && paused === null && vote === null && (
        <Button small onClick={() => ask({ do: 'call-vote', seat, on: { do: 'pause' } })}>
          {votes.pause}
        </Button>
      )}
      {seat !== null && paused === null && vote === null && <PaceVote seat={seat} />}
      {setup.rated && seat !== null && vote === null && (
        <Button small onClick={() => ask({ do: 'call-vote', seat, on: { do: 'cancel' } })}>
          {votes.cancel}
        </Button>
      )}
      {mine && !setup.rated && <CloseTable onSure={() => ask({ do: 'close' })} />}
    </div>
  )
}

/** The owner gives the table up. */
export function CloseTable({ onSure }: { onSure(): void }) {
  const words = useTableWords().seats
  return (
    <SureButton label={words.close} sure={words.closeSure} yes={words.closeYes} no={words.closeNo} onSure={onSure} />
  )
}

/** Asks once more before what cannot be undone, in the middle of the page: where nothing was clicked a moment ago. */
interface SureProps {
  label: string
  /** What the button is called for those who do not see where it stands. */
  name?: string
  sure: string
  /** What the two answers are called, where it is not leaving. */
  yes?: string
  no?: string
  onSure(): void
}

export function SureButton({ label, name, sure, yes, no, onSure }: SureProps) {
  const words = useTableWords().seats
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button small kind="danger" aria-label={name} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <Dialog title={sure} onClose={() => setIsAsking(false)} close={no ?? words.no}>
      <div className="seats-sure">
        <Button onClick={() => setIsAsking(false)}>{no ?? words.no}</Button>
        <Button kind="danger" onClick={onSure}>
          {yes ?? words.yes}
        </Button>
      </div>
    </Dialog>
  )
}
