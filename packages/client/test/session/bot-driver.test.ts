import type { Answer } from '@sandtable/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Driven, driveBots, type Pondering } from '../../bots/bot-driver.ts'
import { paceOf, SPEEDS } from '../../bots/pace.ts'
import type { Reply } from '../../bots/protocol.ts'
import type { Report, Thought } from '../../bots/thinker.ts'
import type { News } from '../../seen/news.ts'
import type { LocalGame } from '../../session/local-game.ts'

/** A game in which seat 1, a bot, is asked again and again; what it answers is written down. */
class FakeGame {
  toDecide: number | undefined = 1
  question: object = {}
  readonly taken: Answer[] = []
  readonly as: LocalGame = this as unknown as LocalGame
  readonly match = { play: { asked: () => this.question } }

  isHuman(seat: number): boolean {
    return seat === 0
  }

  levelOf(seat: number): string | undefined {
    return seat === 0 ? undefined : 'normal'
  }

  take(answer: Answer, next: number | undefined): void {
    this.taken.push(answer)
    this.question = {}
    this.toDecide = next
  }
}

/** A thought that ends when the test says so. */
class FakeThought implements Thought<Reply> {
  readonly calls: string[] = []
  readonly report: Report
  readonly result: Promise<Reply | undefined>
  #end!: (reply: Reply | undefined) => void
  fail!: (problem: Error) => void

  constructor(report: Report) {
    this.report = report
    this.result = new Promise((end, fail) => {
      this.#end = end
      this.fail = fail
    })
  }

  end(answer: Answer | undefined): void {
    this.#end(answer && { answer })
  }

  hurry(): void {
    this.calls.push('hurry')
  }

  stop(): void {
    this.calls.push('stop')
    this.end(undefined)
  }
}

function drive(more: Partial<Driven> = {}) {
  const game = new FakeGame()
  const thoughts: FakeThought[] = []
  const pondered: Pondering[] = []
  let failures = 0
  const driver = driveBots({
    game: game.as,
    thinker: () =>
      Promise.resolve({
        answer: (_, report) => {
          const thought = new FakeThought(report)
          thoughts.push(thought)
          return thought
        },
      }),
    pace: () => 70,
    painted: () => Promise.resolve(),
    isHeld: () => false,
    script: () => undefined,
    answered: (_, answer) => answer && game.take(answer, undefined),
    ponders: (how) => pondered.push(how),
    failed: () => failures++,
    ...more,
  })
  return { game, thoughts, pondered, driver, failures: () => failures }
}

const PASS: Answer = { verb: 'pass' }
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a bot whose turn it is', () => {
  it('thinks, and its answer is taken', async () => {
    const { game, thoughts, driver } = drive()
    driver.wake()
    await settle()
    thoughts[0]?.end(PASS)
    await settle()
    expect(game.taken).toEqual([PASS])
  })

  it('answers by the lesson first, even one that begins right after the bots were woken', async () => {
    const table: { lesson?: Answer } = {}
    const { game, thoughts, driver } = drive({ script: () => table.lesson })
    driver.wake()
    table.lesson = PASS
    await settle()
    expect(game.taken).toEqual([PASS])
    expect(thoughts).toEqual([])
  })

  it('tells how far it is, and after a second that it may be hurried', async () => {
    const { thoughts, pondered, driver } = drive()
    driver.wake()
    await settle()
    thoughts[0]?.report(0.25)
    expect(pondered.at(-1)).toEqual({ progress: 0.25, mayHurry: false })
    await vi.advanceTimersByTimeAsync(1000)
    expect(pondered.at(-1)).toEqual({ progress: 0.25, mayHurry: true })
    driver.hurry()
    expect(thoughts[0]?.calls).toEqual(['hurry'])
    thoughts[0]?.end(PASS)
    await settle()
    expect(pondered.at(-1), 'and is quiet afterwards').toEqual({ progress: undefined, mayHurry: false })
  })
})

