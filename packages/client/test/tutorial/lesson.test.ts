import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { RULE_IDS } from '@sandtable/battle-for-galicia/reader'
import { type Answer, isOffered, LANGUAGES, Match } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { createLesson, type Lesson } from '../../tutorial/create-lesson.ts'
import type { LessonPlan, ScriptedMove } from '../../tutorial/lesson.ts'
import { lessonOf, loadLesson } from '../../tutorial/lessons.ts'
import { resumeAt } from '../../tutorial/script.ts'

const setup = lessonOf('battle-for-galicia')
if (!setup) throw new Error('no lesson')
const plan = (await loadLesson(setup.id)) as LessonPlan

/** The lesson at a table without a screen: the real game, and signals read anew each time. */
class Classroom {
  readonly match: Match
  readonly lesson: Lesson
  overlay: string | undefined

  constructor() {
    const scenario = battleForGalicia.scenarios.find(({ id }) => id === plan.setup.scenario)
    if (!scenario) throw new Error('no such scenario')
    const { options, seed } = plan.setup
    this.match = new Match({ game: battleForGalicia, scenario, options, seed })
    this.lesson = createLesson(
      { language: () => 'en', length: () => this.match.length, overlayId: () => this.overlay },
      plan,
    )
  }

  get step(): (typeof plan.steps)[number] {
    return plan.steps[this.lesson.step()] as (typeof plan.steps)[number]
  }

  /** An answer of the player, through the same gate as at the table. */
  answer(answer: Answer): void {
    const offer = this.match.play.offered(plan.seat)
    expect(offer && isOffered(offer, answer), `${this.step.id}: ${JSON.stringify(answer)} is offered`).toBe(
      true,
    )
    expect(this.lesson.holdBack(answer), `${this.step.id}: allowed`).toBeUndefined()
    expect(this.match.take({ seat: plan.seat, answer })).toBeUndefined()
    this.replies()
  }

  /** The other side answers by the script, as long as it is asked. */
  replies(): void {
    for (let seat = this.asked; seat !== undefined && seat !== plan.seat; seat = this.asked) {
      const answer = this.lesson.reply(seat)
      expect(answer, `${this.step.id}: scripted answer at move ${this.match.length}`).toBeDefined()
      expect(this.match.take({ seat, answer: answer as Answer }), JSON.stringify(answer)).toBeUndefined()
    }
    this.lesson.notice()
  }

  get asked(): number | undefined {
    return this.match.play.pending[0]?.seat
  }

  /** Does what the step asks. */
  follow(order: (moves: readonly ScriptedMove[]) => readonly ScriptedMove[] = (moves) => moves): void {
    const { want } = this.step
    if (want.kind === 'next') this.lesson.next()
    else if (want.kind === 'overlay') this.overlay = want.overlay
    else if (want.kind === 'undo') expect(this.lesson.mayUndo() && this.match.undo(plan.seat)).toBe(true)
    else {
      const mine = want.moves.filter(({ seat }) => seat === plan.seat)
      for (const { answer } of want.anyOrder ? order(mine) : mine) this.answer(answer)
    }
    this.lesson.notice()
  }

  followUntil(id: string): this {
    while (this.step.id !== id) this.follow()
    return this
  }
}

describe('the lesson of Battle for Galicia', () => {
  it('runs from the first step to the last on the real engine', () => {
    const room = new Classroom()
    const seen: string[] = []
    while (!room.lesson.isOver()) {
      seen.push(room.step.id)
      room.follow()
    }
    expect(seen).toEqual(plan.steps.map(({ id }) => id))
    expect(room.asked).toBe(plan.seat)
  })

  it('can be played with the free choices in another order', () => {
    const room = new Classroom()
    while (!room.lesson.isOver()) room.follow((moves) => [...moves].reverse())
    expect(room.match.length).toBeGreaterThan(30)
  })

  it('tells the truth about dice, losses and points', () => {
    const room = new Classroom().followUntil('recover')
    const events = room.match.story(undefined) as readonly { type: string }[]
    const of = (type: string): unknown[] => events.filter((event) => event.type === type)
    expect(of('ratio-found')).toMatchObject([{ attack: 19, defense: 6, column: '3:1' }])
    expect(of('combat-rolled')).toMatchObject([{ faces: [3, 4], cell: '+1/R1' }])
    expect(of('losses-rolled')).toMatchObject([
      { die: 3, total: 5, losses: 2, large: true },
      { total: 6, losses: 2 },
    ])
    expect(of('points-scored')).toMatchObject([{ vp: 1, source: 'attack' }])
    expect(of('moved')[0]).toMatchObject({ cost: 3 })
  })

  it('gently refuses what the step does not want', () => {
    const room = new Classroom()
    expect(room.lesson.mayUndo()).toBe(false)
    room.followUntil('stack')
    const other = { verb: 'done' }
    expect(room.lesson.isAllowed(other)).toBe(false)
    expect(room.lesson.holdBack(other)?.lines[0]?.text).toContain('9.21')
    room.followUntil('march')
    expect(room.lesson.mayUndo()).toBe(false)
    room.followUntil('undo')
    expect(room.lesson.mayUndo()).toBe(true)
  })

  it('accepts redo instead of marching again', () => {
    const room = new Classroom().followUntil('again')
    expect(room.match.redo(plan.seat)).toBe(true)
    room.lesson.notice()
    expect(room.step.id).toBe('unit')
  })

  it('can be read again without touching the game', () => {
    const { lesson, match } = new Classroom().followUntil('march')
    const before = match.length
    lesson.back()
    expect(lesson.isReview()).toBe(true)
    expect(lesson.text().text).toContain('9.21')
    lesson.next()
    expect([lesson.isReview(), match.length]).toEqual([false, before])
  })

  it('lets the player do anything afterwards', () => {
    const room = new Classroom()
    while (!room.lesson.isOver()) room.follow()
    expect(room.lesson.isAllowed({ verb: 'done' })).toBe(true)
    expect(room.lesson.reply(1)).toBeUndefined()
  })

  it('is taken up where it was left', () => {
    const left = (id: string): string | undefined =>
      plan.steps[resumeAt(plan, new Classroom().followUntil(id).match.length)]?.id
    expect(left('welcome')).toBe('welcome')
    expect(left('attackers')).toBe('attackers')
    expect(left('odds')).toBe('odds')
    expect(left('unit')).toBe('unit')
  })

  it.each(LANGUAGES)('cites rules that exist and has a hint for every task (%s)', (language) => {
    for (const { id, want } of plan.steps) {
      const { text, hint } = plan.texts[language][id] as { text: string; hint?: string }
      for (const [, rule] of text.matchAll(/\{§([^}]+)\}/g)) expect(RULE_IDS).toContain(rule)
      expect(hint !== undefined, id).toBe(want.kind !== 'next')
    }
  })
})
