import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Figures, OrderFlag, type UnitLook, UnitStand } from './Pieces.tsx'
import { UnitCard } from './UnitCard.tsx'
import styles from './unitCard.module.css'

const figure = { body: 'M0 0Z', metal: 'M1 1Z', lines: 'M2 2', half: 10 }
const look: UnitLook = { figure, tray: 'M3 3Z', rim: 'dots', badge: 'M4 4Z', sign: 'M5 5', className: 'north' }
const drawn = (node: React.ReactNode) => renderToStaticMarkup(<svg aria-hidden="true">{node}</svg>)
const count = (html: string, part: string) => html.split(part).length - 1

test('a group thins out: one figure for each that is left, four at most, no two on one spot', () => {
  for (const n of [1, 2, 3, 4]) {
    const spots = drawn(<Figures drawing={figure} count={n} />).match(/translate\([^)]*\)/g)!
    expect(new Set(spots).size).toBe(n)
  }
  expect(count(drawn(<UnitStand look={look} strength={7} />), '"piece-body"')).toBe(4)
})

test('broad figures are smaller where there are several', () => {
  const scale = (half: number, n: number) =>
    Number(/scale\(([\d.]+)\)/.exec(drawn(<Figures drawing={{ ...figure, half }} count={n} />))![1])
  expect([scale(10, 1), scale(10, 3)]).toEqual([1.2, 1.2])
  expect([scale(43, 1), scale(43, 3)]).toEqual([0.7, 0.5])
})

test('a single figure has a mark for each health, filled for each wound', () => {
  const html = drawn(<UnitStand look={look} strength={{ health: 6, left: 4 }} />)
  expect([count(html, '"piece-body"'), count(html, '"piece-wound"'), count(html, '"piece-whole"')]).toEqual([1, 2, 4])
})

test('a unit shows its side, its rank and what lies with it', () => {
  const html = drawn(
    <UnitStand look={look} strength={2}>
      <OrderFlag is="ready" />
    </UnitStand>,
  )
  expect(html).toContain('class="piece-unit north ')
  expect(html).toContain('class="piece-rim dots"')
  expect(html).toContain('piece-order ready')
  expect(drawn(<UnitStand look={{ ...look, rim: null }} strength={2} />)).not.toContain('piece-rim')
})

test('the card of a unit begins names with a capital, and says what is left only of a unit on the field', () => {
  const card = (left?: string) => (
    <UnitCard
      look={look}
      name="War Host"
      kind="North, infantry"
      values={[{ icon: 'M0 0', name: 'move', value: '2' }]}
      left={left}
      lines={[{ name: 'advance', text: 'It may follow.' }]}
    />
  )
  expect(drawn(card('3 of 4'))).toContain('>3 of 4</p>')
  expect(drawn(card())).not.toContain(styles.left)
  expect(drawn(card())).toContain('<strong>Advance</strong>')
  expect(drawn(card())).toContain('title="Move"')
})
