/** What a game's board gets and gives: the contract between the table page and the boards. */
import type { ComponentType } from 'react'
import type { BarredMove, Kinds, Move, View } from '../kernel/index.ts'
import type { GameTexts } from '../text/index.ts'

/**
 * Props of everything a game draws at a table. Pure in the view, plus small state of its own (zoom, hover, selection).
 * `Texts` are the game's own words: beside those that the page uses, the names and words that its board draws.
 */
export interface BoardProps<K extends Kinds, Texts extends GameTexts<K> = GameTexts<K>> {
  view: View<K>
  /** The game's words in the reader's language. */
  texts: Texts
  /** Makes a move: one of `view.legalMoves`. Never called while `busy`. */
  onMove(move: Move<K>): void
  /**
   * Makes a run of moves as one request: the first is one of `view.legalMoves`, each following one is legal after the one
   * before. When one is refused none is made; a run ends early at a move that brings something to light.
   */
  onMoves(moves: readonly Move<K>[]): void
  /** A move is under way, or the position is an earlier one (history): nothing can be clicked. */
  busy: boolean
  /** Things to highlight now, as `kind:id` (see text/rich.ts): what a hovered line of the log speaks of. */
  highlighted: readonly string[]
  /** Tells the page what the pointer or the focus is on, so that its log and choices can highlight it. */
  onHighlight(refs: readonly string[]): void
  /**
   * What the position shown has to tell, oldest first, for emphasis: the events since the one shown before, and where it
   * was gone to, those of its own move.
   */
  news: readonly K['event'][]
  /** All that was heard up to the position shown, `news` at its end; in a long game it begins in the middle. */
  log: readonly Logged<K['event']>[]
  /** The position was gone to, in the history or by undo: what was told of another one is over. */
  isRevisited: boolean
}

/** An event, and the position in which it had just happened. */
export interface Logged<Event> {
  move: number
  event: Event
}

/** A panel beside the board: tracks, cards, houses ... On a phone panels are tabs below the choices. */
export interface Panel<K extends Kinds, Texts extends GameTexts<K> = GameTexts<K>> {
  id: string
  title(texts: Texts): string
  Show: ComponentType<BoardProps<K, Texts>>
  /** The board's ledger tells the same: beside it another panel is open first. */
  isInLedger?: boolean
}

/** What can be heard of a game. */
export type Sound = 'move' | 'dice' | 'card' | 'turn' | 'end'

/** What games/<id>/board/index.tsx exports by default. */
export interface GameBoard<K extends Kinds, Texts extends GameTexts<K> = GameTexts<K>> {
  /** The map or field: fills the space it is given. */
  Map: ComponentType<BoardProps<K, Texts>>
  panels: readonly Panel<K, Texts>[]
  /** What is drawn on the board, with names and meanings: part of the page's help. */
  Legend?: ComponentType<{ texts: Texts }>
  /** What the reader has at hand, in a few signs: it stands beside the question in every window. */
  Own?: ComponentType<BoardProps<K, Texts>>
  /**
   * What is in sight all the time beside the board where there is room: who wins, what threatens, what is in force. The
   * stage lies above it then, and not over the board.
   */
  Ledger?: ComponentType<BoardProps<K, Texts>>
  /** The width of the board's sheet by its height: with a ledger the board gets no more room than it fills. */
  sheetAspect?: number
  /** What covers the board's corner while something special goes on (a battle); left out where the board shows it itself. */
  Stage?: ComponentType<BoardProps<K, Texts>>
  /** The stage has a place of its own beside the question, so that the whole board stays in sight; wide panels lie over the board. */
  isStageApart?: boolean
  /** The part a seat plays as a small emblem (a sigil), also shown beside names in log and chat. */
  Emblem: ComponentType<{ role: string; size?: number }>
  /** The colour token of a part, as a CSS custom property name. */
  colorToken(role: string): string
  /** What a reference (`place:winterfell`) is called when it stands alone, as in a heading; null: use the words at hand. */
  nameOf?(ref: string, texts: Texts): string | null
  /** What the seat may look for and may not do now, and why: that of the game (`Game.barred`). */
  barred?(view: View<K>): readonly BarredMove<K>[]
  /** What is heard of an event, where people want sounds; null: nothing. The bells of the turn and the end are the page's. */
  soundOf?(event: K['event']): Exclude<Sound, 'turn' | 'end'> | null
  /** A move that commits what was drafted: the page sets it apart from the others. */
  isCommit?(move: K['move'], view: View<K>): boolean
  /** A move that only takes a draft back: the page lists such moves last. */
  isRetraction?(move: K['move']): boolean
}
