/** The signs on the table, each with its name and what it means. */
import { capitalized } from '../../../text/index.ts'
import { LegendList } from '../../../ui/board/LegendList.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import type { IronThroneTexts } from '../texts/common/types.ts'
import { broadsword, cardDiscard, cardDraw, cardPick, crossedSwords, hourglass, shakingHands, shield } from './icons.ts'

export function Legend({ texts: { words, names } }: { texts: IronThroneTexts }) {
  const { legend } = words
  const house = 'stark'
  const icon = (d: string) => <Icon d={d} size={30} />
  const entries = [
    [icon(broadsword), words.challenger, legend.challenger],
    [icon(shield), words.defender, legend.defender],
    [icon(hourglass), words.awaited, legend.awaited],
    [<Emblem key="" role={house} size={30} />, words.influence, legend.influence],
    [<b key="">5</b>, words.power, legend.power],
    [icon(cardPick), words.hand, legend.hand],
    [icon(cardDraw), legend.deckName, legend.deck],
    [icon(cardDiscard), words.discards, legend.discards],
    [icon(shakingHands), names.cardTypes.truce, legend.truce],
    [icon(crossedSwords), names.cardTypes.hostility, legend.hostility],
  ] as const
  return <LegendList entries={entries.map(([sign, name, about]) => ({ sign, name: capitalized(name), about }))} />
}
