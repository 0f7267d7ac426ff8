import { describe, expect, it } from 'vitest'
import { evened, type Luck, type Moment } from '../index.ts'

const moment = (at: number, chance: number, tempo: number, more: Partial<Moment> = {}): Moment => ({
  at,
  chances: [chance, 1 - chance],
  tempo,
  turn: 1,
  hadChance: false,
  ...more,
})

/** the first seat's */
const chances = (moments: readonly Moment[], luck: readonly Luck[] = []): number[] =>
  evened({ moments, luck }).map(([chance = 0]) => chance)

describe('evened chances', () => {
  it('take no notice of a swing that only follows the move', () => {
    // Whoever is to move seems to stand better, and nothing else ever changes.
    const swinging = [0.6, 0.6, 0.4, 0.4, 0.6, 0.6, 0.4, 0.4].map((chance, at) =>
      moment(at, chance, Math.floor(at / 2)),
    )
    for (const chance of chances([...swinging, moment(8, 1, 3)]).slice(0, 6))
      expect(chance).toBeCloseTo(0.5, 10)
  })

  it('do not jump at a hand-over, and go on from the mean of both judgements', () => {
    const [, before = 0, after = 1] = chances([
      moment(0, 0.5, 0),
      moment(1, 0.8, 0),
      moment(2, 0.5, 1),
      moment(3, 0, 1),
    ])
    expect(before).toBeCloseTo(after, 10)
    expect(before).toBeCloseTo(2 / 3, 10)
  })

  it('keep what dice and decisions did', () => {
    const game = [
      moment(0, 0.5, 0),
      moment(1, 0.7, 0),
      moment(2, 0.4, 1, { hadChance: true }),
      moment(3, 0, 1),
    ]
    chances(game).forEach((chance, at) => expect(chance).toBeCloseTo(game[at]?.chances[0] ?? -1, 10))
  })

  it('keep at the end of a turn what dice brought beyond expectation', () => {
    const rolled = { hadChance: true, turn: 2 }
    const game = [
      moment(0, 0.6, 0),
      moment(1, 0.6, 0),
      moment(2, 0.5, 1, rolled),
      moment(3, 0.5, 1, { turn: 2 }),
    ]
    const luck = [{ at: 2, bySeat: [0.1, -0.1] }]
    const [, before = 0, after = 0] = chances([...game, moment(4, 0, 1)], luck)
    // Expected were four in ten: of a swing from 0.6 to 0.4 nothing is left, of the luck all.
    expect(before).toBeCloseTo(0.5, 10)
    expect(after).toBeCloseTo(0.6, 10)
  })

  it('end with the result and always make one', () => {
    const game = [moment(0, 0.9999999, 0), moment(1, 0.2, 1), moment(2, 0.7, 2), moment(3, 1, 3)]
    const all = evened({ moments: game, luck: [] })
    expect(all.at(-1)).toEqual([1, 0])
    for (const [a = 0, b = 0] of all) expect(a + b).toBeCloseTo(1, 10)
  })
})
