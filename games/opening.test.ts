import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type GameRecord, type Kinds, replay } from '../kernel/index.ts'
import { games } from './index.ts'
import { registry } from './registry.ts'

const ids = Object.keys(games).filter(id => games[id].game.opening)

describe.each(ids)('openings of %s', id => {
  const folder = new URL(`./${id}/playthroughs/`, import.meta.url)
  const [name] = readdirSync(folder)
  const record = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as GameRecord<Kinds>

  it('are known of every seat of a game that was played, and have words in both languages', async () => {
    const { game } = games[id]
    const { state, log } = replay(game, record)
    const events = log.flatMap(({ to, event }) => (to === null ? [event] : []))
    const { texts } = await registry[id as keyof typeof registry]()
    for (const [seat] of record.roles.entries()) {
      const names = game.opening!(seat, state.g.open, events)
      expect(names.length, `seat ${seat}`).toBeGreaterThan(0)
      expect(new Set(names).size).toBe(names.length)
      for (const language of ['en', 'hu'] as const) {
        const { opening } = await texts[language]()
        for (const each of names) expect(opening!(each)).toMatch(/^(?!.*undefined).+$/)
      }
    }
  })
})

/** What is heard in a game in which both seats have chosen, the first one twice, in two rounds; what each has opened with. */
const heardOf: Readonly<Record<string, { events: readonly object[]; opened: readonly string[][] }>> = {
  thrones: {
    events: [
      { is: 'revealed', orders: [orderAt(0, 'march', 'winterfell'), orderAt(1, 'raid', 'pyke')] },
      { is: 'revealed', orders: [orderAt(0, 'defense', 'winterfell')] },
    ],
    opened: [['march winterfell'], ['raid pyke']],
  },
  'iron-throne': {
    events: [{ is: 'leaders', leaders: ['robb-stark', 'jaime-lannister'] }],
    opened: [['robb-stark'], ['jaime-lannister']],
  },
  battlelore: {
    events: [playedBy('command', 1, 'b'), playedBy('command', 0, 'a'), playedBy('command', 0, 'c')],
    opened: [['a'], ['b']],
  },
  'battles-of-westeros': {
    events: [playedBy('card', 1, 'b'), playedBy('card', 0, 'a'), playedBy('card', 0, 'c')],
    opened: [['a'], ['b']],
  },
  'warrior-knights': {
    events: [
      { is: 'round', round: 1 },
      playedBy('revealed', 1, 'b'),
      playedBy('revealed', 0, 'a'),
      playedBy('revealed', 0, 'd'),
      playedBy('revealed', 0, 'a'),
      playedBy('revealed', null, 'neutral'),
      { is: 'round', round: 2 },
      playedBy('revealed', 0, 'c'),
    ],
    opened: [['a', 'd'], ['b']],
  },
}

function orderAt(seat: number, order: string, at: string) {
  return { seat, order, at }
}

function playedBy(is: string, seat: number | null, card: string) {
  return { is, seat, card }
}

it.each(ids)('%s: a seat opens with what it has chosen itself, and first', id => {
  const { events, opened } = heardOf[id]
  const told = [0, 1].map(seat => games[id].game.opening!(seat, {}, events as Kinds['event'][]))
  expect(told).toEqual(opened)
})
