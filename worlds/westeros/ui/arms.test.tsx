import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { coloursIn, contrast, eyes, withoutColour } from '../../../ui/testing/colours.ts'
import { houses } from '../houses.ts'
import { Charge, Emblem } from './Arms.tsx'
import { outlines } from './heraldry.ts'

const differ = (pieces: readonly React.ReactNode[]) =>
  new Set(pieces.map(piece => withoutColour(renderToStaticMarkup(piece)))).size

test('UR-128: houses are told apart without any colour, by outline and by charge', () => {
  expect(new Set(Object.values(outlines)).size).toBe(houses.length)
  expect(differ(houses.map(house => <Charge key={house} house={house} />))).toBe(houses.length)
  expect(differ(houses.map(house => <Emblem key={house} role={house} />))).toBe(houses.length)
})

const colours = coloursIn(readFileSync(new URL('arms.css', import.meta.url), 'utf8'))

test.each(Object.entries(eyes))('UR-128: a charge stands out from its field, 3 to 1, for eyes with %s', (_, seen) => {
  const weak = houses.flatMap(house =>
    [0, 1].flatMap(theme => {
      const ratio = contrast(colours[`house-${house}`][theme], colours[`house-${house}-charge`][theme], seen)
      return ratio < 3 ? [[house, theme, ratio]] : []
    }),
  )
  expect(weak).toEqual([])
})
