/** What sentences look up in the position of the reader. */
import type { AskName, View } from '../../../../kernel/index.ts'
import { topName, topStep } from '../../../../kit/topStep.ts'
import type { Area } from '../../data/areas.ts'
import { type Mercenary, mercenaries, regulars, type Troop, wageOf } from '../../data/troops.ts'
import { feeOf } from '../../rules/economy/draft.ts'
import { wageDue } from '../../rules/economy/wages.ts'
import type { Subject, WarriorKnights } from '../../types.ts'

export type PlayerView = View<WarriorKnights>
type Question = AskName<WarriorKnights>

/** What is being asked, if anything is. */
export const question = (view: PlayerView): Question | undefined => topName<WarriorKnights>(view)

/** The local values of a question, when it is the one that is asked. */
export const asking = <Name extends Question>(view: PlayerView, name: Name): WarriorKnights['asks'][Name] | null =>
  topStep<WarriorKnights, Name>(view, name)

/** 'A1' for an area of the Kingdom. */
export const areaCode = (area: Area): string => area.slice(2).toUpperCase()

/** What is on the list of a form, by its place. */
export const itemAt = (view: PlayerView, item: number): Subject | null => asking(view, 'write')?.items[item] ?? null

/** Troop cards that count as the same. */
export const troopKind = (card: Troop): string => card.replace(/-\d$/, '')

const kinds = new Map<string, number>()
for (const card of [...mercenaries, ...regulars]) kinds.set(troopKind(card), (kinds.get(troopKind(card)) ?? 0) + 1)

/** What a Mercenary is owed where it is paid now. */
export const due = (card: Mercenary, view: PlayerView): number =>
  wageDue(view.open, card, asking(view, 'payUnpaid')?.why ?? 'wages')

/** What hiring a Mercenary costs the reader, without what laws add. */
export const fee = (card: Mercenary, { open, seat }: PlayerView): number =>
  seat === null ? wageOf(card) : feeOf(open, seat, card, false)

/** Which of several equal Troop cards it is; null for the only one of its kind. */
export const copyOf = (card: Troop): number | null =>
  (kinds.get(troopKind(card)) ?? 1) > 1 ? Number(card.at(-1)) : null

/** Equal things counted, in the order in which they come. */
export function counted<T>(items: readonly T[], keyOf: (item: T) => string): { item: T; n: number }[] {
  const groups = new Map<string, { item: T; n: number }>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.n++
    else groups.set(keyOf(item), { item, n: 1 })
  }
  return [...groups.values()]
}
