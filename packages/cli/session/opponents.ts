/** The computer's seats in a terminal game. */
import { Bot, knowledgeOf, type Level, type Mind, type Thinking } from '@sandtable/bots'
import { type Action, type Answer, commitmentOf, randomAnswer, writeAction } from '@sandtable/kernel'
import { findMind } from '../find-mind.ts'
import { bar, Progress } from '../progress.ts'
import { randomOf, seedOfBot } from '../selfplay/randomness.ts'
import type { Session } from './session.ts'

/** a decision of the computer takes at most so long */
const LONGEST_THOUGHT_MS = 5000
/** between two steps of a thought Ctrl-C must be heard */
const BREATH_MS = 100

export class Opponents {
  readonly #session: Session
  readonly #stop: AbortSignal
  readonly #bots = new Map<number, Bot>()
  #mind: Mind | undefined

  constructor(session: Session, stop: AbortSignal) {
    this.#session = session
    this.#stop = stop
  }

  /** They answer whatever they are asked; all of it is saved before anything is shown. */
  async play(): Promise<void> {
    const { table, match } = this.#session
    const actions: Action[] = []
    for (let seat = this.#next(); seat !== undefined; seat = this.#next()) {
      const answer = await this.#answer(seat)
      if (!answer) break
      actions.push(writeAction(match.play, { seat, answer }))
      match.take({ seat, answer })
    }
    table.journal.append(actions)
  }

  #next(): number | undefined {
    const { table, match } = this.#session
    return match.play.pending
      .map(({ seat }) => seat)
      .find((seat) => table.players[seat] !== 'human' && match.play.asked(seat))
  }

  /** Undefined if the person leaves while it thinks. */
  async #answer(seat: number): Promise<Answer | undefined> {
    const { match, table } = this.#session
    const level = table.players[seat] as Level
    // Chosen by place in the game: the same after a restart, and after an undo.
    const name = `${commitmentOf(match.setup.seed)} ${match.length}`
    if (level === 'random') return randomAnswer(match.play.offered(seat) ?? {}, randomOf(`${name} random`))
    this.#mind ??= await findMind(match.setup.game)
    const known = knowledgeOf(this.#mind, match.play, seat, match.story(seat))
    if (!known) return undefined
    return this.#within(this.#bot(this.#mind, seat, level, name).think(known))
  }

  /** One bot for the whole game: its plans last over several answers. */
  #bot(mind: Mind, seat: number, level: Level, name: string): Bot {
    const known = this.#bots.get(seat)
    const bot = known ?? new Bot(mind, level, seedOfBot(name, 0, seat))
    this.#bots.set(seat, bot)
    return bot
  }

  async #within(thinking: Thinking<Answer>): Promise<Answer | undefined> {
    const began = Date.now()
    const progress = new Progress(this.#session.io.err)
    let breath = began
    let step = thinking.next()
    while (!step.done) {
      const { done, of } = step.value
      const now = Date.now()
      progress.show(() => bar(done / of))
      if (now - breath > BREATH_MS) {
        await new Promise((resume) => setImmediate(resume))
        breath = now
      }
      if (this.#stop.aborted) return undefined
      step = thinking.next(now - began > LONGEST_THOUGHT_MS)
    }
    progress.clear()
    return step.value
  }
}
