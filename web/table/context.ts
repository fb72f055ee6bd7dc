/** What every part of the table page shares. */
import { createContext, use } from 'react'
import type { Kinds, Seat } from '../../kernel/index.ts'
import type { Command, LogLine } from '../../table/types.ts'
import type { GameBoard } from '../../ui/board.ts'
import type { Answer, Scene, TableLink } from '../link/link.ts'
import type { AnyMove, AnyTexts, AnyView } from './speak.ts'

export interface AtTable {
  link: TableLink
  scene: Scene
  board: GameBoard<Kinds>
  texts: AnyTexts
  /** The position shown: the newest, or an earlier one. */
  view: AnyView
  /** The lines of the log up to the position shown. */
  log: readonly LogLine[]
  /** Fetches older lines; null when there are none. */
  readOlder: (() => void) | null
  /** An earlier position is shown: nothing can be done in it. */
  isEarlier: boolean
  seat: Seat | null
  /** The move on its way, shown as chosen before the server has answered. */
  taken: AnyMove | null
  make(move: AnyMove): void
  /** Asks for something else; what is refused is said. */
  ask(command: Command): Promise<Answer>
  showPosition(move: number | null): void
  openTab(tab: string): void
  openRule(rule: string): void
}

/** What is lit: it changes with every step of the pointer, so it is kept apart. */
export interface Light {
  /** Lit on the board, as `kind:id`, by the log and the choices. */
  lit: readonly string[]
  light(refs: readonly string[]): void
  /** Pointed at on the board, for the log and the choices. */
  pointed: readonly string[]
  point(refs: readonly string[]): void
}

const Context = createContext<AtTable | null>(null)

const LightContext = createContext<Light | null>(null)

export const TableProvider = Context.Provider
export const LightProvider = LightContext.Provider

export function useTable(): AtTable {
  const table = use(Context)
  if (!table) throw new Error('Only inside a table.')
  return table
}

export function useLight(): Light {
  const light = use(LightContext)
  if (!light) throw new Error('Only inside a table.')
  return light
}
