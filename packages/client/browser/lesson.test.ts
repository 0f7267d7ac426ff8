import { GAMES } from '@sandtable/games'
import type { GameTypes, Language } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import type { LessonPlan, LessonStep } from '@sandtable/presentation/lesson'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { coachWords } from '../tutorial/words.ts'
import { wordsOf } from '../words/words.ts'
import { openTable } from './harness.ts'
import { Game } from './players/game.ts'
import { Mirror } from './players/mirror.ts'
import { mouse } from './players/mouse.ts'
import { storedGame } from './players/stored.ts'

interface Pupil {
  readonly page: Page
  readonly game: Game<GameTypes>
  readonly mirror: Mirror<GameTypes>
  readonly plan: LessonPlan
  /** what the lesson says */
  readonly card: Locator
}

async function sitDown(presentation: Presentation, plan: LessonPlan, language: Language): Promise<Pupil> {
  const { title } = presentation.game
  const page = await openTable({ language, theme: language === 'ja' ? 'dark' : 'light' })
  const { learn } = wordsOf(language).lobby
  const inLobby = page.getByRole('article', { name: title[language] })
  await inLobby.getByRole('button', { name: learn, exact: true }).click()
  const card = page.getByRole('complementary', { name: coachWords(language).region })
  await card.waitFor()
  const mirror = new Mirror(presentation, await storedGame(page), language)
  return { page, game: new Game({ page, mirror }, mouse(page), true), mirror, plan, card }
}

/** Does in the page what a step asks for. */
async function follow({ page, game, mirror, plan, card }: Pupil, { want }: LessonStep): Promise<void> {
  switch (want.kind) {
    case 'next':
      return card.locator('.btn.primary').click()
    case 'overlay':
      return page.keyboard.press('s')
    case 'undo':
      await page.keyboard.press('Control+z')
      mirror.match.undo(plan.seat)
      return
    case 'play':
      for (const { answer } of want.moves.filter(({ seat }) => seat === plan.seat)) await game.answer(answer)
      return mirror.catchUp(page)
  }
}

const MS = 120_000

describe.each(GAMES.filter(({ lesson }) => lesson))('the lesson of $id', (manifest) => {
  it.each(['en', 'ja'] as const)(
    'can be followed to its end (%s)',
    async (language) => {
      const presentation = await manifest.presentation()
      const plan = (await manifest.lesson?.plan()) as LessonPlan
      const pupil = await sitDown(presentation, plan, language)
      for (const [i, step] of plan.steps.entries()) {
        const number = coachWords(language).step(i + 1, plan.steps.length)
        await pupil.card.getByText(number, { exact: true }).waitFor()
        await follow(pupil, step)
      }
      await pupil.card.waitFor({ state: 'detached' })
      expect(pupil.mirror.seat).toBe(plan.seat)
    },
    MS,
  )
})
