/** The messages from the server as a page reads them; change.ts writes them and says how they travel. */
import type { Kinds } from '../../kernel/index.ts'
import type { ChatLine, LogLine } from '../types.ts'
import type { Page } from './page.ts'
import type { Message } from './protocol.ts'

type Event = Kinds['event']
/** An event of the newest position, or with the position it belongs to. */
export type Sent = Event | [position: number, event: Event]

/** A message from the server, written out. `page` is what has been sent before; null before the first message. */
export function readMessage(sent: string, page: Pick<Page, 'log'> | null): Message {
  const message = JSON.parse(sent)
  if (!Array.isArray(message)) return message
  const [rev, moves, common, own, events, chat, cut] = message
  const change: Extract<Message, { is: 'change' }> = {
    is: 'change',
    rev,
    common: { ...common, moves },
    own: own || undefined,
  }
  if (events) change.log = writtenOut(events, page, cut, moves)
  if (chat) change.chat = chat as ChatLine[]
  if (cut !== undefined) change.cut = cut
  return change
}

/** Lines of the log, with their numbers. */
function writtenOut(
  events: Sent[],
  page: Pick<Page, 'log'> | null,
  cut: number | undefined,
  position: number,
): LogLine[] {
  const first = cut || (page?.log.at(-1)?.n ?? -1) + 1
  return events.map((each, i) => {
    const [move, event] = Array.isArray(each) ? each : [position, each]
    return { n: first + i, move, event }
  })
}
