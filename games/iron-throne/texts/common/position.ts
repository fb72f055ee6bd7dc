/** Facts of a position that its sentences speak of, in any language. */
import type { AskName, Seat, View } from '../../../../kernel/index.ts'
import { topName, topStep } from '../../../../kit/topStep.ts'
import type { HouseCard } from '../../data/cards.ts'
import type { Character } from '../../data/houses.ts'
import { sides } from '../../rules/encounter/encounter.ts'
import type { Gift, Hostage, IronThrone, Open, Side } from '../../types.ts'

export type PlayerView = View<IronThrone>
type Question = AskName<IronThrone>

/** The name of the question on top of the stack. */
export const question = (view: PlayerView): Question | undefined => topName<IronThrone>(view)

/** The step on top of the stack, when it is this question. */
export const asking = <Name extends AskName<IronThrone>>(
  view: PlayerView,
  name: Name,
): IronThrone['asks'][Name] | null => topStep<IronThrone, Name>(view, name)

/** The player who gives on a side, while there is an encounter. */
export const giverOf = ({ challenger, encounter }: Open, side: Side): Seat | null =>
  side === 'challenger' ? challenger : (encounter?.defender ?? null)

/** The side of a negotiation on which the reader sits; null for everybody else. */
export const sideOfReader = ({ open, seat }: Pick<PlayerView, 'open' | 'seat'>): Side | null =>
  seat === null ? null : (sides.find(side => giverOf(open, side) === seat) ?? null)

/** The cards that a seat holds, by their number. */
export const hostageOf = (open: Open, holder: Seat | null, n: number): Hostage | undefined =>
  holder === null ? undefined : open.hostages[holder]?.find(each => each.n === n)

/** The face of a hostage, for whoever holds it. */
export function faceOf({ open, seat, own }: PlayerView, n: number): HouseCard | null {
  const at = seat === null ? -1 : open.hostages[seat].findIndex(each => each.n === n)
  return own?.hostages[at] ?? null
}

/** A place in what one side gives, of the draft that the reader puts together. */
export const placeInDraft = ({ own }: PlayerView, by: Side, index: number): Gift['hostages'][number] | null =>
  own?.draft[by].hostages[index] ?? null

/** The character of the reader that stands on a side. */
export const fighterOfReader = ({ open, seat }: PlayerView): Character | null =>
  open.encounter?.fighters.find(each => each.seat === seat)?.character ?? null
