import { describe, expect, it } from 'vitest'
import { trials } from '../../../bots/budget.ts'
import {
  botViewOf,
  play,
  questionAt,
  type Step,
  same,
  seeded,
  seedFrom,
  type View,
  viewOf,
} from '../../../kernel/index.ts'
import type { House } from '../data/houses.ts'
import { ironThrone } from '../game.ts'
import { play as playCard } from '../rules/testing.ts'
import { type Scene, scene } from '../testing.ts'
import type { IronThrone, Move } from '../types.ts'
import { candidates } from './candidates.ts'
import { byTemper } from './easy.ts'
import { personalities } from './personality.ts'
import { good, strong } from './thinkers.ts'
import { worthAtEnd, worthOf } from './worth.ts'

const rng = () => ({ chance: seeded(seedFrom('thinker')) })

const think = async (t: Scene, house: House, bot = good, nodes = 200): Promise<Move[]> =>
  [await bot.think(ironThrone, t.view(house), { chance: seeded(seedFrom(house)) }, trials(nodes))].flat() as Move[]

/** Stark against Lannister, in a game that goes on afterwards; these steps come first. */
const conflict = (t: Scene, ...first: Step<IronThrone>[]) =>
  t
    .encounter('robb-stark', 'jaime-lannister')
    .run(...first, { do: 'conflict' }, { do: 'resolution' }, { do: 'cleanup' })

/** Both have played truce. */
const truce = (t: Scene = scene(3)) => conflict(t).cards('stark-truce', 'lannister-truce').quiet()

const even: Move[] = [
  { do: 'influence', by: 'challenger', n: 1 },
  { do: 'influence', by: 'defender', n: 1 },
  { do: 'propose' },
]

/** Baratheon may support one side. */
const opportunity = (t: Scene) => conflict(t, { do: 'support', seat: 2 })

