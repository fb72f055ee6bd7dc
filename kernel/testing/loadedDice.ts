/** A game whose dice are forced: for scenes of games with dice of their own. */
import type { Context, Game, Kinds } from '../index.ts'

/** Every roll of a die with so many faces takes what `next` gives, a face by its number from 0; other chance stays as it is. */
export function withLoadedDice<K extends Kinds>(game: Game<K>, faces: number, next: () => number): Game<K> {
  const load = (ctx: Context<K>): Context<K> => ({ ...ctx, below: n => (n === faces ? next() : ctx.below(n)) })
  const loadAll = (args: unknown[]) => args.map(arg => (isContext<K>(arg) ? load(arg) : arg))
  type Rule = (...args: unknown[]) => unknown
  const loaded = (part: unknown) =>
    typeof part === 'function' ? (...args: unknown[]) => (part as Rule)(...loadAll(args)) : part
  const rules = Object.fromEntries(
    Object.entries(game.rules).map(([name, rule]) => [
      name,
      Object.fromEntries(Object.entries(rule as object).map(([key, part]) => [key, loaded(part)])),
    ]),
  ) as unknown as Game<K>['rules']
  return { ...game, rules }
}

const isContext = <K extends Kinds>(arg: unknown): arg is Context<K> =>
  typeof arg === 'object' && arg !== null && 'below' in arg && 'shuffle' in arg

/** Takes the next face of a queue; an Error when none is left. */
export const nextOf =
  <Face>(queue: Face[], faces: readonly Face[]) =>
  (): number => {
    const face = queue.shift()
    if (face === undefined) throw new Error('A die is rolled that the test has not forced.')
    return faces.indexOf(face)
  }
