import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { coloursIn, contrast, eyes, withoutColour } from '../../../ui/testing/colours.ts'
import { houses } from '../data/houses.ts'
import { unitTypes } from '../data/units.ts'
import { Emblem } from './Emblem.tsx'
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

const colours = coloursIn(readFileSync(new URL('pieces.css', import.meta.url), 'utf8'))

test.each(Object.entries(eyes))('UR-128: a sigil stands out from its field, 3 to 1, for eyes with %s', (_, seen) => {
  const weak = houses.flatMap(house =>
    [0, 1].flatMap(theme => {
      const ratio = contrast(colours[`house-${house}`][theme], colours[`house-${house}-charge`][theme], seen)
      return ratio < 3 ? [[house, theme, ratio]] : []
    }),
  )
  expect(weak).toEqual([])
})
