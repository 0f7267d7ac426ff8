/** Dependencies point one way: games -> board, reader, bots -> kernel; client, cli and maps -> games; cli -> server. */
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

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pure-code-has-no-dependencies',
      comment: 'Kernel, board, reader and games run in a tab, a worker or a server: no Node, no npm.',
      severity: 'error',
      from: { path: '^packages/(kernel|board|reader|bots|games)/', pathNot: '/test/' },
      to: { dependencyTypes: outside, pathNot: workspace },
    },
    {
      name: 'kernel-knows-nobody',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^(packages/(board|reader|bots|games|client|server|cli)|maps)/' },
    },
    {
      name: 'board-knows-only-kernel',
      severity: 'error',
      from: { path: '^packages/board/' },
      to: { path: '^(packages/(reader|bots|games|client|server|cli)|maps)/' },
    },
    {
      name: 'reader-knows-only-kernel',
      severity: 'error',
      from: { path: '^packages/reader/' },
      to: { path: '^(packages/(board|bots|games|client|server|cli)|maps)/' },
    },
    {
      name: 'bots-know-only-kernel',
      comment: 'They think about any game; what matters in one is in its own mind.',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: '^(packages/(board|reader|games|client|server|cli)|maps)/' },
    },
    {
      name: 'games-do-not-know-programs',
      severity: 'error',
      from: { path: '^packages/games/' },
      to: { path: '^(packages/(client|server|cli)|maps)/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'client-knows-only-games-board-kernel',
      severity: 'error',
      from: { path: '^packages/client/' },
      to: { path: '^(packages/(server|cli)|maps)/' },
    },
    {
      name: 'client-runs-in-a-browser',
      comment: 'Only what builds and tests the client may use Node.',
      severity: 'error',
      from: { path: '^packages/client/', pathNot: '^packages/client/(build|browser|test|vite.config.ts)' },
      to: { dependencyTypes: ['core', 'npm-dev'] },
    },
    {
      name: 'server-knows-nobody',
      comment: 'It is given a folder to serve; what is in it is not its business.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^(packages/(kernel|board|reader|bots|games|client|cli)|maps)/' },
    },
    {
      name: 'maps-know-only-games',
      severity: 'error',
      from: { path: '^maps/' },
      to: { path: '^packages/(server|cli)/' },
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
