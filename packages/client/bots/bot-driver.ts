/** Lets the bots of a game answer when it is their turn, at a pace people can follow. */
import type { Level } from '@sandtable/bots'
import type { Answer, Offer } from '@sandtable/kernel'
import type { Reply } from './protocol.ts'
import type { LocalGame } from '../session/local-game.ts'
import type { Thinker, Thought } from './thinker.ts'

/** after so long a bot may be told to answer at once */
const PATIENCE_MS = 1000

/** How far a thought is; undefined where nothing is known of it yet. */
export interface Pondering {
  readonly progress: number | undefined
  /** it takes long enough to be cut short */
  readonly mayHurry: boolean
}

export interface Driven {
  readonly game: LocalGame
  /** those who think, fetched when they are needed first */
  thinker(): Promise<Pick<Thinker, 'answer'>>
  /** milliseconds before the seat's answer, so that people can follow what has just happened */
  pace(seat: number): number
  /** when what was done last can be seen */
  painted(): Promise<void>
  /** something is being shown: nobody goes on before it has been seen */
  isHeld(): boolean
  /** answers before the bot does, in a lesson */
  script(seat: number): Answer | undefined
  /** how well the staff answers for a person now; undefined if the person decides */
  staffLevel?(seat: number): Level | undefined
  /** what the staff may answer, where that is not everything */
  staffPart?(seat: number): Offer | undefined
  /** somebody else plays the game for the time being */
  isElsewhere?(): boolean
  /** without an answer if nothing is wanted of what it may say */
  answered(seat: number, answer: Answer | undefined, why: Reply['why']): void
  ponders(how: Pondering): void
  /** nobody could be asked: the game waits until told to go on */
  failed(): void
}

export interface BotDriver {
  /** looks whether a bot must answer; call after every change */
  wake(): void
  setPaused(paused: boolean): void
  /** the best found so far is good enough */
  hurry(): void
  close(): void
}

const NOTHING: Pondering = { progress: undefined, mayHurry: false }

export function driveBots(driven: Driven): BotDriver {
  const { game } = driven
  let thought: Thought<Reply> | undefined
  let thoughtAbout: unknown
  let paused = false
  let closed = false
  let busy = false

  const seatAsked = (): number | undefined => {
    const seat = game.toDecide
    const isOff = paused || closed || driven.isElsewhere?.() === true
    return seat === undefined || isOff || levelOf(seat) === undefined ? undefined : seat
  }
  const levelOf = (seat: number): Level | undefined => game.levelOf(seat) ?? driven.staffLevel?.(seat)
  const seatToAnswer = (): number | undefined => (driven.isHeld() ? undefined : seatAsked())

  function forStaff(seat: number): { readonly tells: true; readonly part?: Offer } {
    const part = driven.staffPart?.(seat)
    return part ? { tells: true, part } : { tells: true }
  }

  async function loop(): Promise<void> {
    // People see first what they did. And a lesson begins after its table has woken the bots, but must be asked first.
    await driven.painted()
    for (let seat = seatToAnswer(); seat !== undefined; seat = seatToAnswer()) {
      const question = game.match.play.asked(seat)
      const reply = await think(seat, question)
      // Meanwhile the question may have been taken back, and another one put.
      const isAsked = seatToAnswer() === seat && game.match.play.asked(seat) === question
      if (reply && isAsked) driven.answered(seat, reply.answer, reply.why)
    }
  }

  async function think(seat: number, question: unknown): Promise<Reply | undefined> {
    const pace = wait(driven.pace(seat))
    const scripted = driven.script(seat)
    const [reply] = await Promise.all([scripted ? { answer: scripted } : ponder(seat, question), pace])
    return reply
  }

  async function ponder(seat: number, question: unknown): Promise<Reply | undefined> {
    const thinker = await driven.thinker()
    const level = levelOf(seat)
    if (seatToAnswer() !== seat || !level || game.match.play.asked(seat) !== question) return undefined
    let how = NOTHING
    const tell = (more: Partial<Pondering>): void => driven.ponders((how = { ...how, ...more }))
    const asking = { seat, level, seed: newSeed(), ...(game.isHuman(seat) ? forStaff(seat) : {}) }
    const begun = thinker.answer(asking, (progress) => tell({ progress }))
    thought = begun
    thoughtAbout = question
    const patience = setTimeout(() => tell({ mayHurry: true }), PATIENCE_MS)
    try {
      return await begun.result
    } finally {
      clearTimeout(patience)
      thought = undefined
      driven.ponders(NOTHING)
    }
  }

  function isStale(): boolean {
    const seat = game.toDecide
    return seat === undefined || levelOf(seat) === undefined || game.match.play.asked(seat) !== thoughtAbout
  }

  function wake(): void {
    if (thought && (isStale() || driven.isElsewhere?.() === true)) thought.stop()
    if (busy || seatAsked() === undefined) return
    busy = true
    loop()
      .catch((problem: unknown) => {
        console.error(problem)
        paused = true
        driven.failed()
      })
      .finally(() => {
        busy = false
      })
  }

  return {
    wake,
    setPaused: (value) => {
      paused = value
      if (paused) thought?.stop()
      else wake()
    },
    hurry: () => thought?.hurry(),
    close: () => {
      closed = true
      thought?.stop()
    },
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** a bot's own chance, never the game's */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
