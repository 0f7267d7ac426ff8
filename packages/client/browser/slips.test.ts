/** One press too many: wherever a button gives way to another, the second press goes nowhere. */
import { eyesOf, type GameTypes, type Match, type Play } from '@sandtable/kernel'
import { type Button, sceneOf } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openAtOf } from './players/prepared.ts'
import { storedGame } from './players/stored.ts'
import { GALICIA, ILLUSION, ILLUSIONS_OF_GLORY, type Tried } from './players/tried.ts'

/** different questions tried in each game */
const ENOUGH = 3
/** between the two clicks of a double click */
const BREATH_MS = 160
/** what a second press had set off would be stored by then */
const PATIENCE_MS = 600

function buttonsOf<T extends GameTypes>({ presentation }: Tried<T>, play: Play<T>): readonly Button[] {
  const eyes = eyesOf(play.setup.scenario.seats[0]?.powers ?? [])
  return play.asked(0) ? presentation.buttons(sceneOf(play, { seat: 0, eyes, language: 'en' })) : []
}

const isPlain = ({ answer, aims, warning, dice }: Button): boolean =>
  answer.arg === undefined && aims !== true && warning === undefined && dice === undefined

/** A button of the first seat after which the same seat is asked something else, and has other buttons. */
function endingOf<T extends GameTypes>(tried: Tried<T>, play: Play<T>): Button | undefined {
  return buttonsOf(tried, play).find((button) => {
    if (!isPlain(button)) return false
    const after = play.fork()
    after.answer(0, button.answer)
    return buttonsOf(tried, after).some(isPlain)
  })
}

/** Another such place each time it is asked. */
function endingsOf<T extends GameTypes>(tried: Tried<T>): (match: Match<T>) => boolean {
  const met = new Set<string>()
  return ({ play }) => {
    const prompt = play.asked(0)?.question.prompt
    if (prompt === undefined || met.has(prompt) || !endingOf(tried, play)) return false
    met.add(prompt)
    return true
  }
}

async function doubleClick(page: Page, { label }: Button): Promise<void> {
  const button = page.getByRole('button', { name: label, exact: true }).filter({ visible: true }).first()
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const wait of [BREATH_MS, 0]) {
    await page.mouse.click(x + width / 2, y + height / 2)
    await page.waitForTimeout(wait)
  }
}

async function pressTwice(page: Page, { key }: Button): Promise<void> {
  await page.keyboard.press(key.toLowerCase())
  await page.waitForTimeout(BREATH_MS)
  await page.keyboard.press(key.toLowerCase())
}

/** The system repeats a key that is held down. */
async function holdDown(page: Page, { key }: Button): Promise<void> {
  for (let n = 0; n < 12; n++) {
    await page.keyboard.down(key.toLowerCase())
    await page.waitForTimeout(50)
  }
  await page.keyboard.up(key.toLowerCase())
}

const HANDS = { doubleClick, pressTwice, holdDown }

async function tryGame<T extends GameTypes>(tried: Tried<T>): Promise<void> {
  const until = endingsOf(tried)
  for (const hand of Object.values(HANDS).slice(0, ENOUGH)) {
    const { page, mirror } = await openAtOf(tried)({
      players: 'against-computer',
      chance: 4,
      until,
      shown: ['deafness'],
    })
    const button = endingOf(tried, mirror.play)
    expect(button).toBeDefined()
    if (!button) return
    const before = mirror.match.length
    await hand(page, button)
    await page.waitForTimeout(PATIENCE_MS)
    const { actions } = (await storedGame(page)).record
    expect(actions.slice(before), `${hand.name} on ${button.label}`).toHaveLength(1)
  }
}

describe('a press too many at the end of a phase costs nothing', () => {
  it('in Battle for Galicia', () => tryGame(GALICIA))
  it('in Grand Illusion', () => tryGame(ILLUSION))
  it('in Illusions of Glory', () => tryGame(ILLUSIONS_OF_GLORY))
})

/** Runs in the page: a button that gives way to another when it is pressed; what is pressed is counted. */
function layDownTwo(): void {
  const bar = document.querySelector('.prompt .acts')
  for (const name of ['second', 'first']) {
    const button = document.createElement('button')
    button.className = 'btn'
    button.textContent = name
    button.style.cssText = 'position: fixed; left: 400px; top: 70px; z-index: 9'
    button.addEventListener('click', () => {
      document.body.dataset.pressed = `${document.body.dataset.pressed ?? ''}${name} `
      if (name === 'first') button.remove()
    })
    bar?.append(button)
  }
}

describe('whatever comes up under the pointer', () => {
  it('is not pressed by a double click, and by a click a moment later', async () => {
    const { page } = await openAtOf(GALICIA)({
      players: 'against-computer',
      chance: 4,
      shown: ['deafness'],
      until: () => true,
    })
    await page.locator('.prompt .acts .btn').first().waitFor()
    await page.evaluate(layDownTwo)
    const pressed = () => page.evaluate(() => document.body.dataset.pressed)
    await page.mouse.click(412, 82)
    await page.waitForTimeout(BREATH_MS)
    await page.mouse.click(412, 82)
    expect(await pressed()).toBe('first ')
    await page.waitForTimeout(PATIENCE_MS)
    await page.mouse.click(412, 82)
    expect(await pressed()).toBe('first second ')
  })
})
