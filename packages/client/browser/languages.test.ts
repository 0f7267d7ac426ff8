import { unitName } from '@sandtable/battle-for-galicia/names'
import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { openTable } from './harness.ts'
import type { Mirror } from './players/mirror.ts'
import { clickHex, hoverHex } from './players/mouse.ts'
import { openAt } from './players/prepared.ts'
import { expectBoth, foreign } from './players/sayings.ts'
import { storedGame } from './players/stored.ts'

const promptIs =
  (prompt: string) =>
  ({ play }: Mirror['match']): boolean =>
    play.pending[0]?.question.prompt === prompt

const optionsOf = ({ offer }: Mirror, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

it('the language changes in the middle of a march, and the march goes on', async () => {
  const { page, mirror } = await openAt({ players: 'against-computer', chance: 1, until: promptIs('march') })
  const before = await storedGame(page)
  await expectBoth(page, 'march')
  await page.getByRole('button', { name: '日本語', exact: true }).click()
  const { units } = mirror.play.asked(0)?.question.facts ?? {}
  const name = unitName((units as readonly number[])[0] as number, 'ja')
  await expect.poll(() => page.locator('.prompt .say').innerText()).toContain(name)
  const [goal] = optionsOf(mirror, 'march')
  await hoverHex(page, goal as number)
  await page.locator('.callout').waitFor()
  expect(await foreign(page, 'ja'), 'the way').toEqual([])
  await clickHex(page, 0)
  await page.getByRole('alert').waitFor()
  expect(await foreign(page, 'ja'), 'why not').toEqual([])
  const after = await storedGame(page)
  expect(after.record).toEqual(before.record)
})

it('combat, menu, keys and the end read well in both languages', async () => {
  const { page } = await openAt({ players: 'solo', chance: 1, until: promptIs('choose-attackers') })
  await page.locator('.odds').waitFor()
  await expectBoth(page, 'odds')
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  expect(await foreign(page, 'en'), 'keys').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: wordsOf('en').common.menu, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '日本語', exact: true }).click()
  expect(await foreign(page, 'ja'), 'menu').toEqual([])
  const over = await openAt({ players: 'solo', chance: 1, language: 'ja' })
  await over.page.getByRole('dialog').waitFor()
  expect(await foreign(over.page, 'ja'), 'end').toEqual([])
})

it('the lobby reads well in both languages, and remembers the choice', async () => {
  const page = await openTable()
  await page
    .getByRole('button', { name: wordsOf('en').lobby.playNow })
    .first()
    .waitFor()
  await expectBoth(page, 'lobby')
  await page.getByRole('button', { name: '日本語', exact: true }).click()
  await page
    .getByRole('button', { name: wordsOf('ja').lobby.more })
    .first()
    .click()
  expect(await foreign(page, 'ja'), 'new game').toEqual([])
  await page.reload()
  await page
    .getByRole('button', { name: wordsOf('ja').lobby.playNow })
    .first()
    .waitFor()
})
