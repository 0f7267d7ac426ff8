import {
  type Chance,
  type DiceKind,
  type Reader,
  type Reading,
  readRoll,
  type Rolled,
} from '../dice/chance.ts'
import { seedFrom } from '../dice/seed.ts'
import type { Game, OptionValues } from '../game.ts'
import type { GameTypes } from '../game-types.ts'
import { Play, type Setup } from '../play/play.ts'
import { type Stack, stackOf } from '../play/stages.ts'
import type { Offer } from '../play/question.ts'
import type { Refusal } from '../play/refusal.ts'
import { readAction, submit, whyNot } from '../play/submit.ts'

/** How a made-up position is begun with. */
export interface Staging<T extends GameTypes> {
  readonly setup: Setup<T>
  readonly state: T['state']
  /** the stage to begin with, or the stages under way */
  readonly stage: T['stage'] | Stack<T['stage']>
}

/** The set-up of a scenario by its id. */
export function setupOf<T extends GameTypes>(
  game: Game<T>,
  id: string,
  options: OptionValues = {},
  seed = 'scene',
): Setup<T> {
  const scenario = game.scenarios.find((each) => each.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  return { game, scenario, options, seed: seedFrom(seed) }
}

/** A made-up position played through the public interface, with dice that fall as the test says. */
export class StagedPlay<T extends GameTypes> {
  readonly play: Play<T>
  readonly events: T['event'][] = []
  readonly #dice = new LoadedDice()

  constructor({ setup, state, stage }: Staging<T>) {
    const stack = typeof stage === 'string' ? stackOf<T['stage']>(stage) : stage
    this.play = Play.resume(setup, { words: state.words, stack, chance: 0 }, (event) => {
      this.events.push(event)
    })
    this.play.umpire.chance = this.#dice
  }

  get state(): T['state'] {
    return this.play.state
  }

  /** the seat asked now */
  get asked(): string {
    const asked = this.play.pending[0]
    return asked ? (this.play.setup.scenario.seats[asked.seat]?.id ?? '') : 'nobody'
  }

  get prompt(): string {
    return this.play.pending[0]?.question.prompt ?? 'over'
  }

  /** the rule the question cites */
  get rule(): string {
    return this.play.pending[0]?.question.rule ?? ''
  }

  /** The dice to come, face by face. Load them before the action that throws them. */
  dice(...faces: number[]): this {
    this.#dice.faces.push(...faces)
    return this
  }

  /** Arguments offered for a verb to the seat asked now, as players write them; sorted. */
  offers(verb: string): string[] {
    const options = this.#offer()[verb]
    const kind = this.play.setup.game.verbs[verb]
    return typeof options === 'object' && kind ? options.map((arg) => kind.encode(arg)).sort() : []
  }

  /** Is the bare verb, or any argument of it, offered? */
  can(verb: string): boolean {
    const options = this.#offer()[verb]
    return typeof options === 'object' ? options.length > 0 : (options ?? false)
  }

  /** Acts for the seat asked now; throws if refused. */
  act(verb: string, arg?: string): this {
    const refusal = submit(this.play, { seat: this.asked, verb, ...(arg === undefined ? {} : { arg }) })
    if (refusal)
      throw new Error(`refused: ${refusal.code} (${refusal.rule}) ${JSON.stringify(refusal.facts)}`)
    return this
  }

  /** The refusal of something that must not be possible; throws if it is. */
  refusal(verb: string, arg?: string, seat: string = this.asked): Refusal {
    const move = readAction(this.play, { seat, verb, ...(arg === undefined ? {} : { arg }) })
    const refusal = 'code' in move ? move : whyNot(this.play, move)
    if (!refusal) throw new Error(`${verb} ${arg ?? ''} is allowed`)
    return refusal
  }

  /** events of one type, oldest first */
  seen<K extends T['event']['type']>(type: K): Extract<T['event'], { type: K }>[] {
    return this.events.filter((event): event is Extract<T['event'], { type: K }> => event.type === type)
  }

  #offer(): Offer {
    return this.play.offered(this.play.pending[0]?.seat ?? 0) ?? {}
  }
}

/** Dice that fall as the test says; running out of them is an error. */
class LoadedDice implements Chance {
  position = 0
  readonly faces: number[] = []

  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R> {
    const faces = Array.from({ length: dice.count }, () => this.#next())
    return readRoll(faces, read)
  }

  pick(): number {
    return this.#next()
  }

  #next(): number {
    const face = this.faces.shift()
    if (face === undefined) throw new Error('the test has loaded too few dice')
    this.position++
    return face
  }
}