describe('pausing', () => {
  it('stops the thought and leaves the game as it is; going on thinks again', async () => {
    const { game, thoughts, driver } = drive()
    driver.wake()
    await settle()
    driver.setPaused(true)
    await settle()
    expect(thoughts[0]?.calls).toEqual(['stop'])
    driver.wake()
    await settle()
    expect([game.taken.length, thoughts.length]).toEqual([0, 1])
    driver.setPaused(false)
    await settle()
    thoughts[1]?.end(PASS)
    await settle()
    expect(game.taken).toEqual([PASS])
  })

  it('and going on at once still ends in one answer', async () => {
    const { game, thoughts, driver } = drive()
    driver.wake()
    await settle()
    driver.setPaused(true)
    driver.setPaused(false)
    await settle()
    expect(thoughts.length).toBe(2)
    thoughts[1]?.end(PASS)
    await settle()
    expect(game.taken).toEqual([PASS])
  })
})

describe('a question that was taken back', () => {
  it('is not thought about any longer, and what comes of it is not taken', async () => {
    const { game, thoughts, driver } = drive()
    driver.wake()
    await settle()
    game.question = {}
    driver.wake()
    expect(thoughts[0]?.calls).toEqual(['stop'])
    await settle()
    expect([game.taken.length, thoughts.length]).toEqual([0, 2])
    thoughts[1]?.end(PASS)
    await settle()
    expect(game.taken).toEqual([PASS])
  })

  it('even if the answer has come already', async () => {
    const { game, thoughts, driver } = drive()
    driver.wake()
    await vi.advanceTimersByTimeAsync(1)
    thoughts[0]?.end({ verb: 'old' })
    await vi.advanceTimersByTimeAsync(1)
    game.question = {}
    await settle()
    thoughts[1]?.end(PASS)
    await settle()
    expect(game.taken).toEqual([PASS])
  })
})

it('a bot that cannot think stops the game, and tries again when told to', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { game, thoughts, driver, failures } = drive()
  driver.wake()
  await settle()
  thoughts[0]?.fail(new Error('no worker'))
  await settle()
  expect([failures(), game.taken.length]).toEqual([1, 0])
  driver.setPaused(false)
  await settle()
  thoughts[1]?.end(PASS)
  await settle()
  expect(game.taken).toEqual([PASS])
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
})

it('nobody thinks once the table is left', async () => {
  const { game, thoughts, driver } = drive()
  driver.wake()
  await settle()
  driver.close()
  await settle()
  driver.wake()
  await settle()
  expect([thoughts.length, thoughts[0]?.calls, game.taken]).toEqual([1, ['stop'], []])
})

describe('the pace', () => {
  const after = (news: News['kind'], goesOn = false): number[] =>
    SPEEDS.filter((speed) => speed !== 'step').map((speed) => paceOf(speed, news, goesOn))

  it('runs the steps of a march together, and leaves time to see where it ended and to read a battle', () => {
    const paces = [after('nothing'), after('deed', true), after('deed'), after('aim'), after('roll')]
    for (const [i, slower] of paces.slice(1).entries())
      for (const speed of [0, 1, 2]) expect(slower[speed]).toBeGreaterThan(paces[i]?.[speed] ?? 0)
    for (const pace of paces) expect(pace).toEqual(pace.toSorted((a, b) => b - a))
    expect(
      paces.map((pace) => pace.at(-1)),
      'only the result',
    ).toEqual([0, 0, 0, 0, 0])
  })

  it('is waited for, however soon the answer is there', async () => {
    const { game, thoughts, driver } = drive({ pace: () => 1000 })
    driver.wake()
    await vi.advanceTimersByTimeAsync(1)
    thoughts[0]?.end(PASS)
    await vi.advanceTimersByTimeAsync(900)
    expect(game.taken).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(game.taken).toEqual([PASS])
  })
})

describe('something that is being shown', () => {
  it('keeps the bot from thinking until it has been seen', async () => {
    let isHeld = true
    const { game, thoughts, driver } = drive({ isHeld: () => isHeld })
    driver.wake()
    await settle()
    expect(thoughts).toEqual([])
    isHeld = false
    driver.wake()
    await settle()
    thoughts[0]?.end(PASS)
    await settle()
    expect(game.taken).toEqual([PASS])
  })

  it('and from answering, if it came up meanwhile', async () => {
    let isHeld = false
    const { game, thoughts, driver } = drive({ isHeld: () => isHeld })
    driver.wake()
    await settle()
    isHeld = true
    thoughts[0]?.end(PASS)
    await settle()
    expect(game.taken).toEqual([])
  })
})
