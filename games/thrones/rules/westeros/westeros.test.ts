import { describe, expect, it } from 'vitest'
import { seeded, seedFrom } from '../../../../kernel/index.ts'
import { deckCards, type WesterosCard } from '../../data/westerosCards.ts'
import { wildlingCards } from '../../data/wildlingCards.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Options } from '../../types.ts'

/** Puts these cards on top of the three decks. */
function drawing(t: Scene, ...cards: [WesterosCard, WesterosCard, WesterosCard]): Scene {
  const westeros = cards.map((card, i) => {
    const rest = [...deckCards((i + 1) as 1 | 2 | 3)]
    rest.splice(rest.indexOf(card), 1)
    return [card, ...rest]
  })
  return t.hide({ westeros })
}

const quietCards = ['silence-at-the-wall', ...wildlingCards.filter(card => card !== 'silence-at-the-wall')] as const
const nothing = { do: 'choose', choice: 'nothing' } as const
const bid = (power: number) => ({ do: 'bid', power }) as const

/** Everybody still asked bids the same. */
function allBid(t: Scene, power: number): Scene {
  for (const house of t.asked()) t.move(house, bid(power))
  return t
}

const run = (t: Scene) => t.run({ do: 'westeros' })

describe('AG-4 the Westeros Phase', () => {
  it('AG-4.2 AG-4.12 AG-13.6 one card of each deck, face up, and out of its deck until Winter is Coming', () => {
    const t = drawing(scene(6), 'w1-last-days-of-summer', 'w2-last-days-of-summer', 'w3-rains-of-autumn')
    run(t)
    const cards = ['w1-last-days-of-summer', 'w2-last-days-of-summer', 'w3-rains-of-autumn']
    expect(t.open.westeros).toEqual(cards)
    expect(t.events('drawn')).toEqual([{ is: 'drawn', cards }])
    expect(t.open.westerosUsed).toEqual(cards.map(card => [card]))
    expect(t.state.g.hidden.westeros.map(deck => deck.length)).toEqual([9, 9, 9])
  })

  it('AG-4.3 AG-4.3.1 AG-4.11 each icon moves the threat by 2; Last Days of Summer does nothing else', () => {
    const t = run(drawing(scene(6), 'w1-last-days-of-summer', 'w2-last-days-of-summer', 'w3-web-of-lies'))
    expect(t.open.threat).toBe(8)
    expect(t.events('threat')).toEqual([{ is: 'threat', from: 2, to: 8 }])
  })

  it('T-08 AG-4.3.4 AG-4.3.3 UR-044 Winter is Coming is replaced at once, and the icons of the new card count', () => {
    const drawn = (seed: number) => {
      const t = drawing(scene(6), 'w1-winter-is-coming', 'w2-last-days-of-summer', 'w3-wildlings-attack')
      t.set({ threat: 4 }).state.chance = seeded(seedFrom(seed))
      return run(t)
    }
    const seeds = Array.from({ length: 50 }, (_, i) => i)
    const t = drawn(seeds.find(seed => drawn(seed).open.westeros[0] === 'w1-a-throne-of-blades')!)
    expect(t.open.threat).toBe(8)
    expect(t.events('reshuffle').at(-1)).toEqual({ is: 'reshuffle', deck: 1, card: 'w1-a-throne-of-blades' })
    expect(t.state.g.hidden.westeros[0]).toHaveLength(9)
    expect(t.open.westerosUsed[0]).toEqual(['w1-a-throne-of-blades'])
    expect([t.asked(), t.question()]).toEqual([['baratheon'], 'choose'])
    t.move('baratheon', nothing)
    expect(t.state.stack.at(-1)).toMatchObject({ do: 'bid', on: 'wildlings', strength: 8 })
  })

  it('UR-044 UR-113 Winter is Coming again is replaced again, and every reshuffle is remembered', () => {
    const drawn = (seed: number) => {
      const t = drawing(scene(6), 'w1-winter-is-coming', 'w2-last-days-of-summer', 'w3-sea-of-storms').set({ round: 4 })
      t.state.chance = seeded(seedFrom(seed))
      return run(t)
    }
    const seeds = Array.from({ length: 200 }, (_, i) => i)
    const t = drawn(seeds.find(seed => drawn(seed).events('reshuffle').length === 2)!)
    expect(t.events('reshuffle')[0].card).toBe('w1-winter-is-coming')
    expect(t.open.westeros[0]).not.toBe('w1-winter-is-coming')
    expect(t.open.reshuffled).toEqual([[4, 4], [], []])
    expect(t.open.westerosUsed[0]).toHaveLength(1)
  })

  it('AG-4.3.4 used cards come back into the deck', () => {
    const t = drawing(scene(6), 'w1-winter-is-coming', 'w2-last-days-of-summer', 'w3-sea-of-storms')
    const [first, ...rest] = t.state.g.hidden.westeros[0]
    const used = rest.slice(0, 4)
    t.hide({ westeros: [[first, ...rest.slice(4)], ...t.state.g.hidden.westeros.slice(1)] })
    t.set({ westerosUsed: [used, [], []] })
    run(t)
    expect([...t.state.g.hidden.westeros[0], ...t.open.westerosUsed[0]].sort()).toEqual([...deckCards(1)].sort())
  })

  it('T-09 AG-4.3.2 AG-4.10 AG-9.3 AG-9.4 two attacks in one phase', () => {
    const t = drawing(scene(6), 'w1-last-days-of-summer', 'w2-dark-wings-dark-words', 'w3-wildlings-attack')
    t.hide({ wildlings: quietCards }).set({ threat: 10 })
    run(t)
    expect(t.open.threat).toBe(12)
    expect(t.state.stack.at(-1)).toMatchObject({ do: 'bid', strength: 12 })
    expect(t.events('westeros-card')).toEqual([])
    allBid(t, 2).move('baratheon', { do: 'name', seat: t.seat('stark') })
    expect(t.events('wildlings')).toEqual([{ is: 'wildlings', strength: 12, sum: 12, won: true }])
    expect(t.open.threat).toBe(0)
    expect([t.asked(), t.question()]).toEqual([['lannister'], 'choose'])
    t.move('lannister', nothing)
    expect(t.state.stack.at(-1)).toMatchObject({ do: 'bid', strength: 0 })
    allBid(t, 0).move('baratheon', { do: 'name', seat: t.seat('stark') })
    expect(t.events('wildlings').at(-1)).toEqual({ is: 'wildlings', strength: 0, sum: 0, won: true })
    expect(t.open.threat).toBe(0)
    expect(t.open.wildlingsUsed).toHaveLength(2)
  })
})

