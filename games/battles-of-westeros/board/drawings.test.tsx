import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Badge, Tray } from '../../../hex/ui/pieces/Pieces.tsx'
import { coloursIn, contrast, eyes, withoutColour } from '../../../ui/testing/colours.ts'
import { houses } from '../data/houses.ts'
import { ranks } from '../data/ranks.ts'
import { grounds, pieces } from '../data/terrain.ts'
import { type UnitType, unitTable, unitTypes } from '../data/units.ts'
import { scene } from '../testing.ts'
import { looks } from './country.ts'
import { FieldGround, layOf } from './Ground.tsx'
import { hexesOf, marksOf } from './highlighted.ts'
import { seenBy } from './layout.ts'
import { engagementScenes, fireScenes, markerScenes, objectiveScenes, type UnitState, unitScene } from './scene.ts'
import { Fire, PlanMarker } from './Tokens.tsx'
import { lookOf, UnitPiece } from './Unit.tsx'

const count = (html: string, part: string) => html.split(part).length - 1
const drawn = (node: React.ReactNode) => renderToStaticMarkup(<svg aria-hidden="true">{node}</svg>)
const differ = (pieces: readonly React.ReactNode[]) => new Set(pieces.map(piece => withoutColour(drawn(piece)))).size

const unit = (type: UnitType, more: Partial<UnitState> = {}): UnitState => ({
  type,
  rank: 'blue',
  figures: unitTable[type].strength,
  commander: null,
  active: true,
  order: null,
  ...more,
})

describe('a unit', () => {
  test('BW-1.1: has as many figures as are left, a commander among them as the last', () => {
    for (const type of unitTypes) {
      for (let figures = 1; figures <= unitTable[type].strength; figures++) {
        expect(count(drawn(<UnitPiece {...unit(type, { figures })} />), '"piece-body"')).toBe(figures)
        const led = drawn(<UnitPiece {...unit(type, { figures, commander: 'robb-young-wolf' })} />)
        expect(count(led, '"piece-body"')).toBe(figures)
        expect(count(led, '"bw-star"')).toBe(1)
        expect(led).toContain('piece-rim gold')
      }
    }
  })

  test('UR-128: Houses, ranks, kinds, leaders and whether it is active are told apart without colour', () => {
    expect(
      new Set(houses.map(house => withoutColour(drawn(<Tray {...lookOf(firstOf(house), 'red', false)} />)))).size,
    ).toBe(2)
    expect(differ(ranks.map(rank => <Badge key={rank} {...lookOf('winterfell-riders', rank, false)} />))).toBe(3)
    expect(differ(ranks.map(rank => <UnitPiece key={rank} {...unit('winterfell-riders', { rank })} />))).toBe(3)
    expect(differ(unitTypes.map(type => <UnitPiece key={type} {...unit(type)} />))).toBe(8)
    const states: Partial<UnitState>[] = [{}, { active: false }, { commander: 'eddard-stark' }, { order: 'ready' }]
    expect(differ(states.map((state, i) => <UnitPiece key={String(i)} {...unit('lannisport-guards', state)} />))).toBe(
      4,
    )
  })

  test('BW-7: an ordered unit is marked until it has acted', () => {
    const t = scene({ units: ['WH blue c8r6', 'LG green c8r5'] }).attacking('c8r6')
    expect(unitScene(t.open, t.unit('c8r6')).order).toBe('ready')
    expect(unitScene(t.open, t.unit('c8r5')).order).toBeNull()
  })
})

const firstOf = (house: (typeof houses)[number]) => unitTypes.find(type => unitTable[type].house === house)!

const colours = coloursIn(readFileSync(new URL('pieces.css', import.meta.url), 'utf8'))

test.each(Object.entries(eyes))(
  'UR-128: the sign of a rank stands out from its badge, 3 to 1, for eyes with %s',
  (_, seen) => {
    const weak = ranks.flatMap(rank =>
      [0, 1].flatMap(theme => {
        const ratio = contrast(colours[`bw-${rank}`][theme], colours['bw-on-rank'][theme], seen)
        return ratio < 3 ? [[rank, theme, ratio]] : []
      }),
    )
    expect(weak).toEqual([])
  },
)

