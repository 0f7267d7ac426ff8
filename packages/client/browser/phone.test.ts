import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import type { Button, Point } from '@sandtable/presentation'
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import type { IllusionsOfGloryTypes } from '@sandtable/illusions-of-glory/types'
import type { Answer, Match, Play } from '@sandtable/kernel'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { boardWords } from '../board/words.ts'
import { seenWords } from '../seen/words.ts'
import { DEAF_MS } from '../table/hearing.ts'
import { wordsOf } from '../words/words.ts'
import { barriers } from './axe.ts'
import { buttonsFor, isComputers, isSettled, rollIn } from './players/ahead.ts'
import { expectFingerSize, expectNothingCut, expectNoOverflow } from './players/fingers.ts'
import { MORHANGE, SET_UP } from './players/grand-illusion-script.ts'
import { spotOf } from './players/map-point.ts'
import type { Mirror } from './players/mirror.ts'
import { openAt, openAtOf } from './players/prepared.ts'
import { following } from './players/orders.ts'
import type { Started } from './players/start.ts'
import { storedGame, untilStored } from './players/stored.ts'
import { GALICIA, ILLUSION, ILLUSIONS_OF_GLORY } from './players/tried.ts'

const words = wordsOf('en')

const opened = (screen: 'phone' | 'upright'): Promise<Started> =>
  openAt({ players: 'against-computer', chance: 1, until: () => true, screen, touch: true })

async function tap(page: Page, hex: number): Promise<void> {
  const { x, y } = await spotOf(page, hex)
  await page.touchscreen.tap(x, y)
}

/** Options of a verb that lie open under the finger. */
async function inSight(page: Page, { offer }: Mirror, verb: string): Promise<number[]> {
  const options = offer[verb]
  const free: number[] = []
  for (const hex of typeof options === 'object' ? options : [])
    if ((await spotOf(page, hex)).isFree) free.push(hex)
  return free
}

const marchTo = (goal: number): string =>
  battleForGalicia.placeWords?.march?.en(battleForGalicia.spaceName(goal, 'en')) ?? ''

describe('on a phone', () => {
  it('a march is played by taps: the first shows the way, the second goes it', async () => {
    const { page, mirror } = await opened('phone')
    const [stack] = await inSight(page, mirror, 'stack')
    await tap(page, stack as number)
    const tray = page.getByRole('region', { name: words.dock.stack })
    await expect.poll(() => tray.innerText()).toContain(battleForGalicia.sheet.spaces[stack as number]?.id)
    await untilStored(page, 1, mirror.take({ verb: 'stack', arg: stack as number }))

    const [goal] = (await inSight(page, mirror, 'march')).slice(-1)
    const before = await spotOf(page, goal as number)
    await page.touchscreen.tap(before.x, before.y)
    await page.locator('.ring.way').waitFor({ state: 'attached' })
    expect(mirror.match.length, 'the first tap only shows').toBe(1)
    const after = await spotOf(page, goal as number)
    expect([after.x, after.y], 'the map stays under the finger').toEqual([before.x, before.y])
    await page.touchscreen.tap(after.x, after.y)
    await untilStored(page, 2, mirror.take({ verb: 'march', arg: goal as number }))
    await expectNoOverflow(page)
  })

  it('Cancel closes what the first tap shows, gives up nothing else, and brings the buttons back', async () => {
    const { page, mirror } = await opened('phone')
    const [stack] = await inSight(page, mirror, 'stack')
    await tap(page, stack as number)
    await untilStored(page, 1, mirror.take({ verb: 'stack', arg: stack as number }))
    const [goal] = await inSight(page, mirror, 'march')
    const thumb = page.locator('.thumb')
    const before = await thumb.innerText()
    await tap(page, goal as number)
    const go = thumb.getByRole('button', {
      name: marchTo(goal as number),
    })
    await go.waitFor()
    await thumb.getByRole('button', { name: words.common.cancel }).tap()
    await expect.poll(() => go.count()).toBe(0)
    expect(await thumb.innerText()).toBe(before)
    expect((await storedGame(page)).record.actions, 'the stack is still in the hand').toHaveLength(1)
  })

  it('the button under the thumb goes the way shown', async () => {
    const { page, mirror } = await opened('phone')
    const [stack] = await inSight(page, mirror, 'stack')
    await tap(page, stack as number)
    await untilStored(page, 1, mirror.take({ verb: 'stack', arg: stack as number }))
    const [goal] = await inSight(page, mirror, 'march')
    await tap(page, goal as number)
    const tray = page.getByRole('region', { name: words.dock.stack })
    await tray.getByRole('button', { name: marchTo(goal as number) }).tap()
    await untilStored(page, 2, mirror.take({ verb: 'march', arg: goal as number }))
  })

  it('log, stack, rules and menu open from the dock, and everything is large enough for a finger', async () => {
    const { page } = await opened('phone')
    const dock = page.getByRole('navigation', { name: words.dock.region })
    await expectFingerSize(dock.getByRole('button'))
    await expectFingerSize(page.getByRole('region', { name: words.prompt.region }).locator('.btn'))
    await expectFingerSize(page.getByRole('region', { name: words.dock.stack }).locator('.btn'))
    await dock.getByRole('button', { name: words.dock.log }).tap()
    await page.getByRole('region', { name: words.log.title }).waitFor()
    await expectNoOverflow(page)
    await dock.getByRole('button', { name: words.dock.log }).tap()
    await dock.getByRole('button', { name: words.dock.rules }).tap()
    await page.locator('.rules-sheet h2, .rules-sheet h3').first().waitFor()
    await expectNoOverflow(page)
    expect(await barriers(page)).toEqual([])
  })

  it('the map is dragged and pinched, and a drag is no tap', async () => {
    const { page, mirror } = await opened('phone')
    const [stack] = await inSight(page, mirror, 'stack')
    const from = await spotOf(page, stack as number)
    await fingers(page, [from], [{ x: from.x + 60, y: from.y + 40 }])
    const to = await spotOf(page, stack as number)
    expect([Math.round(to.x - from.x), Math.round(to.y - from.y)]).toEqual([60, 40])
    const slider = page.getByRole('slider', { includeHidden: true })
    expect(await slider.getAttribute('aria-valuemax'), 'nothing was taken up').toBe('0')
    const before = await mapWidth(page)
    const apart = (by: number): Point[] => [to, { x: to.x + by, y: to.y }]
    await fingers(page, apart(40), apart(80))
    await expect.poll(async () => (await mapWidth(page)) / before).toBeCloseTo(2, 1)
  })
})

