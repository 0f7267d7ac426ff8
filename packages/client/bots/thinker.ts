/** Those who think for the seats of one game: knowledge goes to the worker, answers and advice come back. */
import { type Mind, type Knowledge, knowledgeOf, type Level } from '@sandtable/bots'
import type { Match } from '@sandtable/kernel'
import { loadMind } from './load-mind.ts'
import type { Advised, FromWorker, Reply, Task, ToWorker } from './protocol.ts'

/** As much of a worker as is needed. */
export interface Desk {
  postMessage(message: ToWorker): void
  terminate(): void
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** A thought under way. */
export interface Thought<R> {
  /** undefined if it was stopped */
  readonly result: Promise<R | undefined>
  /** ends with the best found so far */
  hurry(): void
  stop(): void
}

export type Report = (progress: number) => void

interface Waiting {
  readonly report: Report
  settle(reply: FromWorker | undefined): void
  fail(trouble: string): void
}

export class Thinker {
  readonly #mind: Mind
  readonly #match: Match
  readonly #desk: Desk
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  constructor(mind: Mind, match: Match, desk: Desk) {
    this.#mind = mind
    this.#match = match
    this.#desk = desk
    desk.onmessage = ({ data }) => this.#hear(data)
    // The worker itself could not be fetched, or broke: nobody must wait for it.
    desk.onerror = ({ message }) => {
      for (const waiting of this.#waiting.values()) waiting.fail(message)
    }
  }

  answer(asking: Omit<Asking, 'ask'>, report: Report): Thought<Reply> {
    return this.#think({ ...asking, ask: 'answer' }, report, (reply) =>
      'answer' in reply ? reply : undefined,
    )
  }

  advise(asking: Omit<Asking, 'ask'>, report: Report): Thought<Advised> {
    return this.#think({ ...asking, ask: 'advice' }, report, (reply) =>
      'lines' in reply ? reply : undefined,
    )
  }

  close(): void {
    for (const waiting of this.#waiting.values()) waiting.settle(undefined)
    this.#desk.terminate()
  }

  #think<R>(asking: Asking, report: Report, read: (reply: FromWorker) => R | undefined): Thought<R> {
    const id = ++this.#last
    const task = taskOf(this.#mind, this.#match, asking)
    const result = new Promise<R | undefined>((done, failed) => {
      const end = (act: () => void): void => {
        this.#waiting.delete(id)
        act()
      }
      this.#waiting.set(id, {
        report,
        settle: (reply) => end(() => done(reply && read(reply))),
        fail: (trouble) => end(() => failed(new Error(trouble))),
      })
    })
    if (task) this.#desk.postMessage({ id, ...task })
    else this.#waiting.get(id)?.settle(undefined)
    return {
      result,
      hurry: () => this.#call(id, 'enough'),
      stop: () => {
        this.#call(id, 'stop')
        this.#waiting.get(id)?.settle(undefined)
      },
    }
  }

  #call(id: number, call: 'enough' | 'stop'): void {
    if (this.#waiting.has(id)) this.#desk.postMessage({ id, call })
  }

  #hear(reply: FromWorker): void {
    const waiting = this.#waiting.get(reply.id)
    if ('progress' in reply) waiting?.report(reply.progress)
    else if ('trouble' in reply) waiting?.fail(reply.trouble)
    else waiting?.settle(reply)
  }
}

/** Fetches the mind of the game and sets up a worker beside the page. */
export async function hireThinker(match: Match): Promise<Thinker> {
  const mind = await loadMind(match.setup.game.id)
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  return new Thinker(mind, match, worker)
}

/** The longest a level thinks about one decision. What it thinks is counted, so that only slow machines notice. */
const MILLISECONDS: Readonly<Record<Level, number>> = { random: 1000, easy: 1000, normal: 2500, hard: 5000 }

interface Asking {
  readonly ask: Task['ask']
  readonly seat: number
  readonly level: Level
  readonly seed: number
  readonly tells?: boolean
  readonly part?: NonNullable<Task['part']>
}

/** Undefined if the seat is not asked. */
export function taskOf(
  mind: Mind,
  match: Pick<Match, 'play' | 'story'>,
  { seat, ...how }: Asking,
): Omit<Task, 'id'> | undefined {
  const knowledge: Knowledge | undefined = knowledgeOf(mind, match.play, seat, match.story(seat))
  return knowledge && { ...how, knowledge, milliseconds: MILLISECONDS[how.level] }
}
