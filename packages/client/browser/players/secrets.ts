/** What a page must not hold: the names of units its viewer does not see, wherever they might stand. */
import { isOnMap, type State } from '@sandtable/battle-for-galicia/state'
import { battleForGalicia } from '@sandtable/battle-for-galicia/table'
import { UNIT_COUNT, unitData } from '@sandtable/battle-for-galicia/units'
import { type Language, REFEREE } from '@sandtable/kernel'
import { sceneOf } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Mirror } from './mirror.ts'

type BattleForGaliciaScene = ReturnType<Mirror['scene']>

interface Held {
  /** the whole page as text, with every attribute */
  readonly all: string
  /** the same without the log and what is said of it, which may tell of what was seen before */
  readonly withoutLog: string
  /** counters drawn on the map */
  readonly pieces: number
}

/** Runs in the page. */
function holdings(): Held {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  for (const log of copy.querySelectorAll('.side-log, .voice')) log.remove()
  return {
    all: document.documentElement.outerHTML,
    withoutLog: copy.outerHTML,
    pieces: document.querySelectorAll('.pieces > g').length,
  }
}

/** Nothing on the page gives away what lies under the top of an enemy stack (§5.4); tells how much is hidden. */
export async function expectSecrets(
  page: Page,
  mirror: Mirror,
  scene: BattleForGaliciaScene,
  play: Mirror['play'] = mirror.play,
): Promise<number> {
  const held = await page.evaluate(holdings)
  const seen = seenIn(scene)
  const hidden = onMap(play.state).filter((unit) => !seen.has(unit))
  const untold = hidden.filter((unit) => !toldIn(scene).has(unit))
  const where = `after ${mirror.match.length} actions, eyes ${scene.eyes}`
  expect(held.pieces, `counters ${where}`).toBe(seen.size)
  expect(found(held.withoutLog, hidden, seen, scene, play), `told ${where}`).toEqual([])
  expect(
    found(held.all, untold, new Set([...seen, ...toldIn(scene)]), scene, play),
    `ever told ${where}`,
  ).toEqual([])
  return hidden.length
}

const onMap = (state: State): number[] =>
  Array.from({ length: UNIT_COUNT }, (_, unit) => unit).filter((unit) => isOnMap(state, unit))

const seenIn = ({ state }: BattleForGaliciaScene): Set<number> => new Set(onMap(state))

const toldIn = ({ told = [] }: BattleForGaliciaScene): Set<number> =>
  new Set(
    told.flatMap(({ event }) => [
      ...('unit' in event ? [event.unit] : []),
      ...('units' in event ? event.units : []),
      ...('withheld' in event ? event.withheld : []),
    ]),
  )

/** Units whose name stands in the text though no unit of that name may be known. */
function found(
  text: string,
  hidden: readonly number[],
  known: ReadonlySet<number>,
  { language }: BattleForGaliciaScene,
  play: Mirror['play'],
): string[] {
  const named = new Set([...known].map((unit) => unitData(unit).name[language]))
  const bare = hidden.map((unit) => unitData(unit).name[language]).filter((name) => !named.has(name))
  const spoken = spokenNames(play, language, hidden)
  const ids = hidden.map((unit) => unitData(unit).id)
  return [...bare, ...spoken, ...ids].filter((name) => isIn(text, name))
}

/** What a screen reader would say of the hidden units. */
function spokenNames(play: Mirror['play'], language: Language, hidden: readonly number[]): string[] {
  const counters = battleForGalicia
    .stacks(sceneOf(play, { eyes: REFEREE, seat: undefined, language }))
    .flatMap((stack) => stack.counters)
  return counters
    .filter(({ unit }) => hidden.includes(unit))
    .map(({ name }) => name.split(', ').slice(0, 2).join(', '))
}

const isIn = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name.replaceAll(/[.()]/g, String.raw`\$&`)}(?![\\w-])`).test(text)
