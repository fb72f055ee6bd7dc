/** Cards of the game as faces, small tokens and backs. */

import { capitalized } from '../../../text/index.ts'
import { Signs } from '../../../ui/board/Counts.tsx'
import { Card, CardBack, CardFace, type CardFaceProps } from '../../../ui/Card.tsx'
import { Tip } from '../../../ui/Tip.tsx'
import { colorToken, Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import { type HouseCard, houseCardTable } from '../data/houseCards.ts'
import type { House } from '../data/houses.ts'
import type { TidesCard } from '../data/tides.ts'
import { tidesCardTable } from '../data/tides.ts'
import { type WesterosCard, type WesterosCardType, westerosCardTable } from '../data/westerosCards.ts'
import type { WildlingCard } from '../data/wildlingCards.ts'
import type { ThronesTexts } from '../texts/common/types.ts'
import { Icon } from './Icon.tsx'
import type { Pictogram } from './pictograms.ts'

/** Swords and fortifications as small signs. */
export const Marks = ({
  swords,
  towers,
  texts: { words },
}: {
  swords: number
  towers: number
  texts: ThronesTexts
}) => (
  <>
    <Signs n={swords} label={words.swords}>
      <Icon name="sword" />
    </Signs>
    <Signs n={towers} label={words.towers}>
      <Icon name="tower" />
    </Signs>
  </>
)

/** 'Swords: 2': what a card without an ability brings. */
const marksInWords = (swords: number, towers: number, { words }: ThronesTexts) =>
  [swords > 0 && `${words.swords}: ${swords}`, towers > 0 && `${words.towers}: ${towers}`].filter(Boolean).join('. ')

/** What stands on the face of a House card. */
export function houseFace(card: HouseCard, texts: ThronesTexts, spent = false): CardFaceProps {
  const { house, strength, swords, fortifications } = houseCardTable[card]
  const names = texts.names
  return {
    title: names.cards[card],
    kind: `${capitalized(names.terms.houseCard)} · ${names.houses[house]}`,
    numbers: [{ value: strength, label: names.terms.strength }],
    marks: swords + fortifications > 0 ? <Marks swords={swords} towers={fortifications} texts={texts} /> : undefined,
    effect: texts.effects.houseCards[card] ?? marksInWords(swords, fortifications, texts),
    emblem: <Emblem role={house} size={64} />,
    colorToken: `var(${colorToken(house)})`,
    spent,
  }
}

/** A House card no larger than a stamp: its strength and signs; pointer, focus or a tap shows it whole. */
export function Stamp({ card, texts, spent = false }: { card: HouseCard; texts: ThronesTexts; spent?: boolean }) {
  const { house, strength, swords, fortifications } = houseCardTable[card]
  const name = texts.names.cards[card]
  const ability = texts.effects.houseCards[card] !== undefined
  return (
    <Tip tip={<CardFace {...houseFace(card, texts)} />} className="thrones-stamp-place">
      <span className={`thrones-stamp house-${house}${spent ? ' spent' : ''}`} data-on={`card:${card}`}>
        <span className="visually-hidden">{name}: </span>
        <b>{strength}</b>
        <span className="thrones-stamp-signs" aria-hidden="true">
          {swords > 0 && <Icon name="sword" size={9} />}
          {fortifications > 0 && <Icon name="tower" size={9} />}
          {ability && <i>◆</i>}
        </span>
      </span>
    </Tip>
  )
}

export const HouseBack = ({ house, label }: { house: House; label: string }) => (
  <CardBack label={label} colorToken={`var(${colorToken(house)})`} emblem={<Emblem role={house} size={40} />} />
)

const westerosPictures: Record<WesterosCardType, Pictogram> = {
  'winter-is-coming': 'winter',
  'last-days-of-summer': 'summer',
  supply: 'barrel',
  mustering: 'castle',
  'a-throne-of-blades': 'throne',
  'clash-of-kings': 'battle',
  'game-of-thrones': 'consolidate',
  'dark-wings-dark-words': 'raven',
  'wildlings-attack': 'wildling',
  'put-to-the-sword': 'sword',
  'rains-of-autumn': 'rain',
  'storm-of-swords': 'defense',
  'sea-of-storms': 'storm',
  'web-of-lies': 'web',
  'feast-for-crows': 'skull',
}

export function westerosFace(card: WesterosCard, texts: ThronesTexts): CardFaceProps {
  const { deck, type, wildlingIcons } = westerosCardTable[card]
  const names = texts.names
  return {
    title: names.cards[card],
    kind: `${capitalized(names.terms.westerosCard)} · ${'I'.repeat(deck)}`,
    marks: wildlingIcons > 0 ? <Icon name="wildling" label={names.terms.wildlings} /> : undefined,
    effect: texts.effects.westerosCards[card],
    emblem: <Icon name={westerosPictures[type]} size={48} />,
  }
}

export function wildlingFace(card: WildlingCard, texts: ThronesTexts): CardFaceProps {
  const effect = texts.effects.wildlingCards[card]
  const names = texts.names
  const words = texts.words
  return {
    title: names.cards[card],
    kind: capitalized(names.terms.wildlingCard),
    effect: (
      <>
        <b>{words.lowest}:</b> {effect.lowest} <b>{words.others}:</b> {effect.others} <b>{words.highest}:</b>{' '}
        {effect.highest}
      </>
    ),
    emblem: <Icon name="wildling" size={48} />,
  }
}

export function tidesFace(card: TidesCard, texts: ThronesTexts): CardFaceProps {
  const { strength, swords, fortifications, skulls } = tidesCardTable[card]
  const names = texts.names
  return {
    title: capitalized(names.terms.tidesCard),
    kind: '',
    numbers: [{ value: strength, label: names.terms.strength }],
    marks: (
      <>
        <Marks swords={swords} towers={fortifications} texts={texts} />
        {skulls > 0 && <Icon name="skull" label={names.terms.skull} />}
      </>
    ),
    emblem: <Icon name={skulls > 0 ? 'skull' : 'battle'} size={40} />,
  }
}

export { Card, CardFace }
