import { Match, quickRandom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { toy, toySetup } from '../../kernel/test/toy-game.ts'
import { act, RED_RAIDS } from '../../kernel/test/toy-play.ts'
import { type Budget, finish, type Mind, PlanSearch, type Progress, sightOf, type Weighed } from '../index.ts'
import { knownTo } from './bench.ts'
import { PASS, RAID, TOY_MIND, type ToyPlan, WASTE } from './toy-mind.ts'
import type { ToyTypes } from '../../kernel/test/toy-types.ts'

const BUDGET: Budget = { breadth: 4, samples: 3, variations: 0, horizon: 1 }
const match = act(new Match(toySetup('search')), ...RED_RAIDS)
const known = knownTo(TOY_MIND, match, 0)
const sight = sightOf(TOY_MIND, known, 1)

const searchOf = (budget: Partial<Budget>, mind: Mind<ToyTypes, ToyPlan> = TOY_MIND) =>
  new PlanSearch(mind, { ...BUDGET, ...budget }, quickRandom(1), (n) => sightOf(mind, known, n + 1))

describe('a search over plans', () => {
  it.each([
    ['to the end of the round', 1],
    ['to the end of the plan', 0],
  ])('prefers the better plan, looking %s', (_, horizon) => {
    for (const plans of [
      [WASTE, PASS, RAID],
      [RAID, PASS, WASTE],
    ])
      expect(finish(searchOf({ horizon }).best(sight, plans))?.plan).not.toBe(WASTE)
  })

  it('prefers a raid that nobody resists to doing nothing', () => {
    expect(finish(searchOf({}).best(sight, [WASTE, PASS, RAID]))?.plan).toBe(RAID)
  })

  it('counts a game imagined to its end as won or lost', () => {
    const best = finish(searchOf({ horizon: 9 }).best(sight, [WASTE, PASS]))
    expect(best?.worths.every((worth) => worth === 0 || worth === 1)).toBe(true)
  })

  it('finds by variation what was not proposed', () => {
    const best = finish(searchOf({ variations: 12 }).best(sight, [WASTE]))
    expect(best?.plan).toMatchObject({ raid: true, hire: 0 })
  })

  it('plays plans of the last rounds more often', () => {
    const best = finish(searchOf({}).best(sight, [WASTE, PASS, RAID, { ...WASTE, hire: 1 }]))
    expect(best?.worths).toHaveLength(6)
  })

  it('has nothing to search where nothing is proposed', () => {
    expect(finish(searchOf({}).best(sight, []))).toBeUndefined()
  })

  it('keeps the first plan where no guess fits', () => {
    const search = new PlanSearch(TOY_MIND, { ...BUDGET, variations: 3 }, quickRandom(1), () => ({
      ...sight,
      play: undefined,
    }))
    expect(finish(search.best(sight, [PASS, WASTE]))?.plan).toBe(PASS)
  })

  it('guesses again where a guess does not fit', () => {
    const search = new PlanSearch(TOY_MIND, { ...BUDGET, variations: 2 }, quickRandom(1), (n) =>
      n % 3 === 2 ? sightOf(TOY_MIND, known, n) : { ...sight, play: undefined },
    )
    const best = finish(search.best(sight, [WASTE, RAID])) as Weighed<ToyPlan>
    expect(best.plan.raid).toBe(true)
    expect(best.worths.length).toBeGreaterThanOrEqual(3)
  })

  describe('that must be clearly better than the first plan', () => {
    it('takes a plan that is, and no other', () => {
      expect(finish(searchOf({ margin: 0 }).best(sight, [WASTE, PASS, RAID]))?.plan).not.toBe(WASTE)
      expect(finish(searchOf({ margin: 1 }).best(sight, [WASTE, PASS, RAID]))?.plan).toBe(WASTE)
      expect(finish(searchOf({ margin: 0 }).best(sight, [PASS, WASTE]))?.plan).toBe(PASS)
    })

    it('spends one round where nothing is ahead', () => {
      const best = finish(searchOf({ margin: 0 }).best(sight, [PASS, WASTE, { ...WASTE, bid: 1 }]))
      expect(best?.plan).toBe(PASS)
      expect(best?.worths).toHaveLength(3)
    })

    it('holds changes of the plan to the same', () => {
      const best = finish(searchOf({ margin: 1, variations: 12 }).best(sight, [WASTE]))
      expect(best?.plan).toBe(WASTE)
    })

    it('stops at once when told that it is enough', () => {
      for (let steps = 1; steps < 9; steps++) {
        const thinking = searchOf({ margin: 0 }).best(sight, [WASTE, PASS, RAID])
        for (let i = 0; i < steps; i++) expect(thinking.next().done).toBe(false)
        expect(thinking.next(true).done).toBe(true)
      }
    })
  })

  it('goes on beyond its horizon until the game may be judged', () => {
    const judged: number[] = []
    const patient: Mind<ToyTypes, ToyPlan> = {
      ...TOY_MIND,
      isQuiet: ({ round }) => round > 2,
      evaluate(state, seat) {
        judged.push(state.round)
        return TOY_MIND.evaluate(state, seat)
      },
    }
    const long = act(new Match(toySetup('search', toy, { rounds: 'ten' })), ...RED_RAIDS)
    const heard = knownTo(patient, long, 0)
    const search = new PlanSearch(patient, BUDGET, quickRandom(1), (n) => sightOf(patient, heard, n + 1))
    finish(search.best(sightOf(patient, heard, 1), [WASTE, PASS]))
    expect(judged.length).toBeGreaterThan(0)
    expect(judged.every((round) => round > 2)).toBe(true)
  })

  it('tells how far it is, and never more than all', () => {
    const steps: Progress[] = []
    const thinking = searchOf({ variations: 2 }).best(sight, [WASTE, PASS, RAID])
    for (let step = thinking.next(); !step.done; step = thinking.next()) steps.push(step.value)
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, i) => i + 1))
    expect(steps.every(({ done, of }) => done <= of)).toBe(true)
  })

  it('stops at once when told that it is enough, with the best so far', () => {
    for (let steps = 1; steps < 12; steps++) {
      const thinking = searchOf({ variations: 4 }).best(sight, [WASTE, PASS, RAID])
      for (let i = 0; i < steps; i++) expect(thinking.next().done).toBe(false)
      const last = thinking.next(true)
      expect(last.done).toBe(true)
      if (steps >= 3) expect((last.value as Weighed<ToyPlan>).plan).not.toBe(WASTE)
    }
  })

  it('leaves the imagined position as it was', () => {
    const before = sight.play?.hash()
    finish(searchOf({ variations: 3 }).best(sight, [WASTE, PASS]))
    expect(sight.play?.hash()).toBe(before)
  })
})
