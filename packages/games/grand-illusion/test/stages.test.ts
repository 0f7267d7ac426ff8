import { type Action, Play, stackOf, submit } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { hex } from '../map.ts'
import { fight, fortune } from './fight.ts'
import { StagedScene } from './scene.ts'
import { chosen, QUIET } from './turns.ts'

type Game = Play<GrandIllusionTypes>

/** Taken up elsewhere: from the checkpoint as plain data, with nothing of the game that ran. */
function takenUp({ setup, checkpoint }: Game): Game {
  const { words, stack, chance } = checkpoint
  const copy = JSON.parse(JSON.stringify({ words: [...words], stack })) as {
    words: number[]
    stack: typeof stack
  }
  return Play.resume(setup, { words: Int16Array.from(copy.words), stack: copy.stack, chance })
}

/** Both games go on with these answers; the positions after each of them. */
const courseOf = (play: Game, actions: readonly Action[]): string[] =>
  actions.map((action) => {
    const refusal = submit(play, action)
    if (refusal) throw new Error(`${action.verb} ${action.arg ?? ''}: ${refusal.code}`)
    return `${play.stage} ${play.pending[0]?.question.prompt ?? ''} ${play.hash()}`
  })

function expectSameCourse(play: Game, actions: readonly Action[]): void {
  expect(play.isAtCheckpoint).toBe(true)
  const fork = play.fork()
  expect(courseOf(takenUp(play), actions)).toEqual(courseOf(fork, actions))
}

const seat = (id: string) => (verb: string, arg?: string) => ({
  seat: id,
  verb,
  ...(arg === undefined ? {} : { arg }),
})
const allied = seat('AL')
const german = seat('GE')
const down = (at: string): { hex: string; back: true } => ({ hex: at, back: true })

describe('a stage taken up in the middle', () => {
  it('§11.4 a recovery goes on with the next hex', () => {
    const pieces = {
      ...QUIET,
      'f-ii': down('28'),
      'f-iii': down('28'),
      'f-iv': down('46'),
      'f-v': down('46'),
      'g-ii': down('101'),
      'g-iii': down('101'),
    }
    // §14.1.1.c.2 from turn 12 on half of them recover
    const { play } = new StagedScene({ stage: 'recovery/allied', turn: 13, pieces }).act(
      'recover-unit',
      'f-ii',
    )
    expect(play.checkpoint.stack).toEqual([{ stage: 'recovery/allied', arg: hex('28') + 1 }])
    expectSameCourse(play, [allied('recover-unit', 'f-v'), german('recover-unit', 'g-iii')])
  })

  it('§8.7.2 a general withdrawal goes on with the next unit', () => {
    const pieces = { 'f-hq5': '46', 'f-i': '46', 'f-ii': '46', 'g-i-b': '101' }
    const scene = new StagedScene({ pieces, turn: 3, side: 'AL' }).act('withdraw').act('unit', 'f-i')
    scene.act('march', '37')
    expect(scene.play.checkpoint.stack).toEqual(stackOf('withdrawal/moves'))
    expectSameCourse(scene.play, [allied('unit', 'f-ii'), allied('march', '37'), allied('done')])
  })

  it('§8.7.3 the trenches of the German one', () => {
    const pieces = { 'g-hq1': '92', 'g-ii': '92', 'g-iii': '82', 'f-i': '19' }
    const scene = new StagedScene({ pieces, turn: 5, side: 'GE', withdrawn: { AL: 4 } }).act('withdraw')
    scene.act('done').act('entrench', '92')
    expect(scene.play.checkpoint.stack).toEqual(stackOf('withdrawal/trenches'))
    expectSameCourse(scene.play, [german('entrench', '82')])
  })

  it('§9.1.3.f a battle is within the battles of a segment, and goes on with its next step', () => {
    const pieces = { 'g-ii': '75', 'g-iii': '75', 'f-i': '75', 'f-ii': '75', 'f-xi': '19' }
    const scene = fight({ hex: '75', attackers: ['g-ii', 'g-iii'], pieces, turn: 6, withdrawn: { AL: 4 } })
    scene.dice(...fortune(5), 6, 6, 6, 6).act('battle', '75')
    while (scene.can('by-the-book')) scene.act('by-the-book')
    expect(scene.prompt).toBe('retreat-or-stay')
    expect(scene.play.checkpoint.stack).toEqual(stackOf('segment', 'battles', 'battle/retreats'))
    expect(scene.play.trail).toEqual(['segment', 'battles', 'battle', 'battle/retreats'])
    expectSameCourse(scene.play, [allied('stay')])
  })

  it('§14.3.6.a.5 the assault on Liège comes back to the set-up, not to a segment', () => {
    const scene = chosen('5', 'none').act('done')
    expect(scene.play.checkpoint.stack).toEqual(stackOf('liege', 'battles'))
    expectSameCourse(scene.play, [german('done')])
    expect(scene.dice(1, 1, 1, 1).act('done').state.turn).toBe(1)
  })
})
