import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { Game } from './players/game.ts'
import { type Mirror, replayed } from './players/mirror.ts'
import { mouse, promptBar } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { start } from './players/start.ts'
import { storedGame } from './players/stored.ts'

const { prompt: words } = wordsOf('en')

const lengthOf = async (page: Page): Promise<number> => (await storedGame(page)).record.actions.length

const isTurnOf =
  (side: number, turn: number) =>
  ({ play, seat }: Mirror): boolean =>
    play.state.turn === turn && play.state.side === side && seat === side

/** The computer is quick here, and may be through before a click from outside arrives: the page itself presses. */
const stopAtOnce = (page: Page, name: string): Promise<void> =>
  page.evaluate((wanted) => {
    const press = (): void => {
      const button = [...document.querySelectorAll('button')].find((each) => each.innerText.trim() === wanted)
      if (!button) return
      watch.disconnect()
      button.click()
    }
    const watch = new MutationObserver(press)
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  }, name)

it('the computer answers beside the page, stops when told, and goes on', async () => {
  const started = await start({ players: 'against-computer', chance: 5 })
  const { page, mirror } = started
  expect(mirror.isHuman(0) && !mirror.isHuman(1)).toBe(true)
  const game = new Game(started, mouse(page))
  const decide = plainPlayer(3, { marches: 2, attacks: 0 })
  await game.playAgainst(decide, isTurnOf(0, 1))
  const bar = promptBar(page, mirror)
  await stopAtOnce(page, words.stop)
  await game.playAgainst(decide, ({ seat }) => seat === 1)
  await expect.poll(() => bar.innerText()).toContain(words.stopped(mirror.seatTitle(1)))
  const stopped = await lengthOf(page)
  await page.waitForTimeout(400)
  expect(await lengthOf(page), 'it does nothing while stopped').toBe(stopped)

  await bar.getByRole('button', { name: words.resume }).click()
  await game.playAgainst(decide, isTurnOf(1, 3))
  expect(page.workers().length, 'it thinks in a worker of its own').toBeGreaterThan(0)
  expect(mirror.match.length).toBeGreaterThan(stopped)
  const { record } = await storedGame(page)
  expect(replayed(record).actions.slice(0, mirror.match.length)).toEqual(mirror.match.actions)
})
