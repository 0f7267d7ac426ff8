/** One game, one writer: which of the tabs that have a game open may play in it. */
import { SoleLock } from './sole-lock.ts'

/** What the tabs say to each other. */
type Message =
  /** a move has been stored */
  | 'saved'
  /** is anybody playing? */
  | 'who'
  | 'mine'
  /** let me play */
  | 'give'
  | 'given'
  /** the tab that played has left */
  | 'left'

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>

interface HoldParts {
  readonly name: string
  /** missing where pages are not served securely */
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly channel: Channel | undefined
  /** stores what has been played: another tab will go on from there */
  handOver(): Promise<void>
  changed(isOurs: boolean): void
  /** another tab has stored a move */
  saved(): void
}

/** a page that is being loaded anew may find its own lock not yet gone */
const RELOAD_MS = 300
/** tabs that play answer at once, unless the browser has put them to sleep */
const ANSWER_MS = 300
const HAND_OVER_MS = 1000

export class Hold {
  readonly #parts: HoldParts
  readonly #lock: SoleLock | undefined
  readonly #heard = new Map<Message, () => void>()
  #isOurs = false

  constructor(parts: HoldParts) {
    this.#parts = parts
    const { locks, name, channel } = parts
    this.#lock = locks && new SoleLock(locks, name, (isOurs) => this.#set(isOurs))
    if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => void this.#hear(data)
  }

  get isOurs(): boolean {
    return this.#isOurs
  }

  /** Finds out whether another tab has the game. */
  async begin(): Promise<void> {
    if (this.#lock) await Promise.race([this.#lock.wait(), pause(RELOAD_MS)])
    else await this.#takeIfFree()
  }

  async takeOver(): Promise<void> {
    await this.#answered('give', 'given', HAND_OVER_MS)
    await this.#lock?.steal()
    this.#set(true)
  }

  /** Tells the others that there is something new in the storage. */
  announce(): void {
    this.#say('saved')
  }

  /** The page goes: whoever waits may play. */
  leave(): void {
    if (this.#isOurs) this.#say('left')
  }

  close(): void {
    this.leave()
    this.#lock?.drop()
    this.#parts.channel?.close()
  }

  #say(message: Message): void {
    this.#parts.channel?.postMessage(message)
  }

  #set(isOurs: boolean): void {
    if (isOurs === this.#isOurs) return
    this.#isOurs = isOurs
    this.#parts.changed(isOurs)
  }

  async #takeIfFree(): Promise<void> {
    if (!(await this.#answered('who', 'mine', ANSWER_MS))) this.#set(true)
  }

  /** Whether somebody answers in time. */
  async #answered(question: Message, answer: Message, patience: number): Promise<boolean> {
    if (!this.#parts.channel) return false
    const heard = new Promise<boolean>((done) => this.#heard.set(answer, () => done(true)))
    this.#say(question)
    return Promise.race([heard, pause(patience).then(() => false)])
  }

  async #hear(message: Message): Promise<void> {
    this.#heard.get(message)?.()
    if (this.#isOurs) await this.#reply(message)
    else if (message === 'saved') this.#parts.saved()
    else if (message === 'left' && !this.#lock) {
      // Several may have heard it: not all at once.
      await pause(Math.random() * ANSWER_MS)
      await this.#takeIfFree()
    }
  }

  async #reply(message: Message): Promise<void> {
    if (message === 'who') this.#say('mine')
    if (message !== 'give') return
    this.#set(false)
    await this.#parts.handOver()
    this.#say('given')
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))
