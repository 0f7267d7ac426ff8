/** Played by keys, roles and names alone: what cannot be heard is not known here. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { boardWords } from '../board/words.ts'
import { voiceWords } from '../voice/words.ts'
import { wordsOf } from '../words/words.ts'
import { openGrandIllusionAt } from './players/grand-illusion.ts'
import { MORHANGE, SET_UP } from './players/grand-illusion-script.ts'
import { openIllusionsOfGloryAt } from './players/illusions-of-glory.ts'
import { following } from './players/orders.ts'
import { openAt } from './players/prepared.ts'

const [board, voice, words] = [boardWords('en'), voiceWords('en'), wordsOf('en')]

/** What is said of the place the keys have reached. */
const here = (page: Page): Promise<string> => page.getByRole('status', { name: board.spoken }).innerText()
/** What has been said without being asked, the latest last. */
const heard = (page: Page): Promise<string> => page.getByRole('log', { name: voice.region }).innerText()
const asked = (page: Page): Promise<string> =>
  page.getByRole('region', { name: words.prompt.region }).getByRole('paragraph').innerText()
const focus = (page: Page): Locator => page.locator(':focus')

/** The map has the focus, and the voice is there to be heard. */
async function isAtMap(page: Page): Promise<void> {
  await page.getByRole('log', { name: voice.region }).waitFor({ state: 'attached' })
  await page.getByRole('application', { name: board.map }).and(focus(page)).waitFor()
}

/** Keys pressed right after another question was put are dropped. */
const isHeard = (page: Page): Promise<void> => page.locator('.table:not(.is-deaf)').waitFor()

const promptIs =
  (prompt: string) =>
  ({ play }: { readonly play: { readonly pending: readonly { question: { prompt: string } }[] } }): boolean =>
    play.pending[0]?.question.prompt === prompt

it('a march: the map has the focus, and tells sides, ground, neighbours, costs', async () => {
  const { page } = await openAt({ players: 'against-computer', chance: 1, until: () => true })
  await isAtMap(page)
  const described = await focus(page).evaluate((map) =>
    (map.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  )
  expect(described).toContain('Move your units')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => here(page))
    .toMatch(/, (?:clear|forest|marsh).*Austria-Hungary, yours, \d+ units?: .*May be chosen$/)
  await page.keyboard.press('.')
  await expect.poll(() => here(page)).toMatch(/^Around .*(?:clear|forest)\b.*Russia, enemy/)
  await page.keyboard.press(',')
  await expect.poll(() => here(page)).toMatch(/Terrain: .*Supply: /)
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toContain(board.held(1, 1))
  await page.keyboard.press('Control+z')
  await expect.poll(() => heard(page)).toBe(voice.undoneOnly)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => here(page)).toMatch(/Cost \d/)
  await page.keyboard.press('Enter')
  await expect.poll(() => heard(page)).toMatch(/marched from/)
})

it('an attack: the odds are heard before it, the target is no unit of one’s own, and the dice are told', async () => {
  const { page } = await openAt({ players: 'solo', chance: 3, until: promptIs('attack') })
  await isAtMap(page)
  await page.keyboard.press('Tab')
  await expect.poll(() => here(page)).toContain(board.combat)
  await expect.poll(() => heard(page)).toMatch(/^Attack on .*of 100/)
  await page.keyboard.press('Enter')
  await expect.poll(() => here(page)).toContain(board.aimed)
  const roll = page.getByRole('button', { name: 'Roll two dice' }).first()
  for (let steps = 0; steps < 5 && !(await roll.isVisible()); steps++) {
    await page.keyboard.press('/')
    await isHeard(page)
    await page.keyboard.press('Enter')
    await isAtMap(page)
  }
  await page.keyboard.press('/')
  await expect.poll(() => focus(page).innerText()).toMatch(/^Roll two dice/)
  expect(await focus(page).getAttribute('aria-keyshortcuts')).toMatch(/^[A-Z]$/)
  expect(await focus(page).getAttribute('aria-description')).toMatch(/^Key [A-Z]$/)
  await page.keyboard.press('/')
  await isAtMap(page)
  await page.keyboard.press('/')
  await isHeard(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => heard(page)).toMatch(/Dice: \d, \d\..*Result/)
  await expect.poll(() => focus(page).count()).toBe(1)
})

it('what was taken back is named, and nothing stale is left to be read', async () => {
  const { page } = await openAt({ players: 'solo', chance: 4, until: promptIs('march') })
  await isAtMap(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => heard(page)).toMatch(/marched from/)
  const told = await heard(page)
  await page.keyboard.press('Control+z')
  await expect.poll(() => heard(page)).toMatch(/^Taken back: .*marched from/)
  expect(await heard(page)).toContain(told.split('\n').at(-1)?.slice(0, 30))
  expect(await asked(page)).toMatch(/^March with/)
})

it('a battle of Grand Illusion: chances before the dice, every fire after them', async () => {
  const { page } = await openGrandIllusionAt({
    players: 'solo',
    chance: 1,
    decide: following(1, SET_UP, MORHANGE),
    until: promptIs('place-attackers'),
  })
  await isAtMap(page)
  await expect.poll(() => heard(page)).toMatch(/^Battle of Morhange 96: On the average .* hits/)
  await page.keyboard.press('/')
  await isHeard(page)
  await page.keyboard.press('Enter')
  // What the button places is the last word: it is asked back.
  await page.waitForTimeout(900)
  await page.keyboard.press('Enter')
  await expect.poll(() => heard(page)).toMatch(/French XX Corps against German XXI Corps/)
  // No more is asked before the dice than whether cavalry rides away.
  await expect.poll(() => asked(page)).toMatch(/^Withdraw German 7th Cavalry Division/)
  await isHeard(page)
  await page.keyboard.press('y')
  await expect.poll(() => heard(page)).toMatch(/German \S.* fired at French .*Dice: \d\./)
  expect((await heard(page)).match(/ fired at /g)?.length, 'none of the fires is left out').toBeGreaterThan(5)
  await expect.poll(() => focus(page).count()).toBe(1)
})

it('a card of Illusions of Glory is found, read, opened and played by keys', async () => {
  const { page } = await openIllusionsOfGloryAt({
    players: 'against-computer',
    chance: 3,
    until: promptIs('action'),
  })
  await isAtMap(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => here(page)).toMatch(/, in .* hands/)
  await page.keyboard.press('.')
  await expect.poll(() => here(page)).toMatch(/^Around .*by (?:railway|mixed-gauge railway|road)/)
  await page.keyboard.press('h')
  const card = page.getByRole('region', { name: 'Cards' }).getByRole('button', { expanded: false })
  await expect.poll(() => focus(page).innerText()).toMatch(/, card (?:AP|CP) \d+, .*May be played now: /)
  expect(await card.count()).toBeGreaterThan(3)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => focus(page).innerText()).not.toBe('')
  const before = await asked(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked(page)).not.toBe(before)
  await expect.poll(() => heard(page)).not.toBe('')
})
