import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opposite } from './coordinates.ts'
import { sightOn } from './sight.ts'
import { field } from './testing.ts'

const anyHex = fc.constantFrom(...field.hexes)
const sight = sightOn(field)

/** What each line crosses, in order, as words. */
const crossed = (from: string, to: string) => sight(from, to).map(line => line.crossed.join(' '))

/** The lines on which nothing blocks the view. */
const clear = (from: string, to: string, ...blocking: string[]) =>
  sight(from, to).filter(({ crossed }) => !crossed.some(hex => blocking.includes(hex)))

const sidesOf = (lines: readonly { side: string }[]) => lines.map(line => line.side)

/** Does a line run along sides of hexes (BL-13.4)? */
function runsAlongSides(from: string, to: string): boolean {
  const [a, b] = [field.cell(from), field.cell(to)]
  const [dx, rows] = [b.x - a.x, b.row - a.row]
  return from !== to && (dx === 0 || Math.abs(dx) === 3 * Math.abs(rows))
}

describe('the hexes a line crosses (BL-13.8)', () => {
  test.each([
    ['C5', 'G5', ['D5 E5 F5']],
    ['D2', 'G5', ['E3 F3 E4 F4']],
    ['F3', 'F5', ['F4', 'E4']],
    ['F7', 'F3', ['E6 F5 E4', 'F6 F5 F4']],
    ['D6', 'F5', ['E5', 'E6']],
    ['D7', 'G6', ['E7 E6 F7 F6']],
    ['F5', 'C1', ['E4 E3 D3 C2']],
    ['E5', 'F5', ['']],
  ] as const)('from %s to %s', (from, to, lines) => {
    const sets = (all: readonly string[]) => all.map(line => new Set(line.split(' ')))
    expect(sets(crossed(from, to))).toEqual(sets(lines))
  })

  test('are told nearest first', () => {
    expect(crossed('C5', 'G5')).toEqual(['D5 E5 F5'])
    expect(crossed('G5', 'C5')).toEqual(['F5 E5 D5'])
    expect(crossed('F7', 'F3')).toEqual(['E6 F5 E4', 'F6 F5 F4'])
  })

  test('BW-9.2.6: along a column to the left and to the right, with those crossed in any case', () => {
    expect(crossed('D9', 'D5')).toEqual(['C8 D7 C6', 'D8 D7 D6'])
  })

  test('BL-13.8: from every fourth hex to every other, are those in which a piece of the segment lies inside', () => {
    const starts = field.hexes.filter((_hex, i) => i % 4 === 0)
    const pairs = starts.flatMap(from => field.hexes.filter(to => to !== from).map(to => [from, to] as const))
    const words = (lines: readonly (readonly string[])[]) => lines.map(line => [...line].sort().join(' ')).join(' or ')
    const wrong = pairs.filter(([from, to]) => {
      const shifts = runsAlongSides(from, to) ? [0.001, -0.001] : [0]
      const drawn = shifts.map(shift => crossedByDrawing(from, to, shift))
      return words(drawn) !== words(sight(from, to).map(line => line.crossed))
    })
    expect(wrong).toEqual([])
  })
})

type Point = readonly [number, number]

/** The middle of a hex 1 wide (BL-13.8). */
const centre = (hex: string): Point => [field.cell(hex).x / 2, (field.cell(hex).row * Math.sqrt(3)) / 2]

