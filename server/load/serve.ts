/**
 * A server in a process of its own, for whoever measures or harms it: it tells its address, and its figures when it is
 * asked. The module of its games is its argument, all else comes from the environment.
 */
import module from 'node:module'
import { settingsFrom, startServer } from '../index.ts'

const [gamesModule] = process.argv.slice(2)
const { games } = await import(gamesModule)
const unlimited = { requestsPerMinute: 1e9, tablesPerMinute: 1e9, socketsPerAddress: 1e9, commandsPerSecond: 1e6 }
const settings = settingsFrom({ games, gamesModule, log: 'error', ...unlimited }, process.env)
const server = await startServer(settings)

export interface ServerFigures {
  /** Microseconds of CPU since the process began. */
  cpu: number
  /** The most microseconds of its own CPU for which the thread of the server has let nobody else have a turn, since the last mark. */
  stall: number
  /** Memory, in bytes. */
  rss: number
}

const sum = ({ user, system }: NodeJS.CpuUsage) => user + system

let stall = 0
let mark = process.threadCpuUsage()
setInterval(() => {
  stall = Math.max(stall, sum(process.threadCpuUsage(mark)))
  mark = process.threadCpuUsage()
}, 10)

process.on('message', word => {
  if (word === 'close') return void server.close().then(() => process.exit())
  if (word === 'mark') {
    stall = 0
    return
  }
  const figures: ServerFigures = { cpu: sum(process.cpuUsage()), stall, rss: process.memoryUsage.rss() }
  process.send!(figures)
})
// A file that may not grow is an error of whoever writes, and no end.
process.on('SIGXFSZ', () => {})
process.on('disconnect', () => process.exit())
process.send!(server.address)
// What was compiled is kept at once, where it is kept at all: a server that is killed writes nothing any more.
module.flushCompileCache?.()
