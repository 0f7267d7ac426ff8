/** The states of Illusions of Glory the documentation shows; with UPDATE_SCREENS=1 their pictures are renewed. */
import { expect, it } from 'vitest'
import type { Looks } from './harness.ts'
import { boldly } from './players/boldly.ts'
import { type IllusionsOfGloryMirror, openIllusionsOfGloryAt } from './players/illusions-of-glory.ts'
import { isSettled } from './players/ahead.ts'
import { fightPanel } from './players/mouse.ts'
import { ILLUSIONS_OF_GLORY } from './players/tried.ts'
import { screenshot } from './screens.ts'

type Moment = (match: Pick<IllusionsOfGloryMirror, 'play'>) => boolean

/** a game with a fight in its first rounds */
const CHANCE = 3

const opened = (looks: Looks, until: Moment) =>
  openIllusionsOfGloryAt({
    screen: 'laptop',
    ...looks,
    players: 'solo',
    chance: CHANCE,
    decide: boldly,
    until,
  })

/** The Central Powers choose a card, and how to play it. */
const isThirdRound: Moment = ({ play }) =>
  play.state.round >= 3 && play.pending[0]?.question.prompt === 'action' && play.pending[0].seat === 1

/** A card could still be played. */
const isBeforeDice: Moment = ({ play }) =>
  play.pending[0]?.question.prompt === 'combat-cards' && !isSettled(ILLUSIONS_OF_GLORY.presentation, play)

it.each([
  ['iog-hand-light', 'light', 'en'],
  ['iog-hand-dark-ja', 'dark', 'ja'],
] as const)('a hand of cards, one of them open: %s', async (name, theme, language) => {
  const { page } = await opened({ theme, language }, isThirdRound)
  await page.keyboard.press('h')
  await page.locator('[data-card]').first().click()
  await page.locator('.open-card').waitFor()
  expect(await page.locator('[data-card]').count()).toBeGreaterThan(3)
  await screenshot(page, name)
})

it('the combat window, before the dice', async () => {
  const { page, mirror } = await opened({}, isBeforeDice)
  await fightPanel(page, mirror).waitFor()
  await screenshot(page, 'iog-fight')
})
