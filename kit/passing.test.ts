import { expect, it } from 'vitest'
import type { Seat } from '../kernel/index.ts'
import { afterAct, afterPass, nextToAsk, type Round, stillToAsk } from './passing.ts'

/** Who is asked in a window of four seats in which `acts` says who does something when asked. */
function asked(begin: Round, mayAct: (seat: Seat) => boolean, acts: (n: number) => boolean): Seat[] {
  const list: Seat[] = []
  let round = begin
  for (let seat = nextToAsk(4, round, mayAct); seat !== undefined; seat = nextToAsk(4, round, mayAct)) {
    round = acts(list.length) ? afterAct(seat) : afterPass(4, round, seat)
    list.push(seat)
  }
  return list
}

it('goes round clockwise past those who cannot act, until all have passed in a row', () => {
  expect(
    asked(
      afterAct(2),
      () => true,
      () => false,
    ),
  ).toEqual([2, 3, 0, 1])
  expect(
    asked(
      afterAct(2),
      seat => seat !== 3,
      () => false,
    ),
  ).toEqual([2, 0, 1])
  expect(
    asked(
      afterAct(2),
      () => false,
      () => false,
    ),
  ).toEqual([])
})

it('asks everybody anew after somebody has done something', () => {
  expect(
    asked(
      afterAct(0),
      () => true,
      n => n === 2,
    ),
  ).toEqual([0, 1, 2, 2, 3, 0, 1])
})

it('names all who are still to be asked', () => {
  expect(stillToAsk(4, { turn: 3, passed: [0] }, seat => seat !== 2)).toEqual([3, 1])
})
