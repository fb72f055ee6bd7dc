/**
 * A bot for any game of the table: it takes the moves that it likes best, and any other where it has no liking.
 *
 *     npx interregnum arena thrones --bots "cmd:node docs/bots/careful.ts,random"
 *
 * It reads a question a line and writes an answer a line. docs/bots.md tells what a question holds.
 */
import { createInterface } from 'node:readline'

interface Move {
  do: string
}

interface Question {
  game: string
  view: { seat: number; open: unknown; own: unknown; asked: number[]; pass: Move | null }
  legalMoves: Move[]
  ms: number
}

/** What each kind of move is worth; what is not named is worth 0. */
const likes: Record<string, number> = { order: 2, commit: 1, go: 1, attack: 3, pass: -2, resolve: 0 }

/** A pinch of chance, so that moves of one kind are not always taken in the order of the list. */
const value = (move: Move) => (likes[move.do] ?? 0) + Math.random()

function answer({ legalMoves }: Question): Move {
  const rated = legalMoves.map(move => ({ move, value: value(move) }))
  return rated.reduce((best, each) => (each.value > best.value ? each : best)).move
}

// One line out for each line in.
for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))))
}