describe('the bots that think', () => {
  it('IT-12.1, IT-9.5: agree to a deal that wins them the game alone', async () => {
    const t = truce(scene(3).spread('stark', 'lannister', 4)).move('lannister', ...even)
    expect(await think(t, 'stark')).toEqual([{ do: 'agree', version: 1 }])
    expect(await think(t, 'stark', strong)).toEqual([{ do: 'agree', version: 1 }])
  })

  it('IT-12.1: do not give the last token to whoever is about to win', async () => {
    const t = truce(scene(3).spread('lannister', 'stark', 4)).move('lannister', ...even)
    const crowned = candidates(t.view('stark'), rng()).filter(plan =>
      plan.some(move => move.do === 'agree' || (move.do === 'influence' && move.by === 'challenger')),
    )
    expect(crowned).toEqual([])
    expect((await think(t, 'stark'))[0].do).not.toBe('agree')
  })

  it('IT-12.1: do not lend their support to a challenger whom victory would crown', async () => {
    const t = scene(3)
      .spread('stark', 'lannister', 4)
      .spread('baratheon', 'lannister', 2)
      .spread('lannister', 'baratheon', 3)
      .power({ 'robb-stark': 7, 'jaime-lannister': 4 })
      .hand('baratheon', 'baratheon-hostility-20', 'baratheon-truce')
    const [move] = await think(opportunity(t), 'baratheon')
    expect(move).not.toMatchObject({ do: 'offer', side: 'challenger' })
  })

  it('IT-25: decide by what their seat may see: hidden decks and the hands of others change nothing', async () => {
    const t = opportunity(scene(3))
    const { decks } = t.state.g.hidden
    const chosen = await think(t, 'baratheon')
    t.hide({ decks: decks.map(deck => deck.toReversed()) }).top('lannister', 'lannister-truce')
    expect(await think(t, 'baratheon')).toEqual(chosen)
  })

  it('IT-23.4, IT-25.10: betray whoever they have seen to hold nothing but a truce', async () => {
    const t = scene(3)
      .hand('stark', 'bran-stark', 'stark-hostility-1', 'stark-hostility-12', 'stark-truce')
      .hand('lannister', 'lannister-truce')
      .power({ 'bran-stark': 2, 'tywin-lannister': 6 })
      .encounter('bran-stark', 'tywin-lannister')
      .run({ do: 'conflict' }, { do: 'resolution' }, { do: 'cleanup' })
    playCard(t, 'bran-stark').quiet()
    const chosen = (view: View<IronThrone>, bot = good) =>
      bot.think(ironThrone, view, { chance: seeded(seedFrom('warg')) }, trials(200))
    const remembering = botViewOf(ironThrone, t.state, 0)
    for (const bot of [good, strong]) {
      expect([await chosen(remembering, bot)].flat()).toEqual([{ do: 'card', card: 'stark-hostility-1' }])
    }
    // Nothing else tells them of the truce
    expect([await chosen(t.view('stark'))].flat()).not.toEqual([{ do: 'card', card: 'stark-hostility-1' }])
  })

  it('IT-23.8: do not ask a second time for a higher card where there was none', async () => {
    const tyrion = { do: 'play', card: 'tyrion-lannister' } as const
    const low = ['targaryen-hostility-1', 'targaryen-hostility-2', 'targaryen-hostility-3', 'targaryen-truce'] as const
    const t = scene(4)
      .spread('baratheon', 'lannister', 3)
      .spread('lannister', 'targaryen', 3)
      .spread('targaryen', 'stark', 3)
      .hand('lannister', 'tyrion-lannister', 'tyrion-lannister', 'lannister-truce', 'jaime-lannister')
      .hand('targaryen', 'targaryen-hostility-5', 'khal-drogo', 'daenerys-targaryen', ...low)
      .encounter('stannis-baratheon', 'khal-drogo', { 'tyrion-lannister': 'defender' })
      .run({ do: 'conflict' }, { do: 'resolution' }, { do: 'cleanup' })
      .cards('baratheon-truce', 'targaryen-hostility-5')
    expect(await think(t, 'lannister', strong)).toEqual([tyrion])
    t.move('lannister', tyrion).move('targaryen', { do: 'done' })
    expect(t.legalMoves('lannister')).toEqual([tyrion, { do: 'pass' }])
    expect(await think(t, 'lannister', strong)).toEqual([{ do: 'pass' }])
    for (const personality of personalities) {
      expect(byTemper(t.view('lannister'), { chance: seeded(seedFrom('again')) }, personality)).toEqual({ do: 'pass' })
    }
  })

  it('IT-9.5: after six proposals they agree or break off, or two of them would talk for ever', () => {
    const t = truce()
    for (const n of [1, 2, 3] as const) {
      t.move('stark', { do: 'power', by: 'challenger', n }, { do: 'propose' })
      t.move('lannister', { do: 'power', by: 'defender', n }, { do: 'propose' })
    }
    expect(t.open.encounter!.talks!.version).toBe(6)
    expect(candidates(t.view('stark'), rng()).map(plan => plan[0].do)).toEqual(['agree', 'break-off'])
  })

  it('IT-9.5: every proposal that they weigh up can be made, move by move, from any draft', () => {
    const t = truce(scene(3).hostage('stark', 'lannister-truce'))
    t.move(
      'stark',
      { do: 'power', by: 'challenger', n: 2 },
      { do: 'hostage', by: 'challenger', place: { from: 'any' } },
    )
    const plans = candidates(viewOf(ironThrone, t.state, 0), rng())
    expect(plans.filter(plan => plan.at(-1)!.do === 'propose').length).toBeGreaterThan(8)
    for (const plan of plans) {
      const state = structuredClone(t.state)
      for (const move of plan) {
        expect(
          questionAt(ironThrone, state)!
            .legal(0)
            .some(each => same(each, move)),
        ).toBe(true)
        play(ironThrone, state, 0, move)
      }
    }
  })
})

describe('the value of a position', () => {
  it('IT-12.3: more influence, and a turn that is near, put a House ahead', () => {
    const t = scene(3).spread('lannister', 'stark', 2)
    const values = [0, 1, 2].map(seat => worthOf(t.state.g, seat))
    expect(values[1]).toBeGreaterThan(Math.max(values[0], values[2]))
    expect(values.reduce((sum, each) => sum + each, 0)).toBeCloseTo((4 * 1 + 1.5) / 5)
  })

  it('IT-12.5: a shared victory counts by its share, and a shared place half', () => {
    const t = scene(3).spread('lannister', 'stark', 5).spread('baratheon', 'stark', 5)
    expect([0, 1, 2].map(seat => worthAtEnd(t.open, seat))).toEqual([0, (4 * 0.5 + 0.75) / 5, (4 * 0.5 + 0.75) / 5])
  })
})
