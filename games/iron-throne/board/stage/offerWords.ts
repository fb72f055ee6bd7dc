/** What is given in a deal, in a few plain words. */
import { listed, plain } from '../../../../text/index.ts'
import { giverOf, hostageOf } from '../../texts/common/position.ts'
import type { IronThroneTexts } from '../../texts/common/types.ts'
import type { Gift, Open, Side } from '../../types.ts'

export type Place = Gift['hostages'][number]

/** Where a hostage comes from, said of the giver on a side. */
export function placeWords(place: Place, by: Side, open: Open, texts: IronThroneTexts): string {
  const words = texts.words
  if (place.from !== 'held') return words.place[place.from]
  const hostage = hostageOf(open, giverOf(open, by), place.n)
  if (!hostage) return words.numbered(place.n)
  return words.place.held(texts.names.houses[open.houses[hostage.house]], place.n)
}

export function giftWords({ influence, power, hostages }: Gift, by: Side, open: Open, texts: IronThroneTexts): string {
  const words = texts.words
  const parts = [
    ...(influence > 0 ? [words.influenceCount] : []),
    ...(power > 0 ? [words.powerCount(power)] : []),
    ...hostages.map(place => words.hostageCount(1, placeWords(place, by, open, texts))),
  ]
  return parts.length === 0 ? words.nothing : plain(listed(parts, texts.language))
}
