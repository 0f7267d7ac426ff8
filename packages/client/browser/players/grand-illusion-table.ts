/** What the table of Grand Illusion shows, against what the engine says. */
import type { GrandIllusionEvent } from '@sandtable/grand-illusion/events'
import { battleForecast, boardColumns, hitChances } from '@sandtable/grand-illusion/inspect'
import { SIDES } from '@sandtable/grand-illusion/sides'
import type { PromptKey } from '@sandtable/grand-illusion/text-keys'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { drawnMarks } from '../../board/marker-groups.ts'
import { newestFirst } from '../../panels/log-entries.ts'
import { percent } from '../../panels/percent.ts'
import { ruleLabel } from '../../panels/rule-label.ts'
import { tracksByTitle } from '../../panels/tracks.ts'
import { wordsOf } from '../../words/words.ts'
import { figures, figuresOf } from './figures.ts'
import type { GrandIllusionGame, GrandIllusionMirror } from './grand-illusion.ts'
import { battleBoard, fightPanel, promptBar } from './mouse.ts'
import { expectScene } from './shown.ts'

/** What of a battle was read. */
export type BattleRead = 'chances' | 'dice'

/** Everything that is shown before a decision. */
export async function expectTable(game: GrandIllusionGame): Promise<BattleRead | undefined> {
  const { page, mirror } = game
  await game.takeScreen()
  await expectPrompt(page, mirror)
  await expectScene(page, mirror.scene(), mirror.presentation)
  await expectStanding(page, mirror)
  await expectMarks(page, mirror)
  return expectBattle(page, mirror)
}

/** One sentence with its rule. */
async function expectPrompt(page: Page, mirror: GrandIllusionMirror): Promise<void> {
  const asked = mirror.play.asked(mirror.seat)
  if (!asked) return
  const { prompt, facts = {}, rule } = asked.question
  const bar = promptBar(page, mirror)
  const sentence = mirror.presentation.game.text(mirror.language).prompt(prompt as PromptKey, facts)
  await expect.poll(() => bar.locator('.say > span').innerText()).toBe(sentence)
  expect(await bar.locator('.say').getByRole('button').getAttribute('aria-label')).toBe(`§${ruleLabel(rule)}`)
}

/** Turn, points, and the records beside them. */
async function expectStanding(page: Page, mirror: GrandIllusionMirror): Promise<void> {
  const { top } = wordsOf(mirror.language)
  const { state } = mirror.play
  const turn = page.getByRole('list', { name: top.track }).locator('[aria-current=step]')
  await expect.poll(() => turn.innerText()).toBe(String(Math.max(1, state.turn)))
  const scores = page.getByRole('group', { name: top.scores, exact: true }).locator('b')
  await expect.poll(() => scores.allInnerTexts()).toEqual(SIDES.map((side) => String(state.points.get(side))))
  const { tracks = [] } = mirror.presentation.standing(mirror.scene())
  const records = page.getByRole('list', { name: top.tracks }).locator('b')
  const values = tracksByTitle(tracks).flatMap((group) => group.tracks.map(({ value }) => String(value)))
  await expect.poll(() => records.allInnerTexts()).toEqual(values)
}

/** The markers on the map, drawn where they lie. */
async function expectMarks(page: Page, mirror: GrandIllusionMirror): Promise<void> {
  const { sheet, marks } = mirror.presentation
  const { layers, letters } = drawnMarks(sheet, marks?.(mirror.scene()) ?? [])
  const drawn = page.locator('.board-view .markers')
  const shapes = (): Promise<string[]> =>
    drawn.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''))
  await expect.poll(shapes).toEqual(layers.map(({ d }) => d))
  expect(await drawn.locator('text').allTextContents()).toEqual(letters.map(({ text }) => text))
}

type Fired = Extract<GrandIllusionEvent, { type: 'fired' }>
type BoardSet = Extract<GrandIllusionEvent, { type: 'board-set' }>

/** What has happened in the battle under way. */
function battleSoFar({ match, play }: GrandIllusionMirror): GrandIllusionEvent[] {
  if (play.state.battleHex < 0) return []
  const began = match.log.findLastIndex(({ event }) => event.type === 'battle-began')
  return match.log.slice(began + 1).map(({ event }) => event)
}

