import { describe, expect, it } from 'vitest'
import { nothingRecent } from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'
import { beatOf, tell } from './recaps.ts'

const card: Event = { is: 'revealed', stack: 0, seat: 0, card: 'mobilize-forces' }
const attacked: Event = { is: 'attacked', seat: 0, defender: 1, area: 'k-c4', site: 'froli', nobles: ['red-star'] }
const hits: Event = { is: 'hits', side: 'defender', seat: 1, hits: [{ why: 'casualty', n: 1 }], n: 1 }
const died: Event = { is: 'died', noble: 'blue-star', gone: false }
const captured: Event = { is: 'captured', site: 'froli', by: 0, how: 'assault' }
const allocated: Event = { is: 'allocated', card: 'mobilize-forces', seat: 0, to: 'wages' }
const drawn: Event = { is: 'drawn', seat: 0, card: 'plague' }
const voted: Event = { is: 'voted', subject: { agenda: 'road-toll' }, ballots: [{ votes: 2, side: null }, null] }
const side: Event = { is: 'side', seat: 0, side: 'yes', votes: 2 }
const outcome: Event = { is: 'outcome', subject: { agenda: 'road-toll' }, winner: 'yes' }

const last = (events: readonly Event[]) => tell(nothingRecent, events).recaps.at(-1)

describe('a recap', () => {
  it('of a battle has all that came of it, the capture, too', () => {
    const recap = last([card, attacked, hits, died, captured, allocated])
    expect(recap?.head).toBe(attacked)
    expect(recap?.rest).toEqual([hits, died, captured])
  })

  it('ends where the card is laid down', () => {
    expect(tell(nothingRecent, [card, attacked, allocated]).isOpen).toBe(false)
    expect(last([card, attacked, allocated, died])?.rest).toEqual([])
  })

  it('of a siege that has come to its end begins with the capture', () => {
    const siege: Event = { ...captured, how: 'siege' }
    expect(last([card, siege])?.head).toBe(siege)
  })

  it('of a vote has the sides and the outcome, and gives way to the next', () => {
    expect(last([voted, side, outcome])?.rest).toEqual([side, outcome])
    expect(last([voted, side, outcome, voted])?.rest).toEqual([])
  })

  it('of an Event has whom it strikes', () => {
    const target: Event = { is: 'target', card: 'plague', target: { site: 'froli' } }
    expect(last([card, drawn, target])?.rest).toEqual([target])
  })

  it('WK-9.6.1: of a stronghold that has fallen has the ransom, which is a beat of its own', () => {
    const fallen: Event = { is: 'captured', site: 'blue-stronghold', by: 0, how: 'assault' }
    const ransom: Event = { is: 'control', city: 'froli', seat: 0, why: 'plunder' }
    const fell: Event = { is: 'fell', seat: 1 }
    expect(last([card, attacked, fallen, ransom, fell])?.rest).toEqual([fallen, ransom, fell])
    expect([ransom, fell].every(event => beatOf(event) > 0)).toBe(true)
  })

  it('WK-11.6: of the Upkeep has the Noble who comes back; where none is open he has his own', () => {
    const upkeep: Event = { is: 'phase', phase: 'upkeep' }
    const back: Event = { is: 'cameBack', noble: 'red-star', area: 'k-d3' }
    expect(last([upkeep, back])).toMatchObject({ head: upkeep, rest: [back] })
    expect(last([back])?.head).toBe(back)
    expect(beatOf(back)).toBeGreaterThan(0)
  })

  it('WK-15.1, WK-16.3: takes in gifts and heirs, whatever goes on; where none is open they have their own', () => {
    const gift: Event = { is: 'gave', from: 0, to: 1, crowns: 2 }
    const killed: Event = { is: 'heir', noble: 'red-star', to: null }
    const heirless: Event = { is: 'heirless', noble: 'red-star' }
    expect(last([voted, gift, side])).toMatchObject({ head: voted, rest: [gift, side] })
    expect(last([gift])?.head).toBe(gift)
    const another: Event = { ...gift, to: 2 }
    expect(last([gift, another])).toMatchObject({ head: another, rest: [] })
    expect(last([killed, heirless])).toMatchObject({ head: killed, rest: [heirless] })
    expect(last([killed, died])?.rest).toEqual([died])
    expect([gift, killed, heirless].every(event => beatOf(event) > 0)).toBe(true)
  })

  it('is told beat by beat: who has died waits for the sum', () => {
    expect([attacked, hits, died, voted, outcome].every(event => beatOf(event) > 0)).toBe(true)
    expect(beatOf({ is: 'exhausted', noble: 'red-star', exhausted: true })).toBe(0)
  })
})