/** How long a piece of a segment lies inside a hex, as a part of the segment: it is cut at the six sides, 1/2 from the middle. */
function pieceInside([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  let [enter, leave] = [0, 1]
  for (let sixth = 0; sixth < 6; sixth++) {
    const [nx, ny] = [Math.cos((sixth * Math.PI) / 3), Math.sin((sixth * Math.PI) / 3)]
    const room = 0.5 - ((ax - cx) * nx + (ay - cy) * ny)
    const speed = (bx - ax) * nx + (by - ay) * ny
    if (Math.abs(speed) < 1e-9) {
      if (room < 1e-9) return 0
    } else if (speed > 0) leave = Math.min(leave, room / speed)
    else enter = Math.max(enter, room / speed)
  }
  return leave - enter
}

/** The hexes in which a piece of the segment lies, but for its ends; `shift` moves it to the left. */
function crossedByDrawing(from: string, to: string, shift: number): string[] {
  const [[ax, ay], [bx, by]] = [centre(from), centre(to)]
  const length = Math.hypot(bx - ax, by - ay)
  const [dx, dy] = [((by - ay) / length) * shift, (-(bx - ax) / length) * shift]
  return field.hexes.filter(
    hex => hex !== from && hex !== to && pieceInside([ax + dx, ay + dy], [bx + dx, by + dy], centre(hex)) > 1e-6,
  )
}

describe('lines', () => {
  test('BL-13.4: there are two exactly where they run along sides of hexes', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const n = from === to ? 0 : runsAlongSides(from, to) ? 2 : 1
        expect(sight(from, to)).toHaveLength(n)
      }),
    )
  })

  test('are the same backwards; what was on the left is on the right', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        const back = sight(to, from).map(line => line.crossed.toReversed())
        expect(sight(from, to).map(line => line.crossed)).toEqual(back.reverse())
      }),
    )
  })

  test('sight is clear backwards when it is clear forwards, whatever blocks', () => {
    fc.assert(
      fc.property(anyHex, anyHex, fc.subarray([...field.hexes]), (from, to, blocking) => {
        expect(clear(from, to, ...blocking).length).toBe(clear(to, from, ...blocking).length)
      }),
    )
  })

  test('BL-13.7: to a neighbour nothing lies between, and the line enters through the side they share', () => {
    for (const hex of field.hexes) {
      for (const next of field.neighbours(hex)) {
        const side = opposite(field.direction(hex, next)!)
        expect(sight(hex, next)).toEqual([{ crossed: [], side, nudge: null }])
      }
    }
  })

  test('a line enters through the side it shares with the hex crossed last, when that is a neighbour by a side', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (from, to) => {
        for (const { crossed, side } of sight(from, to).filter(({ nudge }) => nudge !== null)) {
          const last = crossed.at(-1)
          if (last !== undefined && field.adjacent(last, to)) expect(field.direction(to, last)).toBe(side)
        }
      }),
    )
  })
})

describe('clear lines', () => {
  test('BLC-39: C5 to G5 is blocked by D5, E5 or F5, and enters through the W side', () => {
    for (const hex of ['D5', 'E5', 'F5']) expect(clear('C5', 'G5', hex)).toEqual([])
    expect(sidesOf(clear('C5', 'G5', 'D4', 'F4', 'E6', 'C5', 'G5'))).toEqual(['W'])
  })

  test('BLC-40, BL-13.9: with F4 taken, F3 to F5 goes over E4, and enters through the NW side', () => {
    expect(clear('F3', 'F5', 'F4')).toEqual([{ crossed: ['E4'], side: 'NW', nudge: 'right' }])
  })

  test('BLC-41: with E4 taken too it is blocked', () => {
    expect(clear('F3', 'F5', 'F4', 'E4')).toEqual([])
  })

  test('BLC-42: with both free there are two, through NE and NW', () => {
    expect(sidesOf(clear('F3', 'F5'))).toEqual(['NE', 'NW'])
  })

  test('BLC-34: F5 to F9 enters through NE or NW', () => {
    expect(sidesOf(clear('F5', 'F9'))).toEqual(['NE', 'NW'])
  })

  test('BLC-44: D7 to G6 is blocked by E6', () => {
    expect(clear('D7', 'G6', 'E6')).toEqual([])
  })

  test('BLC-81: F5 to C1 only touches corners of D4 and D2; it enters through the SE side', () => {
    expect(sidesOf(clear('F5', 'C1', 'D4', 'D2'))).toEqual(['SE'])
    expect(clear('F5', 'C1', 'E3')).toEqual([])
  })

  test('BWC-36: one obstacle on each side blocks, also in different rows; both on one side do not', () => {
    expect(clear('D9', 'D5', 'C8', 'D6')).toEqual([])
    expect(clear('D9', 'D5', 'C8', 'C6')).toHaveLength(1)
    expect(clear('D9', 'D5', 'D7')).toEqual([])
  })

  test('BL-1.5: along the edge of the board the side outside is clear, and its side of the target is told', () => {
    expect(clear('A1', 'A3', 'A2')).toEqual([{ crossed: [], side: 'NW', nudge: 'right' }])
  })
})
