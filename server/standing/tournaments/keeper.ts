/**
 * Keeps tournaments going: rounds are opened when their time has come, their tables are made, and results are taken in. Whatever server does it, and
 * however often: a change counts where nobody was faster, and a table has the same id wherever it is made.
 */

import { ratedPlaces, type Table } from '../../../table/index.ts'
import { allTried } from '../../allTried.ts'
import { freshSeed } from '../../freshSeed.ts'
import { limits } from '../../limits.ts'
import { repeated } from '../../repeated.ts'
import type { StoredTournament } from '../../store/tournaments.ts'
import { StoreTrouble } from '../../store/trouble.ts'
import { command, createLive, openTable, type Tables } from '../../tables.ts'
import { advance, ended, paceOf, tablesOf } from './acts.ts'
import type { Tournament } from './types.ts'

export interface Keeper {
  /** Looks after those whose time has come. */
  look(): Promise<void>
  /** Does something to a tournament, and what follows from it; null: there is none. */
  change(id: string, act: (tournament: Tournament) => Tournament): Promise<Tournament | null>
  /** A table has ended; one of no tournament is let be. */
  hear(table: Table): Promise<void>
  /** A table has ended and cannot be read, so that nobody knows how: it is a draw, and the round goes on. */
  hearUnread(core: Pick<Table['core'], 'id' | 'setup'>): Promise<void>
}

interface Need {
  tables: Tables
  fault(error: unknown): void
}

export function openKeeper({ tables, fault }: Need): Keeper {
  const { store, now } = tables
  const change: Keeper['change'] = async (id, act) => {
    for (;;) {
      const before = await store.tournaments.load(id)
      if (!before) return null
      const { tournament, isListed } = before
      const acted = act(tournament)
      const next = advance(acted, leastOf(tables, acted), now())
      if (next === tournament) return tournament
      // As long as its tables are not made, whoever looks makes them.
      if (!(await store.tournaments.change(before, next, now(), now()))) continue
      await makeTables(tables, { tournament: next, isListed })
      await store.tournaments.change({ tournament: next, version: before.version + 1 }, next, dueOf(next), now())
      return next
    }
  }
  const look = repeated(() => lookAll({ tables, fault }, change), fault)
  return { look, change, hear: table => hear(table, change), hearUnread: core => hearUnread(core, change) }
}

/** So few may sit at a table of the game. */
export const leastOf = ({ games }: Pick<Tables, 'games'>, { game, size }: Pick<Tournament, 'game' | 'size'>): number =>
  Math.min(size, Object.hasOwn(games, game) ? games[game].game.seats.min : size)

/** A round that is called is opened in the end. */
const dueOf = ({ status, rounds }: Tournament): number | null => {
  const round = rounds.at(-1)
  return status === 'running' && round && !round.isOpen ? round.until : null
}

/** One that cannot go on keeps none of the others waiting. */
async function lookAll({ tables, fault }: Need, change: Keeper['change']): Promise<void> {
  const { store, now } = tables
  for (const id of await store.tournaments.due(now(), limits.dueRows)) {
    try {
      await lookAfter(tables, id, change)
    } catch (error) {
      if (error instanceof StoreTrouble) throw error
      fault(error)
    }
  }
}

async function lookAfter(tables: Tables, id: string, change: Keeper['change']): Promise<void> {
  const { store, now } = tables
  if (!(await change(id, each => each))) return
  const latest = (await store.tournaments.load(id))!
  // Whoever opened the round may have stopped half-way.
  await makeTables(tables, latest)
  await store.tournaments.change(latest, latest.tournament, dueOf(latest.tournament), now())
}

/** The tables of the round that is played, made and begun where they are not. One that cannot be holds up none of the others. */
async function makeTables(tables: Tables, held: Held): Promise<void> {
  await allTried(tablesOf(held.tournament).map(each => makeTable(tables, held, each)))
}

async function makeTable(tables: Tables, held: Held, { table, users }: Played): Promise<void> {
  const loaded = (await openTable(tables, table)) ?? (await made(tables, held, { table, users }))
  if (loaded.table.core.status !== 'gathering') return
  await command(tables, loaded, { do: 'start' }, { user: loaded.table.core.owner, name: '' })
}

type Held = Pick<StoredTournament, 'tournament' | 'isListed'>
type Played = ReturnType<typeof tablesOf>[number]

async function made(tables: Tables, { tournament, isListed }: Held, { table, users }: Played) {
  const { id, name, game, options, entrants, rounds } = tournament
  const nameOf = (user: string) => entrants.find(each => each.user === user)?.name ?? ''
  const setup = {
    game,
    roles: users.map(() => null),
    options,
    // What only those with its link know of is named in no list.
    private: !isListed,
    rated: true as const,
    tournament: id,
    ...paceOf(tournament, rounds.length - 1),
  }
  const seats = users.map(user => ({ kind: 'person' as const, user, name: nameOf(user) }))
  // Nobody owns it.
  const owner = { user: `tournament-${id}`, name: '' }
  try {
    return await createLive(tables, { id: table, name, setup, seats, owner, seed: freshSeed() })
  } catch (error) {
    // Another server may have made it meanwhile.
    const there = await openTable(tables, table)
    if (!there) throw error
    return there
  }
}

async function hear(table: Table, change: Keeper['change']): Promise<void> {
  const { id, setup, rated } = table.core
  if (!setup.tournament || !rated) return
  // What all have cancelled is a draw.
  const places = ratedPlaces(table)
  const byUser = places && new Map(places.map(({ user, place }) => [user, place]))
  const left = rated.left.map(seat => rated.players[seat])
  await change(setup.tournament, tournament => ended(tournament, id, { places: byUser, left }))
}

async function hearUnread({ id, setup }: Pick<Table['core'], 'id' | 'setup'>, change: Keeper['change']): Promise<void> {
  if (!setup.tournament) return
  await change(setup.tournament, tournament => ended(tournament, id, { places: null, left: [] }))
}
