import type { Language } from '@sandtable/kernel'
import type { Theme } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { barriers } from './axe.ts'
import { openTable } from './harness.ts'
import type { Mirror } from './players/mirror.ts'
import { clickHex, hoverHex } from './players/mouse.ts'
import { openAt } from './players/prepared.ts'
import type { Started } from './players/start.ts'

interface Looks {
  readonly language: Language
  readonly theme: Theme
}

/** Barriers by the state of the page they were found in. */
type Found = Record<string, readonly string[]>

async function note(found: Found, state: string, page: Page): Promise<void> {
  const here = await barriers(page)
  if (here.length > 0) found[state] = here
}

async function lobby(found: Found, looks: Looks): Promise<void> {
  const page = await openTable(looks)
  const words = wordsOf(looks.language)
  await page.getByRole('button', { name: words.lobby.playNow }).first().waitFor()
  await note(found, 'lobby', page)
  await page.getByRole('button', { name: words.lobby.more }).first().click()
  await note(found, 'new game', page)
}

const option = ({ mirror }: Started, verb: string): number => {
  const options = mirror.offer[verb]
  return typeof options === 'object' ? (options[0] as number) : -1
}

async function movement(found: Found, looks: Looks): Promise<void> {
  const started = await openAt({ ...looks, players: 'against-computer', chance: 1, until: () => true })
  const { page } = started
  const words = wordsOf(looks.language)
  await note(found, 'movement', page)
  await clickHex(page, option(started, 'stack'))
  await note(found, 'march', page)
  await clickHex(page, 0)
  await page.getByRole('alert').waitFor()
  await note(found, 'why not', page)
  await page.getByRole('alert').getByRole('button', { name: /^§/ }).first().click()
  await page.locator('.rules-sheet h2, .rules-sheet h3').first().waitFor()
  await note(found, 'rules', page)
  await page.getByRole('button', { name: words.common.menu, exact: true }).click()
  await note(found, 'menu', page)
}

const isAttack = ({ play }: Mirror['match']): boolean => play.pending[0]?.question.prompt === 'attack'
const isChoosing = ({ play }: Mirror['match']): boolean =>
  play.pending[0]?.question.prompt === 'choose-attackers'

async function combat(found: Found, looks: Looks): Promise<void> {
  const hovered = await openAt({ ...looks, players: 'solo', chance: 1, until: isAttack })
  await hoverHex(hovered.page, option(hovered, 'attack'))
  await hovered.page.locator('.odds').waitFor()
  await note(found, 'odds', hovered.page)
  const chosen = await openAt({ ...looks, players: 'hot-seat', chance: 1, until: isChoosing })
  await note(found, 'curtain', chosen.page)
  await chosen.page.getByRole('dialog').getByRole('button').click()
  await chosen.page.locator('.odds').waitFor()
  await note(found, 'fight', chosen.page)
  const over = await openAt({ ...looks, players: 'hot-seat', chance: 1 })
  await over.page.getByRole('dialog').waitFor()
  await note(found, 'end', over.page)
}

it.each([
  { language: 'en', theme: 'light' },
  { language: 'ja', theme: 'dark' },
] as const)('nothing keeps people with assistive technology out: $language, $theme', async (looks) => {
  const found: Found = {}
  for (const visit of [lobby, movement, combat]) await visit(found, looks)
  expect(found).toEqual({})
})
