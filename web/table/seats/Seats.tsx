/** Who sits where, and what the owner and each person may do about it. */
import './seats.css'
import type { ReactNode } from 'react'
import { defaultLevel } from '../../../bots/levels.ts'
import type { Seat } from '../../../kernel/index.ts'
import { awayLimit } from '../../../table/limits.ts'
import { rulesVersions } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { MuteTable } from '../../notices/MuteTable.tsx'
import { paceOf, usePaceText } from '../../pace.ts'
import { useSettings } from '../../settings.ts'
import { useTimes } from '../../times.ts'
import { useWords } from '../../words.ts'
import { Windows } from '../ask/Windows.tsx'
import { useTable } from '../context.ts'
import { useIsPast } from '../useIsPast.ts'
import { useTableWords } from '../words.ts'
import { BotChoice } from './BotChoice.tsx'
import { Ending, Leaving } from './Ending.tsx'
import { PersonLink } from './PersonLink.tsx'
import { Program } from './Program.tsx'
import { ReserveLine, TakeVacation } from './Reserve.tsx'
import { Say, SeatEmblem } from './Say.tsx'
import { SeatTimer } from './SeatTimer.tsx'
import { Sharing } from './Sharing.tsx'
import { SitterEmblem } from './SitterEmblem.tsx'

export function Seats({ isLocal }: { isLocal: boolean }) {
  const { scene, seat: mine } = useTable()
  const words = useTableWords().seats
  const { notes } = useTableWords()
  const { language } = useSettings()
  const { id, seats, seed, deadline, clocks, fromRecord, rules } = scene.tableView
  const { setup } = scene.tableView
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
          {paceText(paceOf(setup))}
          {setup.rated && ` · ${tables.rated}`}
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
  const { moment } = useTimes()
  const { deadline } = useTableWords().seats
  return <p className="quiet">{deadline(moment(at))}</p>
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
        {sitter.kind === 'person' && !sitter.absent && <ReserveLine seat={seat} />}
        {tableView.failing.includes(seat) && <p role="note">{words.botFails}</p>}
      </div>
      {!isLocal && <SeatActions seat={seat} sitter={sitter} />}
    </li>
  )
}

function SitterWords({ seat, sitter, isLocal }: { seat: Seat; sitter: Sitter; isLocal: boolean }) {
  const { id, seats } = useTable().scene.tableView
  const words = useTableWords().seats
  const { levels } = useWords()
  if (sitter.kind === 'open') return words.open
  if (sitter.kind === 'bot') return `${sitter.name} · ${levels[sitter.bot].name}`
  const name = isLocal ? (
    sitter.name
  ) : (
    <>
      <SitterEmblem table={id} seats={seats} seat={seat} />
      <PersonLink table={id} seat={seat} name={sitter.name} />
    </>
  )
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
  const { mine: isOwner, status, present, late, vote, paused, setup, reserves } = scene.tableView
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
  const isOff = reserves?.[seat]?.off != null
  if (sitter.kind === 'person' && (seat === mine || (mine !== null && !isOff && !present.includes(seat)))) {
    return (
      <div>
        <HandOver seat={seat} isFree={seat === mine || isOwner} />
        {seat === mine && <TakeVacation seat={seat} />}
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
  const { clock } = useTimes()
  const words = useTableWords().seats
  const { setup, owner, present, away } = scene.tableView
  const from = isFree ? 0 : (away[seat] ?? 0) + awayLimit - scene.ahead
  const isTime = useIsPast(from)
  const isOwnerHere = owner !== null && present.includes(owner)
  if (!isFree && isOwnerHere) return <p className="quiet">{words.handOverOwner}</p>
  if (!isTime) return <p className="quiet">{words.handOverFrom(clock(from))}</p>
  return <BotChoice game={setup.game} label={words.handOver} onChoose={bot => ask({ do: 'stand-in', seat, bot })} />
}
