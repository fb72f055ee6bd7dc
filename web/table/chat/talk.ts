/** What the chat needs of the table around it, before the start and afterwards. */
import { createContext, type ReactNode, use } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import type { Command } from '../../../table/command.ts'
import type { ChatLine, TableView } from '../../../table/types.ts'
import type { Answer } from '../../link/link.ts'

export interface Talk {
  /** The id of the table. */
  table: string
  /** The reader's seat; null: it watches. */
  seat: Seat | null
  seats: TableView['seats']
  /** Those who watch are read by those who watch alone. */
  isApart: boolean
  /** May two seats talk in private? */
  whispers: boolean
  chat: readonly ChatLine[]
  /** The ready-made lines of the game. */
  phrases: Readonly<Record<string, string>> | undefined
  /** What an option of the game is called. */
  optionName(id: string): string
  /** What a seat plays, in a word or two. */
  partOf(seat: Seat): string
  /** The arms of a seat. */
  emblemOf(seat: Seat): ReactNode
  ask(command: Command): Promise<Answer>
}

const Context = createContext<Talk | null>(null)

export const TalkProvider = Context.Provider

export function useTalk(): Talk {
  const talk = use(Context)
  if (!talk) throw new Error('Only beside a chat.')
  return talk
}