describe('AG-4.7 and AG-4.8 cards that pay and cards that are chosen', () => {
  const martellScene = (options: Partial<Options> = {}) => {
    const t = scene(6, options).army('port-of-sunspear', 'martell', 'ship')
    return t.army('princes-pass', 'martell', 'footman').army('salt-shore', 'martell', 'footman')
  }
  const gameOfThrones = { do: 'collectPower', ports: true, card: 'w2-game-of-thrones' } as const

  it('T-07 AG-4.7 Game of Thrones: Power icons, and a port whose sea holds no enemy Ship', () => {
    const blocked = martellScene().army('east-summer-sea', 'tyrell', 'ship').run(gameOfThrones)
    expect(blocked.power('martell')).toBe(7)
    expect(martellScene().run(gameOfThrones).power('martell')).toBe(8)
    const own = martellScene().army('east-summer-sea', 'martell', 'ship').run(gameOfThrones)
    expect(own.power('martell')).toBe(8)
  })

  it('T-07 UR-034 (d) AG-4.8 Dark Wings, Dark Words pays for Power icons only', () => {
    const t = martellScene().run({ do: 'choose', seat: 0, card: 'w2-dark-wings-dark-words' })
    t.move(t.asked()[0], { do: 'choose', choice: 'collect' })
    expect(t.power('martell')).toBe(7)
  })

  it('AG-12.3 unless the table has chosen that ports pay', () => {
    const t = martellScene({ darkWingsPortsPay: true }).run({ do: 'choose', seat: 0, card: 'w2-dark-wings-dark-words' })
    t.move(t.asked()[0], { do: 'choose', choice: 'collect' })
    expect(t.power('martell')).toBe(8)
  })

  it('UR-034 AG-3.9.2 crowns and an open port, but never more than twenty tokens', () => {
    const lannister = () => {
      const t = scene(6).army('port-of-lannisport', 'lannister', 'ship')
      return t.army('stoney-sept', 'lannister', 'footman').army('harrenhal', 'lannister', 'footman')
    }
    expect(lannister().run(gameOfThrones).power('lannister')).toBe(8)
    const blocked = lannister().army('the-golden-sound', 'greyjoy', 'ship').run(gameOfThrones)
    expect(blocked.power('lannister')).toBe(7)
    const rich = lannister().power('lannister', 17).banner('castle-black', 'lannister').run(gameOfThrones)
    expect(rich.power('lannister')).toBe(19)
    expect(rich.events('power')).toContainEqual({
      is: 'power',
      seat: rich.seat('lannister'),
      n: 2,
      cause: 'w2-game-of-thrones',
    })
  })

  it('AG-4.8 who chooses, and what; used tokens choose as well', () => {
    const first = (...cards: [WesterosCard, WesterosCard, WesterosCard]) => run(drawing(scene(6), ...cards))
    const throne = first('w1-a-throne-of-blades', 'w2-last-days-of-summer', 'w3-sea-of-storms')
    expect(throne.of('baratheon', 'choose').map(move => move.choice)).toEqual(['supply', 'mustering', 'nothing'])
    const wings = first('w1-last-days-of-summer', 'w2-dark-wings-dark-words', 'w3-sea-of-storms')
    expect(wings.of('lannister', 'choose').map(move => move.choice)).toEqual(['clash', 'collect', 'nothing'])
    const sword = drawing(scene(6), 'w1-last-days-of-summer', 'w2-last-days-of-summer', 'w3-put-to-the-sword')
    sword.set({ bladeUsed: true })
    run(sword)
    expect(sword.of('greyjoy', 'choose').map(move => move.choice)).toEqual(['no-defense', 'no-march-plus-1', 'nothing'])
    sword.move('greyjoy', { do: 'choose', choice: 'no-defense' })
    expect(sword.open).toMatchObject({ forbidden: ['defense-plus-1', 'defense-plus-2'], bladeUsed: true })
  })

  it('AG-4.8 a chosen effect is that of the card of the name', () => {
    const chosen = (card: WesterosCard, choice: 'supply' | 'mustering' | 'clash') => {
      const t = scene(6).run({ do: 'choose', seat: 0, card })
      return t.move(t.asked()[0], { do: 'choose', choice })
    }
    expect(chosen('w1-a-throne-of-blades', 'supply').events('supply').length).toBeGreaterThan(0)
    expect(chosen('w1-a-throne-of-blades', 'mustering').question()).toBe('muster')
    expect(chosen('w2-dark-wings-dark-words', 'clash').state.stack.at(-1)).toMatchObject({
      do: 'bid',
      on: 'iron-throne',
    })
  })

  it('AG-4.9 restriction cards forbid their orders for the round', () => {
    const forbidden = (card: WesterosCard) =>
      run(drawing(scene(6), 'w1-last-days-of-summer', 'w2-last-days-of-summer', card)).open.forbidden
    expect(forbidden('w3-rains-of-autumn')).toEqual(['march-plus-1'])
    expect(forbidden('w3-storm-of-swords')).toEqual(['defense-plus-1', 'defense-plus-2'])
    expect(forbidden('w3-sea-of-storms')).toEqual(['raid', 'raid-special'])
    expect(forbidden('w3-web-of-lies')).toEqual(['support', 'support-plus-1'])
    expect(forbidden('w3-feast-for-crows')).toEqual(['consolidate-power', 'consolidate-power-special'])
  })
})

