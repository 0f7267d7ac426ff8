/** The states the documentation shows; with UPDATE_SCREENS=1 their pictures are renewed. */
import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import { it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { openTable } from './harness.ts'
import { reach, spotOf } from './players/map-point.ts'
import type { Mirror } from './players/mirror.ts'
import { clickHex, hoverHex } from './players/mouse.ts'
import { openAt } from './players/prepared.ts'
import type { Started } from './players/start.ts'
import { screenshot } from './screens.ts'

const words = wordsOf('en')

type Match = Mirror['match']

const isAsked =
  (prompt: string) =>
  ({ play }: Match): boolean =>
    play.state.turn > 1 && play.pending[0]?.seat === 0 && play.pending[0].question.prompt === prompt

const isStackInHand = (match: Match): boolean => {
  const { units = [] } = match.play.pending[0]?.question.facts ?? {}
  return isAsked('march')(match) && Array.isArray(units) && units.length > 1
}

const optionsOf = ({ offer }: Mirror, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

/** The farthest way that the group in the hand may go. */
function farthest(mirror: Mirror): number {
  const costs = battleForGalicia.costs(mirror.scene())
  const taken = new Set(battleForGalicia.stacks(mirror.scene()).map(({ space }) => space))
  const free = [...costs].filter(([hex]) => !taken.has(hex))
  return free.reduce((best, each) => (each[1] > best[1] ? each : best))[0]
}

/** A stack taken up, and the way to where it could go. */
async function showWay({ page, mirror }: Started): Promise<void> {
  await hoverHex(page, farthest(mirror))
  await page.locator('.ring.way').waitFor({ state: 'attached' })
}

/** A hex next to those within reach, but not one of them. */
function justTooFar(mirror: Mirror): number {
  const costs = battleForGalicia.costs(mirror.scene())
  const taken = new Set(battleForGalicia.stacks(mirror.scene()).map(({ space }) => space))
  const beside = (hex: number): number[] =>
    [0, 1, 2, 3, 4, 5].map((side) => battleForGalicia.sheet.neighbour(hex, side))
  const [goal = -1] = beside(farthest(mirror)).filter((hex) => hex >= 0 && !costs.has(hex) && !taken.has(hex))
  return goal
}

it('the lobby', async () => {
  const page = await openTable({ screen: 'laptop' })
  await page.getByRole('button', { name: words.lobby.playNow }).first().waitFor()
  await screenshot(page, 'lobby-light')
})

it.each([
  ['movement-light', 'light', 'en'],
  ['movement-dark-ja', 'dark', 'ja'],
] as const)('a march with its way and its cost: %s', async (name, theme, language) => {
  const until = isStackInHand
  const started = await openAt({ players: 'solo', chance: 4, until, theme, language, screen: 'laptop' })
  await showWay(started)
  await screenshot(started.page, name)
})

it('why not, and the rule beside it', async () => {
  const { page, mirror } = await openAt({
    players: 'solo',
    chance: 4,
    until: isStackInHand,
    screen: 'laptop',
  })
  await clickHex(page, justTooFar(mirror))
  await page.getByRole('alert').waitFor()
  await screenshot(page, 'why-not')
  await page.getByRole('alert').getByRole('button', { name: /^§/ }).first().click()
  await page.locator('.rules-sheet h2, .rules-sheet h3').first().waitFor()
  await screenshot(page, 'rules')
})

it('an attack with its odds', async () => {
  const { page, mirror } = await openAt({
    players: 'solo',
    chance: 3,
    until: isAsked('attack'),
    screen: 'laptop',
  })
  const [target] = optionsOf(mirror, 'attack')
  await hoverHex(page, target as number)
  await page.locator('.odds').waitFor()
  await screenshot(page, 'fight-light')
})

it('supply laid over the map', async () => {
  const { page } = await openAt({ players: 'solo', chance: 4, until: isAsked('move'), screen: 'laptop' })
  await page.keyboard.press('s')
  await page.locator('.overlay .area').first().waitFor()
  await screenshot(page, 'supply')
})

it('the end with its charts', async () => {
  const { page } = await openAt({ players: 'solo', chance: 4, screen: 'laptop' })
  await page.getByRole('dialog').waitFor()
  await screenshot(page, 'end')
})

it('a phone', async () => {
  const { page, mirror } = await openAt({
    players: 'solo',
    chance: 4,
    until: isStackInHand,
    screen: 'phone',
    touch: true,
  })
  const goal = farthest(mirror)
  await reach(page, goal)
  const { x, y } = await spotOf(page, goal)
  await page.touchscreen.tap(x, y)
  await page.locator('.ring.way').waitFor({ state: 'attached' })
  await screenshot(page, 'phone')
})
