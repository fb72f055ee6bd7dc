import { describe, expect, it } from 'vitest'
import { seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { deckOf } from '../data/cards.ts'
import { charactersOf, type House, houses } from '../data/houses.ts'
import { ironThrone } from '../game.ts'
import { plainOptions as plain } from '../position.ts'
import { Scene, scene } from '../testing.ts'
import { tokensOf } from './seats.ts'
import { roles } from './setup.ts'
import { standing } from './victory.ts'

/** A new game: everybody still chooses a leader. */
function fresh(players: number, word = 'new', options = plain): Scene {
  const started = start(ironThrone, { roles: houses.slice(0, players), options, seed: seedFrom(word) })
  const t = new Scene(started.state)
  t.heard = started.heard.filter(({ to }) => to === null).map(({ event }) => event)
  return t
}

const offered = (t: Scene, house: House) => t.state.g.held[t.seat(house)].offered

/** All choose the first sheet they were dealt; answers in the order of the seats. */
function begin(t: Scene): Scene {
  for (const house of t.open.houses) t.move(house, { do: 'lead', leader: offered(t, house)[0] })
  return t
}

describe('setup', () => {
  it('ITC-001, IT-3.2, IT-3.6, IT-3.7, IT-3.9: three players', () => {
    const t = fresh(3)
    // The events are counted before the first of them is drawn
    expect(t.open.events).toBe(12)
    expect([...t.state.g.hidden.events].sort()).toEqual(
      ['stark', 'lannister', 'baratheon']
        .flatMap(house => [house, house, house])
        .concat('influential', 'resourceful', 'powerful')
        .sort(),
    )
    t.move('stark', { do: 'lead', leader: offered(t, 'stark')[0] })
    t.move('lannister', { do: 'lead', leader: offered(t, 'lannister')[0] })
    expect(t.open.hands).toEqual([0, 0, 0])
    t.move('baratheon', { do: 'lead', leader: offered(t, 'baratheon')[0] })
    expect(Object.values(t.open.power)).toEqual(Array(12).fill(4))
    expect(t.open.sheets).toEqual([4, 4, 4])
    expect(t.open.box).toBe(0)
    expect(t.open.influence).toEqual([[], [], []])
    expect(t.open.discards).toEqual([[], [], []])
    for (const seat of [0, 1, 2]) {
      // The two active players may have drawn for the first encounter already
      expect(t.open.hands[seat] + t.open.decks[seat]).toBe(25)
      expect([5, 6]).toContain(t.open.hands[seat])
    }
  })

  it('ITC-002, IT-3.9, IT-3.6: four and five players', () => {
    for (const [players, cards, power] of [
      [4, 15, 80],
      [5, 18, 100],
    ]) {
      const t = fresh(players)
      expect(t.open.events).toBe(cards)
      begin(t)
      const all = [...Object.values(t.open.power), ...t.open.sheets].reduce((sum, n) => sum + n, t.open.box)
      expect(all).toBe(power)
    }
  })

  it('ITC-003, IT-3.4, IT-3.5, IT-3.11: the leader is kept in secret and revealed with all others', () => {
    const t = fresh(3)
    const seat = t.seat('lannister')
    const held = t.state.g.held.slice()
    held[seat] = { ...held[seat], offered: ['cersei-lannister', 'tywin-lannister'] }
    t.state.g.held = held
    t.move('lannister', { do: 'lead', leader: 'tywin-lannister' })
    const seen = t.view('stark')
    expect(seen.ready).toEqual([seat])
    expect(JSON.stringify(seen)).not.toMatch(/cersei|tywin/)
    expect(t.open.leaders).toEqual([])
    t.move('stark', { do: 'lead', leader: offered(t, 'stark')[0] })
    t.move('baratheon', { do: 'lead', leader: offered(t, 'baratheon')[0] })
    expect(t.open.leaders[seat]).toBe('tywin-lannister')
    const tokens = charactersOf.lannister.filter(each => each in t.open.power)
    expect(tokens).toEqual(['cersei-lannister', 'jaime-lannister', 'tyrion-lannister', 'joffrey-baratheon'])
    const cards = [...t.state.g.held[seat].hand, ...t.state.g.hidden.decks[seat]]
    expect(cards.filter(card => card === 'tywin-lannister')).toHaveLength(2)
    // Nobody is ever told which other sheet was dealt: it is not kept anywhere
    expect(t.state.g.held.every(each => each.offered.length === 0)).toBe(true)
  })

  it('IT-1.1, IT-3.1: three to five play, each a House of its own', () => {
    expect(ironThrone.seats).toEqual({ min: 3, max: 5 })
    expect(roles()).toEqual(['stark', 'lannister', 'baratheon', 'targaryen', 'tyrell'])
    const twice = { roles: ['stark', 'stark', null], options: plain, seed: seedFrom('x') }
    expect(() => start(ironThrone, twice)).toThrow('each House once')
    const { state } = start(ironThrone, { roles: ['tyrell', null, null, null], options: plain, seed: seedFrom('x') })
    expect(state.g.open.houses[0]).toBe('tyrell')
    expect(new Set(state.g.open.houses).size).toBe(4)
  })

  it('IT-3.4: two of the five sheets are dealt, and told to one seat alone', () => {
    const { state, heard } = start(ironThrone, { roles: houses.slice(0, 3), options: plain, seed: seedFrom('deal') })
    state.g.held.forEach(({ offered: dealt }, seat) => {
      expect(dealt).toHaveLength(2)
      expect(dealt.every(each => charactersOf[houses[seat]].includes(each as never))).toBe(true)
    })
    const told = heard.filter(({ event }) => event.is === 'offered')
    expect(told.map(({ to }) => to)).toEqual([[0], [1], [2]])
  })

  it('IT-28.1: with free leaders all five sheets may be chosen', () => {
    const t = fresh(3, 'free', { ...plain, freeLeaders: true })
    expect(offered(t, 'stark')).toEqual(charactersOf.stark)
  })

  it('IT-3.2, IT-28.2: seats without a choice draw their House', () => {
    const drawn = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const { state } = start(ironThrone, { roles: [null, null, null], options: plain, seed: seedFrom(i) })
        return state.g.open.houses.join()
      }),
    )
    expect(drawn.size).toBeGreaterThan(20)
  })

  it('IT-3.10: any seat may be the first challenger', () => {
    const first = Array.from({ length: 40 }, (_, i) => begin(fresh(3, `first ${i}`)).open.challenger)
    expect(new Set(first)).toEqual(new Set([0, 1, 2]))
  })

  it('IT-3.3, IT-1.12: chance never changes who sits where: a House stays at its seat, and the turn goes by seats', () => {
    const roles = ['tyrell', 'baratheon', null, 'stark'] as const
    for (let i = 0; i < 20; i++) {
      const { state } = start(ironThrone, { roles, options: plain, seed: seedFrom(`seats ${i}`) })
      const { houses: sitting } = state.g.open
      expect([sitting[0], sitting[1], sitting[3]]).toEqual(['tyrell', 'baratheon', 'stark'])
      expect(['lannister', 'targaryen']).toContain(sitting[2])
      const turns = begin(new Scene(state)).set({ challenger: 1 }).run({ do: 'nextChallenger' })
      expect(turns.events('round').map(({ challenger }) => challenger)).toEqual([2])
    }
  })

  it('IT-3.7, IT-1.6: five cards of 25 are the opening hand', () => {
    const t = begin(fresh(4))
    for (const house of t.open.houses) {
      const seat = t.seat(house)
      const { discards } = t.open
      const cards = [...t.handOf(house), ...t.state.g.hidden.decks[seat], ...discards[seat]]
      expect(cards.toSorted()).toEqual(deckOf(house).toSorted())
    }
    const idle = t.open.houses.filter((_, seat) => seat !== t.open.challenger && seat !== t.open.encounter?.defender)
    for (const house of idle) expect(t.open.hands[t.seat(house)]).toBe(5)
  })

  it('IT-1.2, IT-1.3: the leader has no token: four characters are in play', () => {
    const t = scene(3)
    expect(t.open.power['eddard-stark']).toBeUndefined()
    expect(charactersOf.stark.filter(each => each in t.open.power)).toHaveLength(4)
  })

  it('IT-29.17: cards and events of Houses that nobody plays are out of the game', () => {
    const { state } = start(ironThrone, { roles: houses.slice(0, 3), options: plain, seed: seedFrom('out') })
    expect(state.g.hidden.decks).toHaveLength(3)
    expect(JSON.stringify(viewOf(ironThrone, state, 0))).not.toMatch(/tyrell|targaryen/)
    expect(JSON.stringify(state.g.hidden)).not.toMatch(/tyrell|targaryen/)
  })
})

