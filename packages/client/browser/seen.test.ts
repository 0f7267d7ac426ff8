/** Nothing happens unseen: results stay, questions are in view, the others' deeds are listed, and a game says what it is about. */
import type { Answer, GameTypes } from '@sandtable/kernel'
import type { Sheet } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { SINCE_KEY } from '../panels/table-keys.ts'
import { seenWords } from '../seen/words.ts'
import { wordsOf } from '../words/words.ts'
import { glowIn, isComputers, lastByHand, leadingOn, rollIn } from './players/ahead.ts'
import type { AnyMirror } from './players/game.ts'
import { spotOf } from './players/map-point.ts'
import type { Mirror } from './players/mirror.ts'
import { clickHex, mouse, promptBar } from './players/mouse.ts'
import { openAtOf } from './players/prepared.ts'
import { startOf } from './players/start.ts'
import { storedGame } from './players/stored.ts'
import { GALICIA, ILLUSION, ILLUSIONS_OF_GLORY, type Tried } from './players/tried.ts'

const words = seenWords('en')
const actionsOf = async (page: Page): Promise<number> => (await storedGame(page)).record.actions.length
const result = (page: Page) => page.getByRole('region', { name: words.result })
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** Which of these spaces are not seen. */
async function outOfSight(
  page: Page,
  { presentation }: AnyMirror,
  spaces: Iterable<number>,
): Promise<number[]> {
  const hidden: number[] = []
  for (const space of spaces) {
    const { x, y, window: w } = await spotOf(page, space, presentation.sheet)
    if (x < w.x || y < w.y || x > w.x + w.width || y > w.y + w.height) hidden.push(space)
  }
  return hidden
}

/** Far closer, at a corner of the map. */
async function lookElsewhere(page: Page): Promise<void> {
  const box = await page.locator('.board-view').boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.move(box.x + 90, box.y + 16)
  for (let n = 0; n < 14; n++) await page.mouse.wheel(0, -400)
  await page.waitForTimeout(250)
}

describe('the result of a fight', () => {
  it.each(['phone', 'tablet'] as const)(
    'is shown on a touch screen, and again from the log: %s',
    async (screen) => {
      const { page, mirror } = await openAtOf(GALICIA)({
        players: 'against-computer',
        chance: 4,
        screen,
        touch: true,
        shown: ['results'],
        until: (match) => rollIn(GALICIA.presentation, match, (play) => !isComputers(play)) !== undefined,
      })
      const roll = rollIn(GALICIA.presentation, mirror.match)
      await press(page, roll?.label ?? '')
      await result(page).waitFor()
      expect(await result(page).locator('.die').count()).toBeGreaterThan(1)
      await result(page)
        .getByRole('button', { name: wordsOf('en').common.close })
        .click()
      await expect.poll(() => result(page).count()).toBe(0)
      await press(page, wordsOf('en').log.title)
      await page.getByRole('button', { name: words.showAgain }).first().click()
      await expect.poll(() => result(page).locator('.die').count()).toBeGreaterThan(1)
      expect(await result(page).isVisible(), 'over the log it was called up from').toBe(true)
    },
  )

  it('stays while the computer answers in it, and the fight goes on by itself', async () => {
    const { page, mirror } = await openAtOf(GALICIA)({
      players: 'against-computer',
      chance: 4,
      shown: ['results'],
      until: (match) => rollIn(GALICIA.presentation, match, isComputers) !== undefined,
    })
    const before = await actionsOf(page)
    await press(page, rollIn(GALICIA.presentation, mirror.match)?.label ?? '')
    await result(page).waitFor()
    await expect.poll(() => actionsOf(page)).toBeGreaterThan(before + 1)
    await expect.poll(() => page.title()).toContain(words.yourTurn)
    expect(await result(page).locator('.die').count()).toBeGreaterThan(1)
    expect(await page.locator('.go-on').filter({ visible: true }).count()).toBe(0)
  })
})

