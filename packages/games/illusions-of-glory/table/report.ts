/** The inspector: a place and its units in words and numbers. */
import type { SpaceReport, UnitRow } from '@sandtable/presentation'
import { homeOf } from '../map.ts'
import { cfOf, isTroops } from '../pieces.ts'
import { type Nation, SIDES } from '../sides.ts'
import { mintOf } from './counters.ts'
import { heldPieces } from './question.ts'
import { factsOf } from './report-facts.ts'
import { unitRow } from './report-units.ts'
import { nationTitle, placeName, type Scene, sideTitle, viewerSide, words } from './scene.ts'
import { piecesIn, type SeenPiece } from './seen-pieces.ts'

export function report(scene: Scene, space: number): SpaceReport {
  const meant = new Set(heldPieces(scene))
  const isMeant = ({ piece }: SeenPiece): boolean => meant.has(piece)
  const pieces = ownFirst(scene, piecesIn(scene, space))
  const chosen = pieces.filter(isMeant)
  const mint = mintOf(scene)
  const w = words(scene).units
  const mark = chosen.length === pieces.length ? undefined : w.chosen
  const rows: UnitRow[] = [...chosen, ...pieces.filter((each) => !isMeant(each))].map((each) =>
    unitRow(scene, mint, each, isMeant(each) ? mark : undefined),
  )
  return {
    title: placeName(scene, space),
    id: countryOf(scene, space),
    ...(chosen.length === 0 ? {} : { chip: w.chip(chosen.length, pieces.length) }),
    facts: factsOf(scene, space, pieces),
    units: rows,
    sums: sumsOf(scene, pieces),
  }
}

/** Spaces have names, not numbers: their country is said beside them. */
function countryOf(scene: Scene, space: number): string {
  const home = homeOf(space)
  return home < 0 ? '' : nationTitle(scene, home as Nation)
}

/** The viewer's own pieces come first. */
function ownFirst(scene: Scene, pieces: readonly SeenPiece[]): SeenPiece[] {
  const side = viewerSide(scene)
  return [...pieces.filter((each) => each.camp === side), ...pieces.filter((each) => each.camp !== side)]
}

/** §12.2.D combat factors of each side; a fort adds its own in defence */
function sumsOf(scene: Scene, pieces: readonly SeenPiece[]): SpaceReport['sums'] {
  const w = words(scene).report
  return SIDES.flatMap((side) => {
    const troops = pieces.filter((each) => each.camp === side && isTroops(each.piece))
    if (troops.length === 0) return []
    const sum = troops.reduce((total, { piece, face }) => total + cfOf(piece, face), 0)
    return [{ label: w.strength(sideTitle(scene, side)), value: String(sum) }]
  })
}
