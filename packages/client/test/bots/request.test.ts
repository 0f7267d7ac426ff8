/** What is sent to the worker: neither the seed nor anything the seat cannot know. */
import { MIND as GALICIA } from '@sandtable/battle-for-galicia/bot'
import type { Mind } from '@sandtable/bots'
import { MIND as ILLUSION } from '@sandtable/grand-illusion/bot'
import { eyesOf, Match, quickRandom, randomAnswer, seedFrom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { Task } from '../../bots/protocol.ts'
import { taskOf } from '../../bots/thinker.ts'
import { firstAsked } from '../../session/local-game.ts'

const DECISIONS = 400
const EVERY = 7

const asking = (seat: number) => ({ ask: 'answer', seat, level: 'hard', seed: 5 }) as const

/** Names of everything in the message, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

/** As text, the typed arrays too. */
const written = (task: Omit<Task, 'id'> | undefined): string =>
  JSON.stringify(task, (_, value: unknown) =>
    value instanceof Int16Array ? Array.from(value) : (value as object),
  )

/** A random game, looked at now and then from the seat that is asked. */
function look(mind: Mind, seed: string, see: (match: Match, seat: number) => void): void {
  const { game } = mind
  const [scenario] = game.scenarios
  if (!scenario) throw new Error('no scenario')
  const options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0]?.id ?? '']))
  const match = new Match({ game, scenario, options, seed })
  const random = quickRandom(11)
  for (let i = 0; i < DECISIONS && !match.play.isOver; i++) {
    const seat = firstAsked(match.play)?.seat ?? -1
    if (i % EVERY === 0) see(match, seat)
    const offer = match.play.offered(seat) ?? {}
    match.take({ seat, answer: randomAnswer(offer, random) })
  }
}

describe.each([
  ['Battle for Galicia', GALICIA],
  ['Grand Illusion', ILLUSION],
] as const)('the message to the worker: %s', (_, mind: Mind) => {
  const seed = seedFrom('a secret of the table')

  it('holds no seed but the bot’s own', () => {
    let seen = 0
    look(mind, seed, (match, seat) => {
      const task = taskOf(mind, match, asking(seat))
      const { seed: own, ...rest } = task as Task
      expect(own).toBe(5)
      expect(namesIn(rest)).not.toContain('seed')
      expect(written(task)).not.toContain(seed)
      seen++
    })
    expect(seen).toBeGreaterThan(20)
  })

  it('can be sent as it is', () => {
    look(mind, seed, (match, seat) => {
      const task = taskOf(mind, match, asking(seat))
      expect(structuredClone(task)).toEqual(task)
    })
  })

  it('is the same whatever the other side hides', () => {
    const random = quickRandom(23)
    const { game } = mind
    let exchanged = 0
    look(mind, seed, (match, seat) => {
      const { play } = match
      if (!play.isAtCheckpoint) return
      const eyes = eyesOf(match.setup.scenario.seats[seat]?.powers ?? [])
      const other = play.imagine((state) => game.permuteSecrets(state, eyes, random))
      if (other.state.words.some((word, i) => word !== play.state.words[i])) exchanged++
      const told = { play: other, story: () => match.story(seat) }
      expect(written(taskOf(mind, told, asking(seat)))).toBe(written(taskOf(mind, match, asking(seat))))
    })
    // Nothing lies hidden in Grand Illusion.
    expect(exchanged > 0).toBe(mind.game.id === 'battle-for-galicia')
  })
})