/** A game after a button has been pressed that leads to a question about the map, while the player looked elsewhere. */
async function asksElsewhere<T extends GameTypes>(tried: Tried<T>): Promise<void> {
  const { page, mirror } = await openAtOf(tried)({
    players: 'against-computer',
    chance: 4,
    until: (match) => leadingOn(tried.presentation, match) !== undefined,
  })
  const button = leadingOn(tried.presentation, mirror.match)
  await lookElsewhere(page)
  await press(page, button?.label ?? '')
  mirror.take(button?.answer ?? { verb: '' })
  await expectInView(page, mirror)
}

/** Everything that is lit; of what is spread too far to be read at once some. */
async function expectInView<T extends GameTypes>(page: Page, mirror: Mirror<T>): Promise<void> {
  const { spaces, heldSpaces } = glowIn(mirror.presentation, mirror.scene())
  const lit = [...spaces, ...heldSpaces]
  const any = mirror as unknown as AnyMirror
  const isFar = lit.length > 12
  await expect
    .poll(async () => (await outOfSight(page, any, lit)).length, { timeout: 4000 })
    .toBeLessThanOrEqual(isFar ? lit.length - 1 : 0)
}

describe('what is asked is in view with its answers', () => {
  it('in Battle for Galicia', () => asksElsewhere(GALICIA))
  it('in Grand Illusion', () => asksElsewhere(ILLUSION))
  it('in Illusions of Glory', () => asksElsewhere(ILLUSIONS_OF_GLORY))
})

/** Pixels a map unit. */
const scaleOf = async (page: Page, { width }: Sheet): Promise<number> =>
  (await page.locator('.board-layer').evaluate((layer) => layer.getBoundingClientRect().width)) / width

it('the map comes near again after a question that wanted all of it, and not under a hand at work', async () => {
  const { page, mirror } = await openAtOf(ILLUSION)({
    players: 'against-computer',
    chance: 4,
    until: ({ play }) => play.asked(0)?.question.prompt === 'activity',
  })
  const { sheet } = ILLUSION.presentation
  await expect.poll(() => scaleOf(page, sheet)).toBeLessThan(0.6)
  const { activate } = mirror.offer
  const [hex] = typeof activate === 'object' ? activate : []
  const answer: Answer = hex === undefined ? { verb: '' } : { verb: 'activate', arg: hex }
  await mouse(page).perform(mirror, answer)
  mirror.take(answer)
  const { x, y } = await spotOf(page, hex ?? -1, sheet)
  for (let n = 0; n < 12; n++) {
    await page.waitForTimeout(100)
    await page.mouse.move(x + n, y)
    const now = await spotOf(page, hex ?? -1, sheet)
    expect([now.x, now.y], 'the map stays under the hand').toEqual([x, y])
  }
  await expect.poll(() => scaleOf(page, sheet), { timeout: 4000 }).toBeGreaterThan(0.6)
})

it('cards leave most of the map to be seen, and one that lies open gives way to the next question', async () => {
  const { page } = await openAtOf(ILLUSIONS_OF_GLORY)({
    players: 'against-computer',
    chance: 4,
    until: ({ play }) => play.asked(0)?.question.prompt === 'action',
  })
  const share = () =>
    page.evaluate(() => {
      const [map, bar] = ['.board-view', '.hand-bar'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      )
      return map && bar ? (map.bottom - bar.top) / map.height : 1
    })
  await expect.poll(share).toBeLessThan(0.3)
  expect(await page.locator('.board-legend.of-signs').isVisible()).toBe(false)
  await page.locator('[data-card]').first().click()
  await page.locator('.open-card').waitFor()
  await page.keyboard.press('n')
  await expect.poll(() => page.locator('.open-card').count()).toBe(0)
})

