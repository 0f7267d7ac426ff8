import { describe, expect, it } from 'vitest'
import { D6, type Faces, type Game, type Move, type Odds, odds, Play } from '../index.ts'
import { toy, toySetup } from './toy-game.ts'
import { act, RED_RAIDS, startPlay } from './toy-play.ts'
import type { ToyTypes } from './toy-types.ts'

const setup = toySetup('odds')
const RESIST: Move = { seat: 1, answer: { verb: 'resist' } }

/** red (two gold) raids green (four), and bob thinks about resisting */
const atTheGate = (...before: readonly string[]): Play<ToyTypes> =>
  startPlay(setup, ...RED_RAIDS, ...before, 'ann raid green')

function oddsOf(play: Play<ToyTypes>, move: Move = RESIST, options = {}): Odds {
  const found = odds(play, move, options)
  if ('code' in found) throw new Error(found.code)
  return found
}

/** 3 for a triple, 2 for a double, else 1 */
const sameFaces = (faces: Faces): number =>
  Math.max(...faces.map((face) => faces.filter((each) => each === face).length))

const sum = ({ outcomes }: Odds): number => outcomes.reduce((total, { p }) => total + p, 0)

/** likelihoods by what was fought, without the losses */
function byResult({ outcomes }: Odds): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { p, result } of outcomes) {
    const [fought = 'nothing'] = (result as { fought: string[] }).fought
    found[fought] = (found[fought] ?? 0) + p
  }
  return found
}

describe('the odds of a fight with two dice, one die, one die', () => {
  // By hand: two dice are 8 or more in 15 of 36 cases, 6 or 7 in 11, less in 10.
  // The raider loses on 5 and 6, the victim on 4, 5 and 6.
  const card = atTheGate().state.hand.get(1)
  const fights = [
    ['won', 15 / 36, [card]],
    ['drawn', 11 / 36, []],
    ['lost', 10 / 36, []],
  ] as const
  const expected = fights.flatMap(([fought, p, loot]) =>
    [0, 1].flatMap((raider) =>
      [0, 1].map((victim) => ({
        p: p * (raider ? 1 / 3 : 2 / 3) * (1 / 2),
        result: { fought: [fought], lost: [raider, victim], loot },
      })),
    ),
  )

  it('are exact', () => {
    const { outcomes } = oddsOf(atTheGate())
    expect(outcomes).toHaveLength(expected.length)
    for (const { p, result } of expected) {
      const found = outcomes.find((outcome) => JSON.stringify(outcome.result) === JSON.stringify(result))
      expect(found?.p, JSON.stringify(result)).toBeCloseTo(p, 12)
    }
    expect(sum(oddsOf(atTheGate()))).toBeCloseTo(1, 12)
  })

  it('name the likeliest first', () => {
    const ps = oddsOf(atTheGate()).outcomes.map(({ p }) => p)
    expect(ps).toEqual([...ps].sort((a, b) => b - a))
  })

  it('take 12 runs, not 396, for lines of a table that read the same are one', () => {
    expect(oddsOf(atTheGate()).runs).toBe(12)
  })

  it('follow the position', () => {
    const found = byResult(oddsOf(atTheGate('ann hire')))
    expect(found.won).toBeCloseTo(21 / 36, 12)
    expect(found.drawn).toBeCloseTo(9 / 36, 12)
    expect(found.lost).toBeCloseTo(6 / 36, 12)
  })

  it('merge runs that come to the same', () => {
    const result: typeof toy.result = (events) => events.filter(({ type }) => type === 'lost').length
    const play = startPlay(toySetup('odds', { ...toy, result }), ...RED_RAIDS, 'ann raid green')
    const { outcomes, runs } = oddsOf(play)
    expect(outcomes).toHaveLength(1)
    expect(outcomes[0]?.p).toBeCloseTo(1, 12)
    expect(runs).toBe(12)
  })

  it('can stop at an event', () => {
    const { outcomes, runs } = oddsOf(atTheGate(), RESIST, { until: 'fought' })
    expect(runs).toBe(3)
    expect(outcomes.map(({ result }) => result)).toEqual([
      { fought: ['won'], lost: [], loot: [] },
      { fought: ['drawn'], lost: [], loot: [] },
      { fought: ['lost'], lost: [], loot: [] },
    ])
    expect(outcomes[0]?.p).toBeCloseTo(15 / 36, 12)
  })

  it('are refused when there are more than the limit and they must be exact', () => {
    expect(oddsOf(atTheGate(), RESIST, { limit: 12, exact: true }).runs).toBe(12)
    expect(() => odds(atTheGate(), RESIST, { limit: 11, exact: true })).toThrow('more than 11 outcomes')
  })
})

