import { expect, it } from 'vitest'
import { Game } from './players/game.ts'
import { replayed } from './players/mirror.ts'
import { mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { start } from './players/start.ts'
import { storedGame } from './players/stored.ts'

it('a whole game of two people at one screen, by mouse', async () => {
  const started = await start({ players: 'hot-seat', chance: 1 })
  const { page, mirror } = started
  const game = new Game(started, mouse(page))
  await game.playOn(plainPlayer(1, { marches: 2, attacks: 2 }))
  const { record } = await storedGame(page)
  expect(replayed(record).play.hash()).toBe(mirror.play.hash())
  const end = page.getByRole('dialog')
  await end.waitFor()
  console.log(await end.innerText(), mirror.match.length)
})
