import { expect, it } from 'vitest'
import { newTable } from '../table/sync/http.ts'
import { tableAmongBots } from './playNow.ts'

it('asks the server for a table of one person among bots of the level chosen', () => {
  const wish = newTable.parse(tableAmongBots('thrones', { seats: 3, level: 'random' }))
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }])
  expect(wish.roles).toEqual([null, null, null])
})
