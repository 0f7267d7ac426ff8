/** §8.4.3 the supply of those in a hex, or of somebody who would come there. */
import type { Line, SpaceReport } from '@sandtable/presentation'
import { lineFrom, nationsIn, sourcesOf } from '../inspect/index.ts'
import { GRID } from '../map.ts'
import { FRENCH, GERMAN, NATIONS, type Nation, SIDES } from '../sides.ts'
import { type Scene, spaceName, words } from './scene.ts'
import type { SeenPiece } from './seen-pieces.ts'

export type SpaceFact = SpaceReport['facts'][number]

export function supplyFacts(scene: Scene, space: number, pieces: readonly SeenPiece[]): SpaceFact[] {
  const s = scene.state
  const there = SIDES.flatMap((side) => nationsIn(s, side, space))
  const nations: readonly Nation[] = pieces.length > 0 ? there : [FRENCH, GERMAN]
  return [...nations.map((nation) => supplyFact(scene, nation, space)), ...sourceFacts(scene, space)]
}

function supplyFact(scene: Scene, nation: Nation, space: number): SpaceFact {
  const w = words(scene)
  return { label: w.report.supply(w.units.nations[NATIONS[nation]]), line: supplyLine(scene, nation, space) }
}

/** "Rail from 73 to the source at 91, 6 hexes" */
function supplyLine(scene: Scene, nation: Nation, space: number): Line {
  const w = words(scene).report
  const line = lineFrom(scene.state, nation, space)
  if (line.length === 0) return { text: w.noSupply, rules: ['8.4.3.a'], tone: 'bad' }
  const source = line.at(-1) as number
  const text =
    line.length === 1
      ? w.atSource
      : w.line(spaceName(scene, source), line.length - 1, GRID.idOf(line[1] as number))
  return { text, rules: ['8.4.3.a'], tone: 'good' }
}

/** §8.4.3.b §8.4.3.c */
function sourceFacts(scene: Scene, space: number): SpaceFact[] {
  const s = scene.state
  const w = words(scene)
  const nations = ([0, 1, 2, 3] as const).filter((nation) => sourcesOf(s, nation).includes(space))
  if (nations.length === 0) return []
  const names = w.and(nations.map((nation) => w.units.nations[NATIONS[nation]]))
  return [{ label: w.report.source, line: { text: w.report.sourceOf(names), rules: ['8.4.3.b'] } }]
}
