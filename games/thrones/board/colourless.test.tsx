import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withoutColour } from '../../../ui/testing/colours.ts'
import { Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import { houses } from '../data/houses.ts'
import { unitTypes } from '../data/units.ts'
import { Banner, OrderToken, Unit } from './Tokens.tsx'

const drawn = (piece: React.ReactNode) => withoutColour(renderToStaticMarkup(piece))
const differ = (pieces: readonly React.ReactNode[]) => new Set(pieces.map(drawn)).size

describe('UR-128: without any colour', () => {
  test('the six houses are told apart by all that is theirs', () => {
    for (const unit of unitTypes) expect(differ(houses.map(house => <Unit key={house} {...{ house, unit }} />))).toBe(6)
    expect(differ(houses.map(house => <Banner key={house} house={house} />))).toBe(6)
    expect(differ(houses.map(house => <OrderToken key={house} house={house} order={null} />))).toBe(6)
    expect(differ(houses.map(house => <Emblem key={house} role={house} />))).toBe(6)
  })

  test('so are the four kinds of units, and those that are routed', () => {
    for (const house of houses) {
      const units = unitTypes.flatMap(unit => [false, true].map(routed => ({ house, unit, routed })))
      expect(differ(units.map(each => <Unit key={`${each.unit} ${each.routed}`} {...each} />))).toBe(8)
    }
  })
})
