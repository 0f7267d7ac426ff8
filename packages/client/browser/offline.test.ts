import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { faults, openTable, readyForOffline, settled } from './harness.ts'
import { Game } from './players/game.ts'
import { Mirror } from './players/mirror.ts'
import { mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { start, startFromLobby } from './players/start.ts'

const words = wordsOf('en')
const decide = plainPlayer(2, { marches: 1, attacks: 0 })

it('after the very first visit the table opens without a network, and a new game is played', async () => {
  // Letters nobody has needed yet come from the system's own.
  faults.expect(/-jp-\d+-wght-.*\.woff2/)
  const page = await openTable({ shown: ['offline'] })
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await settled(page)
  const game = new Game(await startFromLobby(page, { players: 'against-computer' }), mouse(page))
  await game.playOn(decide, ({ seat }) => seat !== 0)
  // The computer thinks without a network, too.
  await game.mirror.catchUp(page)
  expect(game.mirror.seat).toBe(0)
  await page.getByRole('button', { name: words.common.rules, exact: true }).click()
  await page.locator('.rules-sheet h2, .rules-sheet h3').first().waitFor()
})

it('a game under way goes on without a network', async () => {
  const started = await start({ players: 'hot-seat', chance: 2, shown: ['offline'] })
  const { page } = started
  await new Game(started, mouse(page)).playOn(decide, ({ match }) => match.length >= 3)
  await readyForOffline(page)
  await page.context().setOffline(true)
  await page.reload()
  await settled(page)
  const mirror = await Mirror.of(page)
  expect(mirror.match.length).toBe(started.mirror.match.length)
  await new Game({ page, mirror }, mouse(page)).playOn(decide, ({ match }) => match.length >= 6)
})
