/** A lesson at a table without a screen: the real game, and signals read anew each time. */
import { type Answer, answersOf, type Game, Match } from '@sandtable/kernel'
import {
  learnerSeat,
  type LessonPlan,
  type LessonStep,
  type ScriptedMove,
} from '@sandtable/presentation/lesson'
import { expect } from 'vitest'
import { createLesson, type Lesson } from '../../tutorial/create-lesson.ts'

/** As a script says it. */
const sayAnswer = ({ verbs }: Game, { verb, arg }: Answer): string =>
  arg === undefined ? verb : `${verb} ${verbs[verb]?.encode(arg) ?? arg}`

export class Classroom {
  readonly match: Match
  readonly lesson: Lesson
  readonly plan: LessonPlan
  readonly #game: Game
  overlay: string | undefined

  constructor(game: Game, plan: LessonPlan) {
    const scenario = game.scenarios.find(({ id }) => id === plan.setup.scenario)
    if (!scenario) throw new Error('no such scenario')
    const { options, seed, opening = [] } = plan.setup
    this.#game = game
    this.plan = plan
    this.match = new Match({ game, scenario, options, seed })
    for (const action of opening)
      expect(this.match.submit(action), `the opening: ${JSON.stringify(action)}`).toBeUndefined()
    this.lesson = createLesson(
      { language: () => 'en', length: () => this.match.length, overlayId: () => this.overlay },
      plan,
    )
  }

  get step(): LessonStep {
    return this.plan.steps[this.lesson.step()] as LessonStep
  }

  /** For whoever mends a script: where it broke, what it says, and what could be said instead. */
  #mustBe(seat: number, answer: Answer): string {
    const offer = this.match.play.offered(seat)
    const instead = offer ? answersOf(offer).map((each) => sayAnswer(this.#game, each)) : []
    const asked = this.match.play.pending.map(({ question }) => question.prompt).join(', ')
    const said = sayAnswer(this.#game, answer)
    return `step "${this.step.id}", move ${this.match.length + 1}: seat ${seat} says "${said}"; asked is ${asked}, offered: ${instead.join(' | ') || 'nothing'}`
  }

  #take(seat: number, answer: Answer): void {
    const message = this.#mustBe(seat, answer)
    expect(this.match.take({ seat, answer }), message).toBeUndefined()
  }

  /** An answer of the player, through the same gate as at the table. */
  answer(answer: Answer): void {
    expect(this.lesson.holdBack(answer), `${this.step.id}: allowed`).toBeUndefined()
    this.#take(learnerSeat(this.plan), answer)
    this.replies()
  }

  /** The other side answers by the script, as long as it is asked. */
  replies(): void {
    for (let seat = this.asked; seat !== undefined && seat !== learnerSeat(this.plan); seat = this.asked) {
      const answer = this.lesson.reply(seat)
      expect(answer, this.#mustBe(seat, { verb: '(nothing)' })).toBeDefined()
      this.#take(seat, answer as Answer)
    }
    this.lesson.notice()
  }

  get asked(): number | undefined {
    return this.match.play.pending[0]?.seat
  }

  /** Does what the step asks. */
  follow(order: (moves: readonly ScriptedMove[]) => readonly ScriptedMove[] = (moves) => moves): void {
    const { want } = this.step
    const seat = learnerSeat(this.plan)
    if (want.kind === 'next') this.lesson.next()
    else if (want.kind === 'overlay') this.overlay = want.overlay
    else if (want.kind === 'undo') expect(this.lesson.mayUndo() && this.match.undo(seat)).toBe(true)
    else {
      const mine = want.moves.filter((move) => move.seat === seat)
      for (const { answer } of want.anyOrder ? order(mine) : mine) this.answer(answer)
    }
    this.lesson.notice()
  }

  followUntil(id: string): this {
    while (this.step.id !== id) this.follow()
    return this
  }

  followAll(): this {
    while (!this.lesson.isOver()) this.follow()
    return this
  }

  /** What has happened, told to all. */
  events(type: string): unknown[] {
    const events = this.match.story(undefined) as readonly { type: string }[]
    return events.filter((event) => event.type === type)
  }
}
