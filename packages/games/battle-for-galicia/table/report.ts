/** The inspector: a place and its units in words and numbers. */
import type { SpaceReport } from '@sandtable/presentation'
import { artilleryValue, attackStrength, defenseStrength } from '../inspect/index.ts'
import { GRID, hexData } from '../map.ts'
import { mintOf } from './counters.ts'
import { held } from './question.ts'
import { factsOf } from './report-facts.ts'
import { unitRow } from './report-units.ts'
import { askedOf, type Scene, words } from './scene.ts'
import { type SeenUnit, stacksAt } from './seen-units.ts'

export function report(scene: Scene, space: number): SpaceReport {
  const meant = new Set(held(scene).units)
  const isMeant = ({ unit }: SeenUnit): boolean => meant.has(unit)
  const units = meantFirst(stacksAt(scene, space), isMeant)
  const mint = mintOf(scene)
  const chip = chipOf(scene, units.filter(isMeant).length, units.length)
  const mark = units.every(isMeant) ? undefined : words(scene).units.marks[kindOf(scene)]
  return {
    title: titleOf(scene, space),
    id: GRID.idOf(space),
    ...(chip === undefined ? {} : { chip }),
    facts: factsOf(scene, space, units),
    units: units.map((unit) => unitRow(scene, mint, unit, isMeant(unit) ? mark : undefined)),
    sums: sumsOf(scene, units),
  }
}

function titleOf({ language, ...scene }: Scene, space: number): string {
  const { town, fortress, terrain } = hexData(space)
  const w = words({ language, ...scene }).place
  return town?.[language] ?? fortress?.[language] ?? w[terrain]
}

/** What the question is about comes first. */
const meantFirst = (units: readonly SeenUnit[], isMeant: (unit: SeenUnit) => boolean): SeenUnit[] => [
  ...units.filter(isMeant),
  ...units.filter((unit) => !isMeant(unit)),
]

function kindOf(scene: Scene): 'reacts' | 'hand' | 'chosen' {
  const prompt = askedOf(scene)?.prompt
  return prompt === 'react' ? 'reacts' : prompt === 'march' || prompt === 'retreat' ? 'hand' : 'chosen'
}

const chipOf = (scene: Scene, count: number, all: number): string | undefined =>
  count === 0 ? undefined : capital(words(scene).report.selected[kindOf(scene)](count, all))

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** §2.1.strengths §10.1 §11.1 together, as far as it can be known */
function sumsOf(scene: Scene, units: readonly SeenUnit[]): SpaceReport['sums'] {
  if (units.length === 0) return []
  const s = scene.state
  const w = words(scene).report.sums
  const sum = (of: (unit: number) => number): string =>
    String(units.reduce((total, { unit }) => total + Math.max(0, of(unit)), 0))
  return [
    { label: w.attack, value: sum((u) => attackStrength(s, u)) },
    { label: w.defense, value: sum((u) => defenseStrength(s, u)) },
    { label: w.artillery, value: sum((u) => artilleryValue(s, u)) },
  ]
}
