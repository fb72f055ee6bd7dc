import { describe, expect, it } from 'vitest'
import { defaultSettings, seedFrom, start } from '../../../kernel/index.ts'
import { cards, cardValue } from '../data/cards.ts'
import { newGame } from '../game.ts'
import { scene } from '../testing.ts'
import type { Options } from '../types.ts'
import { barred } from './barred.ts'
import { standing } from './end.ts'

const begin = (roles: (string | null)[], settings: Partial<Options> = {}) =>
  start(newGame, {
    roles,
    options: { ...(defaultSettings(newGame.options) as unknown as Options), ...settings },
    seed: seedFrom('rules'),
  })

describe('what is barred', () => {
  it('NG-2.2 a bid of more coins than one has, where somebody has more', () => {
    const t = scene(3).coins(5, 3, 5).deck('castle').run({ do: 'round' })
    expect(barred(t.view('green'))).toEqual([
      { move: { do: 'bid', coins: 4 }, why: 'too-few-coins', of: '3', rule: 'NG-2.2' },
    ])
    expect(barred(t.view('red'))).toEqual([])
    expect(barred(t.view(null))).toEqual([])
  })
})

describe('setup', () => {
  it('NG-1.1 has twelve cards with the values 1 to 12', () => {
    expect(cards.map(cardValue)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('NG-1.2 gives each seat the colour that it has chosen, or one of those left', () => {
    const { colours } = begin(['gold', null, null, null]).state.g.open
    expect(colours[0]).toBe('gold')
    expect(new Set(colours).size).toBe(4)
    expect(() => begin(['red', 'red'])).toThrow(RangeError)
  })

  it('NG-1.3 gives everybody 5 coins', () => {
    expect(begin([null, null, null]).state.g.open.coins).toEqual([5, 5, 5])
  })

  it('NG-1.4 plays for 6 cards, and for 8 in a long game', () => {
    // The first one is turned up.
    expect(begin([null, null]).state.g.open.left).toBe(5)
    expect(begin([null, null], { long: true }).state.g.open.left).toBe(7)
  })

  it('NG-1.5 deals everybody a card that nobody else is told of', () => {
    const { state, heard } = begin([null, null, null])
    const dealt = heard.filter(({ event }) => event.is === 'dealt')
    expect(dealt.map(({ to }) => to)).toEqual([[0], [1], [2]])
    expect(new Set(state.g.held.map(({ secret }) => secret)).size).toBe(3)
  })
})

describe('bidding', () => {
  it('NG-2.1 turns up the top card', () => {
    const t = scene(2).deck('mill', 'castle').run({ do: 'round' })
    expect([t.open.up, t.open.left]).toEqual(['mill', 1])
  })

  it('NG-2.2 lets everybody bid what it has, unseen until the last has bid', () => {
    const t = scene(2).deck('mill').coins(2, 9).run({ do: 'bid' })
    expect(t.legalMoves('red')).toEqual([0, 1, 2].map(coins => ({ do: 'bid', coins })))
    t.set({ up: 'mill' }).move('red', { do: 'bid', coins: 2 })
    expect(t.view('green')).toMatchObject({ ready: [0], answer: null })
    expect(t.events('won')).toEqual([])
  })

  it('NG-2.3 gives the card to the highest bid, then to the fewest cards kept, then to who sits first', () => {
    const won = (...bids: number[]) => {
      const t = scene(3).deck('mill').kept('red', 'hut').run({ do: 'round' })
      return t.bid(...bids).events('won')[0].seat
    }
    expect(won(1, 2, 3)).toBe(2)
    expect(won(3, 3, 3)).toBe(1)
    expect(won(3, 0, 3)).toBe(2)
  })

  it('NG-2.4 takes the bid of the winner alone, and gives everybody 1 coin', () => {
    const t = scene(3).deck('mill').run({ do: 'round' }).bid(4, 3, 0)
    expect(t.open.coins).toEqual([2, 6, 6])
  })
})

describe('the card', () => {
  const won = () => scene(2).deck('chapel', 'hut').run({ do: 'round' }).bid(1, 0)

  it('NG-3.1 is kept or sold by the winner', () => {
    const t = won()
    expect(t.asked()).toEqual(['red'])
    expect(t.legalMoves('red')).toEqual([{ do: 'keep' }, { do: 'sell' }])
  })

  it('NG-3.2 lies before its owner when it is kept', () => {
    const t = won().move('red', { do: 'keep' })
    expect(t.open.kept).toEqual([['chapel'], []])
  })

  it('NG-3.3 brings half its value, rounded up, when it is sold', () => {
    const t = won().move('red', { do: 'sell' })
    expect([t.open.coins[0], t.open.sold]).toEqual([5 - 1 + 1 + 4, ['chapel']])
  })
})

describe('the end', () => {
  it('NG-4.1 comes when the deck is empty: all secret cards are revealed', () => {
    const t = scene(2).secret('red', 'hut').secret('green', 'tower').deck('mill').run({ do: 'round' }).bid(1, 0)
    t.move('red', { do: 'keep' })
    expect(t.question()).toBeNull()
    expect([t.open.revealed, t.view('red').own]).toEqual([['hut', 'tower'], { secret: null }])
  })

  it('NG-4.2 counts the cards kept and the secret card', () => {
    const t = scene(2)
      .kept('red', 'mill', 'forge')
      .set({ revealed: ['hut', 'tower'] })
    expect(standing(t.open).map(({ seat, keys }) => [seat, keys[0].n])).toEqual([
      [0, 12],
      [1, 10],
    ])
  })

  it('NG-4.3 is won by points, then by coins; else it is shared', () => {
    const t = scene(3).kept('red', 'mill').kept('green', 'mill').kept('blue', 'mill').coins(3, 4, 4)
    expect(standing(t.open).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ])
  })
})
