/** A server in a process of its own, for the bench: it tells its address, and its CPU time when it is asked. */
import { settingsFrom, startServer } from './index.ts'

const [gamesModule, data] = process.argv.slice(2)
const { games } = await import(gamesModule)
const unlimited = { requestsPerMinute: 1e9, tablesPerMinute: 1e9, commandsPerSecond: 1e6 }
const server = await startServer(settingsFrom({ games, gamesModule, data, port: 0, log: 'error', ...unlimited }))

process.on('message', word => {
  if (word === 'cpu') process.send!(process.cpuUsage())
  else void server.close().then(() => process.exit())
})
process.send!(server.address)
