/** What each scene shows, and to whom. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { viewOf } from '../../../../kernel/index.ts'
import { warriorKnights } from '../../game.ts'
import { en } from '../../texts/en/index.ts'
import { scenes } from '../gallery/scenes.ts'
import { HandPanel } from '../panels/HandPanel.tsx'
import type { BoardProps } from '../props.ts'
import { Stage } from './Stage.tsx'

/** What a seat sees of a scene, as plain text; null: a spectator. */
function seen(name: keyof typeof scenes, seat?: number | null, Show = Stage as (props: BoardProps) => React.ReactNode) {
  const position = scenes[name]()
  const view = viewOf(warriorKnights, position.state, seat === undefined ? position.seat : seat)
  const rest = { busy: false, highlighted: [], news: [], log: [], isRevisited: false }
  const acts = { onHighlight: () => {}, onMove: () => {}, onMoves: () => {} }
  const html = renderToStaticMarkup(<Show view={view} texts={en} {...rest} {...acts} />)
  return html
    .replaceAll(/<(strong|small|b)[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

describe('planning', () => {
  test('WK-4.1: one’s own stacks lie open to oneself alone', () => {
    expect(seen('planning')).toMatch(/Stack 1 2 of 2 cards .*Levy Taxes .*Mobilize Forces .*Stack 2/)
    for (const seat of [1, null]) expect(seen('planning', seat)).not.toMatch(/Mobilize Forces.*Stack 2/)
    expect(seen('planning', null)).toContain('The Barons are deciding in secret.')
    expect(seen('planning', null, HandPanel)).not.toContain('Mobilize')
  })

  test('WK-4.1: all see who has decided', () => {
    for (const seat of [0, 1, null]) expect(seen('planning', seat)).toMatch(/Emerande has sealed/)
  })
})

describe('the Assembly', () => {
  test('WK-7.3.1: Votes that are committed are seen by nobody before they are turned over', () => {
    expect(seen('votes', 0)).toContain('Your Votes on it:')
    for (const seat of [3, null]) expect(seen('votes', seat)).not.toContain('Your Votes on it:')
  })

  test('WK-7.3.2: the sides taken, and what they come to', () => {
    expect(seen('sides')).toMatch(/Madder 3 undecided Niebieski 2 Yes Emerande 1 undecided/)
    expect(seen('sides')).toMatch(/Yes 2 No 0/)
  })

  test('WK-7.6.1: to whom it falls reads what refusing brings', () => {
    expect(seen('falls')).toMatch(/Lord Constable.*Who refuses is banned/)
  })

  test('WK-7.7: with two Barons a form with what is left', () => {
    expect(seen('form')).toContain('5 Votes left.')
    expect(seen('form', 1)).not.toContain('5 Votes left.')
  })
})

describe('a battle', () => {
  test('WK-9.2.3: a hand is seen by its owner alone, its size by all', () => {
    expect(seen('discarding')).toContain('Lay 2 more aside.')
    expect(seen('discarding', null)).not.toContain('Your Fate cards.')
    expect(seen('discarding', null)).toContain('5 cards in hand')
  })

  test('WK-9.2.6: the hits with their reasons', () => {
    expect(seen('hits')).toMatch(/Casualties dealt \+2 Casualties prevented −1 Hits suffered 1/)
  })

  test('WK-9.4.1: the test of a siege', () => {
    expect(seen('siege')).toContain('Strength 900 against 200.')
  })
})

describe('money', () => {
  test('WK-6.2.3: what is owed, and what is missing', () => {
    expect(seen('wages')).toMatch(/Madder owes 6, has 3 crowns/)
    expect(seen('wages')).toContain('3 crowns are missing: whoever is not paid deserts.')
  })

  test('WK-6.3.1: a Mercenary that is too dear says so', () => {
    expect(seen('draft')).toMatch(/English 200 Fee 4/)
  })

  test('WK-6.1.2: a tax with the income it is reckoned by, and what refusing brings', () => {
    expect(seen('tax')).toMatch(/Property Tax.*owes 2.*Income of this Taxation.*Who refuses is banned/)
  })

  test('WK-11.3: what a revolt costs', () => {
    expect(seen('revolt')).toMatch(/Revolt in .*1 Faith .* crowns .* put it down/)
  })
})

test('WK-5.8.3: an Event with its target, its price, and who may pay', () => {
  expect(seen('event')).toMatch(/It strikes Froli\. Cancelled for 2 Faith\. All Barons may pay together/)
})

describe('a stronghold that has fallen', () => {
  test('WK-9.6.1: its Baron reads what each of his cities is worth, and who gets one', () => {
    expect(seen('ransom')).toMatch(/Ransom.*Madder.*one city goes to Niebieski.*Straven.*Uran/)
  })
})
