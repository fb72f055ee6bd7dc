import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Logged } from '../../ui/board.ts'
import { type Board, borderOf } from '../index.ts'
import { field } from '../testing.ts'
import { awayFrom, HexMenu, Hint } from './Beside.tsx'
import beside from './beside.module.css'
import { spotOf } from './geometry.ts'
import {
  Blow,
  type HexMove,
  Hidden,
  LastMoves,
  OnBorder,
  Reachable,
  Region,
  Sight,
  Subject,
  Targets,
  Way,
} from './Overlays.tsx'
import styles from './overlays.module.css'
import { turnedRound } from './turned.ts'

const drawn = (node: React.ReactNode) => renderToStaticMarkup(<svg aria-hidden="true">{node}</svg>)
const count = (html: string, part: string) => html.split(part).length - 1

describe('over a field', () => {
  test('each hex in reach has its number of steps', () => {
    const html = drawn(
      <Reachable
        board={field}
        ends={
          new Map([
            ['E5', 1],
            ['D5', 2],
          ])
        }
      />,
    )
    expect([...html.matchAll(/>(\d)</g)].map(([, n]) => n)).toEqual(['1', '2'])
  })

  test('a region has one edge around hexes that touch; the subject has its own', () => {
    expect(count(drawn(<Region board={field} hexes={['F5', 'F4', 'E5']} />), 'M')).toBe(1)
    expect(count(drawn(<Region board={field} hexes={['A1', 'F4']} className="zone" />), 'M')).toBe(2)
    expect(drawn(<Subject board={field} hex="F5" />)).toContain(styles.subject)
  })

  test('targets and those hidden are marked where they stand', () => {
    const { x } = spotOf(field, 'F5')
    expect(drawn(<Targets board={field} hexes={['F5']} />)).toContain(`translate(${x} `)
    expect(count(drawn(<Hidden board={field} hexes={['F5', 'G5']} />), styles.hidden)).toBe(2)
  })

  test('a line of sight is told clear or blocked, and where', () => {
    const line = { board: field, from: 'C5', at: 'G5', crossed: ['D5', 'E5', 'F5'], blockedAt: null }
    const clear = drawn(<Sight {...line} isBlocked={false} />)
    expect(clear).not.toContain(styles.blocked)
    expect([count(clear, styles.crossed), count(clear, `"${styles.block}"`)]).toEqual([3, 0])
    expect(count(drawn(<Sight {...line} isBlocked blockedAt="E5" />), `"${styles.block}"`)).toBe(1)
    expect(count(drawn(<Sight {...line} isBlocked />), `"${styles.block}"`)).toBe(0)
  })

  test('a way has a stop in each hex it enters, also where it comes twice', () => {
    expect(count(drawn(<Way board={field} from="F5" path={['F4', 'F5', 'F4']} />), styles.wayStop)).toBe(3)
  })

  test('a token on a border lies between its hexes, along their side', () => {
    const on = (a: string, b: string) =>
      drawn(
        <OnBorder board={field} border={borderOf(field, a, b)!}>
          x
        </OnBorder>,
      )
    const middle = (spotOf(field, 'F5').x + spotOf(field, 'G5').x) / 2
    expect(on('F5', 'G5')).toContain(`translate(${middle} `)
    expect(on('F5', 'G5')).toContain('rotate(90)')
    expect(on('G5', 'F5')).toBe(on('F5', 'G5'))
    const turned = turnedRound(field)
    expect(
      drawn(
        <OnBorder board={turned} border={borderOf(field, 'F5', 'G5')!}>
          x
        </OnBorder>,
      ),
    ).toContain('rotate(270)')
  })

  test('a blow shows the way out, also off the board', () => {
    const blow = { board: field, from: 'B1', at: 'A1', sign: 'M0 0' }
    expect(drawn(<Blow {...blow} away="W" />)).toContain(styles.blowAway)
    expect(drawn(<Blow {...blow} away={null} />)).not.toContain(styles.blowAway)
  })
})

describe('beside a field', () => {
  test('a card lies in the corner away from its hex', () => {
    expect(awayFrom(field, 'A1')).toEqual(['right', 'foot'])
    expect(awayFrom(field, 'L9')).toEqual(['left', 'head'])
  })

  test('a hint joins what there is to say, and is not there when there is nothing', () => {
    expect(drawn(<Hint lines={['Attack', null, '3 dice']} />)).toContain('>Attack. 3 dice<')
    expect(drawn(<Hint lines={[null, null]} />)).not.toContain('<p')
    expect(drawn(<Hint lines={['Too far']} isNo />)).toContain(beside.no)
  })
})

test('the last move is marked from hex to hex; one within a hex has no arrow', () => {
  const log: Logged<HexMove<string>>[] = [
    { move: 1, event: { from: 'A1', to: 'B1' } },
    { move: 2, event: { from: 'F5', to: 'F4' } },
    { move: 2, event: { from: null, to: 'G4' } },
  ]
  const html = drawn(<LastMoves board={field as Board<string>} log={log} movesOf={event => [event]} />)
  expect([count(html, '<circle'), count(html, '<path')]).toEqual([2, 1])
})

test('a hex that offers several moves asks which is meant; without a menu nothing is drawn', () => {
  const words = { chooseAt: (hex: string) => `Choose in ${hex}`, cancel: 'Cancel' }
  const hand = { make: () => {}, dismiss: () => {} }
  const menu = { place: 'F5', choices: [{ do: 'stay' }, { do: 'go' }] } as const
  const labelOf = (move: { do: string }) => `to ${move.do}`
  const html = renderToStaticMarkup(<HexMenu touch={{ ...hand, menu }} words={words} labelOf={labelOf} />)
  expect(html).toContain('Choose in F5')
  expect([count(html, 'to stay'), count(html, 'to go')]).toEqual([1, 1])
  expect(renderToStaticMarkup(<HexMenu touch={{ ...hand, menu: null }} words={words} labelOf={labelOf} />)).toBe('')
})
