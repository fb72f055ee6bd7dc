import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { hexBoard, rectangle } from '../../index.ts'
import { frameOf, spotOf, widened } from '../geometry.ts'
import { Edge, EdgeScore, Ground, Patch } from './Ground.tsx'
import { bare, bridge, forest, road, water } from './looks.ts'
import { roadPath, turnToRoad } from './roads.ts'

const name = (column: number, row: number) => `${'abcdef'[column - 1]}${row}`
const board = hexBoard(rectangle(4, 3, name))
const looks = { bare, bridge, forest, road, water }
const drawn = (node: React.ReactNode) => renderToStaticMarkup(<svg aria-hidden="true">{node}</svg>)
const count = (html: string, part: string) => html.split(part).length - 1

describe('the ground', () => {
  const lay = { a1: ['water', 'bridge'], b1: ['water'], d1: ['water'], b2: ['forest'] } as const
  const html = drawn(
    <Ground board={board} sheet={widened(frameOf(board), 10)} lay={lay} looks={looks} name="one" borders={[4]} />,
  )

  test('draws every hex with what lies on it, its name, half hexes and border lines', () => {
    expect(count(html, 'class="ground-hex')).toBe(11)
    expect(count(html, 'class="ground-half"')).toBe(2)
    expect(count(html, 'class="ground-name"')).toBe(11)
    expect(count(html, 'class="ground-border"')).toBe(1)
    expect(count(html, 'class="ground-plank"')).toBe(1)
    expect(html).toMatch(/class="ground-hex tone-\d forest "/)
  })

  test('water of neighbours is one region with one shore, apart from other water', () => {
    const [shore] = html.match(/<path class="ground-water" d="([^"]*)"/g)!
    expect(count(shore, 'M')).toBe(2)
  })

  test('a patch draws some hexes only, without shades and grass when it is plain', () => {
    const patch = drawn(
      <Patch {...{ board, lay, looks }} name="two" hexes={['a1', 'a2']} plain classOf={hex => `own-${hex}`} />,
    )
    expect(count(patch, 'class="ground-hex')).toBe(2)
    expect(patch).toContain('own-a2')
    expect(patch).not.toMatch(/tone-|ground-grass/)
  })
})

describe('a road', () => {
  const roads = ['a1', 'b1', 'b2', 'd3']
  const path = (hex: string) => roadPath(board, hex, at => roads.includes(at))

  test('bends through a hex between two sides, and ends in the middle of its last hex', () => {
    expect(path('b1')).toMatch(/^M[-\d. ]+Q[-\d. ]+$/)
    const { x, y } = spotOf(board, 'a1')
    expect(path('a1')).toBe(`M${x} ${Math.round(y * 100) / 100}L${x + 50} ${Math.round(y * 100) / 100}`)
  })

  test('parts where three meet, and is a spot where it goes nowhere', () => {
    expect(
      count(
        roadPath(board, 'b2', () => true),
        'M',
      ),
    ).toBe(6)
    const [from, to] = path('d3').slice(1).split('L')
    expect(from).toBe(to)
  })

  test('leads on beyond the edge of the board where it is said to', () => {
    const hasRoad = (hex: string) => roads.includes(hex)
    expect(roadPath(board, 'a1', hasRoad, true)).toMatch(/^M[-\d. ]+Q[-\d. ]+$/)
    expect(roadPath(board, 'b1', hasRoad, true)).toBe(path('b1'))
  })

  test('leads a crossing without a road from land to land', () => {
    const water = ['b1', 'b2', 'b3']
    const turn = (hex: string, wet: readonly string[]) =>
      turnToRoad(
        board,
        hex,
        () => false,
        each => wet.includes(each),
      )
    expect(turn('b2', water)).toBe(90)
    expect(turn('b2', ['a2', 'b2', 'c2'])).toBe(0)
    expect(turn('b2', ['a2', 'b2', 'b1', 'c2', 'c3'])).toBe(30)
  })

  test('turns a bridge along itself', () => {
    const hasRoad = (hex: string) => roads.includes(hex)
    expect(turnToRoad(board, 'a1', hasRoad)).toBe(90)
    expect(turnToRoad(board, 'b2', hasRoad)).toBe(-30)
    expect(turnToRoad(board, 'd3', hasRoad)).toBe(0)
    const lay = { a1: ['road', 'bridge'], b1: ['road'] } as const
    expect(drawn(<Patch {...{ board, lay, looks }} name="three" hexes={['a1', 'b1']} />)).toContain('rotate(90)')
  })
})

test('an edge names its parts from left to right, and its charge hides none of them', () => {
  const frame = { x: 0, y: 0, width: 900, height: 100 }
  const edge = (labels: string[]) => drawn(<Edge frame={frame} at="foot" className="" labels={labels} charge="M0 0" />)
  const spots = (html: string) => [...html.matchAll(/<text[^>]* x="([\d.]+)"/g)].map(([, x]) => Number(x))
  expect(spots(edge(['left', 'middle', 'right']))).toEqual([150, 550, 750])
  expect(spots(edge(['left', 'right']))).toEqual([225, 675])
})

test('a score stands on the band of its side', () => {
  const box = { x: 0, y: 0, width: 400, height: 300 }
  const [foot, head] = (['foot', 'head'] as const).map(at =>
    drawn(<EdgeScore frame={box} at={at} className="north" text="5 / 16" />),
  )
  expect(foot).toContain('y="322.5"')
  expect(head).toContain('y="-11.5"')
  expect(head).toContain('5 / 16')
})
