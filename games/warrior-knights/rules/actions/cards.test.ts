import { describe, expect, it } from 'vitest'
import type { BaronCard } from '../../data/actionCards.ts'
import type { Baron } from '../../data/barons.ts'
import { type Scene, scene } from '../../testing.ts'

/** Puts `n` cards into an area, of the Barons in turn, all of a kind that lies there. */
function fill(t: Scene, area: 'taxation' | 'wages' | 'assembly', n: number, not?: Baron) {
  const kinds = { taxation: 'levy-taxes', wages: 'draft-soldiers', assembly: 'rally-support' } as const
  // The last Baron first: the first one keeps cards to play
  const barons = t.open.barons.toReversed().filter(baron => baron !== not)
  for (let i = 0; i < n; i++) t.area(area, barons[Math.floor(i / 2) % barons.length], kinds[area])
  return t
}

describe('the stacks', () => {
  it('WK-5.1 reveals the cards of stack 1, then of stack 2, then of stack 3', () => {
    const t = scene(2)
    const { g } = t
    g.hidden.stacks = [
      [{ seat: 0, card: 'levy-taxes' }],
      [{ seat: 1, card: 'levy-taxes' }],
      [{ seat: 0, card: 'rally-support' }],
    ]
    g.open.stacks = g.hidden.stacks.map(stack => ({
      counts: [0, 1].map(seat => stack.filter(each => each.seat === seat).length),
      neutral: 0,
    }))
    g.held = g.held.map((held, seat) => ({
      ...held,
      stacked: g.hidden.stacks.map(stack =>
        stack.flatMap(each => (each.seat === seat ? [each.card as BaronCard] : [])),
      ),
    }))
    t.run({ do: 'nextCard' })
    t.goOn().goOn().goOn()
    expect(t.events('revealed').map(({ stack, seat }) => [stack, seat])).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ])
  })

  it('WK-T04, WK-5.2, WK-5.4, WK-5.5: a declined card is allocated all the same', () => {
    const t = fill(scene(3), 'taxation', 4).area('taxation', 'red', 'levy-taxes')
    t.card('red', 'levy-taxes')
    t.noble('red-star', 'k-c2')
    expect(t.open.areas.taxation).toHaveLength(5)
    t.move('red', { do: 'decline' })
    expect(t.open.crowns).toEqual([15, 15, 15])
    expect(t.events('phase').map(({ phase }) => phase)).toContain('taxation')
    expect(t.open.areas.taxation).toEqual([])
    // The cards are back in hand
    expect(t.g.held[0].hand).toHaveLength(12)
  })

  it('WK-5.3 allocates each card to its area, and Versatile Strategy to the hand', () => {
    const to = (card: BaronCard) => {
      const t = scene(3).card('red', card)
      while (t.events('allocated').length === 0) t.goOn()
      return t.events('allocated')[0].to
    }
    expect([to('levy-taxes'), to('draft-soldiers'), to('rally-support')]).toEqual(['taxation', 'wages', 'assembly'])
    expect(to('versatile-strategy')).toBe('hand')
    const t = scene(3).card('red', 'serve-the-church').move('red', { do: 'decline' })
    expect(t.legalMoves('red')).toEqual(['taxation', 'wages', 'assembly'].map(area => ({ do: 'area', to: area })))
  })

  it('WK-T03, WK-5.4: one card, two phases: Wages come before the Draft', () => {
    const t = fill(scene(4), 'wages', 6, 'blue').area('wages', 'blue', 'draft-soldiers')
    t.track('red', 'red', 'green', null, 'black').card('blue', 'draft-soldiers')
    expect(t.legalMoves('blue')).toEqual([{ do: 'mark', spot: 3 }, { do: 'decline' }])
    t.move('blue', { do: 'mark', spot: 3 })
    t.until(null)
    const phases = t.heard.flatMap(event =>
      event.is === 'phase' ? [event.phase] : event.is === 'returned' ? ['back'] : [],
    )
    expect(phases.slice(0, 3)).toEqual(['wages', 'back', 'draft'])
  })

  it('WK-2.1 carries a special phase out before the next card is revealed', () => {
    const t = fill(scene(2), 'taxation', 3)
    t.stacked([
      { seat: 0, card: 'levy-taxes' },
      { seat: 0, card: 'rally-support' },
    ]).run({ do: 'nextCard' })
    t.move('red', { do: 'use' })
    const order = t.heard.flatMap(({ is }) => (is === 'revealed' || is === 'phase' ? [is] : []))
    expect(order).toEqual(['revealed', 'phase', 'revealed'])
  })
})

