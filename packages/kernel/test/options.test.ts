import { describe, expect, it } from 'vitest'
import { conform } from '../conformance/index.ts'
import {
  completeOptions,
  fittingOptions,
  type Game,
  isForced,
  Match,
  optionsIn,
  recordOf,
  replay,
  type Scenario,
  setupOf,
} from '../index.ts'
import { RULES, THREE, toy, toySetup } from './toy-game.ts'
import type { ToyTypes } from './toy-types.ts'

const short: Scenario = { ...THREE, id: 'short', options: { rounds: { values: ['two'], rule: '6.45' } } }
const some: Scenario = { ...THREE, id: 'some', options: { rounds: { values: ['ten', 'two'], rule: '6.46' } } }
const game: Game<ToyTypes> = { ...toy, scenarios: [THREE, short, some] }

describe('options', () => {
  it('are completed by the first value of each', () => {
    expect(completeOptions(toy, THREE, {})).toEqual({ rounds: 'three' })
    expect(completeOptions(toy, THREE, { rounds: 'two' })).toEqual({ rounds: 'two' })
  })

  it('must exist and have a value that exists', () => {
    expect(completeOptions(toy, THREE, { colour: 'red' })).toBe('toy has no option "colour"')
    expect(completeOptions(toy, THREE, { rounds: '' })).toBe(
      'option "rounds" cannot be ""; it can be three, two, ten',
    )
  })
})

describe('options by scenario', () => {
  it('have the values the scenario leaves, in its order', () => {
    const [rounds] = optionsIn(game, some)
    expect(rounds?.values.map(({ id }) => id)).toEqual(['ten', 'two'])
    expect(optionsIn(game, THREE)).toEqual(game.options)
  })

  it('are forced where one value is left', () => {
    expect([THREE, short, some].map((scenario) => optionsIn(game, scenario).map(isForced))).toEqual([
      [false],
      [true],
      [false],
    ])
  })

  it('have the first that is left as their default', () => {
    expect(completeOptions(game, short, {})).toEqual({ rounds: 'two' })
    expect(completeOptions(game, some, {})).toEqual({ rounds: 'ten' })
    expect(completeOptions(game, short, { rounds: 'two' })).toEqual({ rounds: 'two' })
  })

  it('are refused with the rule otherwise', () => {
    expect(completeOptions(game, short, { rounds: 'ten' })).toBe(
      'option "rounds" cannot be "ten" in scenario "short" (rule 6.45); it is always two',
    )
    expect(completeOptions(game, some, { rounds: 'three' })).toBe(
      'option "rounds" cannot be "three" in scenario "some" (rule 6.46); it can be ten, two',
    )
  })

  it('follow a wish where the scenario allows it', () => {
    expect(fittingOptions(game, some, { rounds: 'two' })).toEqual({ rounds: 'two' })
    expect(fittingOptions(game, some, { rounds: 'three' })).toEqual({ rounds: 'ten' })
    expect(fittingOptions(game, short, { rounds: 'ten' })).toEqual({ rounds: 'two' })
  })

  it('are kept by records, and one with a forbidden value is not played', () => {
    const setup = { ...toySetup('forced', game), scenario: short, options: { rounds: 'two' } }
    const record = recordOf(new Match(setup))
    expect(record.options).toEqual({ rounds: 'two' })
    expect('match' in replay(game, record)).toBe(true)
    expect('match' in replay(game, { ...record, options: {} })).toBe(true)
    expect(setupOf(game, { ...record, options: { rounds: 'ten' } })).toMatch(
      /^option "rounds" cannot be "ten"/,
    )
  })

  it('are the only ones conformance plays', () => {
    const met = new Set<string | undefined>()
    const watched: Game<ToyTypes> = {
      ...game,
      setUp: (state, scenario, options) => {
        met.add(options.rounds)
        toy.setUp(state, scenario, options)
      },
    }
    conform(watched, some, { games: 4, seed: 'limits', rules: RULES, only: ['invariants'] })
    expect([...met].sort()).toEqual(['ten', 'two'])
  })
})
