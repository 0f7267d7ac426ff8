import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
  },
})
