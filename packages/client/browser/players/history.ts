/** Taking back and making again, and what the page has stored then. */
import type { GameTypes } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { wordsOf } from '../../words/words.ts'
import type { Game } from './game.ts'
import { promptBar } from './mouse.ts'
import { expectScene } from './shown.ts'
import { storedGame } from './stored.ts'

const words = wordsOf('en')

type Playing = Pick<Game<GameTypes>, 'page' | 'mirror'>

export const undoButton = ({ page, mirror }: Playing): Locator =>
  promptBar(page, mirror).getByRole('button', { name: words.prompt.undo, exact: true })
export const redoButton = ({ page, mirror }: Playing): Locator =>
  promptBar(page, mirror).getByRole('button', { name: words.prompt.redo, exact: true })

export const storedLength = async (page: Page): Promise<number> =>
  (await storedGame(page)).record.actions.length

export async function expectLength({ page, mirror }: Playing, length: number): Promise<void> {
  await expect.poll(() => storedLength(page)).toBe(length)
  await expectScene(page, mirror.scene(mirror.seat, length), mirror.presentation)
}
