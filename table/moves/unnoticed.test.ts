import { expect, it } from 'vitest'
import { tableViewOf, viewerOf } from '../index.ts'
import { bid, type Sitting, started } from '../testing/play.ts'
import { trimmed } from './advance.ts'

const seen = ({ table }: Sitting, user: string) => {
  const { undo, furtherUndo } = tableViewOf(table, viewerOf(table, user))
  return { undo, furtherUndo }
}
/** Ann has moved, and drafts again. */
function twoDrafts(others: number) {
  const here = started('ABC', { options: { rich: true } })
  bid(here, [2, 0, 0])
  here.move(0, { do: 'done' })
  here.move(0, { do: 'pass' })
  const by = (seat: number, i: number) => {
    here.move(seat, { do: 'offer', coins: 1 + (i % 2) })
    here.table = trimmed(here.table)
  }
  by(0, 0)
  by(0, 1)
  for (let i = 0; i < others; i++) by(1 + (i % 2), i >> 1)
  return here
}

it('how often others draft, nobody can tell by what may be taken back', () => {
  const alone = seen(twoDrafts(0), 'ann')
  expect(alone).toEqual({ undo: 2, furtherUndo: 'asks' })
  for (const others of [1, 20, 45, 90]) expect(seen(twoDrafts(others), 'ann'), `${others}`).toEqual(alone)
})
