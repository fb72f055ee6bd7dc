/** What every part of the table page shares. */
import { createContext, use, useSyncExternalStore } from 'react'
import type { Kinds, Seat } from '../../kernel/index.ts'
import type { Command } from '../../table/command.ts'
import type { LogLine } from '../../table/types.ts'
import type { GameBoard } from '../../ui/board.ts'
import type { Answer, Scene, TableLink } from '../link/link.ts'
import type { Observable } from '../observable.ts'
import type { AdviceAtTable } from './advice/useAdvice.ts'
import type { AnyMove, AnyTexts, AnyView } from './anyGame.ts'

export interface AtTable {
  link: TableLink
  scene: Scene
  board: GameBoard<Kinds>
  texts: AnyTexts
  /** The position shown: the newest, or an earlier one. */
  view: AnyView
  /** The lines of the log up to the position shown. */
  log: readonly LogLine[]
  /** The lines of the log up to now, as far as they are here. */
  wholeLog: readonly LogLine[]
  /** Fetches older lines; null when there are none. */
  readOlder: (() => void) | null
  /** An earlier position is shown: nothing can be done in it. */
  isEarlier: boolean
  /** The number of the position shown. */
  at: number
  seat: Seat | null
  advice: AdviceAtTable
  /** Makes a move, or a run of moves. */
  make(move: AnyMove | readonly AnyMove[]): void
  /** Asks for something else; what is refused is said. */
  ask(command: Command): Promise<Answer>
  /** Tells the person something. */
  say(text: string): void
  showPosition(move: number | null): void
  openTab(tab: string): void
  openRule(rule: string): void
}

/** What is highlighted, as `kind:id`: it changes with every step of the pointer, so it is told only to those whom it concerns. */
export interface Light {
  /** Lit on the board by the log and the choices. */
  highlighted: Observable<readonly string[]>
  /** Pointed at on the board, for the log and the choices. */
  pointed: Observable<readonly string[]>
}

const Context = createContext<AtTable | null>(null)

const TakenContext = createContext<AnyMove | null>(null)

const LightContext = createContext<Light | null>(null)

export const TableProvider = Context.Provider
export const TakenProvider = TakenContext.Provider
export const LightProvider = LightContext.Provider

export function useTable(): AtTable {
  const table = use(Context)
  if (!table) throw new Error('Only inside a table.')
  return table
}

/** The move on its way, shown as chosen before the server has answered. Kept apart: it draws little anew. */
export const useTaken = () => use(TakenContext)

function useLight(): Light {
  const light = use(LightContext)
  if (!light) throw new Error('Only inside a table.')
  return light
}

/** What lights things on the board. */
export const useLighter = () => useLight().highlighted.tell

/** What tells the page that things on the board are pointed at. */
export const usePointer = () => useLight().pointed.tell

export function useHighlighted(): readonly string[] {
  const { highlighted } = useLight()
  return useSyncExternalStore(highlighted.subscribe, highlighted.read)
}

/** Is one of these pointed at? */
export function useIsPointed(refs: readonly string[]): boolean {
  const { pointed } = useLight()
  return useSyncExternalStore(pointed.subscribe, () => refs.some(ref => pointed.read().includes(ref)))
}
