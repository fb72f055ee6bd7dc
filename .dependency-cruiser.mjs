/** Who may import whom. Arrows point down: web, server, cli → table, bots → games → hex, text, kernel. */

const rooms = ['kernel', 'text', 'hex', 'games', 'table', 'bots', 'server', 'web', 'cli', 'e2e']

/** `room` may import only itself and the rooms named (paths as patterns). Tests beside the code are free to reach up. */
const mayImport = (room, ...allowed) => ({
  name: `${room}-imports`,
  severity: 'error',
  comment: `${room}/ may import only ${allowed.join(', ') || 'itself'}`,
  from: { path: `^${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(${rooms.join('|')})/`, pathNot: [`^${room}/`, ...allowed.map(path => `^${path}`)] },
})

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    mayImport('kernel'),
    mayImport('text'),
    mayImport('hex'),
    mayImport('games', 'kernel/', 'text/', 'hex/', 'table/', 'bots/', 'web/'),
    mayImport('table', 'kernel/', 'text/'),
    mayImport('bots', 'kernel/', 'table/'),
    mayImport('server', 'kernel/', 'text/', 'table/', 'bots/', 'games/index\\.ts$', 'games/[^/]+/index\\.ts$'),
    mayImport('cli', 'kernel/', 'text/', 'table/', 'bots/', 'server/', 'games/index\\.ts$', 'games/[^/]+/index\\.ts$'),
    mayImport('web', 'kernel/', 'text/', 'table/', 'bots/', 'games/(index|boards)\\.ts$', 'games/[^/]+/index\\.ts$'),
    {
      name: 'kernel-and-text-import-nothing',
      severity: 'error',
      from: { path: '^(kernel|text|hex)/', pathNot: '\\.test\\.tsx?$' },
      to: { pathNot: '^(kernel|text|hex)/' },
    },
    {
      name: 'no-game-imports-another',
      severity: 'error',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
    },
    {
      name: 'games-do-not-know-the-registry',
      severity: 'error',
      from: { path: '^games/[^/]+/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^games/[^/]+\\.ts$' },
    },
    {
      name: 'rules-know-no-page',
      comment: 'rules, data, texts and bot are pure: no React, no board, no page, no Node',
      severity: 'error',
      from: { path: '^games/[^/]+/((rules|data|texts|bot)/|[^/]+\\.ts$)', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^games/[^/]+/board/', '^web/', '^node_modules/', '^node:'] },
    },
    {
      name: 'boards-know-no-table',
      comment: 'a board draws a view and makes moves; what it shares with the page comes from web/shared',
      severity: 'error',
      from: { path: '^games/[^/]+/board/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^(table|bots)/', '^web/(?!shared/)'] },
    },
    {
      name: 'pure-rooms-import-no-package',
      severity: 'error',
      from: { path: '^(table|bots)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev'], pathNot: 'node_modules/zod/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^data/', '^coverage/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
