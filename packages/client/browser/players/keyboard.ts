/** Plays with the keyboard alone, and knows where it is only from what the board says. */
import type { Sheet } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { OFFER_KEY } from '../../panels/offer-key.ts'
import type { Player } from './game.ts'
import { type Gesture, gestureFor } from './meaning.ts'

export function keyboard(page: Page): Player {
  return {
    liftCurtain: async () => {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Enter')
    },
    perform: (mirror, answer) => perform(page, mirror.presentation.sheet, gestureFor(mirror, answer)),
    takeOffer: () => page.keyboard.press(OFFER_KEY),
  }
}

async function perform(page: Page, sheet: Sheet, gesture: Gesture): Promise<void> {
  if (gesture.kind === 'button') {
    await heard(page)
    for (let n = gesture.isTwice ? 2 : 1; n > 0; n--) await page.keyboard.press(gesture.key.toLowerCase())
    return
  }
  if (!('hex' in gesture)) throw new Error(`not by keys: ${gesture.kind}`)
  await walkTo(page, sheet, gesture.hex)
  if (gesture.kind === 'counter') await pickCounter(page, gesture.name)
  else await page.keyboard.press('Enter')
  if (gesture.kind === 'row') await pressInRow(page, gesture.name, gesture.label)
}

/** Keys pressed right after another question was put are dropped. */
const heard = (page: Page): Promise<unknown> => page.locator('.table:not(.is-deaf)').waitFor()

const MOST_TABS = 150

/** Presses Tab until the focus is where it should be. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, key = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error('the focus never got there')
}

const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector)

async function toBoard(page: Page): Promise<void> {
  if (await focusIsIn(page, '.fan')) await page.keyboard.press('Escape')
  await tabTo(page, () => focusIsIn(page, '.board-view'))
}

/** The hex the board says the keys have reached; -1 before the first step. */
async function whereAmI(page: Page, sheet: Sheet): Promise<number> {
  const spoken = await page.locator('.board-spoken').textContent()
  const id = /\d+\.\d+|\b\d{4}\b/.exec(spoken ?? '')?.[0]
  return sheet.spaces.findIndex((space) => space.id === id)
}

/** How far a step to the side and a step up or down lead: hexes with a side at the top stand in columns. */
function stepsOf({ spaceWidth, arrows }: Sheet): { readonly across: number; readonly along: number } {
  const narrow = (spaceWidth * Math.sqrt(3)) / 2
  return arrows.right.length > 1
    ? { across: narrow, along: spaceWidth }
    : { across: spaceWidth, along: narrow }
}

/** First to the row or the column, then along it. */
async function walkTo(page: Page, sheet: Sheet, hex: number): Promise<void> {
  await toBoard(page)
  const { across, along } = stepsOf(sheet)
  const goal = sheet.spaces[hex]
  for (let tries = 0; goal && tries < 8; tries++) {
    const here = await whereAmI(page, sheet)
    if (here === hex) return
    const from = sheet.spaces[here]
    if (!from) {
      await page.keyboard.press('ArrowRight')
      continue
    }
    const [dx, dy] = [goal.x - from.x, goal.y - from.y]
    const [isOffColumn, isOffRow] = [Math.abs(dx) > across / 2, Math.abs(dy) > along / 2]
    const isAcross = along > across ? isOffColumn : !isOffRow
    if (isAcross) await repeat(page, dx > 0 ? 'ArrowRight' : 'ArrowLeft', dx / across)
    else await repeat(page, dy > 0 ? 'ArrowDown' : 'ArrowUp', dy / along)
  }
  throw new Error(`the keys do not reach ${goal?.id ?? hex}`)
}

async function repeat(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < Math.max(1, Math.round(Math.abs(times))); i++) await page.keyboard.press(key)
}

/** F spreads the stack and goes from counter to counter. */
async function pickCounter(page: Page, name: string): Promise<void> {
  await page.keyboard.press('f')
  const isThere = async (): Promise<boolean> =>
    (await page.locator('.fan :focus').count()) > 0 &&
    (await page.locator('.fan :focus').getAttribute('title')) === name
  await tabTo(page, isThere, 'f')
  await page.keyboard.press('Enter')
}

/** What else can be done with a unit stands in its row beside the map. */
async function pressInRow(page: Page, name: string, label: string): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(
      (wanted) => {
        const focus = document.activeElement
        const row = focus?.closest('.inspector li')?.textContent ?? ''
        return row.includes(wanted.name) && focus?.textContent.trim() === wanted.label
      },
      { name, label },
    )
  await tabTo(page, isThere)
  await page.keyboard.press('Enter')
}
