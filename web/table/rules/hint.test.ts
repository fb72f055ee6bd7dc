import { expect, it } from 'vitest'
import { usefulHints } from './Hint.tsx'

const person = { kind: 'person', user: 'ann', name: 'Ann', absent: false }

/** What is said to somebody who waits and has moved, with others on the seats. */
const said = (...others: object[]) =>
  usefulHints(
    {
      scene: { tableView: { seats: [person, ...others], undo: 0 } },
      view: { moved: 20, answer: null },
      texts: {},
    } as never,
    false,
  )

it('of bots only those hear at whose table a bot plays', () => {
  expect(said(person, person)).toEqual(['wait'])
  expect(said(person, { kind: 'bot', bot: 'easy', name: 'Bot' })).toEqual(['bots', 'wait'])
  expect(said(person, { ...person, absent: true })).toEqual(['bots', 'wait'])
})
