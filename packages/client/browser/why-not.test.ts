import { GRID } from '@sandtable/battle-for-galicia/map'
import { type Refusal, whyNot } from '@sandtable/kernel'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { galicia } from '../games/battle-for-galicia/index.ts'
import { ruleLabel } from '../panels/rule-label.ts'
import { candidates } from '../table/candidates.ts'
import { Game } from './players/game.ts'
import type { Mirror } from './players/mirror.ts'
import { clickHex, mouse } from './players/mouse.ts'
import { plainPlayer } from './players/policy.ts'
import { start } from './players/start.ts'
import { storedGame } from './players/stored.ts'

interface Refused {
  readonly hex: number
  readonly refusal: Refusal
}

/** What a click on the hex naturally means, and why it is refused; undefined where it does something. */
function refusedAt(mirror: Mirror, hex: number): Refusal | undefined {
  const { play, seat, offer } = mirror
  const scene = mirror.scene()
  const stacks = galicia.stacks(scene)
  const layout = { stacks, placeOf: (verb: string) => galicia.placeOf(verb) }
  const stack = stacks.find(({ space }) => space === hex)
  // A stack of one's own is taken up instead of the one in the hand.
  const isOther = mirror.prompt === 'march' && stack?.own === true
  if (isOther || candidates(offer, layout, { space: hex }).length > 0) return undefined
  for (const verb of galicia.naturalVerbs(scene)) {
    const arg = galicia.placeOf(verb) === 'space' ? hex : stack?.counters[0]?.unit
    const refusal = arg === undefined ? undefined : whyNot(play, { seat, answer: { verb, arg } })
    if (refusal) return refusal
  }
  return undefined
}

/** For each reason the nearest hex where it holds. */
function reasons(mirror: Mirror): Map<string, Refused> {
  const from = galicia.stacks(mirror.scene()).find(({ own }) => own)?.space ?? 0
  const hexes = galicia.sheet.spaces.map((_, hex) => hex)
  const found = new Map<string, Refused>()
  for (const hex of hexes.sort((a, b) => GRID.distance(a, from) - GRID.distance(b, from))) {
    const refusal = refusedAt(mirror, hex)
    if (refusal && !found.has(refusal.code)) found.set(refusal.code, { hex, refusal })
  }
  return found
}

async function expectReason(page: Page, mirror: Mirror, { hex, refusal }: Refused): Promise<void> {
  await clickHex(page, hex)
  const { title, lines } = galicia.refusal(mirror.scene(), refusal)
  const told = page.getByRole('alert')
  await expect.poll(() => told.locator('.ttl').innerText(), { message: refusal.code }).toBe(title)
  expect(await told.innerText()).toContain(lines[0]?.text)
  expect(
    await told.getByRole('button', { name: `§${ruleLabel(refusal.rule)}`, exact: true }).count(),
  ).toBeGreaterThan(0)
}

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
