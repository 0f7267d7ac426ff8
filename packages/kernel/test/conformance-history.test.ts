import { describe, expect, it } from 'vitest'
import type { Game } from '../index.ts'
import { asking, bent, onHiring } from './broken-toys.ts'
import { failureOf } from './examine.ts'
import { toy } from './toy-game.ts'
import type { ToyTypes } from './toy-types.ts'

describe('state-json: a state survives JSON', () => {
  it('notices what is lost', () => {
    const layout = {
      ...toy.layout,
      toJson: (s: ToyTypes['state']) => ({ ...toy.layout.toJson(s), round: 0 }),
    }
    expect(failureOf('state-json', { ...toy, layout })).toBe(
      'word 0 of the state changes on the way through JSON',
    )
  })

  it('notices what is not refreshed', () => {
    const view: typeof toy.view = (s) => ({ rich: s.derived.rich })
    const fromJson = (json: unknown): ToyTypes['state'] | string => {
      const state = toy.layout.fromJson(json)
      if (typeof state !== 'string') state.derived.rich = []
      return state
    }
    const game = { ...toy, view, layout: { ...toy.layout, fromJson } }
    expect(failureOf('state-json', game)).toBe('the view of the state changes on the way through JSON')
  })

  it('notices holes that are filled in silently', () => {
    const fromJson = (json: unknown): ToyTypes['state'] | string =>
      toy.layout.fromJson({ round: 1, ...(JSON.parse(JSON.stringify(json)) as object) })
    expect(failureOf('state-json', { ...toy, layout: { ...toy.layout, fromJson } })).toMatch(
      /^taken for a state/,
    )
  })
})

describe('what depends on more than seed and actions', () => {
  /** remembers, outside the state, how often a phase was entered */
  const forgetful = (): Game<ToyTypes> => {
    let visits = 0
    return bent({
      entered: (g, phase) => {
        if (phase === 'raid') g.state.hired = visits++ % 2
      },
    })
  }
  /** remembers how many games were set up */
  const counting = (): Game<ToyTypes> => {
    let games = 0
    return {
      ...toy,
      setUp: (s, scenario, options) => {
        toy.setUp(s, scenario, options)
        s.bid.set(0, games++)
      },
    }
  }

  it('is noticed by re-execution', () => {
    expect(failureOf('re-execution', forgetful())).toMatch(/the position has another hash/)
  })

  it('is noticed by seeking', () => {
    expect(failureOf('seeking', forgetful())).toMatch(/after \d+ actions the hash was another/)
  })

  it('is noticed by the record', () => {
    expect(failureOf('record', counting())).toMatch(
      /^replay parts at action 1: the position has another hash/,
    )
  })

  it('is noticed by undo', () => {
    expect(failureOf('undo', counting())).toMatch(/has another hash when taken back/)
  })

  it('is noticed in questions that come out otherwise', () => {
    let asked = 0
    const game = asking(() => ({ facts: { power: asked++, hired: 0 } }))
    expect(failureOf('re-execution', game)).toMatch(/^run again seat \d faces/)
  })
})

describe('what follows from the words', () => {
  it('is missed where copies do not take it over', () => {
    const copy = (from: ToyTypes['state']): ToyTypes['state'] => {
      const state = toy.layout.copy(from)
      state.derived.rich = []
      return state
    }
    const invariants: typeof toy.invariants = (s) =>
      s.derived.rich.length === 4 ? [] : ['nobody is counted']
    const game = { ...toy, invariants, layout: { ...toy.layout, copy } }
    expect(failureOf('re-execution', game)).toBe('run again the position breaks promises: nobody is counted')
  })
})

describe('undo: no way back behind a die', () => {
  it('notices dice that were rolled past the kernel', () => {
    const game = onHiring((g) => g.chance.pick(6))
    expect(failureOf('undo', game)).toMatch(/was taken back, across a barrier/)
  })
})
