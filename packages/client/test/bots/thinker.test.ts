import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { Match, seedFrom } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import type { FromWorker, ToWorker } from '../../bots/protocol.ts'
import { type Desk, Thinker } from '../../bots/thinker.ts'
import { standIn } from './stand-in.ts'

class FakeDesk implements Desk {
  readonly heard: ToWorker[] = []
  isGone = false
  onmessage: Desk['onmessage'] = null
  onerror: Desk['onerror'] = null

  postMessage(message: ToWorker): void {
    this.heard.push(message)
  }

  terminate(): void {
    this.isGone = true
  }

  says(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>)
  }
}

function thinker() {
  const [scenario] = battleForGalicia.scenarios
  if (!scenario) throw new Error('no scenario')
  const match = new Match({ game: battleForGalicia, scenario, options: {}, seed: seedFrom('thinker') })
  const desk = new FakeDesk()
  return { desk, thinker: new Thinker(standIn(battleForGalicia), match, desk) }
}

const asking = { seat: 0, level: 'hard', seed: 3 } as const
const NOTHING = (): undefined => undefined

it('sends what the seat knows, and waits for the answer to just that', async () => {
  const { desk, thinker: bot } = thinker()
  const shares: number[] = []
  const thought = bot.answer(asking, (share) => shares.push(share))
  expect(desk.heard[0]).toMatchObject({ id: 1, ask: 'answer', level: 'hard', seed: 3, milliseconds: 5000 })
  desk.says({ id: 9, answer: { verb: 'done' } })
  desk.says({ id: 1, progress: 0.5 })
  desk.says({ id: 1, answer: { verb: 'halt' } })
  expect(await thought.result).toMatchObject({ answer: { verb: 'halt' } })
  expect(shares).toEqual([0.5])
})

it('one thought does not disturb another', async () => {
  const { desk, thinker: bot } = thinker()
  const answer = bot.answer(asking, NOTHING)
  const advice = bot.advise(asking, NOTHING)
  answer.stop()
  desk.says({ id: 2, lines: [] })
  expect(await Promise.all([answer.result, advice.result])).toEqual([undefined, { id: 2, lines: [] }])
  expect(desk.heard.slice(2)).toEqual([{ id: 1, call: 'stop' }])
})

it('hurries a thought under way, and no other', async () => {
  const { desk, thinker: bot } = thinker()
  const thought = bot.answer(asking, NOTHING)
  thought.hurry()
  desk.says({ id: 1, answer: { verb: 'done' } })
  await thought.result
  thought.hurry()
  thought.stop()
  expect(desk.heard.slice(1)).toEqual([{ id: 1, call: 'enough' }])
})

it('who is not asked has nothing to think about', async () => {
  const { desk, thinker: bot } = thinker()
  expect(await bot.answer({ ...asking, seat: 1 }, NOTHING).result).toBeUndefined()
  expect(desk.heard).toEqual([])
})

it('nobody waits for a worker that is gone or broken', async () => {
  const { desk, thinker: bot } = thinker()
  const thought = bot.answer(asking, NOTHING)
  bot.close()
  expect(await thought.result).toBeUndefined()
  expect(desk.isGone).toBe(true)

  const other = thinker()
  const broken = other.thinker.answer(asking, NOTHING)
  other.desk.onerror?.({ message: 'cannot be fetched' } as ErrorEvent)
  await expect(broken.result).rejects.toThrow('cannot be fetched')

  const third = thinker()
  const helpless = third.thinker.advise(asking, NOTHING)
  third.desk.says({ id: 1, trouble: 'no advice' })
  await expect(helpless.result).rejects.toThrow('no advice')
})
