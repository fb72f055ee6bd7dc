import { expect, test } from 'vitest'
import { seedFrom } from '../kernel/index.ts'
import { act, createTable, rematchTable, type Table } from '../table/index.ts'
import { games } from './index.ts'

const [ann, ben] = ['ann', 'ben'].map(user => ({ user, name: user }))
const bot = { kind: 'bot', bot: 'easy' } as const

/** A begun table whose parts are drawn. The second seat is somebody's, or a bot's. */
function begun(id: string, second: typeof bot | { kind: 'person'; user: string; name: string }): Table {
  const { game } = games[id]
  const seats = Array.from({ length: game.seats.max }, (_, seat) => (seat === 1 ? second : bot))
  const setup = { game: id, roles: seats.map(() => null), options: {}, private: false, hoursPerMove: null }
  const sitters = [{ kind: 'me' } as const, ...seats.slice(1)]
  const wish = { id, name: id, setup, seats: sitters, owner: ann, seed: seedFrom(id) }
  const outcome = act(createTable(game, wish, 0), { do: 'start' }, ann, 0)
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.table
}

test.each(Object.keys(games))('%s: among people a rematch turns the parts that were drawn', id => {
  const table = begun(id, { kind: 'person', ...ben })
  const parts = games[id].game.parts!(table.core.state!.g.open)
  expect([...parts].sort()).toEqual([...new Set(parts)].sort())
  const { core } = rematchTable(table, ben, seedFrom('again'), 0)
  expect(core.setup.roles).toEqual(parts)
  // Whoever sat on the second seat has the part of the one after it.
  expect(core.seats.findIndex(sitter => sitter.kind === 'person' && sitter.user === 'ben')).toBe(2 % parts.length)
})

test.each(Object.keys(games))('%s: against bots alone lots are drawn again', id => {
  const { core } = rematchTable(begun(id, bot), ann, seedFrom('again'), 0)
  expect(core.setup.roles.every(role => role === null)).toBe(true)
})

test('a rematch that bears all names has no longer name than any table may have, and no half of a sign', () => {
  const [id] = Object.keys(games)
  const long = 'a'.repeat(30)
  const nameOf = (other: string) => {
    const table = begun(id, { kind: 'person', user: 'ben', name: other })
    const named = { ...table, core: { ...table.core, name: 'ann' } }
    return rematchTable(named, ben, seedFrom('again'), 0).core.name
  }
  expect(nameOf(`${long}bcde`)).toBe(`ann, ${long}bcde`)
  // 36 letters, and a rook's head that would be cut in two.
  expect(nameOf(`${long}bcd😀efgh`)).toBe(`ann, ${long}bcd…`)
})

test('a rematch among people is entered by its link only, that nobody else takes their seats', () => {
  const [id] = Object.keys(games)
  const privacy = (second: Parameters<typeof begun>[1]) => {
    return rematchTable(begun(id, second), ann, seedFrom('again'), 0).core.setup.private
  }
  expect(privacy({ kind: 'person', ...ben })).toBe(true)
  expect(privacy(bot)).toBe(false)
})
