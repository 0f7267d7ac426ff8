import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import type { Point } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { barriers } from './axe.ts'
import { expectFingerSize, expectNoOverflow } from './players/fingers.ts'
import { spotOf } from './players/map-point.ts'
import type { Mirror } from './players/mirror.ts'
import { openAt } from './players/prepared.ts'
import type { Started } from './players/start.ts'
import { untilStored } from './players/stored.ts'

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

  it('the button under the thumb goes the way shown', async () => {
    const { page, mirror } = await opened('phone')
    const [stack] = await inSight(page, mirror, 'stack')
    await tap(page, stack as number)
    await untilStored(page, 1, mirror.take({ verb: 'stack', arg: stack as number }))
    const [goal] = await inSight(page, mirror, 'march')
    await tap(page, goal as number)
    const tray = page.getByRole('region', { name: words.dock.stack })
    await tray
      .getByRole('button', { name: words.stack.go(battleForGalicia.spaceName(goal as number, 'en')) })
      .tap()
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
