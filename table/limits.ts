/** What a table puts up with, and how long it waits. The server has its own limits in server/limits.ts. */

/** In milliseconds. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The longest name of a table or a person, in UTF-16 units. */
export const longestName = 40
/** How long a person must be away before its seat may be given to others, or a bot called by others than the owner. */
export const awayLimit = 10 * minute
/** How long an anonymous question hides whom it asks, at a table without hours for a move. */
export const hiddenTime = 1 * hour
/** The same where each seat has its own clock, which does not run meanwhile. */
export const hiddenTimeLive = 1 * minute
/** What is on the clock of a seat whose person comes back after it has run out. */
export const returnTime = 1 * minute
/** A seat that has run out of time so often may be opened to others, wherever its person is. */
export const timesOut = 3
/** How long a person has that comes back to a question after the clock has put a bot in its place, once a question; and at least, whoever is new on a seat with a clock. */
export const overtime = 5 * minute
/** How long an undo request waits for its answers. */
export const petitionTime = 5 * minute
/** How long a vote is open: people who play by mail look in once a day. */
export const voteTime = 1 * day
/** A seat whose vote was lost, or has lapsed, does not call the same one again for so long. */
export const timeBetweenVotes = 1 * minute
/** So long a table may gather its people. */
export const gatheringTime = 30 * day
/** So long a game may rest, and never less than so many times the hours for one move. */
export const restingTime = 90 * day
export const restingMoves = 3
/**
 * A running game that only bots play is closed after so long: where no person has a seat any more, or the others of a tournament
 * wait for it; and where bots stand in for persons, who may come back. Never less than the hours for one move.
 */
export const leftTime = { empty: 1 * day, standIns: 7 * day }

/** A bot that fails so often in a row is asked no more for a while, which doubles as it fails again. */
export const failuresInARow = 3
export const restOfBot = { first: 1 * minute, longest: 1 * hour }
/** A table whose bot can make no move at all is looked at again after a while that doubles. */
export const restOfFault = { first: minute / 12, longest: 5 * minute }

/** Of positions and tables, what was worked out last is kept for so many at least: as many as the tables of one commit can need. */
export const latestKept = 128
/** Of entries of lists, their names: as many as the lists of moves of those tables have, about. */
export const latestNames = 4096

/** A line of chat has no more characters. */
export const longestText = 500
/** A run of moves has no more moves: the orders of a planning phase with room to spare. */
export const longestRun = 32
/** So many moves may lie between what a page shows and what has become of it: then its move is stale, and not illegal. */
export const latestMoves = 16
/** A record may be so many times as long as the longest game that is reckoned with: people change their minds. */
export const recordPatience = 2
/**
 * What a table in memory is cut to when it holds the most: moves to be taken back, drafts and side moves of one seat, and
 * lines to be shown. The last moves keep their positions, and of drafts before them one at least of so many entries.
 */
export const keptInMemory = {
  positions: { whole: 8, every: 32 },
  moves: { kept: 12, most: 16 },
  drafts: { kept: 32, most: 64 },
  lines: { kept: 100, most: 150 },
}
