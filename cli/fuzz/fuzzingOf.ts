import { existsSync } from 'node:fs'
import type { Kinds } from '../../kernel/index.ts'
import type { Fuzzing } from '../../kernel/testing/fuzzing.ts'

/** What a game tells the fuzzer, in games/<id>/testing/fuzzing.ts; a game that has no such file tells nothing. */
export async function fuzzingOf(id: string): Promise<Fuzzing<Kinds>> {
  const file = new URL(`../../games/${id}/testing/fuzzing.ts`, import.meta.url)
  if (!existsSync(file)) return { pieces: {} }
  const { fuzzing }: { fuzzing: Fuzzing<Kinds> } = await import(file.href)
  return fuzzing
}
