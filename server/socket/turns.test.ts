import { expect, it, vi } from 'vitest'
import { makeTable, me, open, toyServer, visit } from '../testing/guests.ts'

it('messages that a page sends at once are taken one in a turn of the event loop: others have theirs between them', async () => {
  const server = await toyServer()
  const ann = await visit(server)
  const page = await ann.join(await makeTable(ann, [me, open]))
  let turn = 0
  const count = () => {
    turn++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const turns: number[] = []
  const asBefore = JSON.parse
  const parse = vi.spyOn(JSON, 'parse').mockImplementation(text => {
    if (text.startsWith('{"flood"')) turns.push(turn)
    return asBefore(text)
  })
  for (let i = 0; i < 200; i++) page.send(`{"flood":${i}}`)
  await page.until(() => turns.length === 200)
  parse.mockRestore()
  clearImmediate(counting)
  expect(turns).toHaveLength(200)
  expect(new Set(turns).size).toBe(200)
  await server.close()
})
