import { GAMES } from '@sandtable/games'
import type { GameTypes, Language } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'
import { learnerSeat, type LessonPlan, type LessonStep } from '@sandtable/presentation/lesson'
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

const other = (language: Language): Language => (language === 'en' ? 'ja' : 'en')

/** The pupil changes the language, and goes on with what has been played. */
async function switchLanguage({ page, plan, mirror }: Pupil): Promise<Pupil> {
  const language = other(mirror.language)
  const { common } = wordsOf(mirror.language)
  await page.getByRole('button', { name: common.menu, exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('group', { name: common.language })
    .locator(`[lang=${language}]`)
    .click()
  await page.keyboard.press('Escape')
  return atLesson(page, mirror.presentation, plan, language)
}

async function atLesson(
  page: Page,
  presentation: Presentation,
  plan: LessonPlan,
  language: Language,
): Promise<Pupil> {
  const card = page.getByRole('complementary', { name: coachWords(language).region })
  await card.waitFor()
  const mirror = new Mirror(presentation, await storedGame(page), language)
  return { page, game: new Game({ page, mirror }, mouse(page), true), mirror, plan, card }
}

async function sitDown(presentation: Presentation, plan: LessonPlan, language: Language): Promise<Pupil> {
  const { title } = presentation.game
  const page = await openTable({ language, theme: language === 'ja' ? 'dark' : 'light', isInstant: true })
  const { learn } = wordsOf(language).lobby
  const inLobby = page.getByRole('article', { name: title[language] })
  await inLobby.getByRole('button', { name: learn, exact: true }).click()
  return atLesson(page, presentation, plan, language)
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
      mirror.match.undo(learnerSeat(plan))
      return
    case 'play':
      for (const { answer } of want.moves.filter(({ seat }) => seat === learnerSeat(plan)))
        await game.answer(answer)
      return mirror.catchUp(page)
  }
}

const MS = 120_000

/** Steps in one language before it is changed. */
const IN_ONE_LANGUAGE = 4

describe.each(GAMES.filter(({ lesson }) => lesson))('the lesson of $id', (manifest) => {
  it(
    'can be followed to its end, now in one language, now in the other',
    async () => {
      const presentation = await manifest.presentation()
      const plan = (await manifest.lesson?.plan()) as LessonPlan
      let pupil = await sitDown(presentation, plan, 'en')
      for (const [i, step] of plan.steps.entries()) {
        if (i % IN_ONE_LANGUAGE === IN_ONE_LANGUAGE - 1) pupil = await switchLanguage(pupil)
        const number = coachWords(pupil.mirror.language).step(i + 1, plan.steps.length)
        await pupil.card.getByText(number, { exact: true }).waitFor()
        await follow(pupil, step)
      }
      await pupil.card.waitFor({ state: 'detached' })
      expect(pupil.mirror.seat).toBe(learnerSeat(plan))
    },
    MS,
  )
})
