/** The states of Grand Illusion the documentation shows; with UPDATE_SCREENS=1 their pictures are renewed. */
import { hex } from '@sandtable/grand-illusion/map'
import { grandIllusion } from '@sandtable/grand-illusion/table'
import { it } from 'vitest'
import type { Looks } from './harness.ts'
import { type GrandIllusionMatch, isAsked, openGrandIllusionAt } from './players/grand-illusion.ts'
import { FIRST_BLOWS } from './players/grand-illusion-script.ts'
import { battleBoard, hoverHex } from './players/mouse.ts'
import { following } from './players/orders.ts'
import { screenshot } from './screens.ts'

/** a game with all battles and a siege on its first turn */
const CHANCE = 7

const opened = (looks: Looks, until: (match: GrandIllusionMatch) => boolean) =>
  openGrandIllusionAt({
    screen: 'laptop',
    ...looks,
    players: 'solo',
    chance: CHANCE,
    decide: following(1, FIRST_BLOWS),
    until,
  })

/** The German First Army has been taken up at Hasselt; Namur is under siege by then. */
const isArmyInHand = (match: GrandIllusionMatch): boolean => {
  const { hex: from } = match.play.pending[0]?.question.facts ?? {}
  return isAsked('march')(match) && from === hex('72')
}

it.each([
  ['gi-table-light', 'light', 'en'],
  ['gi-table-dark-ja', 'dark', 'ja'],
] as const)('an army in the hand, and where it may go: %s', async (name, theme, language) => {
  const { page } = await opened({ theme, language }, isArmyInHand)
  await hoverHex(page, hex('62'), grandIllusion.sheet)
  await page.locator('.ring.way').waitFor({ state: 'attached' })
  await screenshot(page, name)
})

it('the battle board before the dice', async () => {
  const { page, mirror } = await opened({}, isAsked('withdraw-cavalry'))
  await battleBoard(page, mirror).waitFor()
  await screenshot(page, 'gi-battle')
})

const hasSiege = ({ log, play }: GrandIllusionMatch): boolean =>
  play.state.turn > 1 || log.some(({ event }) => event.type === 'besieged')

it('supply laid over the map, with a siege', async () => {
  const { page } = await opened({}, hasSiege)
  await page.keyboard.press('s')
  await page.locator('.overlay .area').first().waitFor()
  await screenshot(page, 'gi-supply')
})
