import type { Answer } from '@sandtable/kernel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Driven, driveBots, type Pondering } from '../../bots/bot-driver.ts'
import { paceOf, SPEEDS } from '../../bots/pace.ts'
import type { Report, Thought } from '../../bots/thinker.ts'
import type { LocalGame } from '../../session/local-game.ts'

/** A game in which seat 1, a bot, is asked again and again; what it answers is written down. */
class FakeGame {
  toDecide: number | undefined = 1
  readonly umpire = { chance: { position: 0 } }
  readonly last = { verb: 'march' }
  question: object = {}
  readonly taken: Answer[] = []
  readonly as: LocalGame = this as unknown as LocalGame
  readonly presentation = { isCombat: (verb: string) => verb === 'attack' }
  readonly match = { play: { asked: () => this.question, umpire: this.umpire }, last: this.last }

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
class FakeThought implements Thought<Answer> {
  readonly calls: string[] = []
  readonly report: Report
  readonly result: Promise<Answer | undefined>
  end!: (answer: Answer | undefined) => void
  fail!: (problem: Error) => void

  constructor(report: Report) {
    this.report = report
    this.result = new Promise((end, fail) => {
      this.end = end
      this.fail = fail
    })
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
    speed: () => 'normal',
    script: () => undefined,
    answered: (_, answer) => game.take(answer, undefined),
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
  const game = new FakeGame()
  const after = (verb: string, hasRolled: boolean): number[] => {
    game.last.verb = verb
    return SPEEDS.map((speed) => paceOf(speed, hasRolled, game.as))
  }

  it('is quick for marches, and leaves time to read a battle', () => {
    const [march, attack, dice] = [after('march', false), after('attack', false), after('roll', true)]
    for (const speed of [0, 1, 2]) {
      expect(march[speed]).toBeLessThan(attack[speed] as number)
      expect(attack[speed]).toBeLessThan(dice[speed] as number)
    }
    for (const paces of [march, attack, dice]) expect(paces).toEqual(paces.toSorted((a, b) => b - a))
    expect([march[3], attack[3], dice[3]]).toEqual([0, 0, 0])
  })

  it('waits where dice have fallen, whoever threw them', async () => {
    const { game: asked, thoughts, driver } = drive()
    asked.umpire.chance.position = 2
    driver.wake()
    await vi.advanceTimersByTimeAsync(1)
    thoughts[0]?.end(PASS)
    await vi.advanceTimersByTimeAsync(500)
    expect(asked.taken).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked.taken).toEqual([PASS])
  })
})
