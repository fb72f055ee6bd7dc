import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'
import type { Options } from '../../types.ts'

const dealing = (options: Partial<Options> = {}) => scene({ options }).set({ turn: null }).run({ do: 'openingHands' })

describe('opening hands', () => {
  it('BL-3.10 six command and three lore cards; two and one are discarded in secret, then shown', () => {
    const t = dealing()
    expect(t.open.commandHands).toEqual([6, 6])
    expect(t.open.loreHands).toEqual([3, 3])
    for (const faction of ['daqan', 'uthuk'] as const) {
      expect(t.refuses(faction, { do: 'discard-marked' })).toBe(true)
      for (let i = 0; i < 3; i++) t.move(faction, t.of(faction, 'mark')[0])
      t.move(faction, { do: 'discard-marked' })
      if (faction === 'daqan') expect(t.open.commandDiscard).toEqual([])
    }
    expect(t.open.commandHands).toEqual([4, 4])
    expect(t.open.loreHands).toEqual([2, 2])
    expect(t.open.commandDiscard).toHaveLength(4)
    expect(t.open.loreDiscards.map(pile => pile.length)).toEqual([1, 1])
    expect(t.open.commandDeck).toBe(48)
    expect(t.open.loreDecks).toEqual([17, 17])
  })

  it('BL-3.10 a mark can be taken back', () => {
    const t = dealing()
    const [{ card }] = t.of('daqan', 'mark')
    t.move('daqan', { do: 'mark', card }, { do: 'unmark', card })
    expect(t.held('daqan').marked).toEqual({ commands: [], lores: [] })
  })

  it('BL-3.10, BL-21.5 with randomFour four and two cards are dealt and nothing is chosen', () => {
    const t = dealing({ randomFour: true })
    expect(t.question()).toBe(null)
    expect(t.open.commandHands).toEqual([4, 4])
    expect(t.open.loreHands).toEqual([2, 2])
  })

  it('BLC-67, BL-21.1 preset hands: three Patrols and a Line Advance each, 52 cards left', () => {
    const t = dealing({ presetHands: true })
    expect(t.held('daqan').commands).toEqual(['patrol-left', 'patrol-center', 'patrol-right', 'line-advance'])
    expect(t.held('uthuk').commands).toEqual(t.held('daqan').commands)
    expect(t.open.commandDeck).toBe(52)
    expect(t.open.loreHands).toEqual([3, 3])
    // Of the lore cards one has to go, as always.
    expect(t.question()).toBe('discardOpening')
    expect(t.of('daqan', 'mark').length).toBeGreaterThan(0)
    expect(t.of('daqan', 'mark').every(({ card }) => t.held('daqan').lores.includes(card as never))).toBe(true)
  })

  it('BL-22.3, BL-17.2 each has a deck of his own faction, whose order nobody sees', () => {
    const t = dealing()
    expect(t.state.g.hidden.loreDecks[0]).not.toContain('portal')
    expect(JSON.stringify(t.view('daqan').open)).not.toContain('shield-wall')
  })
})
