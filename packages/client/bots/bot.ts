/** The computer opponent, thinking beside the page. */
import type { Answer, Offer } from '@sandtable/kernel'
import type { BotReply, BotRequest } from './protocol.ts'

export class Bot {
  readonly #worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' })
  #last = 0
  #waiting: { readonly id: number; readonly done: (answer: Answer | undefined) => void } | undefined

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
      if (this.#waiting?.id === data.id) this.#settle(data.answer)
    }
  }

  /** The bot's answer; undefined if it was interrupted. */
  choose(offer: Offer): Promise<Answer | undefined> {
    this.interrupt()
    const id = ++this.#last
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? id
    const request: BotRequest = { id, offer, seed }
    return new Promise((done) => {
      this.#waiting = { id, done }
      this.#worker.postMessage(request)
    })
  }

  interrupt(): void {
    this.#settle(undefined)
  }

  close(): void {
    this.interrupt()
    this.#worker.terminate()
  }

  #settle(answer: Answer | undefined): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.done(answer)
  }
}
