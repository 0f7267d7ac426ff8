import type { Outcome } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { Game } from './players/game.ts'
import { type Mirror, replayed } from './players/mirror.ts'
import { mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { start } from './players/start.ts'
import { storedGame } from './players/stored.ts'

const { end: words, common } = wordsOf('en')

it('two people at one screen play a whole game by mouse, to the end sheet with its charts', async () => {
  const started = await start({ players: 'hot-seat', chance: 1 })
  const { page, mirror } = started
  const game = new Game(started, mouse(page))
  await game.playOn(plainPlayer(1, { marches: 2, attacks: 1 }))
  const { record, toDecide } = await storedGame(page)
  expect(toDecide).toBe(-1)
  expect(replayed(record).play.hash()).toBe(mirror.play.hash())
  const outcome = mirror.match.setup.game.outcome(mirror.play.state)
  await expectVerdict(page, mirror, outcome)
  await expectCharts(page.getByRole('dialog'), outcome)
  await page.getByRole('button', { name: words.board }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

async function expectVerdict(page: Page, mirror: Mirror, { winners, scores }: Outcome): Promise<void> {
  const won = winners.map((seat) => mirror.seatTitle(seat)).join(' · ')
  const sheet = page.getByRole('dialog', { name: won === '' ? words.draw : words.won(won) })
  await sheet.waitFor()
  const shown = await sheet.getByRole('group', { name: words.bySource }).getByRole('heading').allInnerTexts()
  expect(shown.map((text) => Number(/\d+$/.exec(text.trim())?.[0]))).toEqual(scores)
}

/** The first chart is of the points: its last figures are the result. */
async function expectCharts(sheet: Locator, { scores }: Outcome): Promise<void> {
  const charts = sheet.getByRole('figure')
  expect(await charts.count()).toBeGreaterThan(1)
  await charts.first().getByText(common.asTable).click()
  const rows = charts.first().getByRole('table').locator('tbody').getByRole('row')
  const last = (row: Locator): Promise<string> => row.getByRole('cell').last().innerText()
  expect(await Promise.all((await rows.all()).map(last))).toEqual(scores.map(String))
}
