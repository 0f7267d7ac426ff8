/** The inspector: a place and its units in words and numbers. */
import { artilleryValue, attackStrength, defenseStrength } from '@sandtable/battle-for-galicia/inspect'
import { GRID, hexData } from '@sandtable/battle-for-galicia/map'
import type { SpaceReport } from '../../table/models.ts'
import { held } from './question.ts'
import { factsOf } from './report-facts.ts'
import { unitRow } from './report-units.ts'
import { mintOf } from './counters.ts'
import { askedOf, knownState, type Scene, words } from './scene.ts'
import { type SeenUnit, stacksAt } from './view.ts'

export function report(scene: Scene, space: number): SpaceReport {
  const units = stacksAt(scene.view, space)
  const mint = mintOf(scene)
  const chip = chipOf(scene, units)
  return {
    title: titleOf(scene, space),
    id: GRID.idOf(space),
    ...(chip === undefined ? {} : { chip }),
    facts: factsOf(scene, space, units),
    units: units.map((unit) => unitRow(scene, mint, unit)),
    sums: sumsOf(scene, units),
  }
}

function titleOf({ language, ...scene }: Scene, space: number): string {
  const { town, fortress, terrain } = hexData(space)
  const w = words({ language, ...scene }).place
  return town?.[language] ?? fortress?.[language] ?? w[terrain]
}

function chipOf(scene: Scene, units: readonly SeenUnit[]): string | undefined {
  const meant = new Set(held(scene).units)
  const count = units.filter(({ unit }) => meant.has(unit)).length
  const prompt = askedOf(scene)?.prompt
  const kind = prompt === 'react' ? 'reacts' : prompt === 'march' || prompt === 'retreat' ? 'hand' : 'chosen'
  return count === 0 ? undefined : capital(words(scene).report.selected[kind](count, units.length))
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** §2.1.strengths §10.1 §11.1 together, as far as it can be known */
function sumsOf(scene: Scene, units: readonly SeenUnit[]): SpaceReport['sums'] {
  if (units.length === 0) return []
  const s = knownState(scene)
  const w = words(scene).report.sums
  const sum = (of: (unit: number) => number): string =>
    String(units.reduce((total, { unit }) => total + Math.max(0, of(unit)), 0))
  return [
    { label: w.attack, value: sum((u) => attackStrength(s, u)) },
    { label: w.defense, value: sum((u) => defenseStrength(s, u)) },
    { label: w.artillery, value: sum((u) => artilleryValue(s, u)) },
  ]
}
