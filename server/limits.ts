/**
 * Every limit of the server in one table; docs/hosting.md tells operators of them. Times are in milliseconds, sizes in bytes.
 * What a table itself puts up with is in table/limits.ts.
 */
export const limits = {
  /** Requests over HTTP from one address. */
  requestsPerMinute: 1200,
  /** Tables that one address may make; of records, which are some seconds of work, a tenth of it. */
  tablesPerMinute: 60,
  recordsPerTable: 0.1,
  /** Guests that may come from one address, or change their names, for each of these tables. */
  guestsPerTable: 2,
  /**
   * A code for another device, and a link by e-mail, are good for so long, once; what is tried from one address, and asked for;
   * links that are sent to one address in an hour.
   */
  codeTime: 600_000,
  linkTime: 1_800_000,
  ticketsPerMinute: 10,
  /** Passkeys of one user; what one signs is good for so long. */
  mostPasskeys: 20,
  challengeTime: 300_000,
  linksPerHour: 4,
  /** Friends, and people ignored or blocked, of one user; changes of it that one address may make. */
  mostRelations: 1000,
  relationsPerMinute: 60,
  /** Reports that one address may make, and that one user may have open; lines that moderators are shown at once. */
  reportsPerMinute: 10,
  openReports: 20,
  moderationRows: 200,
  exportedRows: 100_000,
  /** Exports of all that is kept of somebody, and removals, that one address asks for. */
  exportsPerMinute: 5,
  /** Faults of drawing that pages of one address may tell of: a page tells eight at most. */
  faultsPerMinute: 20,
  largestFault: 4096,
  /** A body over HTTP, and a record: of the longest game. What they may hold inside: levels, and values. */
  largestBody: 16 * 1024,
  largestRecord: 2 * 1024 * 1024,
  deepest: 64,
  mostValues: 400_000,
  /** A request must have arrived whole, and its head, within this time. */
  requestTime: 30_000,
  headTime: 10_000,
  /** What is said of a refused request has no more characters. */
  longestReason: 300,
  /** Files of the page that one address may ask for in a minute, apart from its requests. */
  filesPerMinute: 12_000,
  /** Connections from one address, of pages and of tables: a club of hundreds behind one address has room. */
  socketsPerAddress: 1000,
  /** Answers in JSON from this size on are sent compressed. */
  smallestCompressed: 1024,
  /** Lines of a log, and tables of a list, that one answer holds. */
  logLines: 300,
  listRows: 20,
  /** Own tables are read so many at once, and so many at most, until a page of those looked for is full. */
  ownAtOnce: 200,
  ownSearched: 4_000,
  /** Those who look at the lobby are told together, so often, what has changed there. */
  lobbyEvery: 500,
  /**
   * Those who look for a game are brought together so often. A search that is older may get bots, where all agree; one whose page
   * has not been seen for `searchKept` waits, and is forgotten later. Pages are noted as seen every `searchSeen`.
   */
  searchEvery: 1_000,
  searchAlone: 30_000,
  searchSeen: 4_000,
  searchKept: 12_000,
  searchForgotten: 60_000,
  searchesPerMinute: 30,
  /** Games that have ended are counted so many at once; a leaderboard has so many lines. */
  endingsAtOnce: 20,
  leaders: 100,
  /** Tournaments that a list holds, and who may enter one; words that one address may try in a minute. */
  tournaments: 50,
  entrants: 128,
  entriesPerMinute: 30,
  /** Tables whose time has come are taken so many at once. One that failed rests for so long, and longer each time. */
  dueRows: 100,
  restOfBroken: { first: 60_000, longest: 3_600_000 },

  /** Commands a second of one user over all its pages, and how many seconds' worth it may send at once. */
  commandsPerSecond: 20,
  burstSeconds: 3,
  /**
   * Commands on and on, as a part of that rate, and how many seconds' worth at once: of one user at all tables, and of one
   * seat whoever sits there (two a second, 2,400 at once); and of all spectators of one table (ten a second, 6,000 at once).
   */
  longRun: { part: 0.1, seconds: 1200 },
  crowdRun: { part: 0.5, seconds: 600 },
  /** Lines of chat: of one who sits at the table, of a spectator, and of all spectators of the table together. */
  talk: {
    seat: { perSecond: 0.5, atOnce: 15 },
    spectator: { perSecond: 0.1, atOnce: 4 },
    allSpectators: { perSecond: 1, atOnce: 20 },
  },
  /** Words of tables and tournaments that are tried: by one address at one of them, and by everybody at one of them. */
  guesses: {
    address: { perSecond: 1 / 20, atOnce: 5 },
    table: { perSecond: 1 / 5, atOnce: 30 },
  },
  /** Entries of tables that are read for one address, for records and older lines of logs: a second, and at once. */
  readEntries: { perSecond: 2000, atOnce: 100_000 },
  /** Lines of the chat that a table has in memory when it is opened. */
  linesInMemory: 1000,
  /** So many entries are read before others get their turn. */
  entriesAtOnce: 500,
  /** What writes a line of chat is kept for good and read by everybody: it counts as so many commands. */
  priceOfLine: 8,
  /** Whoever sends so many commands too many is cut off. */
  refusedCommands: 2000,
  /** A message of a page: ten times a long move, and a line of chat in any script. */
  largestMessage: 4096,
  /** A page that takes so much too slowly is cut off: it comes back, and begins anew. */
  largestBacklog: 8 * 1024 * 1024,
  /**
   * Page and server hear from each other so often; a page that leaves so many unanswered is gone. What it is sent first goes before all
   * of them, and is long: over a slow line its first answer may take so many.
   */
  heartbeat: 3_000,
  unansweredBeats: 2,
  firstBeats: 20,
  /** Those who are not asked are told so often what has changed: a thread with little to do, and one with much. */
  tellEvery: { least: 8, most: 96 },
  /** A request that comes again within this time is the same one; so many answers are remembered at most. */
  answersKept: 60_000,
  mostAnswers: 20_000,

  /**
   * A server says to its database so often that it is there. When none has been for longer than `silence`, or the clock was set
   * by more, that time is nobody's: every clock at every table goes on with what was left.
   */
  beat: 5_000,
  /** What is kept for a time only is cleared away so often. */
  tidying: 3_600_000,
  /** A server looks so often what has been added to its tables of which it has heard no word. */
  look: 4_000,
  /** Somebody whose page is open at another server is here for so long after that was said last. */
  presence: 12_000,
  silence: 10_000,
  /** What is asked of a database that is away, busy or full is held for so long, and tried again after waits that grow. */
  storeHold: 6_000,
  storePause: { first: 25, longest: 800 },
  /** So many times in a row it fails before the log tells of it: SQLite is busy whenever a command of the operator writes. */
  storeFailsUntold: 3,
  /** A PostgreSQL must take a connection, and answer, within this time; a transaction that says nothing is broken off. */
  databaseConnects: 3_000,
  databaseAnswers: 5_000,
  /** Whether the database is well must show within this time. */
  healthTime: 2_000,
  /** A server that is told to stop ends within this time, whoever does not answer. */
  stopTime: 9_000,

  /** Nobody is told that a table waits before it has done so for this time. */
  noticeRest: 5_000,
  /** Who has touched a page within this time sees there that a table waits; whoever has left one open is told otherwise. */
  seenLately: 120_000,
  /** A server looks so often for notices; so many at once, and so many are on their way at once. */
  noticeRound: 2_000,
  noticesAtOnce: 50,
  noticesOnTheWay: 8,
  /** One that is on its way for longer was lost with its server. What failed is tried again after these waits, and then given up. */
  noticeLease: 60_000,
  noticeWaits: [60_000, 300_000, 1_800_000, 7_200_000, 21_600_000],
  /** Whom an anonymous question asks is told to no program; it is looked again after so long whether all know. */
  hiddenRest: 300_000,
  /** Tables that wait, as one answer holds them. */
  waitingShown: 100,
  /** What has changed is told to open pages so often; that somebody is at one is stored so often. */
  tellWaiting: 200,
  storeSeen: 15_000,
  /** What others are sent must be taken within this time; so much of an answer is read. */
  outsideTime: 10_000,
  outsideAnswer: 4096,
  /** Programs that one person has told; one that has failed so often in a row is told no more. */
  hooksOfOne: 3,
  hookFails: 5,
  /** Browsers of one person that are told. */
  pushesOfOne: 10,
  /** Changes of how one is told, from one address. */
  noticeChangesPerMinute: 60,

  /** So many tables make their moves in one turn of the event loop: however many wait, nobody else waits for all of them. */
  tablesInTurn: 16,
  /** So many requests, and pages that come to a table, are begun in one turn: a crowd that comes at once keeps nobody waiting. */
  requestsInTurn: 4,
  /** A table that nobody uses stays in memory for so long. */
  tableKept: 60_000,
  /** A bot that has not answered so long after its own time was over, or after it was told to hurry, is stopped. */
  answerTime: 15_000,
  /** A thread for bots has read the games within this time, or is stopped. */
  threadStart: 60_000,
  /** A bot is told to hurry when so many times its own time, and `botOvertime`, have passed. */
  botLateness: 3,
  /**
   * Others do not wait any more for a bot whose own time has been over for so long; of these so many think on beside the others.
   */
  botOvertime: 500,
  overdueBots: 2,
  /** A bot at a table that nobody watches lets those of watched tables go first for so long. */
  patienceOfMail: 10_000,
  /** Advice that one address asks for, and how long it lets all bots whose turn it is go first. */
  advicePerMinute: 12,
  patienceOfAdvice: 30_000,
  /** Memory of a thread in which bots think, in megabytes. */
  botMemory: 512,
  /** A thread in which no bot has thought for so long is given up: people think about a move themselves meanwhile. */
  botIdle: 600_000,
  /**
   * A record that is brought: moves, processor time, and time in all. Its moves are stored so many at once; so many records are
   * played or wait, and of one address.
   */
  recordMoves: 40_000,
  recordTime: 120_000,
  recordPatience: 600_000,
  recordPiece: 32,
  importsWaiting: 8,
  importsOfOne: 3,
  /** What a server that ended in between has left of one is removed after so long. */
  unfinishedKept: 3_600_000,
} as const
