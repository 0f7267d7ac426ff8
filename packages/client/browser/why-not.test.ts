import { expect, it } from 'vitest'
import { Game } from './players/game.ts'
import { mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { expectReason, reasons } from './players/reasons.ts'
import { start } from './players/start.ts'
import { storedGame } from './players/stored.ts'

const PROMPTS = ['move', 'march', 'attack', 'choose-attackers', 'retreat']

it('a click on what is not allowed says why, with the rule', async () => {
  const started = await start({ players: 'hot-seat', chance: 4 })
  const { page, mirror } = started
  const game = new Game(started, mouse(page))
  const decide = plainPlayer(2, { marches: 1, attacks: 2 })
  const told = new Map<string, string>()
  for (const prompt of PROMPTS) {
    await game.playOn(decide, (now) => now.prompt === prompt)
    for (const [code, refused] of reasons(mirror)) {
      if (told.has(code)) continue
      await expectReason(page, mirror, refused)
      told.set(code, refused.refusal.rule)
    }
  }
  expect((await storedGame(page)).record.actions, 'nothing changed by it').toHaveLength(mirror.match.length)
  console.log([...told].map(([code, rule]) => `${code} ${rule}`).join(', '))
  expect(told.size).toBeGreaterThanOrEqual(6)
})
