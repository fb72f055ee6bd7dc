import { expect, it } from 'vitest'
import type { Entry, Table } from '../../table/index.ts'
import { countOf } from './counts.ts'

it('an opening that was taken back has never been, nor what all have not heard', () => {
  const seats = ['Ann', 'Ben'].map(name => ({ kind: 'person', user: name, name }))
  const game = {
    standing: () => [{ seat: 0, place: 1, keys: [] }],
    playedWith: (seat: number) => ({ house: ['stark', 'tully'][seat], other: 'x' }),
    opening: (seat: number, _open: object, events: { seat: number; card: string }[]) =>
      events.filter(event => event.seat === seat).map(({ card }) => card),
  }
  const table = { core: { status: 'over', setup: { private: false }, seats, state: { g: { open: {} } } }, game }
  const heard = (seat: number, card: string, to: number[] | null = null) => ({ to, event: { seat, card } })
  const entries = [
    { n: 1, command: { do: 'start' }, at: 0, heard: [heard(1, 'raid')] },
    { n: 2, command: { do: 'move' }, heard: [heard(0, 'taken back')] },
    { n: 3, command: { do: 'undo' }, undone: [2] },
    { n: 4, command: { do: 'move' }, heard: [heard(0, 'march'), heard(0, 'secret', [0])] },
  ]
  const { tallies } = countOf(table as unknown as Table, entries as unknown as Entry[], 60_000)
  expect(tallies.filter(({ what }) => what.startsWith('opened'))).toEqual([
    { seats: 2, what: 'opened stark', of: '', n: 1 },
    { seats: 2, what: 'opened stark', of: 'march', n: 1 },
    { seats: 2, what: 'opened and won stark', of: 'march', n: 1 },
    { seats: 2, what: 'opened tully', of: '', n: 1 },
    { seats: 2, what: 'opened tully', of: 'raid', n: 1 },
  ])
})
