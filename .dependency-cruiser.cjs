/** Dependencies point one way: games -> board -> kernel; everything else -> games. */
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
      comment: 'Kernel, board and games run in a tab, a worker or a server: no Node, no npm.',
      severity: 'error',
      from: { path: '^packages/(kernel|board|games)/', pathNot: '/test/' },
      to: { dependencyTypes: outside, pathNot: workspace },
    },
    {
      name: 'kernel-knows-nobody',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^packages/(board|games|cli)/' },
    },
    {
      name: 'board-knows-only-kernel',
      severity: 'error',
      from: { path: '^packages/board/' },
      to: { path: '^packages/(games|cli)/' },
    },
    {
      name: 'games-do-not-know-programs',
      severity: 'error',
      from: { path: '^packages/games/' },
      to: { path: '^packages/cli/' },
    },
    {
      name: 'games-do-not-know-each-other',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^packages/', pathNot: '/test/' },
      to: { path: '/test/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.json$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
