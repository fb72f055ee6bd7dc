import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge, Tray } from '../../../hex/ui/pieces/Pieces.tsx'
import { coloursIn, contrast, eyes, withoutColour } from '../../../ui/testing/colours.ts'
import { factions } from '../data/factions.ts'
import { type UnitType, unitTable, unitTypes } from '../data/units.ts'
import { DeployCard } from './DeployCard.tsx'
import { Emblem } from './Emblem.tsx'
import { UnitPiece, unitLooks } from './Unit.tsx'

const drawn = (piece: React.ReactNode) => withoutColour(renderToStaticMarkup(piece))
const differ = (pieces: readonly React.ReactNode[]) => new Set(pieces.map(drawn)).size
const plain = (type: UnitType) => {
  const { health } = unitTable[type]
  return { type, health, poisoned: false, stunned: false, order: null } as const
}

describe('UR-128: without any colour', () => {
  test('the two factions are told apart by arms, trays and the backs of their cards', () => {
    expect(differ(factions.map(faction => <Emblem key={faction} role={faction} />))).toBe(2)
    expect(differ(factions.map(faction => <DeployCard key={faction} faction={faction} face={null} />))).toBe(2)
    const [daqan, uthuk] = factions.map(faction =>
      unitTypes.filter(type => unitTable[type].faction === faction).map(type => drawn(<Tray {...unitLooks[type]} />)),
    )
    expect(daqan.filter(tray => uthuk.includes(tray))).toEqual([])
  })

  test('so are the four ranks of each faction, and all ten kinds of units', () => {
    for (const faction of factions) {
      const types = unitTypes.filter(type => unitTable[type].faction === faction)
      const ranks = new Set(types.map(type => unitTable[type].class))
      expect(differ(types.map(type => <Badge key={type} {...unitLooks[type]} />))).toBe(ranks.size)
    }
    expect(differ(unitTypes.map(type => <UnitPiece key={type} {...plain(type)} />))).toBe(10)
  })

  test('so are units that are poisoned, stunned or ordered', () => {
    const unit = plain('citadel-guards')
    const states = [
      {},
      { poisoned: true },
      { stunned: true },
      { poisoned: true, stunned: true },
      { order: 'ready' },
    ] as const
    expect(differ(states.map(state => <UnitPiece key={JSON.stringify(state)} {...unit} {...state} />))).toBe(5)
  })
})

const colours = coloursIn(readFileSync(new URL('pieces.css', import.meta.url), 'utf8'))

test.each(Object.entries(eyes))('UR-128: a charge stands out from its field, 3 to 1, for eyes with %s', (_, seen) => {
  const weak = factions.flatMap(faction =>
    [0, 1].flatMap(theme => {
      const ratio = contrast(colours[`faction-${faction}`][theme], colours[`faction-${faction}-charge`][theme], seen)
      return ratio < 3 ? [[faction, theme, ratio]] : []
    }),
  )
  expect(weak).toEqual([])
})
