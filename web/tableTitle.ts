import type { Sitter } from '../table/types.ts'
import { useWords } from './words.ts'

/** A table that was given no name bears the name of a person: then it is the table of that person. */
export function useTableTitle(): (name: string, people: readonly (string | null)[]) => string {
  const { tables } = useWords()
  return (name, people) => (people.includes(name) ? tables.of(name) : name)
}

/** The names at a table. */
export const namesOf = (seats: readonly (Sitter | { name: string | null })[]): (string | null)[] =>
  seats.map(seat => ('name' in seat ? seat.name : null))
