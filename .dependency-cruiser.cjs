/**
 * Dependencies point one way: what shows a game -> its rules -> board, reader, bots -> kernel; presentation and cartography
 * are what it is shown with; a manifest lists the parts; client, cli and maps -> the list of manifests; cli -> server.
 */
const outside = [
  'core',
  'npm',
  'npm-dev',
  'npm-optional',
  'npm-peer',
  'npm-no-pkg',
  'npm-unknown',
  'unknown',
  'undetermined',
]
const workspace = 'node_modules/@sandtable/|^packages/'

const all = [
  ...['kernel', 'board', 'reader', 'bots', 'presentation', 'cartography', 'manifest', 'games'],
  ...['client', 'server', 'cli'],
].map((name) => `packages/${name}`)

/** A rule that a folder knows itself and these. */
const knowsOnly = (folder, ...known) => ({
  name: `${folder.replace('packages/', '')}-knows-${known.length === 0 ? 'nobody' : `only-${known.join('-')}`}`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: `^(${[...all, 'maps'].filter((each) => each !== folder && !known.includes(each.replace('packages/', ''))).join('|')})/`,
  },
})

/** Parts of a game that show it. */
const showing = '(table|about|lesson|drawn-map|terminal)/'
const game = '^packages/games/[^/]+/'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-code-has-no-dependencies',
      comment: 'All of this runs in a tab, a worker or a server: no Node, no npm, no Solid.',
      severity: 'error',
      from: {
        path: '^packages/(kernel|board|reader|bots|presentation|cartography|manifest|games)/',
        pathNot: '/test/',
      },
      to: { dependencyTypes: outside, pathNot: workspace },
    },
    knowsOnly('packages/kernel'),
    knowsOnly('packages/board', 'kernel'),
    knowsOnly('packages/reader', 'kernel'),
    knowsOnly('packages/bots', 'kernel'),
    knowsOnly('packages/presentation', 'board', 'reader', 'bots', 'kernel'),
    knowsOnly('packages/cartography', 'presentation', 'kernel'),
    knowsOnly('packages/manifest', 'cartography', 'presentation', 'reader', 'bots', 'kernel'),
    knowsOnly('packages/server'),
    knowsOnly('packages/client', 'games', 'manifest', 'presentation', 'reader', 'bots', 'board', 'kernel'),
    knowsOnly('maps', 'games', 'manifest', 'cartography', 'presentation', 'kernel'),
    {
      name: 'rules-do-not-know-what-shows-them',
      comment:
        'The engine of a game is what is left when table, about page, lesson, maps and manifest are taken away.',
      severity: 'error',
      from: { path: game, pathNot: `${game}(${showing}|test/|manifest\\.ts$)` },
      to: { path: `^packages/(presentation|cartography|manifest)/|${game}(${showing}|manifest\\.ts$)` },
    },
    {
      name: 'only-drawn-maps-know-cartography',
      comment: 'They are for the map builder, and nothing that is fetched into a page may draw them in.',
      severity: 'error',
      from: { path: game, pathNot: `${game}(test/)?(drawn-map/|manifest\\.ts$)` },
      to: { path: `^packages/cartography/|${game}drawn-map/` },
    },
    {
      name: 'drawn-maps-know-only-the-data',
      severity: 'error',
      from: { path: `${game}drawn-map/` },
      to: { path: `${game}(table|about|lesson|terminal|bot|reader|rules)/` },
    },
    {
      name: 'manifests-are-light',
      comment: 'What a manifest imports at once is in the first load of the page.',
      severity: 'error',
      from: { path: `${game}manifest\\.ts$` },
      to: { dynamic: false, pathNot: `^packages/manifest/|${game}lesson/setup\\.ts$` },
    },
    {
      name: 'setups-of-lessons-are-light',
      severity: 'error',
      from: { path: `${game}lesson/setup\\.ts$` },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-list-knows-only-manifests',
      severity: 'error',
      from: { path: '^packages/games/[^/]+\\.ts$' },
      to: { pathNot: `^packages/manifest/|^packages/games/[^/]+\\.ts$|${game}manifest\\.ts$` },
    },
    {
      name: 'programs-know-games-by-the-list',
      comment: 'A game is added in one place. Tests may play a certain one.',
      severity: 'error',
      from: { path: '^(packages/(client|cli|server)|maps)/', pathNot: '/(test|browser)/' },
      to: { path: game },
    },
    {
      name: 'games-do-not-know-programs',
      severity: 'error',
      from: { path: '^packages/games/' },
      to: { path: '^packages/(client|server|cli)/' },
    },
    {
      name: 'only-tests-of-drawn-maps-know-the-builder',
      comment: 'They look at what it has printed.',
      severity: 'error',
      from: { path: '^packages/games/', pathNot: '/test/drawn-map/' },
      to: { path: '^maps/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'client-runs-in-a-browser',
      comment: 'Only what builds and tests the client may use Node.',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: '^packages/client/(build|browser|test|vite.config.ts)' },
      to: { dependencyTypes: ['core', 'npm-dev'] },
    },
    {
      name: 'nobody-knows-the-command',
      severity: 'error',
      from: { pathNot: '^packages/cli/' },
      to: { path: '^packages/cli/' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^(packages|maps)/', pathNot: '/(test|browser)/' },
      to: { path: '/(test|browser)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.json$|^packages/client/dist' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
