import { describe, expect, it } from 'vitest'
import { nothingRecent } from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'
import { lastsOf, tell } from './recaps.ts'

const revealed: Event = {
  is: 'revealed',
  cards: { challenger: 'stark-truce', defender: 'lannister-truce' },
  fromDeck: [],
  outcome: 'truce',
}
const power = (n: number): Event => ({ is: 'power', from: 0, to: 'robb-stark', n, why: 'reward' })
const drew: Event = { is: 'drew', seat: 1, n: 1, why: 'draw-up' }

describe('a recap', () => {
  it('begins with the reveal and takes in what comes of it until the round is cleaned up', () => {
    const recapped = tell(nothingRecent, [drew, revealed, power(1), { is: 'cleanup' }, drew])
    expect(recapped.recaps.at(-1)?.head).toBe(revealed)
    expect(recapped.recaps.at(-1)?.rest).toEqual([power(1)])
    expect(recapped.isOpen).toBe(false)
  })

  it('stays while more may come of the encounter, however long people think, and goes some time after', () => {
    const talking = tell(nothingRecent, [revealed, { is: 'talks' } as Event])
    expect(lastsOf(talking.recaps.at(-1)!.head, talking.isOpen)).toBeNull()
    const over = tell(talking, [{ is: 'cleanup' }])
    expect(lastsOf(over.recaps.at(-1)!.head, over.isOpen)).toBe(14_000)
  })

  it('tells power that moves unit by unit once', () => {
    expect(tell(nothingRecent, [revealed, power(1), power(1)]).recaps.at(-1)?.rest).toEqual([power(2)])
  })

  it('goes on with later news, and knows what was told before', () => {
    const before = tell(nothingRecent, [revealed, power(1)])
    const after = tell(before, [{ is: 'died', character: 'robb-stark', seat: 0, why: 'punishment' }])
    expect(after.recaps.at(-1)?.rest).toHaveLength(2)
    expect(after.recaps.at(-1)?.told).toBe(1)
  })

  it('stays the same object while nothing belongs to it', () => {
    const before = tell(nothingRecent, [revealed])
    expect(tell(before, [{ is: 'stage', stage: 'resolution' }])).toBe(before)
  })

  it('gives way to the next one', () => {
    const torture: Event = { is: 'tortured', seat: 0, n: 1, house: 1, card: 'lannister-truce' }
    expect(tell(tell(nothingRecent, [revealed, power(1)]), [torture]).recaps).toEqual([
      { head: torture, rest: [], told: 0 },
    ])
  })
})
