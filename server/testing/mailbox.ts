/** A mail server on this machine that keeps what it is given: for tests. */
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export interface Mailbox {
  /** smtp://127.0.0.1:port */
  address: string
  /** Each as it came, with its head. */
  letters: string[]
  close(): void
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: string[] = []
  const server = createServer(socket => {
    let data: string | null = null
    socket.write('220 here\r\n')
    socket.on('data', chunk => {
      const text = String(chunk)
      if (data !== null) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        letters.push(data)
        data = null
        socket.write('250 kept\r\n')
      } else if (/^DATA/i.test(text)) {
        data = ''
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `smtp://127.0.0.1:${port}`, letters, close: () => server.close() }
}
