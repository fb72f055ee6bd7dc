/** Who meets whom. Pairing is short enough to be written here: the packages that do it are under the GPL, or made of those. */

/** Somebody to be paired. */
export interface Player {
  user: string
  points: number
  /** How often it had nobody to play with. */
  byes: number
  /** How often it has met others. */
  met: ReadonlyMap<string, number>
}

export interface Paired {
  tables: string[][]
  byes: string[]
}

/** Seats of a bracket, in the order in which the best meet last: 1, 8, 4, 5, 2, 7, 3, 6. Numbers beyond those who play are nobody. */
export function bracket(players: number): number[] {
  let order = [1]
  while (order.length < players) {
    const sum = order.length * 2 + 1
    order = order.flatMap(seed => [seed, sum - seed])
  }
  return order
}

/** A round of everybody against everybody by twos: the first stays, all others move on by one. `null` is nobody. */
export function circleRound(players: readonly string[], round: number): Paired {
  const all: (string | null)[] = players.length % 2 === 0 ? [...players] : [...players, null]
  const [first, ...rest] = all
  const at = round % rest.length
  const turned = [first, ...rest.slice(rest.length - at), ...rest.slice(0, rest.length - at)]
  const pairs = turned.slice(0, turned.length / 2).map((one, i) => [one, turned[turned.length - 1 - i]])
  return {
    // Who sits first changes from round to round.
    tables: pairs.filter(pair => !pair.includes(null)).map(pair => (round % 2 ? pair.toReversed() : pair) as string[]),
    byes: pairs.filter(pair => pair.includes(null)).flatMap(pair => pair.filter(user => user !== null)),
  }
}

/** So many sit at each table: none has more than `size` or less than `least`, and as few as possible have nobody to play with. */
export function tableSizes(players: number, size: number, least: number): number[] {
  const all = Math.ceil(players / size)
  const count = Math.floor(players / all) >= least ? all : Math.floor(players / size)
  if (count === 0) return []
  const seated = Math.min(players, count * size)
  return Array.from({ length: count }, (_, i) => Math.floor(seated / count) + (i < seated % count ? 1 : 0))
}

/**
 * Tables of so many. Who has met meets again as seldom as can be; with `byPoints` those with as many points meet. `players` in the
 * order of the standing; whoever stands last among those with the fewest byes has one.
 */
export function pairTables(
  players: readonly Player[],
  { size, least, byPoints }: { size: number; least: number; byPoints: boolean },
): Paired {
  if (size === 2 && players.length > 1 && players.length <= mostSearched) return pairAll(players, byPoints)
  const sizes = tableSizes(players.length, size, least)
  const idle = players.length - sizes.reduce((sum, n) => sum + n, 0)
  const resting = players
    .toReversed()
    .sort((a, b) => a.byes - b.byes)
    .slice(0, idle)
  const order = players.filter(player => !resting.includes(player))
  let from = 0
  const tables = sizes.map(n => {
    from += n
    return order.slice(from - n, from)
  })
  return {
    tables: improved(tables, byPoints).map(table => table.map(({ user }) => user)),
    byes: resting.map(({ user }) => user),
  }
}

/** So many players are paired by looking at all pairings: 10,395 of twelve. */
const mostSearched = 12

/** By twos, the best of all pairings. Whoever rests is the last of those with the fewest byes with whom nobody has to meet again. */
function pairAll(players: readonly Player[], byPoints: boolean): Paired {
  if (players.length % 2 === 0) return { tables: named(bestPairs(players, byPoints).pairs), byes: [] }
  const fewest = Math.min(...players.map(({ byes }) => byes))
  const candidates = players.filter(({ byes }) => byes === fewest).toReversed()
  const tried = candidates.map(resting => {
    const found = bestPairs(
      players.filter(each => each !== resting),
      byPoints,
    )
    return { resting, ...found, repeats: Math.floor(found.cost / again) }
  })
  const least = Math.min(...tried.map(({ repeats }) => repeats))
  const { pairs, resting } = tried.find(({ repeats }) => repeats === least)!
  return { tables: named(pairs), byes: [resting.user] }
}

const named = (pairs: readonly Player[][]): string[][] => pairs.map(pair => pair.map(({ user }) => user))

/** The pairs that cost least, the first of equals; an even number of players. */
function bestPairs(players: readonly Player[], byPoints: boolean): { pairs: Player[][]; cost: number } {
  let best = { pairs: [] as Player[][], cost: Number.POSITIVE_INFINITY }
  const look = (left: readonly Player[], pairs: Player[][], cost: number): void => {
    if (cost >= best.cost) return
    const [first, ...others] = left
    if (!first) best = { pairs, cost }
    for (const other of others) {
      const pair = [first, other]
      const rest = others.filter(each => each !== other)
      look(rest, [...pairs, pair], cost + costOf(pair, byPoints))
    }
  }
  look(players, [], 0)
  return best
}

/** To meet again weighs more than any difference of points. */
const again = 1_000_000

function costOf(table: readonly Player[], byPoints: boolean): number {
  let cost = 0
  for (const [i, one] of table.entries()) {
    for (const two of table.slice(i + 1)) {
      const times = one.met.get(two.user) ?? 0
      cost += again * times ** 2 + (byPoints ? 1000 * (one.points - two.points) ** 2 : 0)
    }
  }
  return cost
}

/** Exchanges two players of different tables as long as that makes it better. */
function improved(tables: Player[][], byPoints: boolean): Player[][] {
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const [i, one] of tables.entries()) {
      for (const two of tables.slice(i + 1)) isBetter = exchange(one, two, byPoints) || isBetter
    }
  }
  return tables
}

function exchange(one: Player[], two: Player[], byPoints: boolean): boolean {
  let best = costOf(one, byPoints) + costOf(two, byPoints)
  let isBetter = false
  for (let a = 0; a < one.length; a++) {
    for (let b = 0; b < two.length; b++) {
      const swap = () => {
        const [x, y] = [one[a], two[b]]
        one[a] = y
        two[b] = x
      }
      swap()
      const cost = costOf(one, byPoints) + costOf(two, byPoints)
      if (cost < best - 1e-6) {
        best = cost
        isBetter = true
      } else swap()
    }
  }
  return isBetter
}