async function isBriefed<T extends GameTypes>(tried: Tried<T>): Promise<void> {
  const { page, mirror } = await startOf(tried)({
    players: 'against-computer',
    chance: 4,
    shown: ['briefing'],
  })
  const { who = '', victory = [] } = tried.presentation.briefing?.(mirror.scene(0)) ?? {}
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  const text = await sheet.innerText()
  for (const said of [who, ...victory.map((line) => line.text)]) expect(text).toContain(said)
  await sheet.getByRole('button', { name: words.toTable }).click()
  await expect.poll(() => sheet.count()).toBe(0)
  await expect.poll(() => page.title()).toContain(words.yourTurn)
  await page.locator('.score > button').first().click()
  await page.locator('.sources').getByRole('button', { name: words.briefing }).click()
  await expect.poll(() => sheet.innerText()).toContain(who)
}

describe('a game that starts says what it is about, and again behind the score', () => {
  it('Battle for Galicia', () => isBriefed(GALICIA))
  it('Grand Illusion', () => isBriefed(ILLUSION))
  it('Illusions of Glory', () => isBriefed(ILLUSIONS_OF_GLORY))
})

describe('the end of a turn', () => {
  it('waits after a click that was the last of a round, and can be taken back', async () => {
    const { presentation } = ILLUSIONS_OF_GLORY
    const { page, mirror } = await openAtOf(ILLUSIONS_OF_GLORY)({
      players: 'against-computer',
      chance: 4,
      shown: ['hand-over'],
      until: (match) => lastByHand(presentation, match) !== undefined,
    })
    const answer = lastByHand(presentation, mirror.match) ?? { verb: '' }
    const before = await actionsOf(page)
    await mouse(page).perform(mirror, answer)
    const bar = promptBar(page, mirror)
    const end = bar.getByRole('button', { name: presentation.handOver?.en ?? '' })
    await end.waitFor()
    await page.waitForTimeout(300)
    expect(await actionsOf(page)).toBe(before + 1)
    await bar.getByRole('button', { name: wordsOf('en').prompt.undo, exact: true }).click()
    await expect.poll(() => actionsOf(page)).toBe(before)
    expect(await end.count()).toBe(0)
  })
})

it('what the computer did is listed when the turn is the player’s again, and flown to', async () => {
  const { page, mirror } = await openAtOf(GALICIA)({
    players: 'against-computer',
    chance: 4,
    shown: ['since'],
    until: ({ play, length }) => play.state.turn === 2 && play.state.side === 0 && length > 0,
  })
  const list = page.getByRole('region', { name: words.since })
  await list.waitFor()
  expect(await list.getByRole('listitem').count()).toBeGreaterThan(1)
  await lookElsewhere(page)
  await list.getByRole('listitem').last().getByRole('button').click()
  await expect.poll(() => page.locator('.deed-marks path').count()).toBeGreaterThan(0)
  await list.getByRole('button', { name: words.sinceClose }).click()
  await expect.poll(() => list.count()).toBe(0)
  await page.keyboard.press(SINCE_KEY)
  await list.waitFor()
  // The units of a place that is looked at lie where the list was.
  const enemy = mirror.presentation.stacks(mirror.scene()).find(({ own }) => !own)
  await clickHex(page, enemy?.space ?? -1)
  await expect.poll(() => list.count()).toBe(0)
})

it('cards and fights are listed one under the other, all of them as wide as the list', async () => {
  const { page } = await openAtOf(ILLUSIONS_OF_GLORY)({
    players: 'against-computer',
    chance: 4,
    until: ({ play }) => play.state.round === 2 && play.asked(0)?.question.prompt === 'action',
  })
  const list = page.getByRole('region', { name: words.since })
  await page.keyboard.press(SINCE_KEY)
  await list.waitFor()
  const items = list.getByRole('listitem')
  const [all, ...others] = await Promise.all(
    [list, ...(await items.all())].map(async (each) => (await each.boundingBox())?.width ?? 0),
  )
  expect(others.length).toBeGreaterThan(1)
  for (const width of others) expect(width).toBeGreaterThan((all ?? 0) - 30)
})
