/** What the page weighs, and how fast it answers: measured in a real Chromium before the real server. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page, Request } from 'playwright-core'
import { games } from '../../games/index.ts'
import {
  type GameModule,
  type GameRecord,
  play,
  recordFormat,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../../kernel/index.ts'
import { settingsFrom, startServer } from '../../server/index.ts'
import { tableOptions } from '../arguments.ts'
import { openBare } from './bare.ts'
import { openChromium } from './chromium.ts'
import type { Figure } from './figure.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))

type Measured = Pick<Figure, 'value' | 'note'>

/** Without the page or a browser nothing can be measured: then the values are NaN, and the notes say why. */
export async function pageFigures(): Promise<Figure[]> {
  const found = await measure().catch((error: Error) => {
    const missing = { value: Number.NaN, note: `not measured: ${error.message.split('\n')[0]}` }
    return { home: missing, table: missing, click: missing }
  })
  return [
    {
      name: 'page: home',
      unit: 'KB of scripts and styles, as sent',
      goal: { floor: 140, aim: 110 },
      better: 'lower',
      machine: null,
      ...found.home,
    },
    {
      name: 'page: table',
      unit: 'KB of all that is loaded, as sent',
      goal: { floor: 800, aim: 320 },
      better: 'lower',
      machine: null,
      ...found.table,
    },
    {
      name: 'page: click',
      unit: 'times the bare page, p95',
      goal: { floor: 2, aim: 1.3 },
      better: 'lower',
      machine: null,
      ...found.click,
    },
  ]
}

async function measure(): Promise<Record<'home' | 'table' | 'click', Measured>> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the page is not built; run "npm run build"')
  const browser = await openChromium()
  const data = mkdtempSync(join(tmpdir(), 'interregnum-bench-'))
  try {
    return await measureAt(browser, data)
  } finally {
    await browser.close()
    rmSync(data, { recursive: true, force: true })
  }
}

async function measureAt(browser: Browser, data: string) {
  const gamesModule = new URL('../../games/index.ts', import.meta.url).href
  const given = { games, gamesModule, page: dist, port: 0, host: '127.0.0.1', data, log: 'silent', pace: 0 }
  const server = await startServer(settingsFrom(given))
  try {
    return {
      home: await weighHome(browser, server.address),
      table: await weighTable(browser, server.address),
      click: await measureClicks(browser, server.address),
    }
  } finally {
    await server.close()
  }
}

interface Loaded {
  path: string
  /** Bytes as sent: of an answer without its head. */
  weight: number
}

/** Everything that a page loads from now on: what is answered over HTTP, and what comes over its WebSocket. */
function weigh(page: Page): () => Promise<Loaded[]> {
  const loading: Promise<Loaded>[] = []
  const add = async (url: string, request: Request): Promise<Loaded> => {
    const { responseBodySize } = await request.sizes()
    return { path: new URL(url).pathname, weight: responseBodySize }
  }
  page.on('requestfinished', request => loading.push(add(request.url(), request)))
  page.on('websocket', socket => {
    socket.on('framereceived', ({ payload }) =>
      loading.push(Promise.resolve({ path: 'live', weight: Buffer.byteLength(payload) })),
    )
  })
  return () => Promise.all(loading)
}

const kilobytes = (loaded: readonly Loaded[]) =>
  Number((loaded.reduce((sum, { weight }) => sum + weight, 0) / 1024).toFixed(1))

const sizes = (loaded: readonly Loaded[], kinds: Readonly<Record<string, RegExp>>): string =>
  Object.entries(kinds)
    .map(([name, pattern]) => `${name} ${kilobytes(loaded.filter(({ path }) => pattern.test(path)))}`)
    .join(', ')

async function weighHome(browser: Browser, address: string): Promise<Measured> {
  const page = await browser.newPage()
  const loaded = weigh(page)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const files = (await loaded()).filter(({ path }) => /\.(js|css)$/.test(path))
  await page.close()
  return {
    value: kilobytes(files),
    note: `${files.length} files with a cold cache: ${sizes(files, { scripts: /js$/, styles: /css$/ })}`,
  }
}

/** Sits down to a game that has begun; resolves to the address of its table. */
async function playNow(page: Page, address: string, game: string): Promise<string> {
  const answer = await page.request.post(`${address}/api/play-now`, { data: { game } })
  return `${address}/table/${(await answer.json()).id}`
}

