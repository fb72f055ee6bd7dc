/** The four kinds of rule, as they are written in a game's chapters. */
import type { Ask, Auto, Context, Drawers, Free, Kinds, over, Sealed, Step } from './game.ts'

/** A rule that runs by itself and answers with the steps that take its place. */
export function auto<K extends Kinds, Me>(
  run: (g: Drawers<K>, me: Me, ctx: Context<K>) => readonly Step<K>[] | typeof over,
): Auto<K, Me> {
  return { kind: 'auto', run }
}

/** A rule that asks one seat. */
export function ask<K extends Kinds, Me, M>(rule: NoInfer<Omit<Ask<K, Me, M>, 'kind'>>): Ask<K, Me, M> {
  return { kind: 'ask', ...rule }
}

/** A rule that asks several seats at once and reveals their answers together. */
export function sealed<K extends Kinds, Me, M>(rule: NoInfer<Omit<Sealed<K, Me, M>, 'kind'>>): Sealed<K, Me, M> {
  return { kind: 'sealed', ...rule }
}

/** A rule that asks several seats at once, each of which may move at any time. */
export function free<K extends Kinds, Me, M>(rule: NoInfer<Omit<Free<K, Me, M>, 'kind'>>): Free<K, Me, M> {
  return { kind: 'free', ...rule }
}
