import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Hand } from './Hand.tsx'

const hand = (withText: boolean, highlighted: readonly string[] = []) =>
  renderToStaticMarkup(
    <Hand
      label="Hand"
      cards={['scout']}
      faceOf={() => ({ title: 'Scout', kind: 'Card', effect: 'Draw two cards.', emblem: null })}
      moveOf={() => undefined}
      withText={withText}
      highlighted={highlighted}
      busy={false}
      onMove={() => {}}
    />,
  )

test('a hand that is read says beside each card what it does', () => {
  expect(hand(true)).toContain('<p>Draw two cards.</p>')
  expect(hand(false)).not.toContain('<p>Draw two cards.</p>')
})

test('a card that is spoken of is set off', () => {
  const isSetOff = (...spokenOf: string[]) => hand(false, spokenOf).includes('highlighted')
  expect([isSetOff('card:scout'), isSetOff('card:knight'), isSetOff()]).toEqual([true, false, false])
})
