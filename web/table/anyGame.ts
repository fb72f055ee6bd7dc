/** The parts of a game as the page knows them: the game's own types are known to its own folder only. */
import type { Kinds, Move, View } from '../../kernel/index.ts'
import type { GameTexts } from '../../text/index.ts'

export type AnyTexts = GameTexts<Kinds>
export type AnyView = View<Kinds>
export type AnyMove = Move<Kinds>
export type AnyEvent = Kinds['event']
