/** Plays with the mouse alone. */
import type { Sheet } from '@sandtable/presentation'
import type { Locator, Page } from 'playwright-core'
import { boardWords } from '../../board/words.ts'
import { wordsOf } from '../../words/words.ts'
import type { AnyMirror, Player } from './game.ts'
import { reach } from './map-point.ts'
import { type Gesture, gestureFor } from './meaning.ts'

export function mouse(page: Page): Player {
  return {
    liftCurtain: (mirror) => curtainButton(page, mirror).click(),
    perform: (mirror, answer) => perform(page, mirror, gestureFor(mirror, answer)),
    takeOffer: () => page.locator('.callout-offer').click(),
  }
}

const curtainButton = (page: Page, mirror: AnyMirror): Locator => {
  const name = wordsOf(mirror.language).curtain.button(mirror.seatTitle(mirror.seat))
  return page.getByRole('dialog').getByRole('button', { name, exact: true })
}

export const promptBar = (page: Page, { language }: AnyMirror): Locator =>
  page.getByRole('region', { name: wordsOf(language).prompt.region })

export const fightPanel = (page: Page, { language }: AnyMirror): Locator =>
  page.getByRole('region', { name: wordsOf(language).fight.region })

export const battleBoard = (page: Page, { language }: AnyMirror): Locator =>
  page.getByRole('region', { name: wordsOf(language).fight.board })

export const inspector = (page: Page, { language }: AnyMirror): Locator =>
  page.getByRole('region', { name: wordsOf(language).stack.region })

/** A desk opens by itself: what is done one by one is done on the map. */
async function leaveDesk(page: Page): Promise<void> {
  const toMap = page.locator('.to-map:visible').first()
  if ((await toMap.count()) > 0) await toMap.click()
}

async function perform(page: Page, mirror: AnyMirror, gesture: Gesture): Promise<void> {
  await leaveDesk(page)
  if (gesture.kind !== 'off-map') await putListAway(page, mirror)
  switch (gesture.kind) {
    case 'button':
      // In the prompt bar; the dice lie beneath the odds.
      return page
        .getByRole('button', { name: gesture.label, exact: true })
        .first()
        .click({ clickCount: gesture.isTwice ? 2 : 1 })
    case 'hex':
      await mean(page, mirror, undefined)
      return clickHex(page, gesture.hex, mirror.presentation.sheet)
    case 'aimed':
      await mean(page, mirror, gesture.label)
      return clickHex(page, gesture.hex, mirror.presentation.sheet)
    case 'counter':
      await mean(page, mirror, undefined)
      return (await spread(page, mirror, gesture.hex))
        .getByRole('button', { name: gesture.name, exact: true })
        .click()
    case 'off-map':
      return takeFromBox(page, mirror, gesture)
    case 'row':
      await mean(page, mirror, undefined)
      await showPlace(page, mirror, gesture)
      return buttonBeside(inspector(page, mirror), gesture.name, gesture.label).click()
    case 'fighter':
      return buttonBeside(fightPanel(page, mirror), gesture.name, gesture.label).click()
    case 'on-board':
      return battleBoard(page, mirror).getByTitle(gesture.name, { exact: true }).click()
    case 'card':
      return playCard(page, gesture)
  }
}

/** Clicks on the map mean this from now on; a button that says so stays pressed while the same is asked. */
async function mean(page: Page, mirror: AnyMirror, label: string | undefined): Promise<void> {
  const pressed = promptBar(page, mirror).locator('.act[aria-pressed="true"]')
  const said = (await pressed.count()) > 0 ? await pressed.locator('span').first().innerText() : undefined
  if (said === label) return
  if (label === undefined) await pressed.click()
  else await page.getByRole('button', { name: label, exact: true }).first().click()
}

const offMapList = (page: Page, { language }: AnyMirror): Locator =>
  page.getByRole('dialog', { name: wordsOf(language).boxes.title })

/** It stays as long as there is more to take from it. */
async function putListAway(page: Page, mirror: AnyMirror): Promise<void> {
  const list = offMapList(page, mirror)
  const { close } = wordsOf(mirror.language).common
  if (await list.isVisible()) await list.getByRole('button', { name: close, exact: true }).click()
}

/** The list of what lies off the map is opened, unless it lies open still. */
async function takeFromBox(
  page: Page,
  mirror: AnyMirror,
  { name, label }: Extract<Gesture, { readonly kind: 'off-map' }>,
): Promise<void> {
  const list = offMapList(page, mirror)
  const { choose } = wordsOf(mirror.language).boxes
  if (!(await list.isVisible())) await page.getByRole('button', { name: choose, exact: true }).first().click()
  await buttonBeside(list, name, label).click()
}

/** The inspector shows the place of a row. */
async function showPlace(
  page: Page,
  mirror: AnyMirror,
  { hex, by }: { hex?: number; by?: string },
): Promise<void> {
  if (hex === undefined) return
  if (by === undefined) await clickHex(page, hex, mirror.presentation.sheet)
  else await (await spread(page, mirror, hex)).getByRole('button', { name: by, exact: true }).click()
}

/** In the list of units the button with this name beside the unit. */
export const buttonBeside = (list: Locator, unit: string, label: string): Locator =>
  list
    .getByRole('listitem')
    .filter({ has: list.page().getByText(unit, { exact: true }) })
    .getByRole('button')
    .filter({ has: list.page().getByText(label, { exact: true }) })
    .first()

type CardGesture = Extract<Gesture, { readonly kind: 'card' }>

/** The card is laid open, then used; a card for one thing only is played by the click itself. */
async function playCard(page: Page, { card, label, isOnlyUse }: CardGesture): Promise<void> {
  await page.locator(`[data-card="${card}"]`).click()
  if (!isOnlyUse) await page.locator('.open-card').getByRole('button', { name: label }).first().click()
}

export async function clickHex(page: Page, hex: number, sheet?: Sheet): Promise<void> {
  const { x, y } = await reach(page, hex, sheet)
  await page.mouse.click(x, y)
}

export async function hoverHex(page: Page, hex: number, sheet?: Sheet): Promise<void> {
  const { x, y } = await reach(page, hex, sheet)
  await page.mouse.move(x - 3, y)
  await page.mouse.move(x, y)
}

/** Rests on the stack until its counters are spread out. */
async function spread(page: Page, mirror: AnyMirror, hex: number): Promise<Locator> {
  const name = `${boardWords(mirror.language).stack} ${mirror.presentation.spaceName(hex, mirror.language)}`
  const fan = page.getByRole('group', { name, exact: true })
  if (!(await fan.isVisible())) await hoverHex(page, hex, mirror.presentation.sheet)
  await fan.waitFor()
  return fan
}
