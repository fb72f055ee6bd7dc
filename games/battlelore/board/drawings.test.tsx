import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { factions } from '../data/factions.ts'
import { type UnitType, unitTable, unitTypes } from '../data/units.ts'
import { scene } from '../testing.ts'
import { DeployCard } from './DeployCard.tsx'
import { FieldGround, layOf } from './Ground.tsx'
import { badges, rankSigns, trays } from './heraldry.ts'
import { hexesOf, marksOf } from './highlighted.ts'
import { seenBy } from './layout.ts'
import { cardScenes, unitScene } from './scene.ts'
import { UnitPiece } from './Unit.tsx'

const count = (html: string, part: string) => html.split(part).length - 1

const drawn = (type: UnitType, health: number) =>
  renderToStaticMarkup(<UnitPiece {...{ type, health, poisoned: false, stunned: false, order: null }} />)

describe('a unit', () => {
  test('BL-9.1: has as many figures as are left; one figure has a mark for each damage', () => {
    for (const type of unitTypes) {
      const { health, markers } = unitTable[type]
      for (let left = 1; left <= health; left++) {
        const html = drawn(type, left)
        expect(count(html, '"piece-body"')).toBe(markers ? 1 : left)
        expect(count(html, '"piece-wound"')).toBe(markers ? health - left : 0)
        expect(count(html, '"piece-whole"')).toBe(markers ? left : 0)
      }
    }
  })

  test('BL-15.1, BL-15.2: shows its conditions', () => {
    const look = { type: 'citadel-guards', health: 3, order: null } as const
    const html = renderToStaticMarkup(<UnitPiece {...look} poisoned stunned />)
    expect(html).toContain('lore-token poison')
    expect(html).toContain('lore-token stun')
    expect(drawn('citadel-guards', 3)).not.toContain('lore-token')
  })

  test('is told by outline as well as by colour: faction, rank, kind', () => {
    expect(new Set(factions.map(faction => trays[faction])).size).toBe(2)
    expect(new Set(factions.map(faction => badges[faction])).size).toBe(2)
    expect(new Set(Object.values(rankSigns)).size).toBe(4)
    expect(new Set(unitTypes.map(type => drawn(type, 1))).size).toBe(10)
  })

  test('BL-5.5: an ordered unit is marked until it has moved and attacked', () => {
    const t = scene({ units: ['CG F5 3', 'YA G7 3'], ordered: ['F5'], card: 'line-advance' })
    expect(unitScene(t.open, t.unit('F5')).order).toBe('ready')
    expect(unitScene(t.open, t.unit('G7')).order).toBeNull()
    t.order('F5', { done: true, attacked: true })
    expect(unitScene(t.open, t.unit('F5')).order).toBe('spent')
  })
})

describe('the field', () => {
  const t = scene({ terrain: { A6: 'water', B6: 'water', F3: 'hill' }, fords: ['B6'], tents: { daqan: 'F8' } })
  const html = renderToStaticMarkup(
    <svg aria-hidden="true">
      <FieldGround field={seenBy('daqan')} sections={['Left', 'Center', 'Right']} lay={layOf(t.open)} />
    </svg>,
  )

  test('BL-1.1, BL-1.3, BL-1.5: names 104 hexes, draws eight half hexes and two border lines', () => {
    expect(count(html, '"ground-name"')).toBe(104)
    expect(count(html, '"ground-half"')).toBe(8)
    expect(count(html, '"ground-border"')).toBe(2)
  })

  test('draws the terrain that lies there', () => {
    expect(count(html, 'class="ground-slope"')).toBe(3)
    expect(count(html, 'class="ground-shoal"')).toBe(1)
    expect(html).not.toContain('ground-leaf')
  })
})

describe('a deployment card', () => {
  test('BL-22.2: shows its face to its owner alone', () => {
    const t = scene().set({ backs: { F8: 0, F2: 1 } })
    t.state.g.held = [
      { ...t.held('daqan'), faces: { F8: 'obscenes' } },
      { ...t.held('uthuk'), faces: { F2: 'decoy' } },
    ]
    const faces = (player: 'daqan' | 'uthuk' | null) => cardScenes(t.view(player)).map(({ hex, face }) => [hex, face])
    expect(faces('daqan')).toEqual([
      ['F2', null],
      ['F8', 'obscenes'],
    ])
    expect(faces('uthuk')).toEqual([
      ['F2', 'decoy'],
      ['F8', null],
    ])
    expect(faces(null)).toEqual([
      ['F2', null],
      ['F8', null],
    ])
  })

  test('its back is the same whatever its face', () => {
    const back = renderToStaticMarkup(<DeployCard faction="uthuk" face={null} />)
    expect(back).toContain('back')
    expect(back).not.toContain('piece-body')
  })
})

describe('marks', () => {
  const t = scene({ units: ['CG F5 3', 'BH F4 3'], card: 'line-advance' }).run({ do: 'attack', seat: 0 })
  const selection = { live: new Map([['F4', 'end'] as const]), source: 'F5', looked: null } as const

  test('tell where something may be done, against whom, by whom, and what the log speaks of', () => {
    const marks = marksOf(t.view('daqan'), selection, ['hex:A1', 'unit:obscenes', 'seat:1'])
    expect(Object.fromEntries(marks)).toEqual({ F4: 'live end hostile', F5: 'source', A1: 'highlighted' })
  })

  test('words that name a unit by its hex light this hex, not all units of its type', () => {
    const table = scene({ units: ['CG F5 3', 'CG B6 3', 'BH F4 3'], alone: true })
    const marked = (...refs: string[]) =>
      [...marksOf(table.view('daqan'), { live: new Map(), source: null, looked: null }, refs).keys()].sort()
    expect(marked('unit:citadel-guards', 'hex:F5')).toEqual(['F5'])
    expect(marked('unit:citadel-guards')).toEqual(['B6', 'F5'])
  })

  test('BL-5.2, BL-18.3: a command card points at the units it could order, a kind of unit at all of its kind', () => {
    const units = ['CG B6 3', 'YA D6 3', 'RR F6 3', 'CG J6 1', 'BH F4 3', 'BH D4 3']
    const table = scene({ units, alone: true })
    const highlighted = (player: 'daqan' | 'uthuk' | null, ref: string) => [...hexesOf(ref, table.view(player))].sort()
    expect(highlighted('daqan', 'card:patrol-left')).toEqual(['B6', 'D6'])
    expect(highlighted('daqan', 'card:patrol-center')).toEqual(['D6', 'F6'])
    expect(highlighted('uthuk', 'card:patrol-right')).toEqual(['D4'])
    expect(highlighted('daqan', 'card:cavalry-charge')).toEqual(['F6'])
    expect(highlighted('daqan', 'card:battle-march')).toEqual(['B6', 'D6', 'F6'])
    expect(highlighted(null, 'card:patrol-left')).toEqual([])
    expect(highlighted('daqan', 'card:runeblade')).toEqual([])
    expect(highlighted('daqan', 'unit:citadel-guards')).toEqual(['B6', 'J6'])
    expect(highlighted('daqan', 'hex:A1')).toEqual(['A1'])
  })
})