describe('the cards of Barons', () => {
  it('WK-T05, WK-5.6.1: Levy Taxes pays for areas, not for Nobles, and not at sea', () => {
    const t = scene(2).noble('red-star', 'k-c2').noble('red-square', 'k-c2').noble('red-circle', 'o-cadiz')
    t.noble('red-triangle', 'k-e1', [], { at: 'sea' })
    t.card('red', 'levy-taxes').move('red', { do: 'use' })
    expect(t.open.crowns[0]).toBe(17)
  })

  it('WK-T02, WK-5.6.2: the last spot but none, and no Wages', () => {
    const t = scene(4).track('red', 'blue', 'green', null, 'black')
    fill(t, 'wages', 2).card('blue', 'draft-soldiers')
    expect(t.legalMoves('blue')).toEqual([{ do: 'mark', spot: 3 }, { do: 'decline' }])
    t.move('blue', { do: 'mark', spot: 3 })
    expect(t.events('phase').map(({ phase }) => phase)).toEqual(['draft'])
    expect(t.open.areas.wages).toHaveLength(3)
    expect(t.open.track).toHaveLength(5)
  })

  it('WK-5.6.2 needs a marker to spare', () => {
    const t = scene(6).track('red', 'red', 'red', 'red', 'red', 'red')
    t.set({
      voyages: {
        ...t.open.voyages,
        china: { spot: 1, stakes: [{ seat: 0, crowns: 1 }], blessed: false },
        ceylon: { spot: 1, stakes: [{ seat: 0, crowns: 1 }], blessed: false },
      },
    })
    t.card('red', 'draft-soldiers')
    expect(t.open.track[6]).toBeNull()
    expect(t.events('declined')).toHaveLength(1)
  })

  it('WK-T01, WK-5.3, WK-5.4, WK-5.6.3: the eighth card brings the Assembly', () => {
    const t = fill(scene(4), 'assembly', 6, 'green').area('assembly', 'green', 'rally-support')
    t.chairman('red').votes({ green: 1, red: 4 }).card('green', 'rally-support')
    t.agendas('property-tax', 'income-tax', 'road-toll')
    t.move('green', { do: 'use' })
    // 3 of his own, and 1 that everybody receives
    expect(t.open.votes[2]).toBe(4)
    expect(t.open.chairman).toBe(0)
    expect(t.open.phase).toBe('assembly')
    expect(t.open.areas.assembly).toHaveLength(8)
    t.until(null)
    expect(t.events('revealed')).toHaveLength(1)
    expect(t.open.areas.assembly).toEqual([])
    expect(t.g.held.map(({ hand }) => hand.length)).toEqual([12, 12, 12, 12])
  })

  it('WK-T07, WK-5.6.3, WK-5.6.5: Rally Support takes the token with strictly more Votes alone', () => {
    const t = scene(3).chairman('red').votes({ green: 3, red: 5 }).card('green', 'rally-support')
    t.move('green', { do: 'use' })
    expect([t.open.votes[2], t.open.chairman]).toEqual([5, 0])
    const more = scene(3).chairman('red').votes({ green: 4, red: 5 }).card('green', 'rally-support')
    expect(more.move('green', { do: 'use' }).open.chairman).toBe(2)
    const banned = scene(3).chairman('red').ban('green').votes({ green: 9 }).card('green', 'rally-support')
    expect(banned.move('green', { do: 'use' }).open.chairman).toBe(0)
  })

  it('WK-T08, WK-5.6.4, WK-5.6.5: losing Faith moves no token', () => {
    const t = scene(2).church('red').faith({ red: 3, blue: 2 }).chairman('red')
    t.eventDeck('mutiny').noble('red-star', 'k-c2', ['merc-english-50-1'])
    t.neutral('important-event').move('red', { do: 'draw' }).move('red', { do: 'pledge', faith: 2 })
    expect([t.open.faith, t.open.church]).toEqual([[1, 2], 0])
    t.card('blue', 'serve-the-church').move('blue', { do: 'use' })
    expect([t.open.faith, t.open.church]).toEqual([[1, 3], 1])
  })

  it('WK-T09, WK-5.3: Mobilize Forces used for nothing goes to Wages or to the Assembly', () => {
    const t = scene(3).noble('blue-star', 'k-d2', ['reg-blue-100']).card('blue', 'mobilize-forces')
    t.move('blue', { do: 'done' })
    expect(t.legalMoves('blue')).toEqual([
      { do: 'area', to: 'wages' },
      { do: 'area', to: 'assembly' },
    ])
  })

  it('WK-T10, WK-5.6.6, WK-5.6.8: moves into an area and fights there; who takes part is exhausted afterwards', () => {
    const mobilized = () => {
      const t = scene(2).noble('red-star', 'k-d3', ['reg-red-100', 'merc-english-100-1'])
      t.noble('red-square', 'k-c4', ['merc-english-100-2']).fate('casualty', 'casualty', 'victory', 'draw')
      t.card('red', 'mobilize-forces').move('red', { do: 'go', noble: 'red-star', path: ['k-c4'] })
      expect(t.nobleOf('red-star').exhausted).toBe(false)
      expect(t.refuses('red', { do: 'go', noble: 'red-square', path: ['k-d3'] })).toBe(true)
      while (t.question() === 'takeTroops') t.move('red', { do: 'done' })
      return t.move('red', { do: 'assault', site: 'froli' })
    }
    const both = mobilized().move('red', { do: 'commit' }).until('chooseArea')
    expect(both.legalMoves('red')).toEqual([
      { do: 'area', to: 'wages' },
      { do: 'area', to: 'assembly' },
    ])
    expect([both.nobleOf('red-star').exhausted, both.nobleOf('red-square').exhausted]).toEqual([true, true])
    const alone = mobilized().move('red', { do: 'bench', noble: 'red-square' }, { do: 'commit' }).until('chooseArea')
    expect([alone.nobleOf('red-star').exhausted, alone.nobleOf('red-square').exhausted]).toEqual([true, false])
  })

  it('WK-T06, WK-5.6.7: Versatile Strategy places a marker and pays its fee', () => {
    const t = scene(3).crowns({ red: 5 }).track('blue', null, null, null).card('red', 'versatile-strategy')
    // Spot 2 costs 7, spot 3 costs 6; there is no spot 5 with three Barons
    expect(t.legalMoves('red').filter(({ do: name }) => name === 'mark')).toEqual([{ do: 'mark', spot: 3 }])
    t.move('red', { do: 'mark', spot: 3 })
    expect([t.open.crowns[0], t.open.track[3]]).toEqual([0, 0])
    expect(t.g.held[0].hand).toHaveLength(12)
  })

  it('WK-5.6.7 gives 2 crowns, or a Vote that makes nobody Chairman, or moves one Noble, or starts one battle', () => {
    const t = () => scene(2).noble('red-star', 'k-c2', ['reg-red-100']).noble('red-square', 'k-c4', ['reg-red-50-1'])
    expect(t().card('red', 'versatile-strategy').move('red', { do: 'gain', what: 'crowns' }).open.crowns[0]).toBe(17)
    const vote = t().chairman('blue').card('red', 'versatile-strategy').move('red', { do: 'gain', what: 'vote' })
    expect([vote.open.votes[0], vote.open.chairman]).toEqual([1, 1])
    const moved = t()
      .card('red', 'versatile-strategy')
      .move('red', { do: 'go', noble: 'red-star', path: ['k-d2'] })
    expect(moved.question()).toBeNull()
    expect([moved.nobleOf('red-star').exhausted, moved.nobleOf('red-square').exhausted]).toEqual([true, false])
    const fought = t().card('red', 'versatile-strategy').move('red', { do: 'siege', site: 'froli' })
    expect([fought.open.sieges.length, fought.nobleOf('red-square').exhausted]).toEqual([1, true])
    expect(fought.g.held[0].hand).toHaveLength(12)
  })
})

describe('fractions', () => {
  it('WK-1.13 rounds down where nothing is said', () => {
    const t = scene(2).crowns({ red: 7 }).church('red').eventDeck('empty-coffers').neutral('important-event')
    expect(t.open.crowns[0]).toBe(4)
  })
})