describe('odds of more outcomes than can be tried', () => {
  const sampled = (samples = 4_000): Odds => oddsOf(atTheGate(), RESIST, { limit: 11, samples })

  it('are sampled, and say how often and how far they may be out', () => {
    const found = sampled()
    expect(found.sampled?.runs).toBe(4_000)
    expect(found.sampled?.error).toBeCloseTo(0.0155, 4)
    expect(found.runs).toBe(4_000)
    expect(sum(found)).toBeCloseTo(1, 9)
    expect(oddsOf(atTheGate(), RESIST, { limit: 12 })).not.toHaveProperty('sampled')
  })

  it('are as near to the exact ones as they say', () => {
    const [found, exact] = [byResult(sampled()), byResult(oddsOf(atTheGate()))]
    for (const [result, p] of Object.entries(exact))
      expect(Math.abs((found[result] ?? 0) - p), result).toBeLessThan(0.0155)
  })

  it('are nearer with more runs', () => {
    expect(sampled(400).sampled?.error).toBeGreaterThan(sampled(1_600).sampled?.error ?? 1)
  })

  it('are the same whenever the same is asked, and others in another position', () => {
    expect(sampled(200)).toEqual(sampled(200))
    const after = oddsOf(atTheGate('ann hire'), RESIST, { limit: 11, samples: 200 })
    expect(after.outcomes).not.toEqual(sampled(200).outcomes)
  })

  it('do not know what the seat does not', () => {
    const [strong, weak] = [4, 0].map((card) =>
      atTheGate().imagine((state) => {
        state.hand.set(0, card)
      }),
    ) as [Play<ToyTypes>, Play<ToyTypes>]
    const options = { limit: 11, samples: 200 }
    expect(oddsOf(strong, RESIST, options)).toEqual(oddsOf(weak, RESIST, options))
  })

  it('are noticed long before the limit', () => {
    let runs = 0
    const salvo: Game<ToyTypes> = {
      ...toy,
      *stage(_, g) {
        yield* g.ask(0, { rule: '5', prompt: 'bid', choose: () => ({ pass: true }) })
        runs++
        for (let gun = 0; gun < 12; gun++) g.roll(D6, (die) => die)
        return 'end'
      },
    }
    const found = oddsOf(Play.start(toySetup('salvo', salvo)), { seat: 0, answer: { verb: 'pass' } })
    expect(found.sampled?.runs).toBe(4_000)
    expect(runs).toBeLessThan(5_000)
  })
})

describe('odds', () => {
  it('of a move without chance are certain', () => {
    expect(oddsOf(atTheGate(), { seat: 1, answer: { verb: 'flee' } })).toMatchObject({
      outcomes: [{ p: 1, result: { fought: [], lost: [], loot: [] } }],
      runs: 1,
    })
  })

  it('of doubles are those of the faces, with no more runs than there are readings', () => {
    const doubles: Game<ToyTypes> = {
      ...toy,
      *stage(_, g) {
        yield* g.ask(0, { rule: '5', prompt: 'bid', choose: () => ({ pass: true }) })
        const { reading } = g.roll({ count: 3, sides: 6 }, { faces: sameFaces })
        g.emit?.({ type: 'lost', rule: '5', power: 0, gold: reading })
        return 'end'
      },
    }
    const found = oddsOf(Play.start(toySetup('odds', doubles)), { seat: 0, answer: { verb: 'pass' } })
    const chanceOf = (same: number): number | undefined =>
      found.outcomes.find(({ result }) => (result as { lost: number[] }).lost[0] === same)?.p
    expect(found.runs).toBe(3)
    expect(chanceOf(3)).toBeCloseTo(6 / 216, 12)
    expect(chanceOf(2)).toBeCloseTo(90 / 216, 12)
    expect(chanceOf(1)).toBeCloseTo(120 / 216, 12)
  })

  it('of a shuffle go through every order', () => {
    const play = startPlay(setup, ...RED_RAIDS)
    const found = oddsOf(play, { seat: 0, answer: { verb: 'pass' } })
    expect(found.runs).toBe(120)
    expect(sum(found)).toBeCloseTo(1, 12)
  })

  it('change nothing', () => {
    const play = atTheGate()
    const before = play.hash()
    oddsOf(play)
    expect(play.hash()).toBe(before)
    expect(act(play, 'bob resist').hash()).toBe(act(atTheGate(), 'bob resist').hash())
  })

  it('of a move that is not offered are refused', () => {
    const { code } = odds(atTheGate(), { seat: 0, answer: { verb: 'pass' } }) as { code: string }
    expect(code).toBe('not-your-decision')
  })

  it('say what was assumed, and do not know what the seat does not', () => {
    const strong = atTheGate().imagine((state) => {
      state.hand.set(0, 4)
    })
    const weak = atTheGate().imagine((state) => {
      state.hand.set(0, 0)
    })
    expect(oddsOf(strong)).toEqual(oddsOf(weak))
    expect(oddsOf(strong).assumed?.en).toBe('Unknown cards are worth 2.')
  })

  it('assume nothing when nothing is hidden', () => {
    const open: Game<ToyTypes> = { ...toy, assumption: () => undefined }
    const play = startPlay(toySetup('odds', open), ...RED_RAIDS, 'ann raid green')
    expect(oddsOf(play)).not.toHaveProperty('assumed')
  })

  it('let errors of the rules through', () => {
    const broken: Game<ToyTypes> = {
      ...toy,
      result: () => {
        throw new Error('no result')
      },
    }
    const play = startPlay(toySetup('odds', broken), ...RED_RAIDS, 'ann raid green')
    expect(() => odds(play, RESIST)).toThrow('no result')
  })
})
