/** Chapter 11 in words: a stack's supply as things stand. */
import type { Line } from '@sandtable/presentation'
import { type SupplyLine, supplyLine } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import type { State } from '../state.ts'
import { type Scene, words } from './scene.ts'
import type { SeenUnit } from './seen-units.ts'
import type { Words } from './words/words.ts'

const MARKERS = ['in', 'low', 'out']
const TONES = ['good', 'warn', 'bad'] as const

/** "In supply · rail 9.14, 2 of 8", and the marker if it says otherwise. */
export function supplyFact(scene: Scene, s: State, units: readonly SeenUnit[]): Line {
  const first = units[0] as SeenUnit
  const line = supplyLine(s, first.side, first.space)
  const { supply: w, dot } = words(scene)
  const judged = Math.max(...units.map(({ supply = 'in' }) => MARKERS.indexOf(supply)))
  const marker = judged === line.grade ? [] : [w.marker(w.grades[judged] as string)]
  return {
    text: [w.grades[line.grade] as string, lineText(line, w), ...marker, ...weakText(line, w)].join(dot),
    rules: ['11.4'],
    tone: TONES[line.grade] ?? 'plain',
  }
}

function lineText(line: SupplyLine, w: Words['supply']): string {
  const { trouble, length, limits, source, kind, zones } = line
  if (trouble === 'surrounded' || source === undefined || kind === undefined) return w.surrounded
  if (trouble === 'zones') return w.zones(zones.map((h) => GRID.idOf(h)).join(', '))
  if (trouble === 'too-far') return w.tooFar(length, limits.low)
  if (length === 0) return w.onSource(kind)
  return w[kind](GRID.idOf(source), length, line.grade === 0 ? limits.in : limits.low)
}

/** only worth saying when the enemy is near */
const NEAR = 3

function weakText({ weakest }: SupplyLine, w: Words['supply']): string[] {
  if (!weakest || weakest.distance > NEAR) return []
  return [w.weakest(GRID.idOf(weakest.hex), GRID.idOf(weakest.enemy), weakest.distance)]
}
