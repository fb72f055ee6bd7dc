import { describe, expect, it } from 'vitest'
import {
  type Bot,
  defaultSettings,
  isRetraction,
  nextToMove,
  play,
  type Seat,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../../../kernel/index.ts'
import { charactersOf, type House } from '../data/houses.ts'
import { options as specs } from '../data/options.ts'
import { ironThrone } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import type { Event, IronThrone, Offer, Options } from '../types.ts'
import { byTemper, easy } from './easy.ts'
import { personalities, personalityOf } from './personality.ts'

const standard = defaultSettings(specs) as unknown as Options
const random: Bot<IronThrone> = {
  choose: (game, view, rng) => {
    const onward = view.legalMoves.filter(move => move.do === 'take-back' || !isRetraction(game, move))
    const list = onward.length > 0 ? onward : view.legalMoves
    return list[
      Number(
        seedFrom(JSON.stringify([view.moved, view.seat, rng.chance]))
          .slice(0, 8)
          .replace(/\D/g, '1'),
      ) % list.length
    ]
  },
}

/** Plays a game of these bots to its end; every move must be one of the options. */
function game(bots: readonly Bot<IronThrone>[], seed: string) {
  const { state, ...begun } = start(ironThrone, {
    roles: bots.map(() => null),
    options: standard,
    seed: seedFrom(seed),
  })
  const rng = { chance: seeded(seedFrom(`bots ${seed}`)) }
  const events: Event[] = []
  let last: Seat | null = null
  let { question } = begun
  for (let n = 0; question !== null; n++) {
    if (n > 10_000) throw new Error('no end')
    const seat: Seat = nextToMove(ironThrone, question, last)!
    const view = viewOf(ironThrone, state, seat, question)
    const move = bots[seat].choose(ironThrone, view, rng)
    if (!view.legalMoves.includes(move)) throw new Error(`${JSON.stringify(move)} is no option`)
    const played = play(ironThrone, state, seat, move)
    question = played.question
    events.push(...played.heard.map(each => each.event))
    last = seat
  }
  return { open: state.g.open, events, winners: ironThrone.standing(state.g.open).filter(({ place }) => place === 1) }
}

describe('the easy bot', () => {
  it.each([3, 4, 5])('plays games of %i seats to their end, with every kind of encounter among them', seats => {
    const endings = new Set<string>()
    for (let i = 0; i < 8; i++) {
      const { events } = game(Array(seats).fill(easy), `all ${seats} ${i}`)
      for (const event of events) if (event.is === 'ending') endings.add(event.ending)
    }
    expect(endings).toContain('hostility')
    expect(endings).toContain('betrayal')
    if (seats === 3) expect(endings).toContain('deal')
  })

  it('wins more than its share against bots that play at random', () => {
    let won = 0
    for (let i = 0; i < 30; i++) {
      const { winners } = game([easy, random, random], `against ${i}`)
      if (winners.some(({ seat }) => seat === 0)) won += 1 / winners.length
    }
    // A third would be chance
    expect(won).toBeGreaterThan(14)
  })

  it('has one of three tempers, the same through a game', () => {
    const { open } = game([easy, easy, easy], 'temper')
    expect(personalityOf(open, 1)).toBe(personalityOf({ ...open, round: 99, power: {} }, 1))
    const found = new Set(
      Array.from({ length: 30 }, (_, i) => personalityOf({ ...open, houses: [...open.houses, `${i}` as never] }, 0)),
    )
    expect(found.size).toBe(3)
  })

  it.each([true, false])('IT-28.3 knows how many tokens win: short game %s', shortGame => {
    const t = scene(3, { shortGame })
      .spread('lannister', 'baratheon', 3)
      .encounter('robb-stark', 'jaime-lannister')
      .conflict('stark-truce', 'lannister-truce')
      .quiet()
    t.move('lannister', { do: 'influence', by: 'challenger', n: 1 }, { do: 'power', by: 'defender', n: 3 })
    t.move('lannister', { do: 'influence', by: 'defender', n: 1 }, { do: 'propose' })
    const choice = easy.choose(ironThrone, t.view('stark'), { chance: seeded(seedFrom('short')) })
    expect(choice.do === 'agree').toBe(!shortGame)
  })

  it('IT-9.2 accepts what is good for it, and gives no crown away', () => {
    const offers: Offer[] = []
    for (let i = 0; i < 12; i++) {
      for (const event of game(Array(3).fill(easy), `deal ${i}`).events)
        if (event.is === 'agreed') offers.push(event.offer)
    }
    expect(offers.length).toBeGreaterThan(0)
    for (const offer of offers)
      expect(
        offer.challenger.influence + offer.defender.influence + offer.challenger.power + offer.defender.power,
      ).toBeGreaterThan(0)
  })
})

describe('the rules of thumb', () => {
  const warlike = { ...personalities[1], war: 100 }
  const move = (t: Scene, house: House, personality = warlike) =>
    byTemper(t.view(house), { chance: seeded(seedFrom('thumb')) }, personality)
  const conflict = (t: Scene) =>
    t
      .encounter('robb-stark', 'jaime-lannister')
      .run({ do: 'conflict' }, { do: 'resolution' }, { do: 'cleanup' })
      .quiet()

  it.each([
    ['the best card of war where none looks like enough', 1, [2, 8, 4]],
    ['the cheapest card of war that is enough', 10, [20, 8, 12]],
  ] as const)('IT-7.2: lay %s', (_title, power, cards) => {
    const t = conflict(
      scene(3)
        .power({ 'robb-stark': power, 'jaime-lannister': 1 })
        .hand('stark', ...cards.map(value => `stark-hostility-${value}` as const)),
    )
    expect(move(t, 'stark')).toEqual({ do: 'card', card: 'stark-hostility-8' })
  })

  it('IT-13.1: put power on the strongest where nobody fights', () => {
    const t = scene(3)
      .power({ 'robb-stark': 3, 'arya-stark': 6 })
      .run({
        do: 'distribute',
        seat: 0,
        left: 1,
        optional: false,
        among: ['robb-stark', 'arya-stark'],
        why: 'reward',
      })
    expect(move(t, 'stark')).toEqual({ do: 'empower', character: 'arya-stark' })
  })

  it.each([
    [0, 4, 'accept'],
    [1, 4, 'accept'],
    [2, 4, 'refuse'],
    [0, 3, 'refuse'],
  ])('IT-6.5, IT-10.2: of somebody %i tokens ahead who brings %i power a challenger: %s', (tokens, power, answer) => {
    const t = scene(3).spread('baratheon', 'lannister', tokens).power({ 'stannis-baratheon': power })
    t.encounter('robb-stark', 'jaime-lannister').run({ do: 'support', seat: 2 })
    t.move('baratheon', { do: 'offer', side: 'challenger', character: 'stannis-baratheon' })
    expect(move(t, 'stark').do).toBe(answer)
  })

  const peaceful = { ...personalities[0], war: 0, treachery: 0 }

  it.each([
    [0, 'stark-truce'],
    [10, 'stark-hostility-8'],
  ] as const)('IT-7.6: before somebody who has broken %i truces, with whomever: %s', (betrayals, card) => {
    const t = conflict(scene(3).hand('stark', 'stark-truce', 'stark-hostility-8'))
    t.open.betrayals = [[], Array(betrayals).fill(2), []]
    expect(move(t, 'stark', peaceful)).toEqual({ do: 'card', card })
  })

  it.each([
    [3, 'stark-hostility-8'],
    [12, 'stark-truce'],
  ] as const)('IT-10.5: against %i power: %s, for a lost conflict costs no more by a truce', (power, card) => {
    const t = conflict(
      scene(3).power({ 'robb-stark': 4, 'jaime-lannister': power }).hand('stark', 'stark-truce', 'stark-hostility-8'),
    )
    expect(move(t, 'stark', { ...warlike, treachery: 0 })).toEqual({ do: 'card', card })
  })

  it.each([
    [1, 'pass'],
    [2, 'torture'],
  ])('IT-12.1: where another leads and a House has %i characters left: %s', (living, deed) => {
    const power = Object.fromEntries(
      charactersOf.stark.filter(each => each !== 'eddard-stark').map((each, i) => [each, i < living ? 4 : 0]),
    )
    const t = scene(3).power(power).hostage('lannister', 'catelyn-stark').spread('baratheon', 'stark')
    t.run({ do: 'hostage', seat: 1, passed: [] })
    expect(move(t, 'lannister', { ...warlike, cruelty: 100 }).do).toBe(deed)
  })
})