async function weighTable(browser: Browser, address: string): Promise<Measured> {
  const page = await browser.newPage()
  const loaded = weigh(page)
  await page.goto(await playNow(page, address, Object.keys(games)[0]))
  await page.getByRole('group', { name: 'Choices' }).waitFor()
  await page.waitForLoadState('networkidle')
  const all = await loaded()
  await page.close()
  const kinds = { scripts: /\.js$/, styles: /\.css$/, fonts: /\.woff2$/, data: /^live|^\/api/ }
  return { value: kilobytes(all), note: `${all.length} answers and messages with a cold cache: ${sizes(all, kinds)}` }
}

/** A long game of easy bots, cut off where the first seat has the most choices: the board is full there. */
function crowded({ game, bots }: GameModule): GameRecord {
  const roles = Array.from({ length: game.seats.max }, () => null)
  const begin = { roles, options: tableOptions({ game, bots }, ''), seed: seedFrom('crowded') }
  const { state } = start(game, begin)
  const moves: GameRecord['moves'][number][] = []
  let most = { choices: 0, moves: 0 }
  for (;;) {
    const seat = viewOf(game, state, null).asked.at(0)
    if (seat === undefined) break
    const { legalMoves } = viewOf(game, state, 0)
    if (legalMoves.length > most.choices) most = { choices: legalMoves.length, moves: moves.length }
    const move = bots.easy.choose(game, viewOf(game, state, seat), { chance: seeded(seedFrom(`${moves.length}`)) })
    moves.push([seat, move])
    play(game, state, seat, move)
  }
  return { ...recordFormat, ...begin, game: game.id, gameVersion: game.version, moves: moves.slice(0, most.moves) }
}

/** With fewer clicks p95 is one disturbance of the machine. */
const rounds = 10
const clicksARound = 20

/** Clicks on both pages by turns, so that whatever else the machine does slows both. */
async function measureClicks(browser: Browser, address: string): Promise<Measured> {
  const bare = await openBare()
  const [table, button] = [await browser.newPage(), await browser.newPage()]
  try {
    const answer = await table.request.post(`${address}/api/import`, { data: crowded(Object.values(games)[0]) })
    await table.goto(`${address}/table/${(await answer.json()).id}`)
    await table.locator('.choice').first().waitFor()
    await button.goto(bare.address)
    const pairs: [page: Page, buttons: string[], times: number[]][] = [
      [table, ['.choice:not(.backward)', '.choice.backward'], []],
      [button, ['button'], []],
    ]
    for (let round = 0; round <= rounds; round++) {
      for (const [page, buttons, times] of pairs) {
        await page.bringToFront()
        const taken = await clickTimes(page, buttons)
        // The first round warms up.
        if (round > 0) times.push(...taken)
      }
    }
    const [mine, theirs] = pairs.map(([, , times]) => times)
    return {
      value: Number((p95(mine) / p95(theirs)).toFixed(2)),
      note: `p95 of ${mine.length} clicks each, by turns: ${p95(mine).toFixed(1)} ms against ${p95(theirs).toFixed(1)} ms; median ${at(mine, 0.5).toFixed(1)} against ${at(theirs, 0.5).toFixed(1)} ms`,
    }
  } finally {
    await bare.close()
  }
}

const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1]
const p95 = (times: readonly number[]) => at(times, 0.95)

/** Milliseconds from each click to the frame that shows what the server has confirmed. The buttons are taken by turns. */
async function clickTimes(page: Page, buttons: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < clicksARound; i++) {
    const shown = page.evaluate(confirmed)
    await page
      .locator(buttons[i % buttons.length])
      .first()
      .click()
    times.push(await shown)
  }
  return times
}

/** Runs in the page. Both pages say in #question what the server has confirmed. */
function confirmed(): Promise<number> {
  return new Promise(done => {
    const before = document.querySelector('#question')?.textContent
    const onClick = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (document.querySelector('#question')?.textContent === before) return
        observer.disconnect()
        requestAnimationFrame(() => done(performance.now() - timeStamp))
      }
      const observer = new MutationObserver(look)
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    }
    addEventListener('click', onClick, { capture: true, once: true })
  })
}
