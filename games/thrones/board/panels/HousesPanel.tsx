/** Every house: its power, its castles, its supply, its units, and all its cards, which are public. */

import type { ThronesTexts } from '../../texts/common/types.ts'
import type { BoardProps } from '../props.ts'
import './houses.css'
import './panels.css'
import { useState } from 'react'
import { Figure } from '../../../../ui/board/Counts.tsx'
import { Glyph } from '../../../../ui/Glyph.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { places } from '../../data/areas.ts'
import { cardsOf, type HouseCard, houseCardTable } from '../../data/houseCards.ts'
import { type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import { castles } from '../../rules/position/control.ts'
import { bannersOf, pool } from '../../rules/position/tracks.ts'
import type { Open } from '../../types.ts'
import { Marks, Stamp } from '../cards.tsx'
import { figures } from '../heraldry.ts'
import { Icon } from '../Icon.tsx'
import type { Pictogram } from '../pictograms.ts'

type Props = BoardProps

function countOf(open: Open, seat: number, unit: UnitType): number {
  return places.reduce((count, place) => {
    const army = open.armies[place]
    if (army?.seat !== seat) return count
    return count + [...army.units, ...army.routed].filter(each => each === unit).length
  }, 0)
}

function Units({ props: { view, texts }, seat }: { props: Props; seat: number }) {
  const { open } = view
  const names = texts.names.units
  return (
    <div className="thrones-units">
      {unitTypes.map(unit => {
        const n = countOf(open, seat, unit)
        const { limit } = unitTable[unit]
        return (
          <Tip key={unit} tip={`${names[unit]}. ${texts.words.unitsTip(n, limit)} ${texts.effects.units[unit]}`}>
            <svg viewBox="-12 -12 24 24" width="18" height="18" role="img" aria-label={names[unit]}>
              <path d={figures[unit]} fillRule="evenodd" />
            </svg>
            {n}
            <small>/{limit}</small>
          </Tip>
        )
      })}
    </div>
  )
}

function Numbers({ props: { view, texts }, seat }: { props: Props; seat: number }) {
  const { open } = view
  const { words } = texts
  const [count, supply, power] = [castles(open, seat), open.supply[seat], open.power[seat]]
  const figure = (name: Pictogram, label: string, n: number, tip: string) => (
    <Figure sign={<Icon name={name} label={label} />} n={n} tip={tip} />
  )
  return (
    <div className="thrones-numbers">
      {figure('castle', words.victory, count, words.victoryTip(count))}
      {figure('barrel', words.supplyLevel(supply), supply, words.supplyLevel(supply))}
      {figure(
        'consolidate',
        words.power(power),
        power,
        `${words.power(power)}. ${words.powerTip(bannersOf(open, seat), pool(open, seat))}`,
      )}
    </div>
  )
}

function Cards({ props: { view, texts }, seat }: { props: Props; seat: number }) {
  const { open } = view
  const words = texts.words
  return (
    <div className="thrones-stamps">
      <Stamps label={words.inHand} cards={open.hands[seat]} texts={texts} />
      <Stamps label={words.discarded} cards={open.discards[seat]} texts={texts} spent />
    </div>
  )
}

interface StampsProps {
  label: string
  cards: readonly HouseCard[]
  texts: ThronesTexts
  spent?: boolean
}

function Stamps({ label, cards, texts, spent }: StampsProps) {
  if (cards.length === 0) return null
  return (
    <ul aria-label={label}>
      {cards.map(card => (
        <li key={card}>
          <Stamp card={card} texts={texts} spent={spent} />
        </li>
      ))}
    </ul>
  )
}

/** All seven cards in words. */
function CardList({ props: { view, texts }, seat }: { props: Props; seat: number }) {
  const { open } = view
  const names = texts.names
  const words = texts.words
  return (
    <dl className="thrones-card-list">
      {cardsOf(open.houses[seat]).map(card => {
        const { strength, swords, fortifications } = houseCardTable[card]
        const spent = open.discards[seat].includes(card)
        return (
          <div key={card} className={spent ? 'spent' : ''}>
            <dt>
              <b>{strength}</b> {names.cards[card]} <Marks swords={swords} towers={fortifications} texts={texts} />
              {spent && <small>{words.discarded}</small>}
            </dt>
            <dd>{texts.effects.houseCards[card]}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function House({ props, seat }: { props: Props; seat: number }) {
  const { view, texts } = props
  const [open, setOpen] = useState(false)
  const house = view.open.houses[seat]
  return (
    <section
      className={`thrones-house${props.highlighted.includes(`seat:${seat}`) ? ' lit' : ''}`}
      data-on={`seat:${seat}`}
    >
      <header>
        <Emblem role={house} size={30} />
        <button type="button" className="thrones-name" aria-expanded={open} onClick={() => setOpen(!open)}>
          {texts.names.houses[house]}
          <Glyph is="down" />
        </button>
        <Numbers props={props} seat={seat} />
      </header>
      <Cards props={props} seat={seat} />
      {open && (
        <>
          <Units props={props} seat={seat} />
          <CardList props={props} seat={seat} />
        </>
      )}
    </section>
  )
}

/** The reader's own house first, the others in turn order. */
export function HousesPanel(props: Props) {
  const { open, seat: mine } = props.view
  const others = open.tracks['iron-throne'].filter(seat => seat !== mine)
  return (
    <div className="thrones-panel thrones-houses">
      {(mine === null ? others : [mine, ...others]).map(seat => (
        <House key={seat} props={props} seat={seat} />
      ))}
    </div>
  )
}
