import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that play many games or build much. */
const LONG =
  /\/(conformance|tiles|bot-[a-z]+|whole|secrecy|process|commands|lesson|analysis|barriers)\.test\.ts$/

/** The long ones begin first: left to the end, one of them would run alone while the other cores wait. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Tests that replace a module or a global: each has its modules to itself. */
const alone = ['packages/**/test/**/*.alone.test.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    reporters: ['default', ['json', { outputFile: 'reports/tests.json' }]],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/test/**/*.test.ts', 'maps/test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...alone],
          globalSetup: ['vitest.scratch.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Games and kernel keep nothing between tests: loading them anew for every file took longer than most tests.
          isolate: false,
          // left to itself it would keep one core free, and that is half of a small machine
          maxWorkers: '100%',
        },
      },
      { test: { name: 'alone', include: alone, maxWorkers: '100%' } },
      {
        test: {
          name: 'browser',
          include: ['packages/client/browser/**/*.test.ts'],
          globalSetup: ['vitest.scratch.ts', 'packages/client/browser/setup/global.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          setupFiles: ['packages/client/browser/setup/each.ts'],
          // A worker keeps its browser and the games it has loaded from file to file.
          isolate: false,
          maxWorkers: 2,
          // A page may be late on a crowded machine: once more, and the report tells of it.
          retry: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'large',
          include: ['packages/client/browser/large/*.measure.ts'],
          globalSetup: ['vitest.scratch.ts', 'packages/client/browser/large/setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          setupFiles: ['packages/client/browser/setup/each.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
