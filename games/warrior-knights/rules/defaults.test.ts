import { describe, expect, it } from 'vitest'
import { play as makeMove, nextToMove, questionAt, seeded, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { easy } from '../bot/easy.ts'
import { warriorKnights } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import type { Move } from '../types.ts'
import { defaultMove } from './defaults.ts'

const decided = (t: Scene): Move => defaultMove(t.view(t.asked()[0]))

describe('WK-15.5 default decisions', () => {
  /** A whole game; those seats decide by default, the others are easy bots. Every move is one of the options. */
  const play = (seats: number, absent: readonly number[]) => {
    const options = { ...scene(2).open.options, length: 'short' as const }
    const seed = seedFrom(`defaults ${seats} ${absent.join()}`)
    const { state } = start(warriorKnights, { roles: Array(seats).fill(null), options, seed })
    const rng = { chance: seeded(seed) }
    for (let left = 6000; ; left--) {
      const question = questionAt(warriorKnights, state)
      if (question === null) return state.g.open
      expect(left).toBeGreaterThan(0)
      const seat = nextToMove(warriorKnights, question, null)!
      const view = viewOf(warriorKnights, state, seat)
      const move = absent.includes(seat) ? defaultMove(view) : easy.choose(warriorKnights, view, rng)
      expect(question.legal(seat)).toContainEqual(move)
      makeMove(warriorKnights, state, seat, move)
    }
  }

  it('play whole games, beside each other and beside bots', () => {
    for (const seats of [2, 4, 6]) expect(play(seats, [...Array(seats).keys()]).ended).not.toBeNull()
    for (const seats of [2, 3]) expect(play(seats, [0]).ended).not.toBeNull()
  })

  it('plan no cards, decline cards, refuse permissions', () => {
    expect(decided(scene(2).run({ do: 'round' }))).toEqual({ do: 'commit' })
    expect(decided(scene(2).card('red', 'levy-taxes'))).toEqual({ do: 'decline' })
    const church = scene(2).card('red', 'serve-the-church').move('red', { do: 'decline' })
    expect(decided(church)).toEqual({ do: 'area', to: 'taxation' })
    const t = scene(2).noble('red-star', 'k-b1', ['reg-red-100']).noble('blue-star', 'k-b2', ['reg-blue-100'])
    t.card('red', 'mobilize-forces').move('red', { do: 'go', noble: 'red-star', path: ['k-b2', 'k-c2'] })
    expect(decided(t)).toEqual({ do: 'refuse' })
  })

  it('pay wages, the strongest first; pay crowns for a revolt; comply with laws', () => {
    const wages = scene(2)
      .chairman('red')
      .noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1', 'merc-swiss-100-1'])
      .crowns({ red: 4 })
    expect(decided(wages.run({ do: 'wages' }))).toEqual({ do: 'pay', card: 'merc-swiss-100-1' })
    const revolt = scene(2).city('froli', 'red').faith({ red: 1 }).fate('revolt')
    expect(decided(revolt.run({ do: 'revolts', rest: [0], kingdomOnly: false }))).toEqual({ do: 'pay-crowns' })
    expect(decided(scene(2).chairman('red').law('property-tax').run({ do: 'taxation' }))).toEqual({ do: 'comply' })
  })

  it('leave a move that a law forbids, and refuse no law', () => {
    const t = scene(2).law('road-toll').crowns({ red: 0 }).noble('red-star', 'k-b1', ['reg-red-100'])
    t.card('red', 'mobilize-forces').move('red', { do: 'go', noble: 'red-star', path: ['k-b2', 'k-c2'] })
    expect(decided(t)).toEqual({ do: 'back' })
  })

  it('vote for nothing, decide ties against it, draw red and blue events themselves and give away green ones', () => {
    const vote = scene(3).chairman('red').agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' })
    for (const agenda of ['royal-masons', 'war-levy'] as const) vote.move('red', { do: 'next', agenda })
    expect(decided(vote)).toEqual({ do: 'vote', votes: 0 })
    for (const baron of vote.asked()) vote.move(baron, { do: 'vote', votes: 0 })
    expect(decided(vote)).toEqual({ do: 'side', side: 'no' })
    const event = (card: 'famine' | 'hidden-treasure') =>
      decided(scene(3).church('red').eventDeck(card).neutral('important-event'))
    expect([event('famine'), event('hidden-treasure')]).toEqual([{ do: 'draw' }, { do: 'name', seat: 1 }])
  })

  it('write nothing for any Agenda with two Barons, against each', () => {
    const t = scene(2).chairman('red').votes({ red: 3 }).agendas('royal-masons', 'lord-constable', 'peters-pence')
    t.run({ do: 'assembly' })
    for (let left = 3; t.question() === 'orderAgendas' && left > 0; left--) t.move('red', decided(t))
    for (let left = 5; t.question() === 'write' && left > 0; left--) {
      if (t.asked()[0] === 'red') t.move('red', decided(t))
      else break
    }
    expect([t.question(), t.asked()]).toEqual(['write', ['blue']])
    expect(t.g.held[0].writing).toEqual([
      { votes: 0, side: 'no' },
      { votes: 0, side: expect.any(Number) },
      { votes: 0, side: 'no' },
    ])
  })

  it('name the strongest army’s Noble as commander; bring Nobles back to the first city in the order of their names', () => {
    const t = scene(2).noble('red-star', 'k-c4', ['reg-red-100', 'merc-english-100-1']).tokens('red-star', 1)
    t.noble('red-circle', 'k-c4', ['merc-english-150-1']).noble('blue-star', 'k-c4', ['reg-blue-100'])
    t.card('red', 'versatile-strategy')
    t.move('red', { do: 'attack', area: 'k-c4', seat: 1 }, { do: 'commit' })
    expect([t.question(), decided(t)]).toEqual(['command', { do: 'noble', noble: 'red-circle' }])
    const back = scene(2).city('vecht', 'red').city('acre', 'red').city('froli', 'red')
    back.noble('red-star', null, ['reg-red-100']).run({ do: 'returns', seat: 0 })
    expect(decided(back)).toEqual({ do: 'place', area: 'o-acre' })
  })

  it('assign 100 and 50 to the star, the Mercenary of 100 and 50 to the triangle, the rest to the square', () => {
    const begin = { roles: ['red', 'blue'], options: scene(2).open.options, seed: seedFrom('assign') }
    const { state } = start(warriorKnights, begin)
    for (const seat of [0, 1]) {
      while (questionAt(warriorKnights, state)!.step.do === 'assign' && state.sealed[seat] === null) {
        makeMove(warriorKnights, state, seat, defaultMove(viewOf(warriorKnights, state, seat)))
      }
    }
    const { armies } = state.g.open
    expect(armies['red-star']!.cards).toEqual(['reg-red-100', 'reg-red-50-1'])
    expect(armies['red-triangle']!.cards.map(card => card.split('-')[2])).toEqual(['50', expect.any(String)])
    expect(armies['red-square']!.cards).toHaveLength(2)
  })
})

describe('WK-15.5 what is decided at each question', () => {
  it('Mobilize Forces goes to Wages; a card that a Baron may leave is left', () => {
    const t = scene(3).noble('red-star', 'k-c5', ['reg-red-100']).card('red', 'mobilize-forces')
    expect(decided(t)).toEqual({ do: 'done' })
    expect(decided(t.move('red', { do: 'done' }))).toEqual({ do: 'area', to: 'wages' })
    expect(decided(scene(3).card('red', 'draft-soldiers'))).toEqual({ do: 'decline' })
    expect(decided(scene(3).card('red', 'versatile-strategy'))).toEqual({ do: 'decline' })
  })

  it('red events are drawn by the Head of the Church himself, and nothing is paid against them', () => {
    const t = scene(3).church('red').faith({ red: 3 }).noble('red-star', 'k-c5', ['reg-red-100'])
    t.eventDeck('camp-fever').neutral('important-event')
    expect(decided(t)).toEqual({ do: 'draw' })
    const paying = scene(3).church('red').faith({ red: 3 }).eventDeck('heretic').neutral('important-event')
    paying.move('red', { do: 'draw' })
    expect([paying.question(), decided(paying)]).toEqual(['pledge', { do: 'pledge', faith: 0 }])
  })

  it('no expedition is started, funded or blessed', () => {
    const t = scene(2).chairman('red').church('red').faith({ red: 2 }).neutral('fund-expeditions')
    expect(decided(t)).toEqual({ do: 'decline' })
    t.move('red', { do: 'start', expedition: 'ceylon' })
    expect(decided(t)).toEqual({ do: 'invest', crowns: 0 })
    t.move('red', { do: 'invest', crowns: 1 }).move('blue', { do: 'invest', crowns: 0 })
    expect([t.question(), decided(t)]).toEqual(['bless', { do: 'decline' }])
  })

  it('nobody is hired, and no second one; defenses and troops stay as they are', () => {
    const t = scene(2).track('red', 'red').offer('merc-swiss-50-1', 'merc-swiss-50-2').run({ do: 'draft', served: [] })
    expect(decided(t)).toEqual({ do: 'decline' })
    t.move(
      'red',
      { do: 'hire', card: 'merc-swiss-50-1' },
      { do: 'assign', card: 'merc-swiss-50-1', to: 'red-stronghold' },
    )
    expect([t.question(), decided(t)]).toEqual(['hireMore', { do: 'done' }])
    const defenses = scene(2).chairman('red').city('froli', 'red', { breaches: 1 })
    expect(decided(defenses.neutral('upgrade-defenses'))).toEqual({ do: 'decline' })
    const muster = scene(2).chairman('red').army('red-star', ['reg-red-100', 'reg-red-50-1'], 1)
    expect(decided(muster.neutral('muster-troops'))).toEqual({ do: 'decline' })
  })

  it('ties between Barons go to the first of them clockwise; the next Baron who attends presides', () => {
    const tie = (...among: number[]) => decided(scene(4).run({ do: 'breakTie', seat: 2, among }))
    expect([tie(0, 1), tie(1, 3), tie(0, 2)]).toEqual([0, 3, 2].map(side => ({ do: 'side', side })))
    const t = scene(4).chairman('green').charge('green', 'ambassador-overseas').ban('black')
    expect(decided(t.run({ do: 'assembly' }))).toEqual({ do: 'name', seat: 0 })
  })

  it('Agendas are voted on as they lie; nothing is moved; offices and charges are accepted', () => {
    const t = scene(3).chairman('red').agendas('royal-masons', 'war-levy', 'peters-pence').run({ do: 'assembly' })
    expect(decided(t)).toEqual({ do: 'next', agenda: 'royal-masons' })
    expect(decided(scene(3).run({ do: 'propose', seat: 0 }))).toEqual({ do: 'decline' })
    expect(decided(scene(3).run({ do: 'accept', seat: 0, card: 'lord-steward' }))).toEqual({ do: 'comply' })
    const office = scene(3).army('red-star', ['reg-red-50-1']).army('red-circle', ['reg-red-100'])
    expect(decided(office.run({ do: 'giveOffice', seat: 0, card: 'lord-admiral' }))).toEqual({
      do: 'noble',
      noble: 'red-circle',
    })
    const charges = scene(3).charge('red', 'wool-staple', 'lord-steward', 'salt-monopoly')
    expect(decided(charges.run({ do: 'dropCharge', seat: 0, card: 'silver-mines' }))).toEqual({
      do: 'aim',
      at: { charge: 'wool-staple' },
    })
  })

  it('the poorest city is given away or freed; the weakest Mercenaries that suffice go', () => {
    const t = scene(2).city('lenz', 'red').city('olbi', 'red').city('vecht', 'red')
    expect(decided(t.run({ do: 'ransom', seat: 0, by: 1 }))).toEqual({ do: 'city', city: 'olbi' })
    const charter = t.run({ do: 'effect', seat: 0, by: 'city-charter', target: null })
    expect(decided(charter)).toEqual({ do: 'aim', at: { site: 'olbi' } })
    const army = () => scene(2).noble('red-star', 'k-c5', ['merc-swiss-150-1', 'merc-swiss-50-1', 'merc-swiss-100-1'])
    const contract = army().run({ do: 'effect', seat: 0, by: 'broken-contract', target: null })
    expect(decided(contract)).toEqual({ do: 'aim', at: { troop: 'merc-swiss-50-1' } })
    const deserter = army().run({ do: 'deserter', seat: 0, army: 'red-star', nationality: 'swiss' })
    expect(decided(deserter)).toEqual({ do: 'desert', card: 'merc-swiss-50-1' })
    const losses = army().tokens('red-star', 1).run({ do: 'losses', army: 'red-star' })
    expect(decided(losses)).toEqual({ do: 'lose', card: 'merc-swiss-100-1' })
  })

  it('strongholds and Nobles are placed in the first inner area; Nobles come back to the stronghold', () => {
    const t = scene(4).run({ do: 'placeStronghold', seat: 0 })
    expect(decided(t)).toEqual({ do: 'place', area: 'k-b2' })
    const noble = scene(4).army('red-star', ['reg-red-100']).run({ do: 'placeNoble', seat: 0, noble: 'red-star' })
    expect(decided(noble)).toEqual({ do: 'place', area: 'k-b2' })
    const back = scene(3).stronghold('red', 'k-g3').city('acre', 'red').noble('red-star', null, ['reg-red-100'])
    expect(decided(back.run({ do: 'returns', seat: 0 }))).toEqual({ do: 'place', area: 'k-g3' })
  })

  it('a revolt is settled with Faith where there are no crowns, else the city is let go', () => {
    const revolt = (crowns: number, faith: number) =>
      scene(2)
        .city('froli', 'red')
        .crowns({ red: crowns })
        .faith({ red: faith })
        .run({ do: 'revolt', seat: 0, city: 'froli' })
    expect(decided(revolt(3, 1))).toEqual({ do: 'pay-faith' })
    const lost = revolt(3, 0)
    expect([lost.question(), lost.open.cities.froli.owner]).toEqual([null, null])
  })
})

describe('WK-15.5 what is decided in battle', () => {
  const battle = () => {
    const t = scene(2).noble('red-star', 'k-c4', ['reg-red-100', 'reg-red-50-1', 'merc-swiss-150-1'])
    t.city('froli', 'blue').noble('blue-star', 'k-c4', ['reg-blue-100', 'reg-blue-50-1'])
    t.noble('blue-circle', 'k-c4', ['merc-english-200-1'])
    // Red draws 5 cards, blue 7
    t.fate('casualty', 'casualty', 'casualty', 'prevent', 'victory', 'prevent', 'prevent', 'victory', 'victory')
    t.card('red', 'versatile-strategy').move('red', { do: 'assault', site: 'froli' })
    return t.move('blue', { do: 'noble', noble: 'blue-star' })
  }

  it('the last two cards drawn are laid aside', () => {
    const t = battle()
    const { fateHand } = t.g.held[0]
    t.move('red', decided(t)).move('red', decided(t))
    expect(t.g.held[0].tossed).toEqual([fateHand[4], fateHand[3]])
    expect(decided(t)).toEqual({ do: 'commit' })
  })

  it('abilities are used; walls take hits first, then the army that can take most', () => {
    const t = battle()
    for (let left = 12; t.question() === 'discard' && left > 0; left--) t.move(t.asked()[0], decided(t))
    expect([t.question(), t.asked(), decided(t)]).toEqual(['ability', ['red'], { do: 'use' }])
    for (let left = 4; t.question() === 'ability' && left > 0; left--) t.move(t.asked()[0], decided(t))
    expect([t.question(), t.asked()]).toEqual(['hits', ['blue']])
    expect(decided(t)).toEqual({ do: 'hit', army: null })
    const field = scene(2).noble('red-star', 'k-c5', ['reg-red-100']).noble('blue-star', 'k-c5', ['reg-blue-100'])
    field.noble('blue-circle', 'k-c5', ['merc-english-200-1', 'merc-english-50-1']).tokens('blue-circle', 1)
    field.card('red', 'versatile-strategy').move('red', { do: 'attack', area: 'k-c5', seat: 1 })
    field.run({ do: 'hits', seat: 1, side: 'defender', left: 1 })
    expect(decided(field)).toEqual({ do: 'hit', army: 'blue-circle' })
  })

  it('a beaten Noble retreats to the first area; a captor keeps what he takes', () => {
    const t = scene(2)
      .noble('red-star', 'k-c5', ['reg-red-100'])
      .run({ do: 'retreatOn', noble: 'red-star', from: 'k-c5' })
    expect(decided(t)).toEqual({ do: 'place', area: 'k-b4' })
    expect(decided(scene(2).city('froli', 'red').run({ do: 'askRazing', site: 'froli', by: 0 }))).toEqual({
      do: 'spare',
    })
  })
})
