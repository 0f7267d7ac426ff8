/** One game, one writer: a second tab follows, and can take over; there are never two histories. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { appWords } from '../app/words.ts'
import { sentencesOf } from '../table/sentences.ts'
import { wordsOf } from '../words/words.ts'
import { settled } from './harness.ts'
import { Game } from './players/game.ts'
import { type Mirror, replayed } from './players/mirror.ts'
import { mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { openAt, withGame } from './players/prepared.ts'
import { storedGame } from './players/stored.ts'

const { elsewhere, takeOver } = appWords('en')
const { time } = wordsOf('en')

const sign = (page: Page): Locator => page.locator('.standing-sign').filter({ hasText: elsewhere })
const moves = (page: Page) => (): Promise<string | null> =>
  page.getByRole('slider', { name: time.slider }).getAttribute('aria-valuemax')

async function secondTab(first: Page): Promise<Page> {
  const second = await first.context().newPage()
  await second.goto(first.url())
  await settled(second)
  await second.locator('.board-layer').waitFor()
  return second
}

const afterTwelve = ({ length }: Mirror['match']): boolean => length >= 12

it('two tabs on one game play one after the other, and the other follows', async () => {
  const started = await openAt({ players: 'solo', chance: 2, until: afterTwelve })
  const { page: first, mirror } = started
  const decide = plainPlayer(2, { marches: 3, attacks: 0 })
  const second = await secondTab(first)
  await sign(second).waitFor()
  expect(await sign(first).count(), 'the first knows nothing of it').toBe(0)

  const inFirst = new Game(started, mouse(first))
  await inFirst.answer(decide(mirror.play, mirror.seat))
  await inFirst.answer(decide(mirror.play, mirror.seat))
  await expect.poll(moves(second)).toBe(String(mirror.match.length))
  await second.locator('.board-view').click({ position: { x: 300, y: 300 } })
  await second.getByText(sentencesOf('en').elsewhere).first().waitFor()
  await second.keyboard.press('Escape')
  await second.keyboard.press('Control+z')
  expect((await storedGame(second)).record.actions).toEqual(mirror.match.actions)

  await sign(second).getByRole('button', { name: takeOver }).click()
  await sign(second).waitFor({ state: 'detached' })
  await sign(first).waitFor()
  const inSecond = new Game({ page: second, mirror }, mouse(second))
  await inSecond.answer(decide(mirror.play, mirror.seat))
  await expect.poll(moves(first)).toBe(String(mirror.match.length))
  // Moves taken back are followed too.
  await second.keyboard.press('Control+z')
  mirror.match.undo(mirror.seat)
  await expect.poll(moves(first)).toBe(String(mirror.match.length))
  expect((await storedGame(first)).record.actions).toEqual(mirror.match.actions)

  // The tab that plays is closed: the other one plays on by itself, and is not second after a reload.
  await second.close()
  await sign(first).waitFor({ state: 'detached' })
  await first.reload()
  await first.locator('.board-layer').waitFor()
  await inFirst.answer(decide(mirror.play, mirror.seat))
  expect(await sign(first).count()).toBe(0)
  expect((await storedGame(first)).record.actions).toEqual(mirror.match.actions)
})

it('tabs come to terms where the browser has no locks: on pages that are not served securely', async () => {
  const { opened: first, address } = await withGame({ players: 'solo', chance: 2, until: afterTwelve })
  await first
    .context()
    .addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  await first.goto(address)
  await first.locator('.board-layer').waitFor()
  expect(await sign(first).count()).toBe(0)
  const second = await secondTab(first)
  await sign(second).getByRole('button', { name: takeOver }).click()
  await sign(second).waitFor({ state: 'detached' })
  await sign(first).waitFor()
  await second.close({ runBeforeUnload: true })
  await sign(first).waitFor({ state: 'detached' })
})

it('the computer thinks in one of them', async () => {
  const isHumanAgain = (match: Mirror['match']): boolean =>
    match.length >= 12 && match.play.pending[0]?.seat === 0
  const started = await openAt({
    players: 'against-computer',
    chance: 3,
    until: isHumanAgain,
    isInstant: true,
  })
  const { page: first, mirror } = started
  const second = await secondTab(first)
  await sign(second).getByRole('button', { name: takeOver }).click()
  await sign(first).waitFor()
  await sign(second).waitFor({ state: 'detached' })
  const game = new Game({ page: second, mirror }, mouse(second))
  const turn = mirror.play.state.turn
  await game.playAgainst(
    plainPlayer(3, { marches: 1, attacks: 0 }),
    ({ play, seat }) => play.state.turn > turn && seat === 0,
  )
  await expect.poll(moves(first)).toBe(String(mirror.match.length))
  expect(first.workers(), 'nobody thinks in the tab that follows').toHaveLength(0)
  const { record } = await storedGame(second)
  expect(replayed(record).actions.slice(0, mirror.match.length)).toEqual(mirror.match.actions)
})
