/** After the game: what the computer thinks of it, and the way back to the moments that mattered. */
import { MIND } from '@sandtable/battle-for-galicia/bot'
import { sightIn } from '@sandtable/bots'
import { quickRandom } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { analysisWords } from '../analysis/words.ts'
import { wordsOf } from '../words/words.ts'
import { barriers } from './axe.ts'
import type { Looks } from './harness.ts'
import { expectFingerSize, expectNoOverflow } from './players/fingers.ts'
import type { Mirror } from './players/mirror.ts'
import type { Decide } from './players/policy.ts'
import { openAt } from './players/prepared.ts'
import { expectScene } from './players/shown.ts'
import { makeItStudySlowly } from './players/slowly.ts'
import type { Started } from './players/start.ts'
import { screenshot } from './screens.ts'

type Language = 'en' | 'ja'

const CHANCE = 4

/** Plays by rules of thumb: a game worth looking at again. */
function thumbs(): Decide {
  const random = quickRandom(CHANCE)
  return (play, seat) => {
    const sight = sightIn(play, seat)
    if (!sight) throw new Error(`seat ${seat} is not asked`)
    return MIND.habit(sight, random)
  }
}

/** A short scenario, played to its end: the result lies on the table. */
const finished = (
  language: Language,
  looks: Looks = {},
  until?: (match: Mirror['match']) => boolean,
): Promise<Started> =>
  openAt({
    players: 'against-computer',
    chance: CHANCE,
    decide: thumbs(),
    language,
    screen: 'laptop',
    ...(until ? { until } : {}),
    ...looks,
  })

const sheetOn = (page: Page, language: Language): Locator =>
  page.getByRole('complementary', { name: analysisWords(language).title })

const analyse = (page: Page, language: Language): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: analysisWords(language).offer })
    .click()

const pointsIn = (sheet: Locator): Locator => sheet.locator('ol').getByRole('button')

describe('a finished game', () => {
  it.each(['en', 'ja'] as const)('is analysed, stopped once, and looked at again: %s', async (language) => {
    const theme = language === 'ja' ? 'dark' : 'light'
    const { page, mirror } = await finished(language, { theme })
    const words = analysisWords(language)
    await makeItStudySlowly(page)
    await analyse(page, language)
    const sheet = sheetOn(page, language)
    const progress = sheet.getByRole('progressbar')
    const percent = async (): Promise<number> => Number(await progress.getAttribute('aria-valuenow'))
    await expect.poll(percent, { timeout: 8000 }).toBeGreaterThan(1)
    expect(await barriers(page)).toEqual([])
    await sheet.getByRole('button', { name: words.stop }).click()
    expect(await sheet.getByRole('status').innerText()).toMatch(/\d+%/)
    expect(await progress.count()).toBe(0)

    await page.unroute(/\/analysis\.worker-[^/]+\.js$/)
    await sheet.getByRole('button', { name: words.again }).click()
    const points = pointsIn(sheet)
    await points.first().waitFor()
    await screenshot(page, `analysis-${language}`)
    expect(await barriers(page)).toEqual([])

    const isJapanese = /[\u3040-\u30ff\u4e00-\u9fff]/
    for (const text of await points.locator('.text').allInnerTexts())
      expect(isJapanese.test(text)).toBe(language === 'ja')
    const slider = page.getByRole('slider', { name: wordsOf(language).time.slider })
    await points.first().click()
    await expect.poll(() => points.first().getAttribute('aria-current')).toBe('true')
    const at = Number(await slider.getAttribute('aria-valuenow'))
    expect(at).toBeLessThan(mirror.match.length)
    await expectScene(page, mirror.scene(undefined, at))
    expect(await barriers(page)).toEqual([])
  })

  it('shows the figures as a table, and any moment of the chart', async () => {
    const { page, mirror } = await finished('en')
    await analyse(page, 'en')
    const sheet = sheetOn(page, 'en')
    await sheet.getByText(wordsOf('en').common.asTable).click()
    const rows = sheet.getByRole('row')
    // The head, five turns and the end.
    expect(await rows.count()).toBe(7)
    expect(await rows.last().innerText()).toMatch(/100%.*0%|0%.*100%/s)
    const { x = 0, y = 0, width = 0, height = 0 } = (await sheet.locator('.bands').boundingBox()) ?? {}
    await page.mouse.click(x + width / 3, y + height - 3)
    const slider = page.getByRole('slider', { name: wordsOf('en').time.slider })
    const third = mirror.match.length / 3
    await expect
      .poll(async () => Math.abs(Number(await slider.getAttribute('aria-valuenow')) - third))
      .toBeLessThan(8)
  })

  it('need not be analysed twice', async () => {
    const { page } = await finished('en')
    await analyse(page, 'en')
    const sheet = sheetOn(page, 'en')
    await pointsIn(sheet).first().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => sheet.count()).toBe(0)
    // Whoever worked it out is gone; nobody else is there to do it.
    await page.route(/\/analysis\.worker-[^/]+\.js$/, (route) => route.abort())
    await page.getByRole('button', { name: wordsOf('en').end.show }).click()
    await analyse(page, 'en')
    await pointsIn(sheet).first().waitFor()
  })

  it.each(['tablet', 'phone'] as const)('leaves the map in sight on a %s', async (screen) => {
    const { page } = await finished('ja', { screen, touch: true })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: analysisWords('ja').offer })
      .tap()
    const sheet = sheetOn(page, 'ja')
    const points = pointsIn(sheet)
    await points.first().waitFor()
    await expectFingerSize(sheet.getByRole('button'))
    await expectNoOverflow(page)
    expect(await barriers(page)).toEqual([])
    await points.first().tap()
    const [map, over] = [await page.locator('.mapbox').boundingBox(), await sheet.boundingBox()]
    const covered =
      screen === 'phone' ? (map?.height ?? 0) + (map?.y ?? 0) - (over?.y ?? 0) : (over?.width ?? 0)
    expect(covered).toBeLessThan((screen === 'phone' ? (map?.height ?? 0) : (map?.width ?? 0)) * 0.75)
  })
})

it('a game that goes on is not analysed', async () => {
  const { page } = await finished('en', {}, ({ length }) => length >= 30)
  expect(await page.getByRole('button', { name: analysisWords('en').offer }).count()).toBe(0)
})
