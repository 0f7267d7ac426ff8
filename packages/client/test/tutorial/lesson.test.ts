import { balanceOfPowers } from '@sandtable/balance-of-powers'
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { manifestOf } from '@sandtable/games'
import { grandIllusion } from '@sandtable/grand-illusion'
import { illusionsOfGlory } from '@sandtable/illusions-of-glory'
import { type Game, LANGUAGES } from '@sandtable/kernel'
import { learnerSeat, type LessonPlan, type StepText } from '@sandtable/presentation/lesson'
import { ruleIdsIn } from '@sandtable/reader/rulebook-files'
import { describe, expect, it } from 'vitest'
import { resumeAt } from '../../tutorial/script.ts'
import { Classroom } from './classroom.ts'

const planOf = async (game: string): Promise<LessonPlan> =>
  (await manifestOf(game)?.lesson?.plan()) as LessonPlan

interface Taught {
  readonly game: Game
  readonly plan: LessonPlan
  /** the first march, after which the lesson takes it back; what a step before it asks for, in words */
  readonly march: string
  readonly before: { readonly step: string; readonly says: string }
}

const lessons: readonly Taught[] = [
  {
    game: battleForGalicia,
    plan: await planOf('battle-for-galicia'),
    march: 'march',
    before: { step: 'stack', says: '9.21' },
  },
  {
    game: grandIllusion,
    plan: await planOf('grand-illusion'),
    march: 'march',
    before: { step: 'activate', says: '73' },
  },
  {
    game: illusionsOfGlory,
    plan: await planOf('illusions-of-glory'),
    march: 'march',
    before: { step: 'order', says: 'Insterburg' },
  },
  {
    game: balanceOfPowers,
    plan: await planOf('balance-of-powers'),
    march: 'march',
    before: { step: 'stack', says: '1220' },
  },
]

describe.each(lessons)('the lesson of $game.id', ({ game, plan, march, before }) => {
  const rules = ruleIdsIn(new URL(`../../../games/${game.id}/`, import.meta.url))
  const room = (): Classroom => new Classroom(game, plan)

  it('runs from the first step to the last on the real engine', () => {
    const here = room()
    const seen: string[] = []
    while (!here.lesson.isOver()) {
      seen.push(here.step.id)
      here.follow()
    }
    expect(seen).toEqual(plan.steps.map(({ id }) => id))
    expect(here.asked).toBe(learnerSeat(plan))
  })

  it('gently refuses what the step does not want', () => {
    const here = room()
    expect(here.lesson.mayUndo()).toBe(false)
    here.followUntil(before.step)
    const other = { verb: 'done' }
    expect(here.lesson.isAllowed(other)).toBe(false)
    expect(here.lesson.holdBack(other)?.lines[0]?.text).toContain(before.says)
    here.followUntil(march)
    expect(here.lesson.mayUndo()).toBe(false)
    here.followUntil('undo')
    expect(here.lesson.mayUndo()).toBe(true)
  })

  it('accepts redo instead of marching again', () => {
    const here = room().followUntil('again')
    expect(here.match.redo(learnerSeat(plan))).toBe(true)
    here.lesson.notice()
    const after = plan.steps.findIndex(({ id }) => id === 'again') + 1
    expect(here.step.id).toBe(plan.steps[after]?.id)
  })

  it('can be read again without touching the game', () => {
    const { lesson, match } = room().followUntil(march)
    const length = match.length
    lesson.back()
    expect(lesson.isReview()).toBe(true)
    const earlier = plan.steps[plan.steps.findIndex(({ id }) => id === march) - 1]?.id ?? ''
    expect(lesson.text()).toBe(plan.texts.en[earlier])
    lesson.next()
    expect([lesson.isReview(), match.length]).toEqual([false, length])
  })

  it('lets the player do anything afterwards', () => {
    const { lesson } = room().followAll()
    expect(lesson.isAllowed({ verb: 'done' })).toBe(true)
    expect([0, 1].map((seat) => lesson.reply(seat))).toEqual([undefined, undefined])
  })

  it('is taken up where it was left', () => {
    for (const [i, { id, want }] of plan.steps.entries()) {
      if (want.kind !== 'play' || plan.steps[i - 1]?.want.kind !== 'play') continue
      expect(plan.steps[resumeAt(plan, room().followUntil(id).match.length)]?.id).toBe(id)
    }
  })

  it.each(LANGUAGES)('cites rules that exist and has a hint for every task (%s)', (language) => {
    for (const { id, want } of plan.steps) {
      const { text, hint } = plan.texts[language][id] as StepText
      for (const [, rule] of text.matchAll(/\{§([^}]+)\}/g))
        expect(rules.has(rule ?? ''), `${id}: ${rule}`).toBe(true)
      expect(hint !== undefined, id).toBe(want.kind !== 'next')
    }
  })

  it('cites the same rules in both languages', () => {
    const cited = (text: string): string[] =>
      [...text.matchAll(/\{§([^}]+)\}/g)].map(([, rule]) => rule ?? '')
    for (const { id } of plan.steps)
      expect(cited(plan.texts.ja[id]?.text ?? ''), id).toEqual(cited(plan.texts.en[id]?.text ?? ''))
  })
})

it('there is no lesson of a game that is not there', () => {
  expect(manifestOf('no-such-game')?.lesson).toBeUndefined()
})
