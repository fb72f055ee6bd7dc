import { describe, expect, it } from 'vitest'
import { nothingRecent } from '../../../../ui/board/recap.ts'
import type { Event } from '../../types.ts'
import { tell } from './recaps.ts'

const drawn: Event = { is: 'drawn', cards: ['supply-1', 'clash-of-kings', 'sea-of-storms'] as never }
const takesEffect = (card: string): Event => ({ is: 'westeros-card', card: card as never })
const cards = (attacker: string): Event => ({ is: 'cards', attacker: attacker as never, defender: 'roose-bolton' })
const battle: Event = { is: 'battle', attacker: 0, defender: 1, from: 'pyke', at: 'seagard', units: ['footman'] }
const bids: Event = { is: 'bids', on: 'fiefdoms', bids: [1, 2, 0] }
const lost: Event = { is: 'lost', seat: 1, at: 'seagard', unit: 'footman', routed: false, cause: 'combat' }
const outcome: Event = {
  is: 'outcome',
  winner: 'attacker',
  attacker: 0,
  defender: 1,
  at: 'seagard',
  strengths: [3, 2],
  tie: false,
}
const names = (events: readonly Event[]) => events.map(({ is }) => is)

describe('recaps of A Game of Thrones', () => {
  it('the Westeros cards take in what they do, bids too, until the orders are laid', () => {
    const { recaps, isOpen } = tell(nothingRecent, [
      drawn,
      takesEffect('clash'),
      bids,
      { is: 'phase', phase: 'planning' },
    ])
    expect([recaps.length, recaps[0].head.is, names(recaps[0].rest)]).toEqual([1, 'drawn', ['westeros-card', 'bids']])
    expect(isOpen).toBe(false)
  })

  it('each combat has its own cards', () => {
    const discarded: Event = { is: 'discarded', seat: 0, card: 'balon-greyjoy', cause: 'combat' }
    const news = [battle, cards('asha-greyjoy'), outcome, lost, battle, cards('balon-greyjoy'), outcome, discarded]
    const { recaps } = tell(nothingRecent, news)
    expect(recaps).toHaveLength(1)
    expect(recaps[0].head).toEqual(cards('balon-greyjoy'))
    expect(names(recaps[0].rest)).toEqual(['outcome'])
  })

  it('an outcome whose cards were never heard stands by itself', () => {
    expect(tell(nothingRecent, [outcome, lost]).recaps.map(({ head, rest }) => [head.is, names(rest)])).toEqual([
      ['outcome', ['lost']],
    ])
  })

  it('the reveal of all orders is told until the first is carried out', () => {
    const revealed: Event = { is: 'revealed', orders: [] }
    expect(tell(nothingRecent, [revealed]).recaps[0].head).toBe(revealed)
    const raided: Event = { is: 'raided', seat: 0, from: 'pyke', target: null, order: null, of: null }
    expect(tell(nothingRecent, [revealed, raided, lost]).recaps[0].rest).toEqual([])
  })
})