const mapWidth = (page: Page): Promise<number> =>
  page.locator('.board-layer').evaluate((layer) => layer.getBoundingClientRect().width)

const STEPS = 6

/** Fingers that go down, move and are lifted. */
async function fingers(page: Page, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const on = (way: number, share: number, target: number): number => way + (target - way) * share
  const points = (share: number) =>
    from.map(({ x, y }, id) => ({ id, x: on(x, share, to[id]?.x ?? x), y: on(y, share, to[id]?.y ?? y) }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
  for (let step = 1; step <= STEPS; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step / STEPS) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const asks =
  (...prompts: readonly string[]) =>
  ({ play }: { readonly play: Pick<Play, 'asked'> }): boolean =>
    prompts.includes(play.asked(0)?.question.prompt ?? '')

const TOUCHED = { players: 'against-computer', screen: 'phone', touch: true } as const

describe.each(['en', 'ja'] as const)('nothing beside a question is cut on a phone: %s', (language) => {
  it('a reaction in Battle for Galicia', async () => {
    const { page } = await openAt({ ...TOUCHED, language, chance: 4, until: asks('react') })
    await page.locator('.staff-pop').first().waitFor()
    await expectNothingCut(page)
  })

  it('dice in Battle for Galicia', async () => {
    const { presentation } = GALICIA
    const until = (match: Mirror['match']): boolean => rollIn(presentation, match) !== undefined
    const { page } = await openAt({ ...TOUCHED, language, chance: 4, until })
    await page.locator('.commit .attack').waitFor()
    await expectNothingCut(page)
  })

  it('combat in Illusions of Glory', async () => {
    const isAsked = asks('flank', 'combat-cards', 'stand')
    const until = (match: Match<IllusionsOfGloryTypes>): boolean =>
      isAsked(match) && !isSettled(ILLUSIONS_OF_GLORY.presentation, match.play)
    const { page } = await openAtOf(ILLUSIONS_OF_GLORY)({ ...TOUCHED, language, chance: 1, until })
    await page.locator('.staff-pop').first().waitFor()
    await expectNothingCut(page)
  })

  it('a battle in Grand Illusion', async () => {
    const decide = following<GrandIllusionTypes>(1, SET_UP, MORHANGE)
    const until = asks('withdraw-cavalry', 'place-attackers')
    const { page } = await openAtOf(ILLUSION)({ ...TOUCHED, language, chance: 1, decide, until })
    await page.locator(':is(.thumb, .commit) .btn').filter({ visible: true }).first().waitFor()
    await expectNothingCut(page)
  })
})

it('on a phone a message lies over no button the thumb may want', async () => {
  const { page } = await opened('phone')
  await page.locator('.thumb .btn').first().waitFor()
  const message = await page.evaluate(() => {
    const toasts = document.createElement('div')
    toasts.className = 'toasts'
    toasts.innerHTML = '<div class="toast float">A new edition is there.</div>'
    document.querySelector('.table')?.append(toasts)
    const { height, bottom } = toasts.getBoundingClientRect()
    return { height, bottom, thumb: document.querySelector('.thumb')?.getBoundingClientRect().top ?? 0 }
  })
  expect(message.height).toBeGreaterThan(20)
  expect(message.bottom).toBeLessThan(message.thumb)
})

it('on a phone an enemy that could be attacked is previewed before OPS are spent, and the button says who attacks', async () => {
  const { presentation } = ILLUSIONS_OF_GLORY
  const until = asks('activate')
  const { page, mirror } = await openAtOf(ILLUSIONS_OF_GLORY)({ ...TOUCHED, chance: 3, until })
  const answers = presentation.ahead?.(mirror.scene())?.answers ?? new Map<number, readonly Answer[]>()
  const { length } = (await storedGame(page)).record.actions
  await page.locator('.thumb .btn').first().waitFor()
  const several = [...answers].filter(([, from]) => from.length > 1)
  const spots = await Promise.all(
    several.map(async ([space, from]) => ({
      space,
      from,
      ...(await spotOf(page, space, presentation.sheet)),
    })),
  )
  const enemy = spots.find(({ isFree }) => isFree)
  if (!enemy) throw new Error('no enemy in sight that several could attack')
  const { x, y, space, from } = enemy
  await page.touchscreen.tap(x, y)
  const go = page.locator('.thumb .btn.primary.big')
  await go.waitFor()
  expect((await storedGame(page)).record.actions).toHaveLength(length)
  await expect.poll(() => page.locator('.callout').innerText()).toContain('%')
  await expect.poll(() => hiddenParts(page.locator('.callout'))).toEqual([])
  await go.tap()
  const choices = page.locator('.callout .callout-offer')
  const together = presentation.aheadTogether?.(mirror.scene(), space) ? 1 : 0
  await expect.poll(() => choices.count()).toBe(from.length + together)
  expect((await storedGame(page)).record.actions).toHaveLength(length)
  await choices.first().tap()
  await expect.poll(async () => (await storedGame(page)).record.actions.at(length)?.verb).toBe('attack')
})

it('on a phone a stack of which a unit was moved is not spread over the map', async () => {
  const { presentation } = ILLUSION
  const { sheet } = presentation
  const { page } = await openAtOf(ILLUSION)({ ...TOUCHED, chance: 1, until: () => true })
  const hex = sheet.spaces.findIndex(({ id }) => id === '45')
  await page.locator('.thumb .btn').first().waitFor()
  const { x, y } = await spotOf(page, hex, sheet)
  await page.touchscreen.tap(x, y)
  await expect.poll(() => page.locator('.tray').innerText()).toContain('Le Cateau')
  await page.locator('.tray .card').first().tap()
  await expect.poll(async () => (await storedGame(page)).record.actions.length).toBe(1)
  await page.waitForTimeout(500)
  expect(await page.locator('.fan').count()).toBe(0)
  await page.getByRole('button', { name: words.prompt.undo, exact: true }).tap()
  await expect.poll(async () => (await storedGame(page)).record.actions.length).toBe(0)
  await page.waitForTimeout(500)
  expect(await page.locator('.fan').count()).toBe(0)
})

/** Corners of the title and of the lines over which something else lies. */
const hiddenParts = (callout: Locator): Promise<(string | null)[]> =>
  callout.evaluate((sheet) =>
    [...sheet.querySelectorAll('.ttl, .callout-lines > li')]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const corners = [left + 1, right - 1].flatMap((x) =>
          [top + 1, bottom - 1].map((y) => [x, y] as const),
        )
        return corners.some(([x, y]) => !sheet.contains(document.elementFromPoint(x, y)))
      })
      .map((part) => part.textContent),
  )

it('on a phone what is left to do takes one line of the map, and none where something is previewed', async () => {
  const until = asks('activate')
  const { page } = await openAtOf(ILLUSIONS_OF_GLORY)({ ...TOUCHED, chance: 3, until })
  const list = page.locator('.todo > ul')
  await list.waitFor()
  await list.evaluate((ul) => {
    for (let n = 0; n < 5; n++) ul.append((ul.firstElementChild as Element).cloneNode(true))
  })
  const { height, width, wide } = await list.evaluate((ul) => ({
    height: ul.clientHeight,
    width: ul.clientWidth,
    wide: ul.scrollWidth,
  }))
  expect(wide, 'the rest is pushed along').toBeGreaterThan(width)
  expect(height).toBeLessThan(60)
  await page.locator('.board').evaluate((board) => {
    board.insertAdjacentHTML('beforeend', '<aside class="callout float"></aside>')
  })
  await expect.poll(() => list.isVisible()).toBe(false)
})

it('a result on a phone waits behind a sheet that is opened, and is there again afterwards', async () => {
  const { presentation } = GALICIA
  const { page } = await openAt({
    ...TOUCHED,
    chance: 4,
    shown: ['results'],
    until: (match) => rollIn(presentation, match, (play) => !isComputers(play)) !== undefined,
  })
  await page.locator('.commit .attack').tap()
  const result = page.getByRole('region', { name: seenWords('en').result })
  await result.waitFor()
  const dock = page.getByRole('navigation', { name: words.dock.region })
  await dock.getByRole('button', { name: words.dock.log }).tap()
  await page.getByRole('region', { name: words.log.title }).waitFor()
  await expect.poll(() => result.isVisible()).toBe(false)
  await dock.getByRole('button', { name: words.dock.log }).tap()
  await result.waitFor()
})

it('a double tap does not pass a warning, and a tap that follows does', async () => {
  const { presentation } = ILLUSIONS_OF_GLORY
  const warned = (play: Play<IllusionsOfGloryTypes>): Button | undefined =>
    buttonsFor(presentation, play).find(({ warning }) => warning !== undefined)
  const { page, mirror } = await openAtOf(ILLUSIONS_OF_GLORY)({
    ...TOUCHED,
    chance: 1,
    shown: ['deafness'],
    until: ({ play }) => warned(play) !== undefined,
  })
  const name = warned(mirror.play)?.label ?? ''
  const button = page.locator('.thumb').getByRole('button', { name, exact: true })
  const actions = async (): Promise<number> => (await storedGame(page)).record.actions.length
  const before = await actions()
  await button.tap()
  await button.tap()
  await page.locator('.say .warning').waitFor()
  expect(await actions(), 'nobody has read it yet').toBe(before)
  await page.waitForTimeout(DEAF_MS.short)
  await button.tap()
  await expect.poll(actions).toBeGreaterThan(before)
})

describe('on an upright tablet', () => {
  it('stack, buttons and log are at hand, and nothing hangs over', async () => {
    const { page, mirror } = await opened('upright')
    await expectNoOverflow(page)
    const [stack] = await inSight(page, mirror, 'stack')
    await tap(page, stack as number)
    const tray = page.getByRole('region', { name: words.dock.stack })
    await expect.poll(() => tray.innerText()).toContain(battleForGalicia.sheet.spaces[stack as number]?.id)
    await expectFingerSize(page.getByRole('region', { name: words.prompt.region }).locator('.btn'))
    await page.getByRole('button', { name: words.log.title }).first().tap()
    await page.getByRole('region', { name: words.log.title }).waitFor()
    await expectNoOverflow(page)
  })
})

/** The middle of the button that takes back. */
const undoAt = async (page: Page): Promise<number> => {
  const box = await page.getByRole('button', { name: words.prompt.undo, exact: true }).boundingBox()
  return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)
}