describe('the field', () => {
  test('BW-2.1: both sides of the board, from either edge', () => {
    for (const [side, n] of [
      ['A', 160],
      ['B', 143],
    ] as const) {
      for (const house of houses) {
        const field = seenBy(side, house)
        const html = drawn(
          <FieldGround side={side} field={field} lay={{}} edges={{ stark: 'North', lannister: 'South' }} />,
        )
        expect(count(html, '"ground-name"')).toBe(n)
        const foot = field.hexes.toSorted((a, b) => field.cell(b).row - field.cell(a).row)[0]
        expect(foot.endsWith(house === 'lannister' ? 'r1' : side === 'A' ? 'r11' : 'r15')).toBe(true)
      }
    }
  })

  test('BW-15: every kind of ground and every thing upon it looks different', () => {
    const kinds = [...grounds, ...pieces]
    expect(kinds.length).toBe(14)
    const each = kinds.map(kind => JSON.stringify(looks[kind]))
    expect(new Set(each).size).toBe(14)
  })

  test('BW-15, BW-16.2: a thing lies over its ground; ashes lie where ground has burnt', () => {
    const t = scene({ terrain: { c3r3: 'wood-bridge', c5r5: 'building', c6r5: 'forest' } }).set({
      devastated: ['c5r5'],
    })
    const lay = layOf('A', t.open)
    expect([lay.c3r3, lay.c5r5, lay.c6r5, lay.c7r5]).toEqual([
      ['river', 'wood-bridge'],
      ['devastated'],
      ['forest'],
      undefined,
    ])
  })
})

describe('what lies on the field', () => {
  test('BW-10.1: an engagement shows the side of its token; BW-16.1: fire has as many flames as levels', () => {
    const t = scene({ units: ['WH blue c8r6', 'LG green c8r5'], engaged: [['c8r5', 'c8r6']], fire: { c4r4: 3 } })
    expect(engagementScenes(t.open)).toMatchObject([{ from: 'c8r5', at: 'c8r6', house: 'lannister' }])
    expect(fireScenes(t.open)).toEqual([{ hex: 'c4r4', level: 3 }])
    expect(count(drawn(<Fire level={3} />), '"bw-flame"')).toBe(3)
  })

  test('BW-17.3: objectives show who controls them', () => {
    const t = scene({ battle: 'harassment-to-harrenhal' })
    const [first, second] = objectiveScenes(t.open)
    t.set({ control: { [first.hex]: 1 } })
    expect(objectiveScenes(t.open)[0].house).toBe('lannister')
    expect(objectiveScenes(t.open)[1]).toEqual({ ...second, house: null })
  })

  test('BW-P2.1: who hides what is told to its owner alone', () => {
    const t = scene({ battle: 'battle-of-the-green-fork' })
    t.set({ locations: { c2r5: 'hidden', c4r5: 'hidden' } })
    t.state.g.held = t.state.g.held.map((held, seat) => (seat === 1 ? { ...held, secret: ['c4r5'] } : held))
    const seen = (house: 'stark' | 'lannister' | null) => markerScenes(t.view(house))
    expect(seen('lannister').map(marker => 'true' in marker && marker.true)).toEqual([false, true])
    expect(seen('stark')).toEqual(seen(null))
    const backs = seen('stark').map(marker =>
      withoutColour(drawn(<PlanMarker board={seenBy('A', null)} marker={{ ...marker, hex: 'c1r1' }} />)),
    )
    expect(new Set(backs).size).toBe(1)
  })
})

describe('marks', () => {
  test('BW-5.2, BW-6.3: a token and a card point at the units that they could order, a commander at those he controls', () => {
    const t = scene({
      units: ['robb-young-wolf blue c8r6', 'WH green c9r6', 'WH blue c10r6 inactive', 'NA green c2r9', 'LG green c8r4'],
      alone: true,
    })
    const spoken = (ref: string) => [...new Set(hexesOf(ref, t.view('stark')))].sort()
    expect(spoken('token:green')).toEqual(['c2r9', 'c9r6'])
    expect(spoken('token:morale')).toEqual(['c10r6'])
    expect(spoken('token:valor')).toEqual(['c2r9', 'c8r6', 'c9r6'])
    expect(spoken('card:SL01')).toEqual(['c8r6', 'c9r6'])
    expect(spoken('card:SL09')).toEqual(['c10r6'])
    expect(spoken('commander:robb-young-wolf')).toEqual(['c10r6', 'c8r6', 'c9r6'])
    expect(hexesOf('card:SL01', t.view(null))).toEqual([])
  })

  test('tell where something may be done, against whom, by whom, and what the log speaks of', () => {
    const t = scene({ units: ['WH blue c8r6', 'LG green c8r5'] }).attacking('c8r6')
    const touch = { live: new Map([['c8r5', 'end'] as const]), source: 'c8r6', looked: null } as const
    const marks = marksOf(t.view('stark'), touch, ['hex:c1r1'])
    expect(Object.fromEntries(marks)).toEqual({ c8r5: 'live end hostile', c8r6: 'source', c1r1: 'highlighted' })
  })

  test('words that name a unit by its hex light this hex, not all units of its type', () => {
    const t = scene({ units: ['NA blue c8r6', 'NA green c2r9'], alone: true })
    const marked = (...refs: string[]) =>
      [...marksOf(t.view('stark'), { live: new Map(), source: null, looked: null }, refs).keys()].sort()
    expect(marked('unit:northmen-archers', 'hex:c8r6')).toEqual(['c8r6'])
    expect(marked('unit:northmen-archers')).toEqual(['c2r9', 'c8r6'])
  })
})
