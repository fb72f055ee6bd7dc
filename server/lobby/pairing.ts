/** Which of those who look for a game get one together. */

import type { SearchWish } from '../../table/sync/lobby.ts'
import { kindOfPace } from '../../table/sync/paceKind.ts'
import { limits } from '../limits.ts'

/** Somebody who looks for a game, since when (milliseconds since 1970). */
export interface Search {
  user: string
  name: string
  wish: SearchWish
  created: number
}

/** People for one table of so many seats: bots take those that are left. */
export interface Group {
  game: string
  seats: number
  searches: readonly Search[]
}

interface Need {
  /** How many seats a game takes; null: it is not played here, and a search from before may still wish for it. */
  seatsOf(game: string): { min: number; max: number } | null
  /** Would these two play with each other? */
  mayMeet(a: string, b: string): Promise<boolean>
  now: number
}

/** Groups of people, each in one at most; who has looked for longest chooses first. */
export async function groupsOf(searches: readonly Search[], need: Need): Promise<Group[]> {
  const waiting = searches.toSorted((a, b) => a.created - b.created || (a.user < b.user ? -1 : 1))
  const taken = new Set<Search>()
  const groups: Group[] = []
  for (const first of waiting) {
    if (taken.has(first)) continue
    const others = waiting.filter(each => each !== first && !taken.has(each))
    const group = (await fullGroup(first, others, need)) ?? (await groupWithBots(first, others, need))
    if (!group) continue
    groups.push(group)
    for (const each of group.searches) taken.add(each)
  }
  return groups
}

/** How many seats somebody would play a game with, the most first. */
function countsFor({ wish }: Search, game: string, { seatsOf }: Need): number[] {
  const seats = seatsOf(game)
  if (!seats) return []
  const { min, max } = seats
  const counts = Array.from({ length: max - min + 1 }, (_, i) => max - i)
  return counts.filter(count => wish.seats.length === 0 || wish.seats.includes(count))
}

/** People alone: the first game of the wish for which there are enough, with as many seats as can be filled. */
async function fullGroup(first: Search, others: readonly Search[], need: Need): Promise<Group | null> {
  for (const game of first.wish.games) {
    for (const seats of countsFor(first, game, need)) {
      const searches = await company(first, others, { game, seats }, need)
      if (searches.length === seats) return { game, seats, searches }
    }
  }
  return null
}

/** With bots, after a while and among those who agree to them: as many people as possible, then as few bots. */
async function groupWithBots(first: Search, others: readonly Search[], need: Need): Promise<Group | null> {
  if (!first.wish.bots || need.now - first.created < limits.searchAlone) return null
  const willing = others.filter(({ wish }) => wish.bots)
  let best: Group | null = null
  for (const game of first.wish.games) {
    for (const seats of countsFor(first, game, need)) {
      const searches = await company(first, willing, { game, seats }, need)
      const gain = best === null ? 1 : searches.length - best.searches.length || best.seats - seats
      if (gain > 0) best = { game, seats, searches }
    }
  }
  return best
}

/** The first and those who have waited longest of the others that would play this with all who are there before them. */
async function company(
  first: Search,
  others: readonly Search[],
  { game, seats }: Pick<Group, 'game' | 'seats'>,
  need: Need,
): Promise<Search[]> {
  const found = [first]
  for (const other of others) {
    if (found.length === seats) break
    if (!isSamePace(first, other) || !other.wish.games.includes(game)) continue
    if (!countsFor(other, game, need).includes(seats)) continue
    const meetings = await Promise.all(found.map(each => need.mayMeet(each.user, other.user)))
    if (meetings.every(isWelcome => isWelcome)) found.push(other)
  }
  return found
}

function isSamePace({ wish: a }: Search, { wish: b }: Search): boolean {
  if (kindOfPace(a) !== kindOfPace(b)) return false
  if (a.clock && b.clock) return a.clock.minutes === b.clock.minutes && a.clock.increment === b.clock.increment
  return a.hoursPerMove === b.hoursPerMove
}
