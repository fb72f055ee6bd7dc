/** Before the start: who sits where, who may still come, by which rules, and how to call them. */
import './gathering.css'
import { useState } from 'react'
import { useSearch } from 'wouter'
import type { Command } from '../../../table/command.ts'
import type { TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ApiError } from '../../api.ts'
import type { Answer, Scene, TableLink } from '../../link/link.ts'
import { Shell } from '../../Shell.tsx'
import { namesOf, useTableTitle } from '../../tableTitle.ts'
import { useWords } from '../../words.ts'
import { useTexts } from '../parts.ts'
import { Toasts } from '../Toasts.tsx'
import { useToasts } from '../useToasts.ts'
import { refusalIn, useTableWords } from '../words.ts'
import { Beginning } from './Beginning.tsx'
import { Field } from './Field.tsx'
import { GatheringChat } from './GatheringChat.tsx'
import { Invitation } from './Invitation.tsx'
import { isFull } from './isFull.ts'
import { SeatRow } from './SeatRow.tsx'
import { Terms } from './Terms.tsx'
import { useGuestName } from './useGuestName.ts'

interface Props {
  link: TableLink
  scene: Scene
  isLost: boolean
}

/** What an address asks for: a seat, or to watch. */
interface Invited {
  seat: number | null
  toWatch: boolean
}

function invitedBy(query: string): Invited {
  const asked = new URLSearchParams(query)
  const seat = asked.get('seat')
  return { seat: seat === null ? null : Number(seat), toWatch: asked.has('watch') }
}

export function Gathering({ link, scene, isLost }: Props) {
  const { tableView } = scene
  const words = useTableWords()
  const { toasts, say, drop } = useToasts()
  const errors: { codes: Readonly<Record<string, string>> } = useWords().errors
  const { name, setName, keepName } = useGuestName()
  const [word, setWord] = useState('')
  const invited = invitedBy(useSearch())
  const [isWatching, setIsWatching] = useState(invited.toWatch)
  const isOpen = tableView.status === 'gathering'
  const isStranger = tableView.sits === null && isOpen
  const ask = async (command: Command): Promise<Answer> => {
    if (command.do === 'sit') {
      try {
        await keepName()
      } catch (error) {
        say(errors.codes[(error as ApiError).code] ?? errors.codes.unknown)
        return 'malformed'
      }
    }
    const isSitting = command.do === 'sit' && word.trim() !== ''
    const answer = await link.send(isSitting ? { ...command, word: word.trim() } : command)
    if (answer !== 'done') say(refusalIn(words, answer))
    return answer
  }
  return (
    <Shell>
      <div className="gathering-page">
        <div className="gathering">
          <Head tableView={tableView} isLost={isLost} />
          {isStranger && isWatching && (
            <div className="gathering-watch" role="note">
              <p>{words.gather.watching}</p>
              <Button small onClick={() => setIsWatching(false)}>
                {words.gather.sitAfterAll}
              </Button>
            </div>
          )}
          {isStranger && !isWatching && (
            <div className="gathering-fields">
              <Field label={words.gather.name} value={name} autoComplete="nickname" onChange={setName} />
              {tableView.locked && !tableView.mine && (
                <Field label={words.gather.word} value={word} hint={words.gather.wordAbout} onChange={setWord} />
              )}
            </div>
          )}
          <ol>
            {tableView.seats.map((sitter, seat) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                key={seat}
                seat={seat}
                sitter={sitter}
                tableView={tableView}
                isInvited={isStranger && seat === invited.seat}
                maySit={isStranger && !isWatching}
                ask={ask}
              />
            ))}
          </ol>
          {isOpen && <Beginning tableView={tableView} ask={ask} />}
          <Terms tableView={tableView} ask={ask} />
          {isOpen && <Invitation tableView={tableView} />}
          <Toasts toasts={toasts} onDrop={drop} />
        </div>
        <GatheringChat scene={scene} ask={ask} />
      </div>
    </Shell>
  )
}

function Head({ tableView, isLost }: { tableView: TableView; isLost: boolean }) {
  const words = useTableWords()
  const texts = useTexts(tableView.setup.game)
  const { tables } = useWords()
  const title = useTableTitle()(tableView.name, namesOf(tableView.seats))
  const lead = isFull(tableView) ? words.gather.full : words.gather.lead
  return (
    <header>
      <p className="quiet">
        {texts.title}
        {tableView.setup.rated && ` · ${tables.rated}`}
      </p>
      <h1>{title}</h1>
      <p>{tableView.status === 'gathering' ? lead : words.over.closed}</p>
      {isLost && <p role="alert">{words.link.lost}</p>}
      {tableView.fromRecord && <p role="note">{words.notes['known-seed']}</p>}
    </header>
  )
}
