/**
 * Who may import whom. Arrows point down: web, server, cli → table, bots → games/* → worlds/*, ui, hex, text, kit, kernel.
 * Tests are free to reach up.
 */

const test = '\\.test\\.tsx?$'
/** Tests that all games share. */
const laws = '^text/testing/'
const drawnHexes = '^hex/ui/'
/** Parts of rooms that have rules of their own. */
const apart = { hex: [drawnHexes], text: [laws] }
/** What bots of games are made with. */
const search = 'bots/(search|turns|trial|worlds|budget|adviser)\\.ts$'
const drawnWorlds = '^worlds/[^/]+/ui/'
const games = ['games/(index|registry)\\.ts$', 'games/[^/]+/index\\.ts$']

/** Code of `room` may import, of the project's own code, only its own room and what is named. */
const room = (name, ...allowed) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment: `${name}/ may import only itself and: ${allowed.join(', ') || 'nothing'}`,
  from: { path: `^${name}/`, pathNot: [test, ...(apart[name] ?? [])] },
  to: {
    path: '^(kernel|kit|text|hex|ui|worlds|games|table|bots|server|web|cli|e2e|tools)/',
    pathNot: [name, ...allowed].map(path => `^${path.includes('$') ? path : `${path}/`}`),
  },
})

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    room('kernel'),
    room('kit', 'kernel'),
    room('text', 'kernel'),
    room('text/testing', 'kernel', 'kit', 'text'),
    room('hex'),
    room('hex/ui', 'kernel', 'text', 'ui', 'hex'),
    room('ui', 'kernel', 'text'),
    room('worlds', 'text', 'ui'),
    room('games', 'kernel', 'kit', 'text', 'hex', 'ui', 'worlds', search),
    room('table', 'kernel', 'text', 'bots/levels\\.ts$'),
    room('bots', 'kernel', 'kit'),
    room('server', 'kernel', 'text', 'table', 'bots', ...games),
    room('web', 'kernel', 'text', 'ui', 'table', 'bots', ...games, 'games/boards\\.ts$'),
    room('cli', 'kernel', 'kit', 'text', 'table', 'bots', 'server', ...games),

    forbid(
      'ground-floor',
      'kernel, kit, text and hex need no package, no drawing and nothing of Node',
      { path: '^(kernel|kit|text|hex)/', pathNot: [test, laws, drawnHexes] },
      { pathNot: '^(kernel|kit|text|hex/[^/]+$)' },
    ),
    forbid(
      'pure-worlds',
      'names are read by rules and texts: no drawing, no package, nothing of Node',
      { path: '^worlds/', pathNot: [test, drawnWorlds] },
      { path: ['^ui/', drawnWorlds, 'node_modules/'] },
    ),
    forbid(
      'pure-table-and-bots',
      'they run in the page and on the server: no package but Zod and hashes, nothing of Node',
      { path: '^(table|bots)/', pathNot: test },
      { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/(zod|@noble/hashes)/' },
    ),
    forbid(
      'pure-rules',
      'rules, data, texts and bot of a game: no React, no board, no package, nothing of Node',
      { path: '^(games/[^/]+|tools/new-game)/((rules|data|texts|bot)/|[^/]+\\.ts$)', pathNot: test },
      { path: ['^(games/[^/]+|tools/new-game)/board/', '^ui/', drawnHexes, drawnWorlds, 'node_modules/'] },
    ),
    forbid(
      'pure-rules-node',
      'games run in the page: nothing of Node',
      { path: '^(games|worlds)/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'games-apart',
      'no game imports another, or the list of games',
      { path: '^games/([^/]+)/', pathNot: test },
      { path: '^games/', pathNot: '^games/$1/' },
    ),
    forbid(
      'search-for-bots',
      'of a game only its bots search',
      { path: '^games/', pathNot: [test, '^games/[^/]+/bot/'] },
      { path: '^bots/' },
    ),
    forbid(
      'one-language',
      'the words that a board draws come by props, so that the page loads one language',
      { path: '^(games/[^/]+|tools/new-game)/board/', pathNot: [test, '/board/gallery'] },
      {
        path: '^(games/[^/]+|tools/new-game)/texts/(index\\.ts$|(en|hu)/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'no-board-behind-the-page',
      'server and command never load a board, the page or React, not even through others',
      { path: '^(server|cli|table|bots|games/(index|registry)\\.ts$)', pathNot: test },
      { path: ['^games/[^/]+/board/', '^(ui|web)/', drawnHexes, drawnWorlds, 'node_modules/react'], reachable: true },
    ),
    forbid(
      'no-cycles',
      'types alone may refer to each other',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    forbid('resolvable', 'every import leads somewhere', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(dist|data|coverage)/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
