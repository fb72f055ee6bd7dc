import { describe, expect, it } from 'vitest'
import {
  type Bot,
  defaultSettings,
  isRetraction,
  nextToMove,
  pick,
  play,
  type Seat,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../../../kernel/index.ts'
import { options as specs } from '../data/options.ts'
import { warriorKnights } from '../game.ts'
import { scene } from '../testing.ts'
import type { Event, Options, WarriorKnights } from '../types.ts'
import { easy } from './easy.ts'
import { hiring } from './testing.ts'

const standard = defaultSettings(specs) as unknown as Options

const gifts: readonly string[] = ['give', 'take-back']
const random: Bot<WarriorKnights> = {
  choose: (rules, { legalMoves }, rng) => {
    const onward = legalMoves.filter(move => !gifts.includes(move.do) && !isRetraction(rules, move))
    return pick(rng, onward.length > 0 ? onward : legalMoves)
  },
}

/** Plays a game to its end, with easy bots where no others are named; every move must be one of the options. */
function game(seats: number, seed: string, options: Partial<Options> = {}, bots: readonly Bot<WarriorKnights>[] = []) {
  const { state, ...begun } = start(warriorKnights, {
    roles: Array.from({ length: seats }, () => null),
    options: { ...standard, ...options },
    seed: seedFrom(seed),
  })
  const rng = { chance: seeded(seedFrom(`bots ${seed}`)) }
  const events: Event[] = []
  let last: Seat | null = null
  let moves = 0
  let { question } = begun
  for (; question !== null; moves++) {
    if (moves > 30_000) throw new Error(`no end in round ${state.g.open.round}`)
    const seat: Seat = nextToMove(warriorKnights, question, last)!
    const view = viewOf(warriorKnights, state, seat, question)
    const move = (bots[seat] ?? easy).choose(warriorKnights, view, rng)
    if (!view.legalMoves.includes(move)) throw new Error(`${JSON.stringify(move)} is no option`)
    const played = play(warriorKnights, state, seat, move)
    question = played.question
    events.push(...played.heard.map(each => each.event))
    last = seat
  }
  return { open: state.g.open, events, moves }
}

/** What the easy bot does now. */
const choice = (t: ReturnType<typeof scene>, baron: 'red' | 'blue') =>
  easy.choose(warriorKnights, t.view(baron), { chance: seeded(seedFrom('bot')) })

describe('the easy bot', () => {
  it.each([2, 3, 4, 6])('plays a game of %i seats to its end, and takes cities in it', seats => {
    const { open, events } = game(seats, `easy ${seats}`)
    expect(open.ended).not.toBeNull()
    expect(events.filter(({ is }) => is === 'captured').length).toBeGreaterThan(seats)
  })

  it.each([0, 1, 2])('as seat %i wins against two who play at random', me => {
    const bots = [random, random, random].with(me, easy)
    expect(game(3, `random ${me}`, { length: 'short' }, bots).open.ended!.winners).toEqual([me])
  })

  it('gives nothing away, and kills no heir', () => {
    const { events } = game(3, 'gifts', { exchangingHeirs: true, miracles: true, length: 'short' })
    expect(events.filter(({ is }) => is === 'gave' || is === 'heir')).toEqual([])
  })

  it('the same position and chance give the same game', () => {
    const [a, b] = [game(2, 'twice'), game(2, 'twice')]
    expect(b.events).toEqual(a.events)
  })
})

describe('rules of thumb', () => {
  it('lays siege to a city that it can besiege', () => {
    const t = scene(3).noble('red-star', 'k-e3', ['reg-red-100', 'reg-red-50-1']).card('red', 'mobilize-forces')
    expect(choice(t, 'red')).toEqual({ do: 'siege', site: 'vecht' })
  })

  it('brings a siege of an earlier round to its end', () => {
    const t = scene(3)
      .noble('red-star', 'k-e3', ['reg-red-100', 'reg-red-50-1'])
      .siege('vecht', 'red', 0)
      .card('red', 'versatile-strategy')
    expect(choice(t, 'red')).toEqual({ do: 'siege', site: 'vecht' })
  })

  it('takes crowns when it is poor and nobody can march', () => {
    const t = scene(3).noble('red-star', 'k-d3', ['reg-red-50-1'], { exhausted: true }).crowns({ red: 1 })
    t.card('red', 'versatile-strategy')
    expect(choice(t, 'red')).toEqual({ do: 'gain', what: 'crowns' })
  })

  it('starts no expedition that it would not pay for', () => {
    const t = (crowns: number) => scene(3).chairman('red').crowns({ red: crowns }).neutral('fund-expeditions')
    expect(choice(t(15), 'red')).toEqual({ do: 'start', expedition: 'ceylon' })
    expect(choice(t(2), 'red')).toEqual({ do: 'decline' })
    const voyage = { spot: 1, stakes: [{ seat: 1, crowns: 1 }], blessed: false }
    const only = scene(3).chairman('red')
    only.set({ voyages: { ...only.open.voyages, ceylon: voyage, 'spice-islands': voyage } }).neutral('fund-expeditions')
    expect(choice(only, 'red')).toEqual({ do: 'decline' })
  })

  it('gives an office to a Noble who has none', () => {
    const t = scene(3).noble('red-star', 'k-b5', ['reg-red-100']).noble('red-circle', 'k-c5', ['reg-red-50-1'])
    t.office('red-star', 'lord-high-marshal').run({ do: 'giveOffice', seat: 0, card: 'warden-of-the-north' })
    expect(choice(t, 'red')).toEqual({ do: 'noble', noble: 'red-circle' })
  })

  it('does not march to a city that another Baron besieges', () => {
    const t = (isBesieged: boolean) => {
      const s = scene(3).noble('red-star', 'k-b5', ['reg-red-100', 'merc-english-50-1'])
      s.noble('blue-star', 'k-a5', ['reg-blue-100'])
      return (isBesieged ? s.siege('monz', 'blue') : s).card('red', 'mobilize-forces')
    }
    expect(choice(t(false), 'red')).toEqual({ do: 'go', noble: 'red-star', path: ['k-a5'] })
    expect(choice(t(true), 'red')).not.toEqual({ do: 'go', noble: 'red-star', path: ['k-a5'] })
  })

  it('hires the strongest whose wages it can bear', () => {
    const t = scene(3).offer('merc-polish-50-1', 'merc-swiss-100-1', 'merc-tuscan-200-1').crowns({ red: 5 })
    t.run({ do: 'hire', seat: 0, spot: 0, first: true })
    expect(choice(t, 'red')).toEqual({ do: 'hire', card: 'merc-swiss-100-1' })
  })

  it('WK-6.2.3: hires nobody whose wages are due at once and cannot be paid', () => {
    expect(choice(hiring(false), 'red')).toEqual({ do: 'hire', card: 'merc-swiss-100-1' })
    expect(choice(hiring(true), 'red')).toEqual({ do: 'decline' })
  })

  it('lets others pass, but not attack what it besieges itself', () => {
    const t = scene(3).siege('vecht', 'red')
    t.run({ do: 'permission', seat: 0, of: 1, area: 'k-e3', why: 'attack' })
    expect(choice(t, 'red')).toEqual({ do: 'refuse' })
    t.run({ do: 'permission', seat: 0, of: 1, area: 'k-d3', why: 'passage' })
    expect(choice(t, 'red')).toEqual({ do: 'grant' })
  })

  it('uses its cards', () => {
    const t = scene(3).card('red', 'levy-taxes')
    expect(choice(t, 'red')).toEqual({ do: 'use' })
  })

  it('pays all its wages when it can', () => {
    const t = scene(3)
      .noble('red-star', 'k-d3', ['merc-polish-100-1', 'merc-swiss-50-1'])
      .crowns({ red: 10 })
      .run({ do: 'wagesOf', seat: 0 })
    expect(choice(t, 'red')).toEqual({ do: 'pay-all' })
  })
})
