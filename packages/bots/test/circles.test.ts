import { type Given, Match } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { toySetup } from '../../kernel/test/toy-game.ts'
import { act, RED_RAIDS } from '../../kernel/test/toy-play.ts'
import { Circles } from '../bot.ts'
import { Bot, type Knowledge } from '../index.ts'
import { knownTo } from './bench.ts'
import { TOY_MIND } from './toy-mind.ts'

const known = knownTo(TOY_MIND, act(new Match(toySetup('circles')), ...RED_RAIDS), 0)
const given = (answers: number): readonly Given[] =>
  Array.from({ length: answers }, () => ({ seat: 0, answer: { verb: 'pass' } }))
/** the same question in the same position, after so many answers more */
const later = (answers: number): Knowledge => ({ ...known, given: given(known.given.length + answers) })

describe('going round in circles', () => {
  it('is noticed at the sixth time', () => {
    const circles = new Circles()
    const noticed = [1, 2, 3, 4, 5, 6, 7].map((n) => circles.isCaughtIn(later(n)))
    expect(noticed).toEqual([false, false, false, false, false, true, true])
  })

  it('is none where the position or the question has changed', () => {
    const circles = new Circles()
    const moved = (n: number): Knowledge => ({ ...later(n), now: known.now.map((word) => word + n) })
    const asked = (n: number): Knowledge => ({ ...later(n + 9), facts: { unit: n } })
    for (const n of [1, 2, 3, 4, 5]) expect(circles.isCaughtIn(moved(n))).toBe(false)
    for (const n of [1, 2, 3, 4, 5]) expect(circles.isCaughtIn(asked(n))).toBe(false)
  })

  it('is noticed too where every answer is final', () => {
    const circles = new Circles()
    const noticed = [1, 2, 3, 4, 5].map(() => circles.isCaughtIn(later(0)))
    expect(noticed).not.toContain(true)
    expect(circles.isCaughtIn(later(0))).toBe(true)
  })

  it('ends with something else than what leads nowhere', () => {
    const stubborn = new Bot({ ...TOY_MIND, habit: () => ({ verb: 'pass' }) }, 'easy', 1)
    const answers = Array.from({ length: 40 }, (_, n) => stubborn.answer(later(n + 1)).verb)
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('pass'))
    expect(new Set(answers).size).toBeGreaterThan(1)
  })
})
