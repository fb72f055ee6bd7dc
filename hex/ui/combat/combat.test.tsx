import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Combat } from './Combat.tsx'
import { Dice, SmallDice } from './Dice.tsx'

const sword = { icon: 'M0 0', label: 'Sword' }
const bow = { icon: 'M1 1', label: 'Bow' }
const count = (html: string, part: string) => html.split(part).length - 1

test('a die with moves is a button named by them; one without is a die', () => {
  const dice = [
    { face: sword, choices: [{ move: 1, label: 'Strike' }] },
    {
      face: bow,
      choices: [
        { move: 2, label: 'Shoot' },
        { move: 3, label: 'Keep' },
      ],
    },
    { face: bow, isSpent: true, notes: ['kept'], choices: [] },
  ]
  const html = renderToStaticMarkup(
    <Dice label="Dice" dice={dice} tip="Touch a die" className="red" busy={false} onMove={() => {}} />,
  )
  expect(count(html, '<button')).toBe(2)
  expect(html).toContain('title="Shoot / Keep"')
  expect(count(html, 'aria-expanded')).toBe(1)
  expect(html).toContain('<small>kept</small>')
  expect(html).toContain('Touch a die')
  expect(count(renderToStaticMarkup(<SmallDice faces={[sword, bow]} className="red" />), 'combat-die small')).toBe(2)
})

const figure = { body: 'M0 0Z', metal: 'M1 1Z', lines: 'M2 2', half: 10 }
const look = { figure, tray: 'M3 3Z', rim: null, badge: 'M4 4Z', sign: 'M5 5', className: 'north' }
const words = { fold: 'Fold', unfold: 'Unfold', close: 'Close' }

test('a combat tells both sides, the number of dice line by line, and what they bring', () => {
  const html = renderToStaticMarkup(
    <Combat
      title="North attacks"
      words={words}
      fighters={[
        { look, notes: ['3 of 4'], hasFallen: false },
        { look, notes: ['0 of 4'], hasFallen: true },
      ]}
      count={{
        sum: '2 dice',
        lines: [
          { reason: 'blue', n: 3 },
          { reason: 'flank', n: 1 },
          { reason: 'forest', n: -2 },
        ],
      }}
      outcome={{
        className: 'red',
        lines: [{ face: sword, dice: 2, text: 'hits', isIdle: false }],
        totals: [{ text: 'Hits 2', isDanger: true }],
      }}
    >
      <p>roll</p>
    </Combat>,
  )
  expect(html).toContain('blue 3')
  expect(html).toContain('flank +1')
  expect(html).toContain('forest −2')
  expect(count(html, 'fallen')).toBe(1)
  expect(html).toContain('×2')
})

test('before the roll there is no outcome, and a word for the number of dice', () => {
  const fighter = { look, notes: [], hasFallen: false }
  const html = renderToStaticMarkup(
    <Combat title="" words={words} fighters={[fighter, fighter]} count="Not rolled yet" isOuter>
      {null}
    </Combat>,
  )
  expect(html).toContain('Not rolled yet')
  expect(html).toContain('combat-outer')
  expect(html).not.toContain('combat-outcome')
})
