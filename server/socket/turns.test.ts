import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, vi } from 'vitest'
import { limits } from '../limits.ts'
import { makeTable, me, open, patience, toyServer, visit } from '../testing/guests.ts'

/** Counts turns of the event loop: gives the number of the present one. */
function countTurns(): { now(): number; stop(): void } {
  let turn = 0
  const count = () => {
    turn++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  return { now: () => turn, stop: () => clearImmediate(counting) }
}

it('messages that a page sends at once are taken one in a turn of the event loop: others have theirs between them', async () => {
  const server = await toyServer()
  const ann = await visit(server)
  const page = await ann.join(await makeTable(ann, [me, open]))
  const turn = countTurns()
  const turns: number[] = []
  const asBefore = JSON.parse
  const parse = vi.spyOn(JSON, 'parse').mockImplementation(text => {
    if (text.startsWith('{"flood"')) turns.push(turn.now())
    return asBefore(text)
  })
  for (let i = 0; i < 200; i++) page.send(`{"flood":${i}}`)
  await page.until(() => turns.length === 200)
  parse.mockRestore()
  turn.stop()
  expect(turns).toHaveLength(200)
  expect(new Set(turns).size).toBe(200)
  await server.close()
})

it('a crowd that comes to a table at once is let in some at a time: others have their turn between them', async () => {
  const server = await toyServer()
  const ann = await visit(server)
  const table = await makeTable(ann, [me, open])
  const turn = countTurns()
  const inTurn = new Map<number, number>()
  const asBefore = JSON.stringify
  const stringify = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...rest) => {
    if (value?.is === 'whole') inTurn.set(turn.now(), (inTurn.get(turn.now()) ?? 0) + 1)
    return asBefore(value, ...(rest as []))
  })
  const { host, port } = new URL(server.address)
  const requestOf = (path: string, ...head: string[]) =>
    [`GET ${path} HTTP/1.1`, `Host: ${host}`, ...head, '', ''].join('\r\n')
  const sockets = Array.from({ length: 60 }, () => connect(Number(port)))
  // Whoever has had an answer is connected: what all ask next arrives in one turn.
  for (const socket of sockets) {
    socket.write(requestOf('/healthz'))
    await once(socket, 'data')
  }
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  const upgrade = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', key]
  for (const socket of sockets) socket.write(requestOf(`/api/tables/${table}/live`, ...upgrade))
  const sum = () => inTurn.values().reduce((all, n) => all + n, 0)
  await expect.poll(sum, patience).toBe(60)
  stringify.mockRestore()
  turn.stop()
  expect(Math.max(...inTurn.values())).toBe(limits.requestsInTurn)
  for (const socket of sockets) socket.destroy()
  await server.close()
})
