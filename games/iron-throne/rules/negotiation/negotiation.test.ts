import { describe, expect, it } from 'vitest'
import { attempt, questionAt } from '../../../../kernel/index.ts'
import { ironThrone } from '../../game.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Gift, Move, Side } from '../../types.ts'
import { emptyOffer, isValid } from './offers.ts'

/** Stark against Lannister, supported by Baratheon; both play truce. */
const truce = (t: Scene = scene(3), supports: Side = 'challenger') =>
  t
    .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': supports })
    .conflict('stark-truce', 'lannister-truce')
    .quiet()

/** The moves that put these parts into a draft. */
const parts = (by: Side, { influence = 0, power = 0, hostages = [] }: Partial<Gift>): Move[] => [
  ...(influence > 0 ? [{ do: 'influence', by, n: influence } as const] : []),
  ...(power > 0 ? [{ do: 'power', by, n: power } as const] : []),
  ...hostages.map(place => ({ do: 'hostage', by, place }) as const),
]

const any = { from: 'any' } as const
const even = [...parts('challenger', { influence: 1 }), ...parts('defender', { influence: 1 })]

describe('negotiation', () => {
  it('IT-9.3: what cannot be given any more cannot be accepted', () => {
    const t = truce().move('stark', ...parts('challenger', { power: 2 }), { do: 'propose' })
    expect(t.refuses('lannister', { do: 'agree', version: 1 })).toBe(false)
    t.sheet('stark', 1)
    expect(t.refuses('lannister', { do: 'agree', version: 1 })).toBe(true)
  })

  it('IT-9.2, IT-9.6: a deal moves no influence where none was agreed', () => {
    const t = truce().move('stark', ...parts('challenger', { power: 1 }), { do: 'propose' })
    t.move('lannister', { do: 'agree', version: 1 })
    expect([t.events('influence'), t.events('ending')[0].ending]).toEqual([[], 'deal'])
  })

  it('IT-9.4: one of several held hostages can be named', () => {
    const t = truce(scene(3).hostage('stark', 'baratheon-truce', 'lannister-hostility-20'))
    const place = { from: 'held', n: 2 } as const
    expect(t.legalMoves('lannister')).toContainEqual({ do: 'hostage', by: 'challenger', place })
  })

  it('IT-9.5: each negotiation begins with an empty sheet', () => {
    const t = truce()
      .move('stark', ...parts('challenger', { power: 2 }), { do: 'break-off' })
      .finish()
    t.run({ do: 'cleanup' })
      .encounter('robb-stark', 'jaime-lannister')
      .conflict('stark-truce', 'lannister-truce')
      .quiet()
    expect(t.view('stark').own!.draft).toEqual(emptyOffer)
  })

  it('IT-9.5: a scene that goes on breaks a negotiation off, with a draft on the table', () => {
    expect(
      truce()
        .move('stark', ...parts('challenger', { power: 2 }))
        .finish()
        .question(),
    ).toBeNull()
  })

  it('IT-9.5: withdrawing, and taking a part out of a draft, lead back', () => {
    const { isRetraction } = ironThrone
    const back: Move[] = [
      { do: 'withdraw', version: 1 },
      { do: 'influence', by: 'challenger', n: 0 },
      { do: 'power', by: 'challenger', n: 0 },
      { do: 'unhostage', by: 'challenger', index: 0 },
    ]
    const on: Move[] = [
      { do: 'propose' },
      { do: 'reject', version: 1 },
      { do: 'influence', by: 'challenger', n: 1 },
      { do: 'power', by: 'challenger', n: 1 },
      { do: 'hostage', by: 'challenger', place: any },
    ]
    expect([back.map(isRetraction), on.map(isRetraction)]).toEqual([back.map(() => true), on.map(() => false)])
  })

  it('ITC-033, IT-8.4, IT-9.2, IT-9.6, IT-9.7: an even deal', () => {
    const t = truce()
    const hands = t.open.hands
    t.move('stark', ...even, { do: 'propose' }).move('lannister', { do: 'agree', version: 1 })
    expect([t.spreadOf('stark'), t.spreadOf('lannister')]).toEqual([1, 1])
    expect(t.open.influence).toEqual([[1], [0], []])
    for (const each of ['robb-stark', 'jaime-lannister', 'stannis-baratheon'] as const) expect(t.of(each)).toBe(4)
    expect(t.open.hands).toEqual(hands)
    expect(t.events('hostage')).toEqual([])
    expect(t.events('ending')[0]).toMatchObject({ ending: 'deal', winner: null })
    expect(t.of('baratheon')).toBe(4)
  })

  it('ITC-034, IT-9.2, IT-9.3, IT-9.6, IT-29.4: a one-sided deal, hostages from places of the taker’s choice', () => {
    const t = truce().move('stark', ...parts('defender', { influence: 1, power: 3, hostages: [any, any] }))
    t.move('stark', { do: 'propose' }).move('lannister', { do: 'agree', version: 1 })
    expect([t.of('stark'), t.of('lannister'), t.spreadOf('stark')]).toEqual([7, 1, 1])
    expect(t.legalMoves('stark')).toEqual([
      { do: 'take', place: { from: 'deck' } },
      { do: 'take', place: { from: 'hand' } },
    ])
    t.move('stark', { do: 'take', place: { from: 'hand' } })
    // IT-9.6: the taker is told what it is before choosing the next
    expect(t.hostagesOf('stark')).toHaveLength(1)
    t.move('stark', { do: 'take', place: { from: 'deck' } })
    expect(t.open.hostages[0]).toEqual([
      { n: 1, house: 1 },
      { n: 2, house: 1 },
    ])
    expect(t.of('robb-stark')).toBe(4)
  })

  it('ITC-035, IT-8.4, IT-10.3, IT-27.2: when the time is up both sides are punished', () => {
    const t = truce()
    expect(questionAt(ironThrone, t.state)!.limit).toEqual({ seconds: 240, move: { do: 'break-off' } })
    expect(questionAt(ironThrone, truce(scene(3, { negotiation: 'days' })).state)!.limit!.seconds).toBe(172_800)
    const { move } = questionAt(ironThrone, t.state)!.limit!
    t.move('lannister', move).quiet()
    expect(t.events('ending')[0]).toMatchObject({ ending: 'failure', winner: null })
    for (const each of ['robb-stark', 'jaime-lannister', 'stannis-baratheon'] as const) expect(t.of(each)).toBe(2)
    for (const house of ['stark', 'lannister', 'baratheon'] as const) expect(t.of(house)).toBe(6)
    expect(t.events('hostage')).toEqual([])
    expect(t.open.influence.flat()).toEqual([])
    expect(t.question()).toBeNull()
  })

  it('ITC-036, IT-9.5: breaking off ends the talks at once', () => {
    const t = truce()
      .move('lannister', ...even, { do: 'propose' })
      .move('stark', { do: 'break-off' })
    expect(t.question()).not.toBe('negotiate')
    expect(t.refuses('stark', { do: 'agree', version: 1 })).toBe(true)
    expect(t.events('broke-off')).toEqual([{ is: 'broke-off', seat: 0 }])
  })

  it('ITC-037, IT-9.3: nobody can give more power than lies on the leader sheet', () => {
    const t = truce(scene(3).sheet('lannister', 2))
    expect(t.refuses('stark', { do: 'power', by: 'defender', n: 3 })).toBe(true)
    t.move('stark', { do: 'power', by: 'defender', n: 2 }, { do: 'propose' })
    expect(t.open.encounter!.talks!.standing.challenger!.offer.defender.power).toBe(2)
  })

  it('ITC-038, IT-9.1, IT-9.2, IT-9.3: what cannot be in a deal', () => {
    const t = truce()
    const gift = (part: object) => ({ ...emptyOffer, defender: { ...emptyOffer.defender, ...part } })
    expect(isValid(t.open, emptyOffer)).toBe(false)
    expect(isValid(t.open, gift({ influence: 2 }))).toBe(false)
    expect(isValid(t.open, gift({ hostages: [any, any, any] }))).toBe(false)
    expect(isValid(t.open, gift({ power: 4 }))).toBe(false)
    expect(isValid(t.open, gift({ power: 3 }))).toBe(true)
    expect(t.refuses('stark', { do: 'propose' })).toBe(true)
    // Supporters cannot give, receive, or propose anything; and nothing but the three parts exists
    expect(t.asked()).toEqual(['stark', 'lannister'])
    expect(t.legalMoves('baratheon')).toEqual([])
    expect(new Set(t.legalMoves('stark').map(move => move.do))).toEqual(
      new Set(['influence', 'power', 'hostage', 'break-off']),
    )
  })

  it('ITC-039, IT-9.5: a proposal that has changed cannot be accepted', () => {
    const t = truce().move('stark', ...parts('defender', { power: 1 }), { do: 'propose' })
    t.move('stark', { do: 'power', by: 'defender', n: 2 }, { do: 'propose' })
    t.move('stark', { do: 'power', by: 'defender', n: 3 }, { do: 'propose' })
    t.move('stark', { do: 'influence', by: 'defender', n: 1 }, { do: 'propose' })
    expect(t.refuses('lannister', { do: 'agree', version: 3 })).toBe(true)
    expect(t.question()).toBe('negotiate')
    expect(t.open.encounter!.talks!.standing.challenger!.version).toBe(4)
  })

  it('ITC-040, IT-9.6, IT-12.1, IT-12.3: both reach five by a deal', () => {
    const t = scene(3).spread('stark', 'lannister', 4).spread('lannister', 'stark', 4).spread('baratheon', 'stark', 3)
    truce(t)
      .move('stark', ...even, { do: 'propose' })
      .move('lannister', { do: 'agree', version: 1 })
    expect(t.question()).toBeNull()
    expect(t.events('won')).toEqual([{ is: 'won', seats: [0, 1], spread: 5, by: 'influence', fallen: [] }])
  })

  it('ITC-041, IT-9.4, IT-18.5: getting one’s own card back', () => {
    const t = truce(scene(3).hostage('lannister', 'stark-hostility-20'))
    const [sheets, hand] = [t.open.sheets, t.open.hands[0]]
    t.move('stark', ...parts('challenger', { power: 2 }), ...parts('defender', { hostages: [{ from: 'held', n: 1 }] }))
    t.move('stark', { do: 'propose' }).move('lannister', { do: 'agree', version: 1 }).quiet()
    expect(t.handOf('stark')).toContain('stark-hostility-20')
    expect(t.open.hostages).toEqual([[], [], []])
    expect(t.open.hands[0]).toBe(hand + 1)
    expect([t.open.returning, t.state.g.held[0].returning]).toEqual([[0, 0, 0], []])
    expect([t.of('stark'), t.of('lannister')]).toEqual([sheets[0] - 2, sheets[1] + 2])
  })

  it('ITC-042, IT-9.6: what has changed hands cannot be taken back under the same deal', () => {
    const hostages = { hostages: [any] }
    const t = truce().move('stark', ...parts('challenger', hostages), ...parts('defender', hostages), { do: 'propose' })
    t.move('lannister', { do: 'agree', version: 1 }).move('stark', { do: 'take', place: { from: 'deck' } })
    expect(t.open.hostages[0]).toHaveLength(1)
    expect(t.legalMoves('lannister')).toEqual([
      { do: 'take', place: { from: 'deck' } },
      { do: 'take', place: { from: 'hand' } },
    ])
  })

  it('ITC-098, IT-9.6, IT-18.5: a card just returned is not drawn from the hand', () => {
    const hostages = { hostages: [any] }
    for (let tries = 0; tries < 8; tries++) {
      const t = truce(scene(3).hostage('lannister', 'stark-hostility-20'))
      t.hand('stark', 'stark-truce')
      t.move('stark', ...parts('challenger', hostages), ...parts('defender', hostages), { do: 'propose' })
      t.move('lannister', { do: 'agree', version: 1 })
      t.move('stark', { do: 'take', place: { from: 'held', n: 1 } })
      t.move('lannister', { do: 'take', place: { from: 'hand' } })
      expect(t.hostagesOf('lannister')).toEqual(['stark-truce'])
      expect(t.handOf('stark')).toEqual(['stark-hostility-20'])
    }
  })

  it('ITC-094, IT-9.3, IT-8.4, IT-29.16: an exchange that balances is a deal', () => {
    const t = truce(scene(3).sheet('stark', 1).sheet('lannister', 1), 'defender')
    t.move('stark', ...parts('challenger', { power: 1 }), ...parts('defender', { power: 1 }), { do: 'propose' })
    t.move('lannister', { do: 'agree', version: 1 })
    expect([t.of('stark'), t.of('lannister')]).toEqual([1, 1])
    for (const each of ['robb-stark', 'jaime-lannister', 'stannis-baratheon'] as const) expect(t.of(each)).toBe(4)
    const u = truce(scene(3).sheet('stark', 0).sheet('lannister', 1))
    expect(u.refuses('stark', { do: 'power', by: 'challenger', n: 1 })).toBe(true)
  })

  it('ITC-095, IT-9.5: the same proposal is an acceptance', () => {
    const t = truce()
      .move('stark', ...even, { do: 'propose' })
      .move('lannister', ...even, { do: 'propose' })
    expect(t.question()).not.toBe('negotiate')
    expect(t.events('agreed').map(({ seat, version }) => [seat, version])).toEqual([[1, 1]])
    const u = truce().move('stark', ...even, { do: 'propose' })
    u.move('lannister', ...even, ...parts('challenger', { power: 1 }), { do: 'propose' })
    expect(u.question()).toBe('negotiate')
    const { standing } = u.open.encounter!.talks!
    expect([standing.challenger!.version, standing.defender!.version]).toEqual([1, 2])
  })

  it('ITC-096, IT-9.5: what was rejected is gone', () => {
    const t = truce()
      .move('stark', ...even, { do: 'propose' })
      .move('lannister', { do: 'reject', version: 1 })
    expect(t.refuses('lannister', { do: 'agree', version: 1 })).toBe(true)
    expect(t.question()).toBe('negotiate')
    expect(t.open.encounter!.talks).toEqual({ version: 1, standing: { challenger: null, defender: null } })
  })

  it('IT-9.5: a proposal may be withdrawn, and the other’s taken as the beginning of a counter-proposal', () => {
    const t = truce().move('stark', ...even, { do: 'propose' })
    t.move('lannister', { do: 'adopt', version: 1 }, { do: 'power', by: 'challenger', n: 2 }, { do: 'propose' })
    expect(t.open.encounter!.talks!.standing.defender!.offer).toEqual({
      challenger: { influence: 1, power: 2, hostages: [] },
      defender: { influence: 1, power: 0, hostages: [] },
    })
    t.move('lannister', { do: 'withdraw', version: 2 })
    expect(t.refuses('stark', { do: 'agree', version: 2 })).toBe(true)
    t.move('lannister', { do: 'agree', version: 1 })
    expect(t.events('ending')[0].ending).toBe('deal')
  })

  it('IT-9.5, IT-27.2: the clock runs on whatever is proposed', () => {
    const t = truce()
    // The clock runs on while the very same step stays on top.
    const moves = [...even, { do: 'propose' } as const].map(move => ['stark', move] as const)
    for (const [house, move] of [...moves, ['lannister', { do: 'reject', version: 1 }] as const]) {
      const seat = t.seat(house)
      const tried = attempt(ironThrone, t.state, seat, t.state.moved[seat], move)
      expect('state' in tried && tried.state.stack.at(-1)).toBe(t.state.stack.at(-1))
      t.move(house, move)
    }
  })

  it('IT-9.5, IT-25.3: what one puts together is seen by oneself alone until it is proposed', () => {
    const t = truce()
    const before = JSON.stringify(t.view('lannister'))
    t.move('stark', ...even)
    expect(JSON.stringify(t.view('lannister'))).toBe(before)
  })

  it('IT-9.5, IT-30.2: what is said cannot be taken back, what is only put together can', () => {
    const t = truce()
    const isBarrier = (move: Move) => {
      const tried = attempt(ironThrone, t.state, 0, t.state.moved[0], move)
      return 'refused' in tried ? tried.refused : tried.barrier
    }
    t.move('stark', ...even)
    expect(isBarrier({ do: 'propose' })).toBe(true)
    expect(isBarrier({ do: 'break-off' })).toBe(true)
    t.move('stark', { do: 'propose' })
    expect(isBarrier({ do: 'withdraw', version: 1 })).toBe(true)
    t.move('lannister', { do: 'power', by: 'challenger', n: 1 }, { do: 'propose' })
    expect(isBarrier({ do: 'agree', version: 2 })).toBe(true)
    expect(isBarrier({ do: 'reject', version: 2 })).toBe(true)
    const u = scene(5).encounter('robb-stark', 'jaime-lannister').run({ do: 'supportPhase' })
    const offer = { do: 'offer', character: 'stannis-baratheon', side: 'defender' } as const
    expect(attempt(ironThrone, u.state, 2, u.state.moved[2], offer)).toMatchObject({ barrier: true })
  })

  it('IT-9.3: a token can be given only to somebody who has one left; hostages only as long as there are cards', () => {
    const t = truce(scene(3).spread('stark', 'baratheon', 5))
    expect(t.refuses('lannister', { do: 'influence', by: 'defender', n: 1 })).toBe(true)
    expect(t.refuses('lannister', { do: 'influence', by: 'challenger', n: 1 })).toBe(false)
    const u = truce(scene(3).hostage('lannister', 'stark-hostility-20'))
    const held = { do: 'hostage', by: 'defender', place: { from: 'held', n: 1 } } as const
    u.move('stark', held)
    expect(u.refuses('stark', held)).toBe(true)
  })

  it('IT-9.6: where a fixed place is empty the taker chooses another', () => {
    const t = truce().hand('lannister', 'lannister-hostility-1')
    t.move('stark', ...parts('defender', { hostages: [any, { from: 'hand' }] }), { do: 'propose' })
    t.move('lannister', { do: 'agree', version: 1 })
    t.move('stark', { do: 'take', place: { from: 'hand' } })
    // Only the deck is left: nobody is asked
    expect(t.events('hostage').map(({ from }) => from)).toEqual(['hand', 'deck'])
  })

  it('IT-9.1, IT-14.3: the two negotiate even when their characters have died', () => {
    const t = scene(3).power({ 'robb-stark': 0 })
    truce(t)
    expect(t.asked()).toEqual(['stark', 'lannister'])
  })
})

describe('a truce out of a betrayal', () => {
  it('ITC-043, IT-22.1, IT-8.4: Honorable', () => {
    const t = scene(3)
      .encounter('jaime-lannister', 'robb-stark')
      .conflict('lannister-hostility-20', 'stark-truce')
      .move('stark', { do: 'use' })
      .quiet()
    expect(t.question()).toBe('negotiate')
    t.move('stark', { do: 'break-off' }).quiet()
    expect([t.of('robb-stark'), t.of('jaime-lannister')]).toEqual([2, 2])
    expect(t.events('hostage')).toEqual([])
    expect(t.question()).toBeNull()
  })

  it('ITC-044, IT-22.1, IT-17.1: Honorable, when its owner is the betrayer', () => {
    const betrayed = () =>
      scene(3).encounter('robb-stark', 'jaime-lannister').conflict('stark-hostility-6', 'lannister-truce')
    const t = betrayed()
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['stark']])
    t.quiet()
    expect(t.events('ending')[0]).toMatchObject({ ending: 'betrayal', winner: 'challenger' })
    const u = betrayed().move('stark', { do: 'use' }).quiet()
    expect(u.question()).toBe('negotiate')
  })
})