describe('nothing needs guessing', () => {
  it('overlays have their names, the timeline is one tap away, and Esc folds them again', async () => {
    const { page } = await opened('phone')
    const tools = page.getByRole('toolbar', { name: boardWords('en').overlays })
    await tools.getByRole('button', { name: boardWords('en').overlays }).tap()
    for (const { title } of battleForGalicia.overlays)
      expect(await tools.getByText(title.en, { exact: true }).first().isVisible(), title.en).toBe(true)
    await expectNoOverflow(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => tools.getByRole('button').filter({ visible: true }).count()).toBe(1)
    const dock = page.getByRole('navigation', { name: words.dock.region })
    await dock.getByRole('button', { name: words.dock.time }).tap()
    const slider = page.getByRole('slider', { name: words.time.slider })
    await slider.waitFor()
    await expectFingerSize(page.getByRole('region', { name: words.time.region }).getByRole('button'))
    await expectNoOverflow(page)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => slider.isVisible()).toBe(false)
  })

  it('what stands beside the question is on the screen, and leaves it most of the width', async () => {
    const { page } = await opened('phone')
    const prompt = page.getByRole('region', { name: words.prompt.region })
    const undo = await prompt.getByRole('button', { name: words.prompt.undo, exact: true }).boundingBox()
    expect((undo?.x ?? 0) + (undo?.width ?? 0)).toBeLessThanOrEqual(390)
    expect((await prompt.getByRole('paragraph').boundingBox())?.width).toBeGreaterThan(195)
  })

  it('the whole question can be read, however long it is', async () => {
    const { page, mirror } = await opened('phone')
    const [stack] = await inSight(page, mirror, 'stack')
    await tap(page, stack as number)
    await untilStored(page, 1, mirror.take({ verb: 'stack', arg: stack as number }))
    const sentence = page.getByRole('region', { name: words.prompt.region }).getByRole('paragraph')
    await sentence
      .locator('span')
      .evaluate((span) => (span.textContent += ` ${'and on it goes '.repeat(12)}`))
    const { shown, whole } = await sentence.evaluate((element) => ({
      shown: element.clientHeight,
      whole: element.scrollHeight,
    }))
    expect(whole, 'long enough to be cut').toBeGreaterThan(120)
    // the chip of the rule reaches a little over its line
    expect(whole - shown).toBeLessThan(10)
  })
})

