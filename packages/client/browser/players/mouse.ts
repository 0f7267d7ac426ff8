/** Plays with the mouse alone. */
import { hexName } from '@sandtable/battle-for-galicia/names'
import type { Locator, Page } from 'playwright-core'
import { boardWords } from '../../board/words.ts'
import { wordsOf } from '../../words/words.ts'
import type { Player } from './game.ts'
import { reach } from './map-point.ts'
import { type Gesture, gestureFor } from './meaning.ts'
import type { Mirror } from './mirror.ts'

export function mouse(page: Page): Player {
  return {
    liftCurtain: (mirror) => curtainButton(page, mirror).click(),
    perform: (mirror, answer) => perform(page, mirror, gestureFor(mirror, answer)),
  }
}

const curtainButton = (page: Page, mirror: Mirror): Locator => {
  const name = wordsOf(mirror.language).curtain.button(mirror.seatTitle(mirror.seat))
  return page.getByRole('dialog').getByRole('button', { name, exact: true })
}

export const promptBar = (page: Page, { language }: Mirror): Locator =>
  page.getByRole('region', { name: wordsOf(language).prompt.region })

const inspector = (page: Page, { language }: Mirror): Locator =>
  page.getByRole('region', { name: wordsOf(language).stack.region })

async function perform(page: Page, mirror: Mirror, gesture: Gesture): Promise<void> {
  switch (gesture.kind) {
    case 'button':
      // In the prompt bar; the dice lie beneath the odds.
      return page.getByRole('button', { name: gesture.label, exact: true }).first().click()
    case 'hex':
      return clickHex(page, gesture.hex)
    case 'counter':
      return (await spread(page, mirror, gesture.hex))
        .getByRole('button', { name: gesture.name, exact: true })
        .click()
    case 'row':
      await clickHex(page, gesture.hex)
      return inspector(page, mirror)
        .getByRole('listitem')
        .filter({ hasText: gesture.name })
        .getByRole('button', { name: gesture.label, exact: true })
        .click()
  }
}

export async function clickHex(page: Page, hex: number): Promise<void> {
  const { x, y } = await reach(page, hex)
  await page.mouse.click(x, y)
}

export async function hoverHex(page: Page, hex: number): Promise<void> {
  const { x, y } = await reach(page, hex)
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
}

/** Rests on the stack until its counters are spread out. */
async function spread(page: Page, mirror: Mirror, hex: number): Promise<Locator> {
  const name = `${boardWords(mirror.language).stack} ${hexName(hex, mirror.language)}`
  const fan = page.getByRole('group', { name, exact: true })
  if (!(await fan.isVisible())) await hoverHex(page, hex)
  await fan.waitFor()
  return fan
}
