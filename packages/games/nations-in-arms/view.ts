/** The position as JSON, for export and other programs. */
import type { Json } from '@sandtable/kernel'
import { nameOfTurn } from './calendar.ts'
import { MARK, OUT } from './codes.ts'
import { idOfMarker } from './markers.ts'
import { nationData, NONE } from './nations.ts'
import { ALL_PIECES, idOfPiece, isSupport, isUnit } from './pieces.ts'
import { hexOfPlace, PLACES } from './places.ts'
import { inPool } from './rules/04-initiative/pool.ts'
import { idOfSpace } from './spaces.ts'
import { faceOf, has, levelOf, type State, stepsOf, whereIs } from './state.ts'

const idOfNation = (n: number): string | null => (n === NONE ? null : nationData(n).id)

export function view(s: State): Json {
  return {
    turn: nameOfTurn(s.turn),
    marker: s.marker === NONE ? null : idOfMarker(s.marker),
    pool: inPool(s).map(idOfMarker),
    pieces: ALL_PIECES.filter((p) => whereIs(s, p) > OUT.gone).map((p) => pieceView(s, p)),
    places: placeViews(s),
  }
}

const OUTSIDE = Object.fromEntries(Object.entries(OUT).map(([name, where]) => [where, name]))

function pieceView(s: State, p: number): Json {
  const at = whereIs(s, p)
  const army = s.under.get(p)
  return {
    id: idOfPiece(p),
    at: at >= 0 ? idOfSpace(at) : (OUTSIDE[at] ?? ''),
    ...(isUnit(p) && at >= 0 ? { steps: stepsOf(s, p), level: levelOf(s, p) } : {}),
    ...(isSupport(p) && at >= 0 ? { face: faceOf(s, p) } : {}),
    ...(army === NONE ? {} : { army: idOfPiece(army) }),
    ...(has(s, p, MARK.inside) ? { inside: true } : {}),
    ...(has(s, p, MARK.demoralized) ? { demoralized: true } : {}),
    ...(has(s, p, MARK.unsupplied) ? { unsupplied: true } : {}),
  }
}

/** every place: its holder, and what a siege has left of its fortress */
const placeViews = (s: State): Json[] =>
  Array.from({ length: PLACES }, (_, p) => [
    idOfSpace(hexOfPlace(p)),
    idOfNation(s.holder.get(p)),
    s.works.get(p),
    s.breached.get(p),
    s.besieged.get(p),
  ])
