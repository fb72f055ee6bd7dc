import { useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import type { Command } from '../../../table/command.ts'
import type { TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../words.ts'
import { useBoard, useRules, useTexts } from '../parts.ts'
import { BotChoice } from '../seats/BotChoice.tsx'
import { PersonLink } from '../seats/PersonLink.tsx'
import { SitterEmblem } from '../seats/SitterEmblem.tsx'
import { SureButton } from '../seats/SureButton.tsx'
import { useTableWords } from '../words.ts'
import { CopyLink } from './CopyLink.tsx'

interface RowProps {
  seat: Seat
  sitter: TableView['seats'][number]
  tableView: TableView
  /** The link by which the reader came is one to this seat. */
  isInvited: boolean
  maySit: boolean
  ask(command: Command): void
}

export function SeatRow(props: RowProps) {
  const { seat, sitter, tableView, isInvited } = props
  const words = useTableWords()
  const { levels } = useWords()
  const texts = useTexts(tableView.setup.game)
  const { Emblem } = useBoard(tableView.setup.game)
  const role = tableView.setup.roles[seat]
  const isAsked = isInvited && sitter.kind === 'open'
  return (
    <li className={isAsked ? 'invited' : undefined}>
      <span className="emblem" aria-hidden="true">
        {role === null ? '?' : <Emblem role={role} size={40} />}
      </span>
      <div>
        <h2>{role === null ? words.gather.anyRole : texts.role(role)}</h2>
        <p>
          {sitter.kind === 'open' && words.seats.open}
          {sitter.kind === 'person' && <SitterEmblem table={tableView.id} seats={tableView.seats} seat={seat} />}
          {sitter.kind === 'person' && <PersonLink table={tableView.id} seat={seat} name={sitter.name} />}
          {sitter.kind === 'person' && seat === tableView.sits && ` (${words.seats.you})`}
          {sitter.kind === 'bot' && `${sitter.name} · ${levels[sitter.bot].name}`}
        </p>
        {isAsked && <p role="note">{words.gather.invited}</p>}
        <ReadyMark tableView={tableView} seat={seat} />
      </div>
      <SeatActions {...props} />
    </li>
  )
}

/** Whether somebody has said that it is ready, where that was asked. */
function ReadyMark({ tableView: { seats, unready, owner }, seat }: Pick<RowProps, 'tableView' | 'seat'>) {
  const { gather } = useTableWords()
  if (unready.length === 0 || seats[seat].kind !== 'person' || seat === owner) return null
  return <p className="gathering-mark">{unready.includes(seat) ? gather.unready : gather.ready}</p>
}

function SeatActions(props: RowProps) {
  const { seat, sitter, tableView, maySit, ask } = props
  const { seats, gather } = useTableWords()
  const { id, mine, sits, status, setup, owner } = tableView
  const action = (label: string, command: Command) => (
    <Button small kind="quiet" onClick={() => ask(command)}>
      {label}
    </Button>
  )
  if (status !== 'gathering') return null
  return (
    <div className="gathering-deeds">
      {sitter.kind === 'open' && maySit && <Sit {...props} />}
      {seat === sits && action(seats.leave, { do: 'leave', seat })}
      {mine && sitter.kind === 'open' && !setup.rated && (
        <BotChoice game={setup.game} label={seats.fill} onChoose={bot => ask({ do: 'fill', seat, with: bot })} />
      )}
      {sits !== null && sitter.kind === 'open' && (
        <CopyLink path={`/table/${id}?seat=${seat}`} label={gather.seatLink} />
      )}
      {mine && sitter.kind === 'bot' && action(seats.openUp, { do: 'fill', seat, with: 'open' })}
      {mine && sitter.kind === 'person' && seat !== owner && (
        <SureButton
          label={gather.kickYes}
          name={gather.kick(sitter.name)}
          sure={gather.kickSure(sitter.name)}
          yes={gather.kickYes}
          onSure={() => ask({ do: 'kick', seat })}
        />
      )}
    </div>
  )
}

/** Sitting down; where the seat's part is not fixed, it may be chosen. */
function Sit({ seat, tableView, ask }: RowProps) {
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
