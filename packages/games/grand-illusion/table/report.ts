/** The inspector: a place and its units in words and numbers. */
import type { SpaceReport, UnitRow } from '@sandtable/presentation'
import { strengthOf } from '../inspect/index.ts'
import { GRID, hexData } from '../map.ts'
import { isCombatUnit, isFort } from '../pieces.ts'
import { SIDES } from '../sides.ts'
import { mintOf } from './counters.ts'
import { held } from './question.ts'
import { offBoardRows } from './report-arrivals.ts'
import { factsOf } from './report-facts.ts'
import { unitRow } from './report-units.ts'
import { askedOf, type Scene, viewerSide, words } from './scene.ts'
import { piecesIn, type SeenPiece } from './seen-pieces.ts'

export function report(scene: Scene, space: number): SpaceReport {
  const meant = new Set(held(scene).units)
  const isMeant = ({ piece }: SeenPiece): boolean => meant.has(piece)
  const pieces = ownFirst(scene, piecesIn(scene, space))
  const chosen = pieces.filter(isMeant)
  const mint = mintOf(scene)
  const w = words(scene).units
  const mark = chosen.length === pieces.length ? undefined : w.marks[kindOf(scene)]
  const rows: UnitRow[] = [...chosen, ...pieces.filter((each) => !isMeant(each))].map((each) =>
    unitRow(scene, mint, each, isMeant(each) ? mark : undefined),
  )
  return {
    title: hexData(space).name[scene.language],
    id: GRID.idOf(space),
    ...(chosen.length === 0 ? {} : { chip: w.chip(kindOf(scene), chosen.length, pieces.length) }),
    facts: factsOf(scene, space, pieces),
    units: [...rows, ...offBoardRows(scene, mint, space)],
    sums: sumsOf(scene, pieces),
  }
}

/** The viewer's own pieces come first. */
function ownFirst(scene: Scene, pieces: readonly SeenPiece[]): SeenPiece[] {
  const side = viewerSide(scene)
  return [...pieces.filter((each) => each.side === side), ...pieces.filter((each) => each.side !== side)]
}

function kindOf(scene: Scene): 'hand' | 'chosen' {
  const prompt = askedOf(scene)?.prompt
  return prompt === 'march' || prompt === 'retreat' || prompt === 'retreat-on' ? 'hand' : 'chosen'
}

/** §9.3 strengths of each side in attack and in defence */
function sumsOf(scene: Scene, pieces: readonly SeenPiece[]): SpaceReport['sums'] {
  const s = scene.state
  const w = words(scene)
  return SIDES.flatMap((side) => {
    const fighting = pieces
      .filter((each) => each.side === side && (isCombatUnit(each.piece) || isFort(each.piece)))
      .map(({ piece }) => piece)
    if (fighting.length === 0) return []
    return [{ label: w.report.strength(w.short[side]), value: String(strengthOf(s, fighting, 'defence')) }]
  })
}
