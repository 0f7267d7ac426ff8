import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { Game } from './players/game.ts'
import type { Mirror } from './players/mirror.ts'
import { clickHex, hoverHex, mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { expectSecrets } from './players/secrets.ts'
import { start } from './players/start.ts'

/** long enough for marches, attacks and several changes of hands */
const ACTIONS = 34

/** An enemy stack with more than its top. */
const hiddenStack = (mirror: Mirror): number | undefined =>
  battleForGalicia.stacks(mirror.scene()).find(({ own, more }) => !own && more)?.space

it('two people at one screen never see what the other hides: not behind the curtain, not in the past', async () => {
  const started = await start({ players: 'hot-seat', chance: 3 })
  const { page, mirror } = started
  const game = new Game(started, mouse(page))
  const decide = plainPlayer(4, { marches: 1, attacks: 2 })
  const slider = page.getByRole('slider', { name: wordsOf('en').time.slider })
  let hidden = 0
  for (let i = 0; i < ACTIONS; i++) {
    if (game.mustHandOver) hidden += await expectSecrets(page, mirror, mirror.scene(-1))
    await game.takeScreen()
    hidden += await expectSecrets(page, mirror, mirror.scene())
    if (i % 15 === 14) {
      const at = mirror.match.length - 9
      await slider.focus()
      for (let back = 0; back < 9; back++) await page.keyboard.press('ArrowLeft')
      await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe(String(at))
      hidden += await expectSecrets(page, mirror, mirror.scene(mirror.seat, at), mirror.match.at(at))
      await page.keyboard.press('End')
    }
    await game.answer(decide(mirror.play, mirror.seat))
  }
  expect(hidden, 'there was something to hide').toBeGreaterThan(100)
})

it('against the computer its hidden units stay hidden, pointed at or chosen', async () => {
  const { page, mirror } = await start({ players: 'against-computer', chance: 3 })
  expect(await expectSecrets(page, mirror, mirror.scene(0))).toBeGreaterThan(0)
  // The other side must not sit here: what it may not know stands on this page.
  await expect(expectSecrets(page, mirror, mirror.scene(1))).rejects.toThrow()
  const stack = hiddenStack(mirror) as number
  await hoverHex(page, stack)
  await page.waitForTimeout(400)
  await expectSecrets(page, mirror, mirror.scene(0))
  await clickHex(page, stack)
  await expectSecrets(page, mirror, mirror.scene(0))
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await mirror.catchUp(page)
  await expectSecrets(page, mirror, mirror.scene(0))
})
