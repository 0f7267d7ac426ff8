import {
  type Asked,
  eyesOf,
  type Game,
  type GameEvent,
  LANGUAGES,
  type Play,
  REFEREE,
  type Refusal,
} from '@sandtable/kernel'
import { promptText, refusalText } from '../texts.ts'
import { Failure } from './failure.ts'

/** Signs of a sentence whose particulars are missing. */
const BROKEN = /undefined|NaN|\[object/

/** Looks for broken promises of a game. */
export class Examiner {
  readonly #game: Game
  readonly #ruleIds: ReadonlySet<string>

  constructor(game: Game, ruleIds: ReadonlySet<string>) {
    this.#game = game
    this.#ruleIds = ruleIds
  }

  event(event: GameEvent): void {
    this.#rule(event.rule, `event ${event.type}`)
    for (const language of LANGUAGES)
      this.#sentence(this.#game.text(language).event(event), `event ${event.type} (${language})`)
  }

  /** Everybody who is asked can answer, and can read what is asked. */
  questions(play: Play): void {
    if (play.isOver) return
    if (play.pending.length === 0) throw new Failure('stuck', 'the game is not over but nobody is asked')
    for (const asked of play.pending) if (play.asked(asked.seat) === asked) this.#question(play, asked)
  }

  refusal(refusal: Refusal): void {
    this.#rule(refusal.rule, `refusal ${refusal.code}`)
    // The words may repeat what was sent, however odd: only silence is wrong.
    for (const words of Object.values(refusalText(this.#game, refusal)))
      if (words === '') throw new Failure('words', `refusal ${refusal.code} has no text`)
  }

  position(play: Play): void {
    const [broken] = this.#game.invariants(play.state)
    if (broken !== undefined) throw new Failure('invariant', broken)
    for (const { powers } of play.setup.scenario.seats)
      JSON.stringify(this.#game.view(play.state, eyesOf(powers)))
    JSON.stringify(this.#game.view(play.state, REFEREE))
  }

  #question(play: Play, asked: Asked): void {
    const { prompt, rule } = asked.question
    this.#rule(rule, `prompt ${prompt}`)
    for (const words of Object.values(promptText(this.#game, asked)))
      this.#sentence(words, `prompt ${prompt}`)
    const offer = play.offered(asked.seat) ?? {}
    const isAnswerable = Object.values(offer).some(
      (options) => options === true || (options !== false && options.length > 0),
    )
    if (!isAnswerable) throw new Failure('stuck', `prompt ${prompt} offers nothing`)
  }

  #rule(rule: string, where: string): void {
    if (!this.#ruleIds.has(rule))
      throw new Failure('words', `${where} cites no rule of the rulebook: "${rule}"`)
  }

  #sentence(words: unknown, where: string): void {
    if (typeof words !== 'string' || words === '' || BROKEN.test(words))
      throw new Failure('words', `${where} reads ${JSON.stringify(words)}`)
  }
}
