import { describe, expect, it } from 'vitest'
import { play as gameOf } from './bench.ts'
import { Bot } from '../index.ts'
import { choiceOfMove } from '../choice.ts'
import { turningPoints } from '../turning-points.ts'
import { diceSetup } from './dice-game.ts'
import { DICE_MIND } from './dice-mind.ts'

const stand = (at: number, chance: number) => ({ at, chances: [chance, 1 - chance] })

describe('turning points', () => {
  const stands = [stand(0, 0.5), stand(1, 0.7), stand(2, 0.6), stand(3, 0.61)]

  it('count the whole change of an action with dice, and of one without what the choice did', () => {
    const luck = [{ at: 2, bySeat: [-0.1, 0.1] }]
    // the first brought reinforcements whatever was answered
    const choices = new Map([[1, [0.001, -0.001]]])
    expect(turningPoints(stands, luck, choices, 5).map(({ at }) => at)).toEqual([2])
    expect(turningPoints(stands, luck, new Map(), 5).map(({ at }) => at)).toEqual([1, 2])
  })
})

describe('what a choice did', () => {
  const { match } = gameOf(
    DICE_MIND,
    diceSetup('one'),
    [1, 2].map((n) => new Bot(DICE_MIND, 'normal', n)),
  )

  it('is nothing where time only went by', () => {
    let ended = 0
    for (const [index, move] of match.moves.entries()) {
      const [behind, after] = [match.at(index), match.at(index + 1)]
      if (after.isOver || DICE_MIND.tempo(behind.state) === DICE_MIND.tempo(after.state)) continue
      ended++
      expect(choiceOfMove(DICE_MIND, behind, move, after)).toEqual([0, 0])
    }
    expect(ended).toBeGreaterThan(0)
  })

  it('is what it led to, less the mean of the other answers', () => {
    const behind = match.at(0)
    const after = behind.fork()
    after.answer(0, { verb: 'rest' })
    const done = choiceOfMove(DICE_MIND, behind, { seat: 0, answer: { verb: 'rest' } }, after)
    expect(done.length).toBe(2)
    expect((done[0] ?? 0) + (done[1] ?? 0)).toBeCloseTo(0)
  })
})
