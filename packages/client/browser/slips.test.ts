/** One press too many: wherever a button gives way to another, the second press goes nowhere; a click does what was promised. */
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import { eyesOf, type GameTypes, type Match, type Play } from '@sandtable/kernel'
import { type Button, optionsOf, type Scene, sceneOf } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { isSettled } from './players/ahead.ts'
import { Game } from './players/game.ts'
import { clickHex, hoverHex, mouse } from './players/mouse.ts'
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
  if (!play.asked(0) || isSettled(tried.presentation, play)) return undefined
  return buttonsOf(tried, play).find((button) => {
    if (!isPlain(button)) return false
    const after = play.fork()
    after.answer(0, button.answer)
    return buttonsOf(tried, after).some(isPlain) && !isSettled(tried.presentation, after)
  })
}

/** so many actions on, the same question is another place */
const FAR = 20

/** Another such place each time it is asked. */
function endingsOf<T extends GameTypes>(tried: Tried<T>): (match: Match<T>) => boolean {
  const met = new Map<string, number>()
  return ({ play, length }) => {
    const prompt = play.asked(0)?.question.prompt
    if (prompt === undefined || length < (met.get(prompt) ?? -FAR) + FAR || !endingOf(tried, play))
      return false
    met.set(prompt, length)
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
  for (const [n, hand] of Object.values(HANDS).slice(0, ENOUGH).entries()) {
    const { page, mirror } = await openAtOf(tried)({
      players: 'against-computer',
      chance: 4 + n,
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

/** A unit to take up, and another stack within its reach that could be taken up just as well. */
function pairIn({ presentation }: typeof GALICIA, scene: Scene<BattleForGaliciaTypes>) {
  const units = optionsOf(scene.offer, 'unit')
  const own = presentation.stacks(scene).filter((stack) => stack.own)
  const spaceOf = (unit: number): number =>
    own.find(({ counters }) => counters.some((counter) => counter.unit === unit))?.space ?? -1
  const ready = new Set(units.map(spaceOf))
  for (const unit of units) {
    const after = scene.after({ verb: 'unit', arg: unit })
    const reached = after ? optionsOf(after.offer, 'march') : []
    const to = reached.find((space) => ready.has(space) && space !== spaceOf(unit))
    if (to !== undefined) return { unit, to }
  }
  throw new Error('no two stacks lie near one another')
}

describe('with a unit in the hand, another stack within its reach', () => {
  it('promises what a click does, and how to go there instead', async () => {
    const started = await openAtOf(GALICIA)({
      players: 'solo',
      chance: 4,
      until: ({ play }) => play.asked(0)?.question.prompt === 'move',
    })
    const { page, mirror } = started
    const { unit, to } = pairIn(GALICIA, mirror.scene())
    await new Game(started, mouse(page)).answer({ verb: 'unit', arg: unit })
    const { length } = mirror.match
    const given = async () => (await storedGame(page)).record.actions.slice(length)
    await hoverHex(page, to)
    const callout = page.locator('.callout')
    await callout.getByText('A click takes up the stack').waitFor()
    expect(await callout.innerText()).toContain('press G, or drag')
    expect(await page.locator('.ring.way').count(), 'no way to where the click does not go').toBe(0)
    await page.keyboard.press('g')
    await expect.poll(given).toMatchObject([{ verb: 'march' }])
    await page.keyboard.press('Control+z')
    await expect.poll(given).toEqual([])
    await clickHex(page, to)
    const offer = page.locator('.callout-offer')
    await offer.waitFor()
    expect(await offer.evaluate(isInSight), 'nothing lies over it').toBe(true)
    await offer.click()
    await expect.poll(given).toMatchObject([{ verb: 'march' }])
  })
})

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}
