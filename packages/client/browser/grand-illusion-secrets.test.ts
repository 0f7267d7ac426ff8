import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { byMouse, isAsked, openGrandIllusionAt } from './players/grand-illusion.ts'

/** The whole page as text with every attribute, the pointer out of the way. */
async function heldBy(page: Page): Promise<string> {
  await page.mouse.move(2, 2)
  return page.evaluate(() => document.documentElement.outerHTML)
}

interface Seen {
  readonly behindCurtain: string
  readonly byGermany: string
  /** when both have chosen */
  readonly revealed: string
}

/** §14.3.6 what is seen after the Allies have chosen their options, before the Germans do. */
async function seenAfter(options: number): Promise<Seen> {
  const until = isAsked('choose-options')
  const game = byMouse(
    await openGrandIllusionAt({ players: 'hot-seat', scenario: 'what-if', chance: 2, until }),
  )
  const { page, mirror } = game
  await game.answer({ verb: 'options', arg: options })
  expect([mirror.prompt, mirror.seat]).toEqual(['choose-options', 1])
  await page.getByRole('dialog').waitFor()
  const behindCurtain = await heldBy(page)
  await game.takeScreen()
  await page.locator('[data-card]').first().waitFor()
  const byGermany = await heldBy(page)
  await game.answer({ verb: 'options', arg: 0 })
  await game.takeScreen()
  return { behindCurtain, byGermany, revealed: await heldBy(page) }
}

it('secret options leave no trace on the page of the other side: whatever was chosen, it is the same', async () => {
  const none = await seenAfter(0)
  const two = await seenAfter(2 ** 1 + 2 ** 4)
  expect(two.behindCurtain === none.behindCurtain, 'behind the curtain').toBe(true)
  expect(two.byGermany === none.byGermany, 'before the Germans').toBe(true)
  expect(two.revealed === none.revealed, 'once they are revealed').toBe(false)
})

it('markers still to be drawn are nowhere on the page: whatever chance will bring, it is the same', async () => {
  const seen = []
  for (const chance of [1, 2]) {
    const game = byMouse(await openGrandIllusionAt({ players: 'hot-seat', chance, until: () => true }))
    await game.takeScreen()
    await game.page.locator('.prompt .say > span').waitFor()
    seen.push(await heldBy(game.page))
  }
  expect(seen[0] === seen[1]).toBe(true)
})
