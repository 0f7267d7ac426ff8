/** Random games from the first card to the end: nobody is stuck, and every position keeps its promises. */
import { Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { illusionsOfGlory } from '../game.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'

interface Move {
  readonly verb: string
  readonly arg?: number
}

/** numbers that look random and are the same every time */
function numbers(seed: number): (n: number) => number {
  let at = seed
  return (n) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return Math.floor((at / 2 ** 32) * n)
  }
}

function movesOf(play: Play<IllusionsOfGloryTypes>, seat: number): Move[] {
  return Object.entries(play.offered(seat) ?? {}).flatMap(([verb, offered]) => {
    if (typeof offered === 'object') return offered.map((arg) => ({ verb, arg }))
    return offered ? [{ verb }] : []
  })
}

/** plays on until the game is over or so many answers have been given; returns what went wrong */
function played(id: string, seed: number, most: number): string[] {
  const pick = numbers(seed)
  const play = Play.start(setupOf(illusionsOfGlory, id, {}, `random ${seed}`))
  let answers = 0
  for (let asked = play.pending[0]; asked && answers < most; asked = play.pending[0]) {
    const moves = movesOf(play, asked.seat)
    // verbs first, so that long lists of spaces do not drown the others
    const verbs = [...new Set(moves.map(({ verb }) => verb))]
    const lively = verbs.filter((each) => !QUITTING.has(each))
    const choice = lively.length > 0 && pick(5) > 0 ? lively : verbs
    const verb = choice[pick(choice.length)]
    const some = moves.filter((move) => move.verb === verb)
    const move = some[pick(some.length)]
    if (!move) return [`stuck at ${asked.question.prompt}`]
    play.answer(asked.seat, move)
    answers++
    const problems = illusionsOfGlory.invariants(play.state)
    if (problems.length > 0) return [`${asked.question.prompt} ${JSON.stringify(move)}`, ...problems]
  }
  return []
}

/** far beyond the answers such a game takes */
const MOST = 6000

/** answers that end something early: taken now and then only */
const QUITTING = new Set(['done', 'halt', 'enough', 'no-flank', 'no-card', 'sr', 'rp'])

describe.each(['mobilization', 'mobilization-two-cp', 'brusilov'])('random games of %s', (id) => {
  it.each([1, 2])('seed %i', (seed) => {
    expect(played(id, seed, MOST)).toEqual([])
  })
})
