/** What the server counts, for /metrics. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Host } from '../host.ts'

/** Counters of a house, read when they are asked for. */
export function openMetrics(host: Host): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `interregnum_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('tables_in_memory', 'Tables in memory', () => host.tables.byKey.size)
  gauge('tables_watched', 'Tables that somebody watches', () => host.rooms.size)
  gauge('connections', 'Open pages at tables', () =>
    [...host.rooms.values()].reduce(
      (sum, { groups }) => sum + groups.values().reduce((n, g) => n + g.connections.size, 0),
      0,
    ),
  )
  const moves = new Counter({ name: 'interregnum_entries_total', help: 'Entries stored', registers: [registry] })
  const { changed } = host.tables
  host.tables.changed = (loaded, before) => {
    moves.inc(loaded.table.version - before.version)
    changed(loaded, before)
  }
  return registry
}
