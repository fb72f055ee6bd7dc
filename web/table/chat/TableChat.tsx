/** The chat of a game that has begun. */
import { plain } from '../../../text/index.ts'
import { useTable } from '../context.ts'
import { optionName } from '../parts.ts'
import { SeatEmblem } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { Chat } from './Chat.tsx'
import { TalkProvider } from './talk.ts'

export function TableChat() {
  const { scene, seat, texts, view, ask } = useTable()
  const words = useTableWords()
  const { id, seats, whispers, status } = scene.tableView
  const talk = {
    table: id,
    seat,
    seats,
    whispers,
    isApart: seat === null && status === 'running',
    chat: scene.chat,
    phrases: texts.phrases,
    optionName: (option: string) => optionName(texts, option),
    partOf: (each: number) => plain(texts.seat(each, view)) || words.seatNumber(each + 1),
    emblemOf: (each: number) => <SeatEmblem seat={each} />,
    ask,
  }
  return (
    <TalkProvider value={talk}>
      <Chat />
    </TalkProvider>
  )
}
