import { conform, type ConformanceReport, describeFailure } from '@sandtable/kernel/conformance'
import type { Scenario } from '@sandtable/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { largeGame, RULES } from '@sandtable/presentation/large-game'

const RAID = largeGame.scenarios.find(({ id }) => id === 'raid') as Scenario
const PATIENCE = 300_000
const MET = [
  'offers: tried on a copy',
  'refusals: game-over',
  'refusals: not-your-decision',
  'odds: chance',
  'undo: taken back',
]

const COALITION = largeGame.scenarios.find(({ id }) => id === 'coalition') as Scenario

describe.each(['open', 'secret'])('seven powers that produce at once, with %s books', (economy) => {
  let report: ConformanceReport

  beforeAll(() => {
    const plan = {
      games: 1,
      seed: `coalition ${economy}`,
      rules: RULES,
      options: { economy },
      positions: 60,
    }
    report = conform(largeGame, COALITION, plan)
  }, PATIENCE)

  it('keep what every game must keep', () => {
    expect(report.failures.map(describeFailure).join('\n')).toBe('')
  })

  it.each([
    'branches: put in order',
    'undo: taken back beside others',
    'secrecy: secrets exchanged',
    ...(economy === 'secret' ? ['secrecy: held answers left out'] : []),
  ])('met %s', (what) => {
    expect(report.counts[what] ?? 0).toBeGreaterThan(0)
  })
})

describe('the large game', () => {
  let report: ConformanceReport

  beforeAll(() => {
    report = conform(largeGame, RAID, { games: 1, seed: 'large', rules: RULES })
  }, PATIENCE)

  it('keeps what every game must keep', () => {
    expect(report.failures.map(describeFailure).join('\n')).toBe('')
  })

  it.each(MET)('met %s', (what) => {
    expect(report.counts[what] ?? 0).toBeGreaterThan(0)
  })

  it('is large, and its state is small', () => {
    const state = largeGame.layout.create()
    expect(state.where.length).toBe(623)
    expect(state.control.length).toBe(4400)
    expect(state.words.byteLength).toBeLessThanOrEqual(40 * 1024)
  })
})
