/** AG-3.5.6: reconciling armies with the supply limit. */
import { ask, type Chapter, put, type Seat, type Step } from '../../../../kernel/index.ts'
import type { Place } from '../../data/areas.ts'
import type { Asks } from '../../steps.ts'
import type { Thrones } from '../../types.ts'
import { type G, losses, removeUnit } from '../position/armies.ts'
import { armySizes, inSupply, withinSupply } from '../position/supply.ts'

type Me = Asks['reconcile']

/** The steps by which a seat comes back within its limit; none when it is within. */
export const reconciling = (g: G, seat: Seat, cause: Me['cause']): Step<Thrones>[] =>
  inSupply(g, seat) ? [] : [{ do: 'reconcile', seat, removed: {}, cause }]

export const reconcileRules: Chapter<Thrones, 'reconcile'> = {
  reconcile: ask({
    rule: 'AG-3.5.6',
    who: (_g, { seat }) => seat,
    legalMoves: (g, me) => reducible(g, me).flatMap(at => losses(g, at)),
    take: (g, { seat, removed, cause }, _seat, move, ctx) => {
      const { at, unit, routed } = move
      removeUnit(g, at, unit, routed) // and no Power token is left behind (AG-3.4.3)
      ctx.log({ is: 'lost', seat, at, unit, routed, cause })
      const more = put(removed, at, (removed[at] ?? 0) + 1)
      if (!inSupply(g, seat)) return [{ do: 'reconcile', seat, removed: more, cause }]
      return [{ do: 'settlePorts' }, { do: 'victoryCheck' }]
    },
  }),
}

/** Units in one place: how many are left, and how many this reconciling has taken. */
interface Host {
  at: Place
  left: number
  taken: number
}

/** The armies that can lose one more unit so that what is removed in the end can still be a minimal set. */
function reducible(g: G, { seat, removed }: Me): Place[] {
  const level = g.open.supply[seat]
  const hosts = [...armySizes(g, seat)].map(([at, left]): Host => ({ at, left, taken: removed[at] ?? 0 }))
  const can = (_host: Host, i: number) => hosts[i].left >= 2 && canEndMinimal(level, change(hosts, i, -1), 0)
  return hosts.filter(can).map(({ at }) => at)
}

/** Can units of these hosts (from index `from` on) be removed so that putting back any single one would be too much? */
function canEndMinimal(level: number, hosts: readonly Host[], from: number): boolean {
  if (fits(level, hosts)) return hosts.every((host, i) => host.taken === 0 || !fits(level, change(hosts, i, 1)))
  return hosts.some((host, i) => i >= from && host.left >= 2 && canEndMinimal(level, change(hosts, i, -1), i))
}

function change(hosts: readonly Host[], i: number, n: 1 | -1): readonly Host[] {
  const { at, left, taken } = hosts[i]
  return hosts.with(i, { at, left: left + n, taken: taken - n })
}

const fits = (level: number, hosts: readonly Host[]): boolean =>
  withinSupply(
    level,
    hosts.map(({ left }) => left),
  )
