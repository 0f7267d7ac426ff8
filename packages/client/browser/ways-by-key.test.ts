/** By keys alone: what a key opens is named and has the focus, Tab goes from the map to the question, and a place is found by its name. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { boardWords } from '../board/words.ts'
import { BETWEEN_KEY, PLACE_KEY, RULE_KEY, SINCE_KEY, STAFF_KEY } from '../panels/table-keys.ts'
import { placeWords } from '../place/words.ts'
import { seenWords } from '../seen/words.ts'
import { staffWords } from '../staff/words.ts'
import { voiceWords } from '../voice/words.ts'
import { wordsOf } from '../words/words.ts'
import { isComputers, lastByHand, rollIn } from './players/ahead.ts'
import { mouse } from './players/mouse.ts'
import { openAt, openAtOf } from './players/prepared.ts'
import { GALICIA, ILLUSION, ILLUSIONS_OF_GLORY } from './players/tried.ts'

const [board, staff, voice, words] = [boardWords('en'), staffWords('en'), voiceWords('en'), wordsOf('en')]

const here = (page: Page): Promise<string> => page.getByRole('status', { name: board.spoken }).innerText()
const heard = (page: Page): Promise<string> => page.getByRole('log', { name: voice.region }).innerText()
const focus = (page: Page): Locator => page.locator(':focus')
const map = (page: Page): Locator => page.getByRole('application', { name: board.map })
const focusIsIn = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector)

async function isAtMap(page: Page): Promise<void> {
  await page.getByRole('log', { name: voice.region }).waitFor({ state: 'attached' })
  await map(page).and(focus(page)).waitFor()
}

const promptIs =
  (prompt: string) =>
  ({ play }: { readonly play: { readonly pending: readonly { question: { prompt: string } }[] } }): boolean =>
    play.pending[0]?.question.prompt === prompt

const march = () => openAt({ players: 'against-computer', chance: 1, until: promptIs('march') })

it('what a key opens has the focus, and gives it back', async () => {
  const { page } = await march()
  await isAtMap(page)
  const since = page.getByRole('region', { name: seenWords('en').since })
  await page.keyboard.press(SINCE_KEY)
  await since.and(focus(page)).waitFor()
  await page.keyboard.press('Escape')
  await isAtMap(page)
  expect(await since.count()).toBe(0)
  await page.keyboard.press(SINCE_KEY)
  await since.and(focus(page)).waitFor()
  await page.keyboard.press(SINCE_KEY)
  await isAtMap(page)
  await page.keyboard.press('i')
  await page.locator('.plan-sheet').and(focus(page)).waitFor()
  await page.keyboard.press('Escape')
  await isAtMap(page)
})

it('an overlay that comes or goes is named', async () => {
  const { page } = await march()
  await isAtMap(page)
  const tool = page
    .getByRole('toolbar', { name: board.overlays })
    .getByRole('button', { pressed: false })
    .last()
  const [key, title] = [await tool.getAttribute('aria-keyshortcuts'), await tool.getAttribute('aria-label')]
  await page.keyboard.press(key?.toLowerCase() ?? '')
  await expect.poll(() => heard(page)).toContain(voice.shown(title ?? ''))
  await page.keyboard.press(key?.toLowerCase() ?? '')
  await expect.poll(() => heard(page)).toContain(voice.hidden(title ?? ''))
})

it('Tab leads from the map to the question and on to the panels, past no rule', async () => {
  const { page } = await march()
  await isAtMap(page)
  const PARTS = ['.board-view', '.prompt', '.side', '.time']
  const seen: string[] = []
  for (let tabs = 0; tabs < 120 && seen.at(-1) !== '.time'; tabs++) {
    await page.keyboard.press('Tab')
    expect(await focusIsIn(page, '.rule')).toBe(false)
    const part = await page.evaluate(
      (parts) => parts.find((each) => document.activeElement?.closest(each)) ?? 'elsewhere',
      PARTS,
    )
    if (seen.at(-1) !== part) seen.push(part)
  }
  expect(seen.filter((part) => part !== 'elsewhere')).toEqual(PARTS)
  expect(seen.slice(0, 2), 'nothing lies between the map and the question').toEqual([
    '.board-view',
    '.prompt',
  ])
})

it('the log is one stop, walked by arrows; the rules cited stand behind a key', async () => {
  const { page } = await openAt({ players: 'against-computer', chance: 3, until: promptIs('attack') })
  await isAtMap(page)
  await page.keyboard.press(RULE_KEY)
  expect(await focusIsIn(page, '.prompt .rule')).toBe(true)
  await page.getByRole('list', { name: words.log.title }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focus(page).getAttribute('aria-description')).toMatch(/\w{3}/)
  await page.keyboard.press('ArrowRight')
  expect(await focusIsIn(page, '.log li')).toBe(true)
  await page.keyboard.press(RULE_KEY)
  expect(await focusIsIn(page, '.log .rule')).toBe(true)
})

it('a rule cited is opened by key: it has the focus and is read, and Esc leads back', async () => {
  const { page } = await openAt({ players: 'against-computer', chance: 3, until: promptIs('attack') })
  await isAtMap(page)
  for (let n = 0; n < 2; n++) {
    await page.keyboard.press(RULE_KEY)
    const chip = page.locator('.prompt .rule').and(focus(page))
    const number = (await chip.innerText()).trim()
    await page.keyboard.press('Enter')
    const rule = page.locator('.book-rule.chosen')
    await rule.locator('h3').and(focus(page)).waitFor()
    expect(await focus(page).innerText()).toContain(number)
    const text = (await rule.locator('p:not(.from)').first().innerText()).replace(/\s+/g, ' ')
    await expect.poll(async () => (await heard(page)).replace(/\s+/g, ' ')).toContain(text.slice(0, 60))
    await page.keyboard.press('Escape')
    await chip.waitFor()
    expect(await rule.count()).toBe(0)
  }
})

it('one key leads from anywhere to the question, and from there to the map', async () => {
  const { page } = await march()
  await isAtMap(page)
  for (const from of ['map', 'log', 'tools'] as const) {
    if (from === 'log') await page.getByRole('list', { name: words.log.title }).focus()
    if (from === 'tools')
      await page.getByRole('toolbar', { name: board.overlays }).getByRole('button').nth(1).focus()
    await page.keyboard.press(BETWEEN_KEY)
    expect(await focusIsIn(page, '.prompt .choices'), from).toBe(true)
    await expect.poll(() => heard(page)).toMatch(/March with/)
    await page.keyboard.press(BETWEEN_KEY)
    await isAtMap(page)
  }
})

it('where the game waits to be handed over, the key leads to that, and not to what takes back or leaves', async () => {
  const { page, mirror } = await openAtOf(ILLUSIONS_OF_GLORY)({
    players: 'against-computer',
    chance: 4,
    shown: ['hand-over'],
    until: (match) => lastByHand(ILLUSIONS_OF_GLORY.presentation, match) !== undefined,
  })
  await mouse(page).perform(mirror, lastByHand(ILLUSIONS_OF_GLORY.presentation, mirror.match) ?? { verb: '' })
  const goOn = page.locator('.prompt .go-on')
  await goOn.waitFor()
  await map(page).focus()
  await page.keyboard.press(BETWEEN_KEY)
  await goOn.and(focus(page)).waitFor()
})

it('the result of a fight is told in one place', async () => {
  const { page, mirror } = await openAt({
    players: 'against-computer',
    chance: 4,
    shown: ['results'],
    until: (match) => rollIn(GALICIA.presentation, match, (play) => !isComputers(play)) !== undefined,
  })
  await isAtMap(page)
  const roll = rollIn(GALICIA.presentation, mirror.match)
  await page
    .getByRole('button', { name: roll?.label ?? '' })
    .filter({ visible: true })
    .first()
    .click()
  await page.locator('.result-view').waitFor()
  const head = (
    await page.locator('.result-head').evaluate((line) => line.firstChild?.textContent ?? '')
  ).trim()
  expect(head.length).toBeGreaterThan(10)
  const live = page.locator('[aria-live], [role=log], [role=status], [role=alert]')
  const times = async (): Promise<number> => (await live.allTextContents()).join('\n').split(head).length - 1
  await expect.poll(times).toBe(1)
  // Called up again from the log by key, it has the focus, and gives it back.
  await page.locator('.result-view').getByRole('button', { name: words.common.close }).click()
  await page.locator('.result-view').waitFor({ state: 'detached' })
  const again = page.getByRole('button', { name: seenWords('en').showAgain }).first()
  await page.getByRole('list', { name: words.log.title }).focus()
  for (let steps = 0; steps < 8 && !(await again.and(focus(page)).isVisible()); steps++)
    await page.keyboard.press(steps === 0 ? 'ArrowDown' : 'ArrowRight')
  await again.and(focus(page)).waitFor()
  await page.keyboard.press('Enter')
  await page.locator('.result-view').and(focus(page)).waitFor()
  await page.keyboard.press('Escape')
  await again.and(focus(page)).waitFor()
})

it.each([
  [GALICIA, 'Lemb', 'Lemberg'],
  [ILLUSIONS_OF_GLORY, 'lemb', 'Lemberg'],
  [ILLUSION, 'verd', 'Verdun'],
] as const)('a place is found by its name: %#', async (tried, typed, name) => {
  const { page } = await openAtOf(tried as typeof GALICIA)({
    players: 'against-computer',
    chance: 1,
    until: () => true,
  })
  await isAtMap(page)
  await page.keyboard.press(PLACE_KEY)
  await page
    .getByRole('combobox', { name: placeWords('en').field })
    .and(focus(page))
    .waitFor()
  await page.keyboard.type(typed)
  await expect.poll(() => page.getByRole('option', { selected: true }).innerText()).toContain(name)
  await page.keyboard.press('Enter')
  await isAtMap(page)
  await expect.poll(() => here(page)).toContain(name)
})

it('whom one waits for is said once, and then that it is one’s turn', async () => {
  const { page } = await march()
  await isAtMap(page)
  const question = page.getByRole('status', { name: words.prompt.region })
  await question.evaluate((element) => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    new MutationObserver(() => told.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  const told = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { readonly told: string[] }).told)
  const isMine = async (): Promise<boolean> => (await told()).at(-1)?.startsWith('Your turn.') === true
  for (let presses = 0; presses < 120 && !(await isMine()); presses++) {
    const choice = page.locator('.table:not(.is-deaf) .prompt :is(.go-on, .choices .act)').last()
    if (await choice.isVisible()) await choice.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(300)
  }
  const all = await told()
  const waited = all.filter((text) => text.startsWith('Waiting for'))
  expect(waited.length, all.join('\n')).toBe(1)
  expect(await isMine(), all.join('\n')).toBe(true)
})

it('the staff is opened and charged while the computer decides, by click and by key', async () => {
  const { page } = await march()
  await isAtMap(page)
  const stop = page.locator('.prompt .pause')
  for (let presses = 0; presses < 120 && !(await stop.isVisible()); presses++) {
    const choice = page.locator('.table:not(.is-deaf) .prompt :is(.go-on, .choices .act)').last()
    if (await choice.isVisible()) await choice.click({ timeout: 1000 }).catch(() => undefined)
    await page.waitForTimeout(100)
  }
  await stop.click()
  await page.locator('.prompt').getByRole('button', { name: staff.title }).click()
  const sheet = page.getByRole('dialog', { name: staff.title })
  await sheet.getByRole('button', { name: staff.all }).click()
  await expect.poll(() => sheet.locator('.staffed').count()).toBeGreaterThan(2)
  await sheet.getByRole('button', { name: staff.none }).click()
  await expect.poll(() => sheet.locator('.staffed').count()).toBe(0)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.keyboard.press(STAFF_KEY)
  await sheet.waitFor()
})
