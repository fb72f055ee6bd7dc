import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withoutColour } from '../../../ui/testing/colours.ts'
import { Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import { characters, houses } from '../data/houses.ts'
import { LeaderMedallion, Medallion } from './Medallion.tsx'

const drawn = (piece: React.ReactNode) => withoutColour(renderToStaticMarkup(piece))
const differ = (pieces: readonly React.ReactNode[]) => new Set(pieces.map(drawn)).size

describe('UR-128: without any colour', () => {
  test('the five Houses are told apart by their arms', () => {
    expect(differ(houses.map(house => <Emblem key={house} role={house} />))).toBe(5)
  })

  test('so are all characters, as such and as leaders, and the living from the dead', () => {
    expect(differ(characters.map(each => <Medallion key={each} character={each} power={4} />))).toBe(characters.length)
    expect(differ(characters.map(each => <LeaderMedallion key={each} leader={each} sheet={4} />))).toBe(
      characters.length,
    )
    for (const each of characters) {
      expect(differ([4, 0].map(power => <Medallion key={power} character={each} power={power} bare />))).toBe(2)
    }
  })
})
