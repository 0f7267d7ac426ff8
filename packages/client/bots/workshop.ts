/** The bots of the worker: each seat has one, with its plans, as long as the table stands. */
import { Bot, type Knowledge, type Level, type Mind, type PlanLine, type Thinking } from '@sandtable/bots'
import { type Answer, type Offer, quickRandom, randomAnswer } from '@sandtable/kernel'
import type { Call, FromWorker, Reply, Task, ToWorker } from './protocol.ts'
import { thinkAloud } from './thinking.ts'

export interface Outside {
  loadMind(game: string): Promise<Mind>
  send(message: FromWorker): void
  now(): number
  rest(): Promise<void>
  /** a fault of a mind, for whoever mends it */
  complain(problem: unknown): void
}

export class Workshop {
  readonly #outside: Outside
  readonly #bots = new Map<string, Bot>()
  /** the last call to each task under way */
  readonly #calls = new Map<number, Call['call'] | undefined>()

  constructor(outside: Outside) {
    this.#outside = outside
  }

  async hear(message: ToWorker): Promise<void> {
    if ('ask' in message) await this.#work(message)
    else if (this.#calls.has(message.id)) this.#calls.set(message.id, message.call)
  }

  async #work(task: Task): Promise<void> {
    this.#calls.set(task.id, undefined)
    try {
      const said = await (task.ask === 'answer' ? this.#answer(task) : this.#advise(task))
      if (said) this.#outside.send(said)
    } catch (problem) {
      this.#outside.complain(problem)
      this.#outside.send(this.#instead(task))
    }
    this.#calls.delete(task.id)
  }

  async #answer(task: Task): Promise<FromWorker | undefined> {
    const { id, level, knowledge } = task
    const bot = this.#botOf(await this.#outside.loadMind(knowledge.game), task, level)
    const { part } = task
    const listening = this.#listening(task)
    if (part) {
      const found = await thinkAloud(withinPart(bot, knowledge, part), listening)
      return found && { id, ...this.#reply(bot, task, found.answer) }
    }
    const answer = await thinkAloud(bot.think(knowledge), listening)
    return answer && { id, ...this.#reply(bot, task, answer) }
  }

  #reply(bot: Bot, { knowledge, tells }: Task, answer: Answer | undefined): Reply {
    const why = answer && tells ? this.#whyOf(bot, knowledge, answer) : undefined
    return why ? { answer, why } : { answer }
  }

  /** An answer without a reason is better than none. */
  #whyOf(bot: Bot, knowledge: Knowledge, answer: Answer): PlanLine | undefined {
    try {
      return bot.why(knowledge, answer)
    } catch (problem) {
      this.#outside.complain(problem)
      return undefined
    }
  }

  async #advise(task: Task): Promise<FromWorker | undefined> {
    const { id, level, knowledge, seed } = task
    // A fresh one each time: advice must not depend on what was asked before.
    const bot = new Bot(await this.#outside.loadMind(knowledge.game), level, seed)
    const lines = await thinkAloud(bot.advise(knowledge), this.#listening(task))
    if (lines?.length !== 0) return lines && { id, lines }
    const instead = await thinkAloud(bot.think(knowledge), this.#listening(task))
    return instead && { id, lines, instead }
  }

  /** A mind at a loss must not hold up the game. */
  #instead({ id, ask, knowledge, seed, level, part }: Task): FromWorker {
    this.#bots.delete(keyOf(knowledge.game, knowledge.seat, level))
    if (part) return { id, answer: undefined }
    return ask === 'answer'
      ? { id, answer: randomAnswer(knowledge.offer, quickRandom(seed)) }
      : { id, trouble: 'no advice' }
  }

  #botOf(mind: Mind, { knowledge, seed }: Task, level: Level): Bot {
    const key = keyOf(knowledge.game, knowledge.seat, level)
    const bot = this.#bots.get(key) ?? new Bot(mind, level, seed)
    this.#bots.set(key, bot)
    return bot
  }

  #listening({ id, milliseconds }: Task) {
    const { send, now, rest } = this.#outside
    return {
      milliseconds,
      now,
      rest,
      report: (progress: number) => send({ id, progress }),
      isEnough: () => this.#calls.get(id) === 'enough',
      isStopped: () => this.#calls.get(id) === 'stop',
    }
  }
}

/** Nothing wanted is something else than a thought that was stopped. */
function* withinPart(
  bot: Bot,
  knowledge: Knowledge,
  part: Offer,
): Thinking<{ readonly answer: Answer | undefined }> {
  return { answer: yield* bot.thinkWithin(knowledge, part) }
}

const keyOf = (game: string, seat: number, level: Level): string => `${game} ${seat} ${level}`
