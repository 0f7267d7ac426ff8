import tseslint from 'typescript-eslint'

const pure = ['kernel', 'board', 'reader', 'bots', 'presentation', 'cartography', 'manifest', 'games'].map(
  (name) => `packages/${name}/**/*.ts`,
)
const impure = [
  'Date',
  'performance',
  'process',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'require',
  'Buffer',
  'globalThis',
  'console',
  'localStorage',
]

export default tseslint.config(
  { ignores: ['**/node_modules/**', 'packages/client/dist{,.*}/**', 'reports/**', '**/*.mjs', '**/*.cjs'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      complexity: ['error', 15],
    },
  },
  {
    // The engine and the games are pure: same seed and same actions give the same game everywhere.
    files: pure,
    ignores: ['**/test/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...impure.map((name) => ({ name, message: 'Engine and games are pure.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'All chance goes through the kernel dice.' },
      ],
    },
  },
  {
    // The parts of the table and of what is shown there are closures handed around freely; none of them uses `this`.
    files: [
      'packages/client/**/*.{ts,tsx}',
      'packages/presentation/**/*.ts',
      'packages/games/*/{table,test/table}/**/*.ts',
    ],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // What is shown is drawn from a scene, and a scene holds the masked position alone: the game itself stays out of reach.
    files: ['packages/presentation/**/*.ts', 'packages/games/*/{table,inspect,terminal}/**/*.ts'],
    // What plays the large made-up game shows nothing.
    ignores: ['packages/presentation/{scene.ts,large-game/long-war.ts,test/**}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@sandtable/kernel',
              importNames: ['Play', 'Match', 'Setup', 'Checkpoint', 'replay', 'imaginedBy', 'REFEREE'],
              message: 'Presentations see the game only through a scene.',
            },
            {
              name: '@sandtable/presentation',
              importNames: ['sceneOf'],
              message: 'Scenes are made by those who hold the game.',
            },
          ],
        },
      ],
    },
  },
  {
    // Tools want their configuration as the default export.
    files: ['**/*.config.ts'],
    rules: { 'no-restricted-exports': 'off' },
  },
)