describe('the first round', () => {
  it('IT-3.1: neither two can play nor six', () => {
    const seats = (n: number) => () =>
      start(ironThrone, { roles: Array(n).fill(null), options: plain, seed: seedFrom('x') })
    expect(seats(2)).toThrow('Three to five')
    expect(seats(6)).toThrow('Three to five')
  })

  it('IT-25.1, IT-3.4, IT-3.7: all hear who plays, which leaders lead, and each which cards it draws', () => {
    const t = fresh(3)
    expect(t.events('start')).toEqual([{ is: 'start', houses: t.open.houses, challenger: t.open.challenger }])
    const leaders = t.open.houses.map(house => offered(t, house)[0])
    begin(t)
    expect(t.events('leaders')).toEqual([{ is: 'leaders', leaders }])
    expect(t.events('saw').slice(0, 3)).toMatchObject([0, 1, 2].map(seat => ({ seat, of: seat, what: 'drawn' })))
    for (const { seat, cards } of t.events('saw').slice(0, 3)) {
      expect(cards).toHaveLength(5)
      expect(t.handOf(t.open.houses[seat])).toEqual(expect.arrayContaining([...cards]))
    }
  })

  it('IT-2.1: is number one', () => {
    expect(begin(fresh(3)).events('round')).toMatchObject([{ round: 1 }])
  })

  it('IT-1.3, IT-3.6, IT-12.6: twenty power a House, of which four lie on the sheet before the leaders are known', () => {
    const power = (t: Scene) => standing(t.open).map(({ keys }) => keys!.find(({ why }) => why === 'power')!.n)
    expect(power(fresh(3))).toEqual([4, 4, 4])
    expect(power(scene(3))).toEqual([20, 20, 20])
    expect(tokensOf(scene(3).open, 0)).toEqual(['catelyn-stark', 'robb-stark', 'bran-stark', 'arya-stark'])
  })
})
