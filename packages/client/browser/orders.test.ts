/** Orders: over three turns by mouse, and drawn by keys and by fingers. */
import { sheet } from '@sandtable/battle-for-galicia/sheet'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { orderWords } from '../orders/words.ts'
import { readGoals } from '../orders/goals.ts'
import { clickHex } from './players/mouse.ts'
import { reach } from './players/map-point.ts'
import { start } from './players/start.ts'
import { storedGame } from './players/stored.ts'

const words = orderWords('en')
const hex = (id: string): number => sheet.spaces.findIndex((space) => space.id === id)
const FROM = hex('8.17')
const GOAL = hex('12.17')

const slip = (page: Page): Locator => page.getByRole('region', { name: words.title, exact: true })
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true }).first()

async function drag(page: Page, from: number, to: number): Promise<void> {
  const a = await reach(page, from)
  const b = await reach(page, to)
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await page.mouse.move(a.x + 10, a.y - 10)
  await page.mouse.move(b.x - 4, b.y)
  await page.mouse.move(b.x, b.y)
  await page.mouse.up()
}

/** The actions stored, when the last of them are marches to these hexes. */
async function marchedTo(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await storedGame(page)).record.actions.findLast(({ verb }) => verb === 'march')?.arg)
    .toBe(id)
}

const MOST_PRESSES = 24

/** Nothing is done until the order can be gone on with. */
async function passTurn(page: Page): Promise<void> {
  const goOn = page.locator('.go-on-orders')
  const end = page.locator('.prompt .act').filter({ hasText: /^End / })
  for (let n = 0; n < MOST_PRESSES && !(await goOn.isVisible()); n++) {
    const choices = (await end.count()) > 0 ? end : page.locator('.prompt .act')
    await choices.first().click()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 60)))
  }
}

describe('an order', () => {
  it('over three turns: dragged, sent, kept with the game, gone on with, and undone at once', async () => {
    const { page } = await start({ players: 'solo', chance: 3 })
    await drag(page, FROM, GOAL)
    expect(await slip(page).innerText()).toContain('Turn 3')
    await slip(page).getByRole('button', { name: words.send }).click()
    await marchedTo(page, '9.17')
    expect(await slip(page).innerText()).toContain(words.underway)

    await slip(page).getByRole('button', { name: words.undo }).click()
    await expect.poll(async () => (await storedGame(page)).record.actions.length).toBe(0)
    expect(readGoals((await storedGame(page)).goals)).toEqual([])

    await drag(page, FROM, GOAL)
    await slip(page).getByRole('button', { name: words.send }).click()
    await marchedTo(page, '9.17')
    await page.reload()
    await page.locator('.board-layer').waitFor()
    expect(await button(page, words.button(1)).isVisible()).toBe(true)

    await passTurn(page)
    await button(page, words.goOn(1)).click()
    await marchedTo(page, '10.17')
    await passTurn(page)
    await page.keyboard.press('x')
    await marchedTo(page, '12.17')
    expect(await button(page, words.button(0)).isVisible()).toBe(true)
  })

  it('by keys: a stack is picked at the cursor, the goal chosen with Enter, and sent with it', async () => {
    const { page } = await start({ players: 'solo', chance: 3 })
    await clickHex(page, hex('5.18'))
    await page.keyboard.press('Escape')
    await page.locator('.board-view').focus()
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowUp')
    const spoken = await page.locator('.board-spoken').innerText()
    expect(spoken).toContain('8.17')
    await page.keyboard.press('Shift+Enter')
    for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    expect(await slip(page).innerText()).toContain(words.send)
    await page.keyboard.press('Enter')
    await expect.poll(async () => readGoals((await storedGame(page)).goals).length).toBe(1)
  })

  it('by fingers: a long press takes a stack, a tap says where, a button sends', async () => {
    const { page } = await start({ players: 'solo', chance: 3, screen: 'phone', touch: true })
    const session = await page.context().newCDPSession(page)
    const { x, y } = await reach(page, FROM)
    const touchPoints = [{ x, y }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await slip(page).waitFor()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await slip(page).innerText()).toContain('8.17')
    const goal = await reach(page, hex('10.17'))
    await page.touchscreen.tap(goal.x, goal.y)
    const send = slip(page).getByRole('button', { name: words.send })
    await send.click()
    await expect.poll(async () => readGoals((await storedGame(page)).goals).length).toBe(1)
    expect(await page.locator('.mini-map').count(), 'no small map on a phone').toBe(0)
  })
})

describe('the small map', () => {
  it('moves the window, and can be put away', async () => {
    const { page } = await start({ players: 'solo', chance: 3, screen: 'laptop' })
    const picture = page.locator('.mini-map')
    const box = await picture.boundingBox()
    expect(box).not.toBeNull()
    const before = await page.locator('.mini-window').getAttribute('x')
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 20)
    expect(await page.locator('.mini-window').getAttribute('x')).not.toBe(before)
    await page.locator('.mini-toggle').click()
    expect(await picture.count()).toBe(0)
    await page.locator('.mini-toggle').click()
    expect(await picture.count()).toBe(1)
  })
})
