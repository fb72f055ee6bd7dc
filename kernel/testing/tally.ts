/** What random games have come by: which steps were done, which moves made, which events told, and what was named in them. */
import type { Game } from '../game.ts'
import type { Kinds, Move, Step } from '../kinds.ts'
import type { LoggedEvent } from '../play.ts'

type Counts = Map<string, number>

const count = (counts: Counts, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

export class Tally<K extends Kinds> {
  readonly steps: Counts = new Map()
  readonly moves: Counts = new Map()
  readonly events: Counts = new Map()
  /** Texts in moves, events and questions, the names of these themselves left out: cards, units, places ... */
  readonly names: Counts = new Map()
  private readonly traits: Counts = new Map()

  /** The same game, which counts the steps that are done in it. */
  watched(game: Game<K>): Game<K> {
    type Rule = Record<string, unknown>
    const rules = Object.entries(game.rules as unknown as Record<string, Rule>).map(([name, rule]) => {
      const counting = Object.entries(rule).map(([key, part]) => {
        if (typeof part !== 'function' || !doing.has(key)) return [key, part]
        return [key, (...args: unknown[]) => [count(this.steps, name), part(...args)][1]]
      })
      return [name, Object.fromEntries(counting)]
    })
    return { ...game, rules: Object.fromEntries(rules) }
  }

  /** A move was made at a question. */
  made(step: Step<K>, move: Move<K>): void {
    count(this.moves, move.do)
    for (const name of namesIn(step, 'do')) count(this.names, name)
    for (const name of namesIn(move, 'do')) count(this.names, name)
    for (const trait of traitsOf(step, move)) count(this.traits, trait)
  }

  heard(heard: readonly LoggedEvent<K>[]): void {
    for (const { event } of heard) {
      count(this.events, event.is)
      for (const name of namesIn(event, 'is')) count(this.names, name)
    }
  }

  /** How often something like the move has been made at such a question: as often as its rarest part. */
  timesSeen(step: Step<K>, move: Move<K>): number {
    return Math.min(...traitsOf(step, move).map(trait => this.traits.get(trait) ?? 0))
  }
}

/** The parts of a rule that do the step: those that list who is asked or what may be done do not. */
const doing = new Set(['run', 'take', 'draft', 'reveal'])

/** Every text in a value, but for the one that says what the value is. */
function namesIn(value: unknown, kind?: string): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === kind ? [] : namesIn(inner)))
}

/** A move taken apart: its name at this question, and each value in it. */
function traitsOf(step: { do: string }, move: { do: string }): string[] {
  const traits = [`${step.do} ${move.do}`]
  const collect = (key: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) traits.push(`${move.do} ${key}=${value}`)
    else for (const inner in value) collect(`${key}.${inner}`, (value as Record<string, unknown>)[inner])
  }
  for (const key in move) if (key !== 'do') collect(key, (move as Record<string, unknown>)[key])
  return traits
}
