import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { Game } from './players/game.ts'
import { keyboard } from './players/keyboard.ts'
import { replayed } from './players/mirror.ts'
import { plainPlayer } from './players/policy.ts'
import { start } from './players/start.ts'
import { storedGame } from './players/stored.ts'

const { end: words } = wordsOf('en')

it('two people at one screen play a whole game with the keyboard alone', async () => {
  const started = await start({ players: 'hot-seat', chance: 8 })
  const { page, mirror } = started
  const game = new Game(started, keyboard(page))
  await game.playOn(plainPlayer(1, { marches: 2, attacks: 1 }))
  const { record } = await storedGame(page)
  expect(replayed(record).play.hash()).toBe(mirror.play.hash())
  const happened = new Set(mirror.match.log.map(({ event }) => event.type))
  for (const type of ['moved', 'combat-rolled', 'retreated', 'losses-rolled', 'ce-lost'] as const)
    expect(happened, type).toContain(type)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('button', { name: words.again }).count()).toBe(0)
})
