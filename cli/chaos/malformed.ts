/** Messages that no page sends: always the same one for the same number. */
import { below, seeded, seedFrom } from '../../kernel/index.ts'

const command = { do: 'move', seat: 0, n: 0, move: { do: 'pass' } }
const odd: readonly unknown[] = [null, true, -1, 1e308, '', '__proto__', [], {}, [[[]]], '\u0000', { do: {} }, 2 ** 53]

/** The message number `n`. */
export function malformed(n: number): string {
  const rng = { chance: seeded(seedFrom(`malformed ${n}`)) }
  const pick = <T>(list: readonly T[]): T => list[below(rng, list.length)]
  const text = JSON.stringify({ id: `${n}`, command })
  const makers = [
    () => text.slice(0, below(rng, text.length)),
    () => '['.repeat(1 + below(rng, 2000)),
    () => '{"a":'.repeat(1 + below(rng, 400)),
    () => JSON.stringify(pick(odd)),
    () => JSON.stringify({ id: pick(odd), command: pick(odd) }),
    () => JSON.stringify({ id: `${n}`, command: { ...command, [pick(['do', 'seat', 'n', 'move'])]: pick(odd) } }),
    () =>
      JSON.stringify({ id: `${n}`, command: { ...command, move: { do: pick(odd), [String(pick(odd))]: pick(odd) } } }),
    () => text.replaceAll(/[a-z]/g, letter => (below(rng, 4) === 0 ? String.fromCharCode(below(rng, 0xffff)) : letter)),
  ]
  return pick(makers)()
}