describe('AG-4.4 to AG-4.7 the cards of that name', () => {
  const drawn = (t: Scene, deck: 1 | 2, card: WesterosCard) => {
    const westeros: WesterosCard[] = ['w1-last-days-of-summer', 'w2-last-days-of-summer', 'w3-web-of-lies']
    westeros[deck - 1] = card
    return t.set({ westeros }).run({ do: 'westerosCard', deck })
  }

  it('AG-4.4 Supply: Stark, from 6, comes to the one icon of Winterfell', () => {
    expect(drawn(scene(6), 1, 'w1-supply').supply('stark')).toBe(1)
  })

  it('AG-4.5 Mustering begins with the house first in turn order', () => {
    const t = drawn(scene(6), 1, 'w1-mustering')
    expect([t.question(), t.asked()]).toEqual(['muster', ['baratheon']])
  })

  it('AG-4.6 Clash of Kings begins with the bids for the Iron Throne', () => {
    expect(drawn(scene(6), 2, 'w2-clash-of-kings').state.stack.at(-1)).toMatchObject({ do: 'bid', on: 'iron-throne' })
  })

  it('AG-4.7 Game of Thrones pays ports, too', () => {
    const t = drawn(scene(6).army('port-of-sunspear', 'martell', 'ship'), 2, 'w2-game-of-thrones')
    // Five, one for the icon of Sunspear, one for its port.
    expect(t.power('martell')).toBe(7)
  })

  it('AG-4.3.1 UR-117 a threat that does not move is no event', () => {
    const t = run(drawing(scene(6).set({ threat: 12 }), 'w1-supply', 'w2-clash-of-kings', 'w3-web-of-lies'))
    expect([t.open.threat, t.events('threat')]).toEqual([12, []])
  })
})