/** Before the fire the chance of every die, afterwards the dice. */
async function expectBattle(page: Page, mirror: GrandIllusionMirror): Promise<BattleRead | undefined> {
  const { battleHex: hex } = mirror.play.state
  if (hex < 0) return undefined
  await fightPanel(page, mirror).waitFor()
  const fired = battleSoFar(mirror).filter((event): event is Fired => event.type === 'fired')
  if (fired.length > 0) await expectDice(page, mirror, fired)
  else await expectChances(page, mirror)
  return fired.length > 0 ? 'dice' : 'chances'
}

async function expectChances(page: Page, mirror: GrandIllusionMirror): Promise<void> {
  const { state } = mirror.play
  const forecast = battleForecast(state, state.battleHex)
  const isFilling = !forecast.isPlaced && boardColumns(state).length > 0
  const chances = forecast.columns.map(({ prospects }) => prospects.map((each) => `${percent(each.chance)}%`))
  const columns = chances.filter(({ length }) => length > 0).map((column) => column.toSorted())
  await expect.poll(() => cellsOf(page, mirror, textOf)).toEqual(isFilling ? [] : columns)
  const charts = fightPanel(page, mirror).getByRole('figure')
  const hits = [forecast.attacker, 1 - forecast.attacker].map((side) =>
    figures(new Map(hitChances(forecast, side as 0 | 1).map((p, count) => [count, p]))),
  )
  if (columns.length > 0)
    await expect.poll(async () => Promise.all((await charts.all()).map(figuresOf))).toEqual(hits)
}

async function expectDice(page: Page, mirror: GrandIllusionMirror, fired: readonly Fired[]): Promise<void> {
  const set = battleSoFar(mirror).findLast((event): event is BoardSet => event.type === 'board-set')
  const columns = (set?.columns ?? []).map(({ attackers, defenders, behindAttackers, behindDefenders }) => {
    const units = [...attackers, ...defenders, ...behindAttackers, ...behindDefenders]
    const shots = fired.filter((shot) => shot.units.some((unit) => units.includes(unit)))
    return shots.map(({ die, hit }) => `${die} ${hit ? 'hit' : 'miss'}`).toSorted()
  })
  await expect.poll(() => cellsOf(page, mirror, dieOf)).toEqual(columns.filter(({ length }) => length > 0))
}

/** Columns of the board where somebody fires: what is read of each fire. */
async function cellsOf(
  page: Page,
  mirror: GrandIllusionMirror,
  read: (fires: Locator) => Promise<string[]>,
): Promise<string[][]> {
  const cells = await battleBoard(page, mirror).locator('.fires td').all()
  const columns = await Promise.all(cells.map((cell) => read(cell.getByRole('listitem'))))
  return columns.filter(({ length }) => length > 0).map((column) => column.toSorted())
}

const textOf = (fires: Locator): Promise<string[]> => fires.locator('b').allInnerTexts()

const dieOf = (fires: Locator): Promise<string[]> =>
  fires.evaluateAll((items) =>
    items.map((item) => {
      const face = item.querySelector('.die')?.getAttribute('aria-label') ?? ''
      return `${face} ${item.querySelector('b')?.className ?? ''}`
    }),
  )

/** The last event of a kind stands in the log: the sentence, its rule and its dice. */
export async function expectTold(
  { page, mirror }: GrandIllusionGame,
  type: GrandIllusionEvent['type'],
): Promise<void> {
  const logged = mirror.match.log.findLast(({ event }) => event.type === type)
  if (!logged) throw new Error(`never happened: ${type}`)
  const { presentation, language } = mirror
  const { rows } = newestFirst(presentation.log(mirror.scene().told ?? [], language), Infinity)
  const sentence = presentation.game.text(language).event(logged.event)
  const entry = rows.findIndex(
    (row) => 'entry' in row && [row.entry.main, ...row.entry.minor].some(({ text }) => text === sentence),
  )
  const row = page.locator('.log > ul > li').nth(entry)
  await expect.poll(() => row.textContent()).toContain(sentence)
  expect(await row.locator('button.rule').count()).toBeGreaterThan(0)
}
