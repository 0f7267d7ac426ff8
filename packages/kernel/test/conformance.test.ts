import { describe, expect, it } from 'vitest'
import { conform, describeFailure } from '../conformance/index.ts'
import { type Game, readRecord, replay, writeRecord } from '../index.ts'
import { examine } from './examine.ts'
import { ONE, RULES, THREE, toy } from './toy-game.ts'
import type { ToyTypes } from './toy-types.ts'

describe('a sound game', () => {
  it.each([THREE, ONE])('passes with the seats of scenario $id', (scenario) => {
    const report = conform(toy, scenario, { games: 6, seed: 'sound', rules: RULES })
    expect(report.failures.map(describeFailure)).toEqual([])
    expect(report.games).toBe(6)
    expect(report.decisions).toBeGreaterThan(100)
  })

  it('is really examined', () => {
    const { counts } = examine(toy)
    const met = ['offers: tried on a copy', 'secrecy: secrets exchanged', 'secrecy: worlds compared']
    const played = ['secrecy: odds compared', 'odds: chance', 'undo: taken back', 'refusals: game-over']
    for (const what of [...met, ...played]) expect(counts[what], what).toBeGreaterThan(5)
  })

  it('gives the same report for the same seed', () => {
    expect(examine(toy)).toEqual(examine(toy))
  })

  it('is played with every value of every option', () => {
    const broken: Game<ToyTypes> = { ...toy, invariants: () => ['broken'] }
    const { failures } = conform(broken, THREE, { games: 3, seed: 'options' })
    expect(failures.map(({ record }) => record.options.rounds)).toEqual(['three', 'two', 'ten'])
  })

  it('can be played with fixed options', () => {
    const broken: Game<ToyTypes> = { ...toy, invariants: () => ['broken'] }
    const { failures } = conform(broken, THREE, { games: 2, seed: 'fixed', options: { rounds: 'two' } })
    expect(failures.map(({ record }) => record.options)).toEqual([{ rounds: 'two' }, { rounds: 'two' }])
  })
})

describe('the suite', () => {
  it('can be told which checks to make', () => {
    const report = examine({ ...toy, invariants: () => ['broken'] }, THREE, 1, ['length', 'odds'])
    expect(report.failures).toEqual([])
    expect(Object.keys(report.counts).filter((name) => !name.includes(':'))).toEqual(['length', 'odds'])
  })
})

describe('a sample', () => {
  const plan = { games: 3, seed: 'sample', rules: RULES, options: { rounds: 'ten' } }
  const all = conform(toy, THREE, plan)
  const some = conform(toy, THREE, { ...plan, positions: 10 })

  it('makes what takes long at some positions, and the rest at all of them', () => {
    expect(all.sampled).toBe(all.decisions + all.games)
    expect(some.sampled).toBeGreaterThan(15)
    expect(some.sampled).toBeLessThanOrEqual(3 * 11)
    for (const dear of ['refusals', 'state-json', 'secrecy', 'odds'])
      expect(some.counts[dear], dear).toBeLessThan((all.counts[dear] ?? 0) / 2)
    for (const each of ['offers', 'invariants', 'texts', 'undo', 're-execution'])
      expect(some.counts[each], each).toBe(all.counts[each])
  })

  it('plays the same games', () => {
    expect([some.games, some.decisions, some.longest]).toEqual([all.games, all.decisions, all.longest])
  })
})

describe('a failure', () => {
  const inRoundTwo: Game<ToyTypes> = { ...toy, invariants: (s) => (s.round === 2 ? ['too late'] : []) }
  const [failure] = examine(inRoundTwo, THREE, 1).failures

  it('carries a record that leads to it', () => {
    const read = readRecord(failure ? writeRecord(failure.record) : '')
    const again = typeof read === 'string' ? undefined : replay(toy, read)
    expect(again && 'match' in again && again.match.play.state.round).toBe(2)
    expect(failure?.at).toBe(failure?.record.actions.length)
  })

  it('is described by check, reason, game and seed', () => {
    const text = failure ? describeFailure(failure) : ''
    expect(text).toMatch(
      /^invariants: too late\n {2}toy three rounds=three, after \d+ actions, seed [0-9a-f]{64}$/,
    )
  })

  it('is noted once for each check and game', () => {
    const { failures } = examine({ ...toy, invariants: () => ['always'] }, THREE, 2)
    expect(failures.map(({ check }) => check)).toEqual(['invariants', 'invariants'])
  })
})
