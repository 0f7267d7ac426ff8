import { grandIllusion } from '@sandtable/grand-illusion/table'
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import type { Answer } from '@sandtable/kernel'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { titleOf } from '../panels/unit-state.ts'
import { wordsOf } from '../words/words.ts'
import { barriers } from './axe.ts'
import type { Looks } from './harness.ts'
import { expectFingerSize, expectNoOverflow } from './players/fingers.ts'
import { byMouse, type GrandIllusionMatch, isAsked, openGrandIllusionAt } from './players/grand-illusion.ts'
import { LORRAINE_LINE, MORHANGE, SET_UP } from './players/grand-illusion-script.ts'
import { expectTable } from './players/grand-illusion-table.ts'
import { Mirror } from './players/mirror.ts'
import { battleBoard, buttonBeside, fightPanel } from './players/mouse.ts'
import { following } from './players/orders.ts'
import { expectBoth } from './players/sayings.ts'
import type { Started } from './players/start.ts'
import { storedGame, untilStored } from './players/stored.ts'

/** The battle of Morhange: nobody of the attackers is on the board yet, or the dice have fallen. */
const atMorhange = (
  looks: Looks,
  until: (match: GrandIllusionMatch) => boolean,
): Promise<Started<GrandIllusionTypes>> =>
  openGrandIllusionAt({ ...looks, players: 'solo', chance: 1, decide: following(1, SET_UP, MORHANGE), until })

const isBefore = isAsked('place-attackers')
const hasFired = ({ play, log }: GrandIllusionMatch): boolean =>
  play.state.battleHex >= 0 && log.some(({ event }) => event.type === 'fired')

it('the language changes in the middle of a battle, and the battle goes on', async () => {
  const { page, mirror } = await atMorhange({}, isBefore)
  await battleBoard(page, mirror).waitFor()
  await expectBoth(page, 'battle')
  await page.getByRole('button', { name: '日本語', exact: true }).click()
  const game = byMouse({ page, mirror: new Mirror(grandIllusion, await storedGame(page), 'ja') })
  await expectTable(game)
  await game.playOn(following(1, LORRAINE_LINE), ({ match }) => hasFired(match))
  await expectTable(game)
})

it.each([
  { language: 'en', theme: 'light', moment: 'before the dice', until: isBefore },
  { language: 'ja', theme: 'dark', moment: 'after them', until: hasFired },
] as const)('a battle board has no barriers: $language, $theme, $moment', async ({ until, ...looks }) => {
  const { page, mirror } = await atMorhange(looks, until)
  await battleBoard(page, mirror).waitFor()
  expect(await barriers(page)).toEqual([])
})

/** On a small screen the board lies open by itself, or is one tap away. */
async function openBoard({ page, mirror }: Started<GrandIllusionTypes>): Promise<Locator> {
  const { dock } = wordsOf(mirror.language)
  const board = battleBoard(page, mirror)
  if (!(await board.isVisible()))
    await page.getByRole('navigation', { name: dock.region }).getByRole('button', { name: dock.stack }).tap()
  await board.waitFor()
  return board
}

/** The button beside the first unit that may be placed, and what it does. */
function firstPlace({ page, mirror }: Started<GrandIllusionTypes>): { button: Locator; answer: Answer } {
  const rows = grandIllusion.fight(mirror.scene(), undefined, undefined)?.attacker.rows ?? []
  const row = rows.find(({ action }) => action?.answer.verb === 'place')
  if (!row?.action) throw new Error('nobody is to be placed')
  const { answer, label } = row.action
  return { button: buttonBeside(fightPanel(page, mirror), titleOf(row.counter), label), answer }
}

it('on a phone the battle board fills the screen, and a unit is placed with a finger', async () => {
  const started = await atMorhange({ screen: 'phone', touch: true }, isBefore)
  const { page, mirror } = started
  const board = await openBoard(started)
  await expectNoOverflow(page)
  const widths = await board.evaluate((element) => [element.clientWidth, element.scrollWidth, innerWidth])
  expect(widths, 'as wide as the screen, and nothing hidden').toEqual(Array(3).fill(widths[2]))
  await expectFingerSize(fightPanel(page, mirror).locator('button.act'))
  const { button, answer } = firstPlace(started)
  await button.tap()
  await untilStored(page, mirror.match.length + 1, mirror.written(answer))
})
