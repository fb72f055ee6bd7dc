/** Tables of the test game, in a few words: who sits there, what they do. */
import {
  below,
  type Move,
  pick,
  questionAt,
  type Rng,
  type Seat,
  seeded,
  seedFrom,
  viewOf,
} from '../../kernel/index.ts'
import {
  act,
  type Command,
  changeText,
  createTable,
  type Entry,
  type Outcome,
  type Page,
  pageAfter,
  type Refused,
  readMessage,
  shownTo,
  type Table,
  type TableSetup,
  tick,
  type Viewer,
  viewerOf,
  type Wish,
  wholeText,
} from '../index.ts'
import { games } from './games.ts'

export const ann = { user: 'ann', name: 'Ann' }
export const ben = { user: 'ben', name: 'Ben' }
export const cat = { user: 'cat', name: 'Cat' }

/** A table of the toy that Ann owns. Each letter is a seat: A, B, C for the persons, o for an open one, b for an easy bot, s for a strong one. */
export function toyTable(seats: string, setup: Partial<TableSetup> = {}, seed = seedFrom(seats)): Table {
  const wishes = [...seats].map((letter): Wish => {
    if (letter === 'o') return { kind: 'open' }
    if (letter === 'b') return { kind: 'bot', bot: 'easy' }
    if (letter === 's') return { kind: 'bot', bot: 'strong' }
    return { kind: 'person', ...{ A: ann, B: ben, C: cat }[letter]! }
  })
  const whole = {
    game: 'toy',
    roles: wishes.map(() => null),
    options: {},
    private: false,
    hoursPerMove: null,
    ...setup,
  }
  return createTable(
    games[whole.game].game,
    { id: 't1', name: 'Test', setup: whole, seats: wishes, owner: ann, seed },
    1000,
  )
}

/** A table at work: it remembers all entries, as a store would. */
export interface Sitting {
  table: Table
  now: number
  entries: Entry[]
  do(who: { user: string; name: string } | { bot: Seat }, command: Command): Outcome | Refused
  /** A move of a seat, or a run of moves, by whoever sits there. */
  move(seat: Seat, move: object | readonly object[]): Outcome | Refused
  undo(seat: Seat): Outcome | Refused
  /** The clock alone. */
  wait(milliseconds: number): void
}

export function sitting(begin: Table): Sitting {
  const record = (outcome: Outcome | null) => {
    if (!outcome) return
    for (const { entry } of outcome.steps) here.entries.push(JSON.parse(JSON.stringify(entry)))
    here.table = outcome.table
  }
  const who = (seat: Seat) => {
    const sitter = here.table.core.seats[seat]
    return sitter.kind === 'person' && !sitter.absent ? { user: sitter.user, name: sitter.name } : { bot: seat }
  }
  const here: Sitting = {
    table: begin,
    now: 2000,
    entries: [],
    do: (who, command) => {
      const seed = seedFrom(`undo at ${here.table.version}`)
      const whole = command.do === 'agree' ? { ...command, seed } : command
      const outcome = act(here.table, whole, who, here.now)
      if (!('refused' in outcome)) record(outcome)
      return outcome
    },
    move: (seat, move) =>
      here.do(who(seat), { do: 'move', seat, n: here.table.core.acted[seat], move: move as Move<never> }),
    undo: seat => here.do(who(seat), { do: 'undo', seat, n: here.table.core.acted[seat] }),
    wait: milliseconds => {
      here.now += milliseconds
      record(tick(here.table, here.now))
    },
  }
  return here
}

/** A started table. */
export function started(seats: string, setup: Partial<TableSetup> = {}, seed?: string): Sitting {
  const here = sitting(toyTable(seats, setup, seed))
  const outcome = here.do(ann, { do: 'start' })
  if ('refused' in outcome) throw new Error(outcome.refused)
  return here
}

/** Everybody bids so, sealed. */
export function bid(here: Sitting, bids: readonly number[]): void {
  bids.forEach((coins, seat) => {
    if (coins > 0) here.move(seat, { do: 'offer', coins })
    here.move(seat, { do: 'seal' })
  })
}

/** One random act: mostly a move, now and then an undo, an undo request, an answer to it. */
export function randomAct(here: Sitting, rng: Rng): void {
  const { core, game } = here.table
  const persons = core.seats.flatMap((each, seat) => (each.kind === 'person' ? [{ seat, each }] : []))
  const { seat, each } = pick(rng, persons)
  const dice = below(rng, 12)
  if (core.petition) {
    for (const other of core.petition.needed) {
      const sitter = core.seats[other]
      if (sitter.kind === 'person') here.do(sitter, { do: 'agree', seat: other, yes: dice > 2 })
    }
  } else if (dice < 3) here.undo(seat)
  else if (dice === 3) here.do(each, { do: 'ask-undo', seat })
  else {
    const sealed = core.state!.sealed.flatMap((answer, place) => (answer === null ? [] : [place]))
    const mover = pick(rng, dice === 4 && sealed.length > 0 ? sealed : questionAt(game, core.state!)!.toMove)
    here.move(mover, pick(rng, viewOf(game, core.state!, mover).legalMoves))
  }
}

export const rngOf = (word: string): Rng => ({ chance: seeded(seedFrom(word)) })

/** A page as it follows a table by messages alone, all of them through JSON. */
export interface Follower extends Page {
  viewer: Viewer
  /** Messages received. */
  heard: string[]
  follow(table: Table): void
}

export function follower(begin: Table, user: string | null): Follower {
  const viewer = viewerOf(begin, user)
  let shown = shownTo(begin, viewer)
  const whole = JSON.parse(wholeText(-1, viewer, shown, 0))
  let sent = pageAfter(null, whole)!
  const page: Follower = {
    viewer,
    ...sent,
    heard: [],
    follow: table => {
      const next = shownTo(table, viewer)
      const text = changeText(page.heard.length, viewer, shown, next)
      shown = next
      if (text === null) return
      page.heard.push(text)
      const message = readMessage(text, page)
      if (message.is !== 'change') throw new Error(text)
      sent = pageAfter(sent, message)!
      Object.assign(page, sent)
    },
  }
  return page
}
