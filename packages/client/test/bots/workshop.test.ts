import { knowledgeOf, type Mind, type PlanLine } from '@sandtable/bots'
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { isOffered, Match, seedFrom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import type { FromWorker, Task } from '../../bots/protocol.ts'
import { Workshop } from '../../bots/workshop.ts'
import { standIn } from './stand-in.ts'

const [scenario] = battleForGalicia.scenarios
if (!scenario) throw new Error('no scenario')
const options = Object.fromEntries(
  battleForGalicia.options.map(({ id, values }) => [id, values[0]?.id ?? '']),
)
const match = new Match({ game: battleForGalicia, scenario, options, seed: seedFrom('workshop') })

const LINE: PlanLine = {
  text: { en: 'March', ja: '移動' },
  rule: '4.1',
  units: [1],
  kind: 'march',
  from: 1,
  to: 2,
}

function task(mind: Mind, more: Partial<Task> = {}): Task {
  const knowledge = knowledgeOf(mind, match.play, 0, match.story(0))
  if (!knowledge) throw new Error('nobody is asked')
  return { id: 1, ask: 'answer', knowledge, level: 'hard', seed: 7, milliseconds: 5000, ...more }
}

/** A workshop by a clock that goes on a little at every look; `between` happens while it rests. */
function workshop(mind: Mind, between: (rests: number) => void = () => undefined) {
  const said: FromWorker[] = []
  const complaints: unknown[] = []
  let time = 0
  let rests = 0
  const shop = new Workshop({
    loadMind: () => Promise.resolve(mind),
    send: (message) => said.push(message),
    now: () => (time += 5),
    rest: () => {
      between(++rests)
      return Promise.resolve()
    },
    complain: (problem) => complaints.push(problem),
  })
  return { shop, said, complaints, time: () => time }
}

const last = (said: readonly FromWorker[]): FromWorker => said.at(-1) as FromWorker

describe('a task', () => {
  it('ends in an answer that is offered, with progress on the way', async () => {
    const mind = standIn(battleForGalicia, [], 40)
    const { shop, said } = workshop(mind)
    const given = task(mind)
    await shop.hear(given)
    const reply = last(said)
    expect('answer' in reply && reply.answer && isOffered(given.knowledge.offer, reply.answer)).toBe(true)
    const shares = said.flatMap((each) => ('progress' in each ? [each.progress] : []))
    expect(shares.length).toBeGreaterThan(2)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
  })

  it('ends when its time is up', async () => {
    const mind = standIn(battleForGalicia, [], 5000)
    const { shop, said, time } = workshop(mind)
    await shop.hear(task(mind, { milliseconds: 1000 }))
    expect('answer' in last(said)).toBe(true)
    expect(time()).toBeLessThan(1200)
  })

  it('ends when told that it is enough', async () => {
    const mind = standIn(battleForGalicia, [LINE], 5000)
    const { shop, said, time } = workshop(mind, (rests) => {
      if (rests === 10) void shop.hear({ id: 1, call: 'enough' })
    })
    await shop.hear(task(mind, { ask: 'advice' }))
    expect(last(said)).toEqual({ id: 1, lines: [LINE] })
    expect(time()).toBeLessThan(1000)
  })

  it('is forgotten when told to stop, and says nothing', async () => {
    const mind = standIn(battleForGalicia, [], 5000)
    const { shop, said } = workshop(mind, (rests) => {
      if (rests === 2) void shop.hear({ id: 1, call: 'stop' })
    })
    await shop.hear(task(mind))
    expect(said.filter((each) => !('progress' in each))).toEqual([])
  })

  it('a call to a task that has ended means nothing', async () => {
    const mind = standIn(battleForGalicia)
    const { shop, said } = workshop(mind)
    await shop.hear({ id: 1, call: 'stop' })
    await shop.hear(task(mind))
    expect('answer' in last(said)).toBe(true)
  })
})

it('a seat keeps its bot and the plan it has in mind; another level is another bot', async () => {
  const followed: number[] = []
  const mind: Mind = {
    ...standIn(battleForGalicia),
    // The plan says which number it is, once it is followed.
    propose: () => [followed.length],
    vary: () => undefined,
    follow: ({ offer }, plan) => {
      followed.push(plan as number)
      return offer['done'] === true ? { verb: 'done' } : undefined
    },
  }
  const { shop } = workshop(mind)
  await shop.hear(task(mind))
  const [first] = followed.splice(0)
  await shop.hear(task(mind, { id: 2 }))
  expect(followed.splice(0)).toEqual([first])
  await shop.hear(task(mind, { id: 3, level: 'normal' }))
  expect(followed[0], 'a new plan').toBe(0)
})

it('a mind at a loss does not hold up the game', async () => {
  const mind: Mind = {
    ...standIn(battleForGalicia),
    propose: () => {
      throw new Error('at a loss')
    },
  }
  const { shop, said, complaints } = workshop(mind)
  const given = task(mind)
  await shop.hear(given)
  const reply = last(said)
  expect('answer' in reply && reply.answer && isOffered(given.knowledge.offer, reply.answer)).toBe(true)
  await shop.hear(task(mind, { id: 2, ask: 'advice' }))
  expect(last(said)).toMatchObject({ id: 2, trouble: expect.any(String) as string })
  expect(complaints.length).toBe(2)
})

it('answers within a part of what is offered, or says that it wants nothing of it', async () => {
  const mind = standIn(battleForGalicia)
  const { shop, said } = workshop(mind)
  const { knowledge } = task(mind)
  const [verb, options] = Object.entries(knowledge.offer).find(([, each]) => typeof each === 'object') ?? []
  const [arg] = typeof options === 'object' ? options : []
  await shop.hear(task(mind, { part: { [verb ?? '']: [arg ?? -1] } }))
  expect(last(said)).toEqual({ id: 1, answer: { verb, arg } })

  const other = workshop({ ...mind, answer: () => ({ verb: 'elsewhere' }) })
  await other.shop.hear(task(mind, { part: { done: true } }))
  expect(last(other.said)).toEqual({ id: 1, answer: undefined })
})

it('says why, where it is asked to; an answer without a reason is better than none', async () => {
  const mind: Mind = { ...standIn(battleForGalicia), why: () => LINE }
  const { shop, said } = workshop(mind)
  await shop.hear(task(mind, { tells: true }))
  expect(last(said)).toMatchObject({ why: LINE })
  await shop.hear(task(mind))
  expect(last(said)).not.toHaveProperty('why')

  const broken = workshop({
    ...mind,
    why: () => {
      throw new Error('at a loss')
    },
  })
  await broken.shop.hear(task(mind, { tells: true }))
  expect(last(broken.said)).toMatchObject({ answer: expect.any(Object) as object })
  expect(broken.complaints).toHaveLength(1)
})

it('says what it would answer where there is nothing to plan', async () => {
  const mind: Mind = { ...standIn(battleForGalicia), propose: () => [] }
  const { shop, said } = workshop(mind)
  const given = task(mind, { ask: 'advice' })
  await shop.hear(given)
  const reply = last(said)
  const instead = 'lines' in reply ? reply.instead : undefined
  expect(reply).toMatchObject({ lines: [] })
  expect(instead && isOffered(given.knowledge.offer, instead)).toBe(true)
})
