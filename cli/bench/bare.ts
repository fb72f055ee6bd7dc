/** The bare page: a button of the same stack that asks a server over a WebSocket and shows the answer, and nothing else. */
import type { AddressInfo } from 'node:net'
import fastifyWebsocket from '@fastify/websocket'
import Fastify from 'fastify'

const entry = '\0bare.js'
const code = `
  import { createElement as h, useEffect, useState } from 'react'
  import { createRoot } from 'react-dom/client'
  const socket = new WebSocket('ws://' + location.host + '/live')
  function Bare() {
    const [answer, show] = useState('0')
    useEffect(() => { socket.onmessage = ({ data }) => show(data) }, [])
    return h('main', null, h('h2', { id: 'question' }, answer), h('button', { onClick: () => socket.send(answer) }, 'Ask'))
  }
  socket.onopen = () => createRoot(document.getElementById('page')).render(h(Bare))
`
const html = '<!doctype html><title>Bare</title><div id="page"></div><script type="module" src="/bare.js"></script>'

/** The script of the bare page, made as the page's own scripts are. */
async function script(): Promise<string> {
  const { build } = await import('vite')
  const made = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bare',
        resolveId: id => (id === entry ? id : null),
        load: id => (id === entry ? code : null),
      },
    ],
    build: { write: false, target: 'es2024', rollupOptions: { input: entry } },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (!('output' in output)) throw new Error('The bare page cannot be built.')
  return output.output[0].code
}

/** Serves the bare page until it is closed. */
export async function openBare(): Promise<{ address: string; close(): Promise<void> }> {
  const bare = await script()
  const server = Fastify({ forceCloseConnections: true })
  await server.register(fastifyWebsocket)
  server.get('/live', { websocket: true }, socket => {
    socket.on('message', data => socket.send(String(Number(String(data)) + 1)))
  })
  server.get('/bare.js', (_request, reply) => reply.type('text/javascript').send(bare))
  server.get('/', (_request, reply) => reply.type('text/html').send(html))
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() }
}
