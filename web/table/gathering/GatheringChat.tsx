/** The chat of a table before the start. */
import { useId } from 'react'
import type { Command } from '../../../table/command.ts'
import type { Answer, Scene } from '../../link/link.ts'
import { Chat } from '../chat/Chat.tsx'
import { TalkProvider } from '../chat/talk.ts'
import { optionName, useBoard, useTexts } from '../parts.ts'
import { useTableWords } from '../words.ts'

interface Props {
  scene: Scene
  ask(command: Command): Promise<Answer>
}

export function GatheringChat({ scene: { tableView, chat }, ask }: Props) {
  const words = useTableWords()
  const id = useId()
  const { setup, sits, seats, whispers } = tableView
  const texts = useTexts(setup.game)
  const board = useBoard(setup.game)
  const roleOf = (seat: number) => setup.roles[seat] ?? null
  const talk = {
    table: tableView.id,
    seat: sits,
    seats,
    whispers,
    isApart: false,
    chat,
    phrases: texts.phrases,
    optionName: (option: string) => optionName(texts, option),
    partOf: (seat: number) => {
      const role = roleOf(seat)
      return role === null ? words.seatNumber(seat + 1) : texts.role(role)
    },
    emblemOf: (seat: number) => {
      const role = roleOf(seat)
      return role === null ? null : (
        <span className="emblem" aria-hidden="true">
          <board.Emblem role={role} size={20} />
        </span>
      )
    },
    ask,
  }
  return (
    <section className="gathering-chat" aria-labelledby={id}>
      <h2 id={id}>{words.gather.chat}</h2>
      <TalkProvider value={talk}>
        <Chat />
      </TalkProvider>
    </section>
  )
}
