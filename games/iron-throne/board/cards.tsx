/** The faces of the cards: House cards, leader sheets, event cards; and their backs. */

import { capitalized } from '../../../text/index.ts'
import { CardBack, type CardFaceProps } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { colorToken, Emblem, inkOf } from '../../../worlds/westeros/ui/Arms.tsx'
import { cardTable, type HouseCard, isCharacter } from '../data/cards.ts'
import { type EventCard, isSpecial, type SpecialEvent } from '../data/events.ts'
import { type Character, type House, houseOf } from '../data/houses.ts'
import { cardEffect, leaderEffect } from '../rules/cards/abilities.ts'
import type { IronThroneTexts } from '../texts/common/types.ts'
import type { Open } from '../types.ts'
import { characterSigns } from './characterSigns.ts'
import { cardPick, crossedSwords, crown, fist, shakingHands } from './icons.ts'
import { effectIn } from './words.ts'

type Table = Pick<Open, 'local'>

/** What a card is called in short: its value, 'Truce', or the name of its character. */
export function cardName(card: HouseCard, texts: IronThroneTexts): string {
  const names = texts.names
  const { type, value } = cardTable[card]
  if (isCharacter(card)) return names.characters[card]
  return type === 'hostility' ? `${names.cardTypes.hostility} ${value}` : names.cardTypes.truce
}

function characterFace(card: Character, texts: IronThroneTexts, open: Table): CardFaceProps {
  const names = texts.names
  const by = cardEffect(card)
  const { title, text } = effectIn(by, texts, open as Open)
  const house = houseOf(card)
  return {
    title,
    kind: `${names.characters[card]} · ${names.houses[house]}`,
    effect: text,
    emblem: <Icon d={characterSigns[card]} size={56} />,
    colorToken: `var(${inkOf(house)})`,
  }
}

/** A House card as it lies in a hand or on the table. */
export function houseFace(card: HouseCard, texts: IronThroneTexts, open: Table): CardFaceProps {
  if (isCharacter(card)) return characterFace(card, texts, open)
  const names = texts.names
  const { house, type, value } = cardTable[card]
  return {
    title: names.cardTypes[type],
    kind: names.houseTitles[house],
    numbers: type === 'hostility' ? [{ value, label: texts.words.value }] : [],
    effect: texts.effects.cards[type],
    emblem: <Icon d={type === 'truce' ? shakingHands : crossedSwords} size={56} />,
    colorToken: `var(${inkOf(house)})`,
  }
}

/** The sheet of a leader: its ability is the effect. */
export function leaderFace(leader: Character, texts: IronThroneTexts, open: Open): CardFaceProps {
  const names = texts.names
  const by = leaderEffect(leader)
  const { title, text } = effectIn(by, texts, open)
  const house = houseOf(leader)
  return {
    title: names.characters[leader],
    kind: `${capitalized(names.terms.leader)} · ${names.houses[house]}`,
    effect: (
      <>
        <b>{title}.</b> {text}
      </>
    ),
    emblem: <Icon d={characterSigns[leader]} size={64} />,
    colorToken: `var(${inkOf(house)})`,
  }
}

const specialSigns: Readonly<Record<SpecialEvent, string>> = {
  influential: crown,
  resourceful: cardPick,
  powerful: fist,
}

export function eventFace(card: EventCard, texts: IronThroneTexts): CardFaceProps {
  const names = texts.names
  return {
    title: names.events[card],
    kind: capitalized(names.terms.eventCard),
    effect: texts.effects.events[card],
    emblem: isSpecial(card) ? <Icon d={specialSigns[card]} size={56} /> : <Emblem role={card} size={60} />,
    colorToken: isSpecial(card) ? undefined : `var(${inkOf(card)})`,
  }
}

export const HouseBack = ({ house, label }: { house: House; label: string }) => (
  <CardBack label={label} colorToken={`var(${colorToken(house)})`} emblem={<Emblem role={house} size={36} />} />
)
