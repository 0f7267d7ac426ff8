import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { settled } from './harness.ts'
import { Game } from './players/game.ts'
import { expectLength, redoButton, storedLength, undoButton } from './players/history.ts'
import type { Mirror } from './players/mirror.ts'
import { mouse, promptBar } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { openAt } from './players/prepared.ts'
import { expectScene } from './players/shown.ts'
import { start, type Wanted } from './players/start.ts'

const words = wordsOf('en')

async function played(players: Wanted['players'], until: (match: Mirror['match']) => boolean): Promise<Game> {
  const started = await openAt({ players, chance: 6, until })
  const game = new Game(started, mouse(started.page))
  await game.takeScreen()
  return game
}

const hasRolled = ({ log }: Mirror['match']): boolean =>
  log.some(({ event }) => event.type === 'combat-rolled')

describe('undo and redo', () => {
  it('take a march back and make it again', async () => {
    const started = await start({ players: 'against-computer', chance: 6 })
    const game = new Game(started, mouse(started.page))
    const hasMarched = ({ match }: Mirror): boolean => match.log.at(-1)?.event.type === 'moved'
    await game.playOn(plainPlayer(5, { marches: 2, attacks: 1 }), hasMarched)
    const { length } = game.mirror.match
    await undoButton(game).click()
    await expectLength(game, length - 1)
    await game.page.keyboard.press('Control+z')
    await expectLength(game, length - 2)
    await redoButton(game).click()
    await game.page.keyboard.press('Control+y')
    await expectLength(game, length)
    expect(await redoButton(game).getAttribute('aria-disabled')).toBe('true')
  })

  it('do not reach beyond the dice', async () => {
    const game = await played('hot-seat', hasRolled)
    expect(await undoButton(game).getAttribute('aria-disabled')).toBe('true')
    await undoButton(game).click({ force: true })
    await game.page.keyboard.press('Control+z')
    await expectLength(game, game.mirror.match.length)
  })

  it('reach anywhere when one person plays all', async () => {
    const game = await played('solo', hasRolled)
    const { length } = game.mirror.match
    for (let back = 1; back <= 3; back++) {
      await undoButton(game).click()
      await expectLength(game, length - back)
    }
  })
})

describe('the timeline', () => {
  it('shows any moment by keys, by pointer and by link, and goes back to now', async () => {
    const game = await played('solo', hasRolled)
    const { page, mirror } = game
    const { length } = mirror.match
    const slider = page.getByRole('slider', { name: words.time.slider })
    const expectMoment = async (at: number): Promise<void> => {
      await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(at))
      await expectScene(page, mirror.scene(mirror.match.at(at).pending[0]?.seat, at))
    }
    expect(await slider.getAttribute('aria-valuemax')).toBe(String(length))
    await slider.focus()
    await page.keyboard.press('ArrowLeft')
    await expectMoment(length - 1)
    await page.keyboard.press('PageDown')
    await expectMoment(Math.max(0, length - 11))
    await page.keyboard.press('Home')
    await expectMoment(0)
    await page.keyboard.press(']')
    await expectMoment(1)
    const { x, y, width, height } = await boxOf(slider)
    await page.mouse.click(x + width / 4, y + height / 2)
    await expect.poll(() => slider.getAttribute('aria-valuenow')).not.toBe('1')
    await expectMoment(Number(await slider.getAttribute('aria-valuenow')))
    await promptBar(page, mirror).getByRole('button', { name: words.prompt.backToNow }).click()
    await expectMoment(length)
    expect(await storedLength(page), 'looking changes nothing').toBe(length)
  })

  it('gives a link that opens at the position shown', async () => {
    const { page, mirror } = await played('solo', hasRolled)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('{')
    for (let on = 0; on < 4; on++) await page.keyboard.press(']')
    await page.getByRole('button', { name: words.time.link }).click()
    await page.getByText(words.time.copied).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toMatch(/#\/game\/\w+\/at\/4$/)
    const other = await page.context().newPage()
    await other.goto(link)
    await settled(other)
    const slider = other.getByRole('slider', { name: words.time.slider })
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('4')
    await expectScene(other, mirror.scene(mirror.match.at(4).pending[0]?.seat, 4))
    // Another moment of the game that lies open already.
    await other.goto(link.replace(/4$/, '2'))
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('2')
  })
})

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}
