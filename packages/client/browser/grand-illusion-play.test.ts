import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import { expect, it } from 'vitest'
import {
  byMouse,
  type GrandIllusionGame,
  type GrandIllusionMirror,
  isAsked,
  openGrandIllusionAt,
  startGrandIllusion,
} from './players/grand-illusion.ts'
import { MORHANGE, SET_UP } from './players/grand-illusion-script.ts'
import { expectTable } from './players/grand-illusion-table.ts'
import { expectLength, redoButton, undoButton } from './players/history.ts'
import { spotOf } from './players/map-point.ts'
import { matchOf } from './players/mirror.ts'
import { following } from './players/orders.ts'
import { expectReason, reasons } from './players/reasons.ts'
import { storedGame } from './players/stored.ts'

const atFirstActivity = (): Promise<GrandIllusionGame> =>
  openGrandIllusionAt({
    players: 'hot-seat',
    chance: 1,
    decide: following(1, SET_UP),
    until: isAsked('activity'),
  }).then(byMouse)

/** The questions at which people most often click what cannot be. */
const WRONG_AT = ['activity', 'activation', 'march']

it('a click on what is not allowed says why, with the rule: Grand Illusion', async () => {
  const game = await atFirstActivity()
  const { page, mirror } = game
  const decide = following<GrandIllusionTypes>(1, MORHANGE)
  const told = new Map<string, string>()
  for (const prompt of WRONG_AT) {
    await game.playOn(decide, (now) => now.prompt === prompt)
    const [first, second] = [...reasons(mirror)].filter(([code]) => !told.has(code))
    for (const [code, refused] of [first, second].filter((each) => each !== undefined)) {
      await expectReason(page, mirror, refused)
      told.set(code, refused.refusal.rule)
    }
  }
  expect((await storedGame(page)).record.actions, 'nothing changed by it').toHaveLength(mirror.match.length)
  console.log([...told].map(([code, rule]) => `${code} ${rule}`).join(', '))
  expect(told.size).toBeGreaterThanOrEqual(3)
  for (const rule of told.values()) expect(rule).toMatch(/^\d+\.\d+/)
})

it('a march into an enemy hex is taken back and made again, marker by marker', async () => {
  const game = await atFirstActivity()
  await game.playOn(following(1, MORHANGE), isAsked('declare-mandated'))
  const { length } = game.mirror.match
  await expectTable(game)
  await undoButton(game).click()
  // The only battle to choose is chosen by the table: that is taken back with the march before it.
  await expectLength(game, length - 2)
  await game.page.keyboard.press('Control+z')
  await expectLength(game, length - 3)
  await redoButton(game).click()
  await game.page.keyboard.press('Control+y')
  await expectLength(game, length)
  await expectTable(game)
})

it('three clicks on three counters of a stack that lies open gather these three', async () => {
  const game = await atFirstActivity()
  await game.answer({ verb: 'activate', arg: hexAt(game, '87') })
  const { page } = game
  const { length } = (await storedGame(page)).record.actions
  const counters = page.locator('.fan .fan-counter')
  await counters.nth(2).waitFor()
  const titles = (): Promise<(string | null)[]> =>
    counters.evaluateAll((all) => all.map((each) => each.getAttribute('title')))
  const names = await titles()
  const places = await Promise.all([0, 1, 2].map((n) => counters.nth(n).boundingBox()))
  const click = async (n: number): Promise<void> => {
    const { x, y, width, height } = places[n] ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.waitForTimeout(150)
    expect(await titles(), 'the cells keep their places').toEqual(names)
    expect(await counters.first().boundingBox()).toEqual(places[0])
  }
  const inHand = (): Promise<(string | null)[]> =>
    page
      .locator('.fan-counter[aria-pressed="true"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('title')))
  for (const n of [0, 1, 2]) await click(n)
  expect(await inHand()).toEqual(names.slice(0, 3))
  await click(1)
  expect(await inHand()).toEqual([names[0], names[2]])
  const { actions } = (await storedGame(page)).record
  const verbs = actions.slice(length).map(({ verb }) => verb)
  expect(verbs, 'nobody marched').not.toContain('march')
})

it('the stack of an activated hex lies over none of the hexes its units can reach', async () => {
  const game = await atFirstActivity()
  await game.answer({ verb: 'activate', arg: hexAt(game, '98') })
  const { page, mirror } = game
  await page.locator('.fan .fan-counter').nth(2).waitFor()
  const { presentation } = mirror
  const reached = [...presentation.costs(mirror.scene()).keys()]
  expect(reached.length).toBeGreaterThan(10)
  const covered: string[] = []
  for (const hex of reached)
    if ((await spotOf(page, hex, presentation.sheet)).isUnderFan)
      covered.push(presentation.spaceName(hex, 'en'))
  expect(covered).toEqual([])
})

const hexAt = ({ mirror }: GrandIllusionGame, id: string): number =>
  mirror.presentation.sheet.spaces.findIndex((space) => space.id === id)

const isTurn =
  (turn: number) =>
  ({ play }: GrandIllusionMirror): boolean =>
    play.isOver || play.state.turn >= turn

it('against the computer the first turn of Grand Illusion is played to its end', async () => {
  const game = byMouse(await startGrandIllusion({ players: 'against-computer', chance: 2 }))
  const { page, mirror } = game
  expect(mirror.isHuman(0) && !mirror.isHuman(1)).toBe(true)
  await game.playAgainst(following(1, SET_UP, MORHANGE), isTurn(2))
  await mirror.catchUp(page)
  await expectTable(game)
  expect(mirror.match.log.map(({ event }) => event.type)).toContain('battle-began')
  const { record } = await storedGame(page)
  const again = matchOf(mirror.presentation.game, record)
  expect(again.actions.slice(0, mirror.match.length)).toEqual(mirror.match.actions)
})
