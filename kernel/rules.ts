/** The four kinds of rule, as they are written in a game's chapters. */
import type { Ask, Auto, Context, Drawers, Free, Kinds, over, Sealed, Step } from './game.ts'

/** A rule that runs by itself and answers with the steps that take its place. */
export function auto<K extends Kinds, Me>(
  run: (g: Drawers<K>, me: Me, ctx: Context<K>) => readonly Step<K>[] | typeof over,
): Auto<K, Me> {
  return { kind: 'auto', run }
}

/** A rule that asks one seat. */
export function ask<K extends Kinds, Me>(rule: Omit<Ask<K, Me>, 'kind'>): Ask<K, Me> {
  return { kind: 'ask', ...rule }
}

/** A rule that asks several seats at once and reveals their answers together. */
export function sealed<K extends Kinds, Me>(rule: Omit<Sealed<K, Me>, 'kind'>): Sealed<K, Me> {
  return { kind: 'sealed', ...rule }
}

/** A rule that asks several seats at once, each of which may move at any time. */
export function free<K extends Kinds, Me>(rule: Omit<Free<K, Me>, 'kind'>): Free<K, Me> {
  return { kind: 'free', ...rule }
}