it('Undo stays where it is when a button beside it goes', async () => {
  const { page, mirror } = await openAt({ players: 'solo', chance: 4, until: isMarch, screen: 'desk' })
  const prompt = page.getByRole('region', { name: words.prompt.region })
  const putBack = prompt.getByRole('button', { name: labelOf(mirror, 'halt') })
  await putBack.waitFor()
  const before = await undoAt(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => putBack.count()).toBe(0)
  expect(await undoAt(page)).toBe(before)
})

const sharesLosses = ({ play }: Pick<Mirror['match'], 'play'>): Button | undefined =>
  buttonsFor(battleForGalicia, play).find(({ label }) => label.startsWith('One CE loss each'))

it.each(['desk', 'laptop'] as const)(
  'a long button beside a question leaves Undo and Redo on a %s',
  async (screen) => {
    const until = (match: Mirror['match']): boolean => sharesLosses(match) !== undefined
    const { page, mirror } = await openAt({ players: 'solo', chance: 4, until, screen })
    const prompt = page.getByRole('region', { name: words.prompt.region })
    const label = sharesLosses(mirror.match)?.label ?? ''
    const button = prompt.getByRole('button', { name: label })
    await button.waitFor()
    await button
      .locator('span')
      .evaluate((span) => (span.textContent += ', 14th Infantry Division, 3rd Cavalry Division'))
    await expectNothingCut(page)
    for (const name of [words.prompt.undo, words.prompt.redo])
      expect(await prompt.getByRole('button', { name, exact: true }).isVisible(), name).toBe(true)
  },
)

const labelOf = (mirror: Mirror, verb: string): string =>
  battleForGalicia.buttons(mirror.scene()).find(({ answer }) => answer.verb === verb)?.label ?? ''

const isMarch = ({ play }: Mirror['match']): boolean => play.pending[0]?.question.prompt === 'march'

it('Esc closes the rules and the page about the game, wherever the focus is', async () => {
  const { page } = await openAt({ players: 'solo', chance: 4, until: () => true, screen: 'desk' })
  await page.getByRole('button', { name: words.common.rules, exact: true }).click()
  const rules = page.getByRole('region', { name: words.common.rules })
  await rules.getByRole('heading').first().waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => rules.count()).toBe(0)
  await page.getByRole('button', { name: words.common.menu, exact: true }).click()
  await page.getByRole('button', { name: words.menu.about }).click()
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Escape')
  await page.getByRole('application').waitFor()
})
