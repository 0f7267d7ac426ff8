/** §9.7.2.c Italy, Bulgaria and Romania enter the war. */
import { arrive, choosePlace, sendToBox } from '../../cards/effects/arrivals.ts'
import type { EntryData, EntryPlacementData } from '../../data/types.ts'
import type { IllusionsOfGlory, Procedure } from '../../illusions-of-glory.ts'
import { HOMES, isVp, space } from '../../map.ts'
import { type Face, FULL, piecesNamed, REDUCED } from '../../pieces.ts'
import { BU, CP, IT, type Nation, NO_SIDE, RO, type Side, sideNamed } from '../../sides.ts'
import {
  controlOf,
  put,
  RESERVE,
  setControl,
  setStatus,
  spaceOf,
  type State,
  STATUS,
  WAITING,
} from '../../state.ts'
import { entryOf } from '../../tables.ts'
import { changeVp } from '../05-victory.ts'
import { nearest } from './nearest.ts'
import { canBePlacedIn, isFriendlyAndSupplied } from './placement.ts'
import { transferCorps } from './transfers.ts'

/**
 * §26.4.2.a ITALY, §26.2.2.a BULGARIA, §26.5.2.a ROMANIA: control of its spaces, VP, its army and the units
 * others send, all at once (§9.7.2.c).
 */
export function* enterWar(g: IllusionsOfGlory, nation: Nation): Procedure<boolean> {
  const entry = entryOf(nation)
  // §9.7.2.b
  joinWar(g, nation, sideNamed(entry.side))
  fillReserve(g, entry)
  // §26.4.1.b §26.2.1.b §26.5.1.b Its army has not been on the map before.
  for (const placement of entry.placements) yield* placeAll(g, placement)
  const sent: number[] = []
  for (const { to, count } of entry.transfers) yield* transferCorps(g, space(to), count, sent)
  return true
}

const VP_RULES: Partial<Readonly<Record<Nation, string>>> = {
  [IT]: '26.4.2.b',
  [RO]: '26.5.2.b',
  [BU]: '26.2.2.b',
}

/** Its free spaces become its side's. */
function joinWar(g: IllusionsOfGlory, nation: Nation, side: Side): void {
  const { state: s } = g
  setStatus(s, nation, STATUS.atWar)
  s.entered = 1
  g.emit?.({ type: 'nation-entered', rule: '9.7.2.c', nation, side })
  for (const x of HOMES[nation] ?? []) {
    if (controlOf(s, x) !== NO_SIDE) continue
    setControl(s, x, side, -1)
    // §26.2.2.b §26.4.2.b §26.5.2.b One VP for each VP space of the new ally.
    if (isVp(x)) changeVp(g, side === CP ? 1 : -1, VP_RULES[nation] ?? '5.1.1.a', x)
  }
}

/**
 * §errata.entry.italy.2 §errata.entry.bulgaria.1 §errata.entry.bulgaria.2 §errata.entry.romania.1 SCUs for
 * both reserve boxes.
 */
function fillReserve(g: IllusionsOfGlory, { reserve }: EntryData): void {
  const { state: s } = g
  const filled = reserve.flatMap(({ unit, count }) =>
    piecesNamed(unit)
      .filter((p) => spaceOf(s, p) === WAITING)
      .slice(0, count),
  )
  for (const p of filled) put(s, p, RESERVE)
  g.emit?.({ type: 'reserve-filled', rule: '9.7.2.c', pieces: filled })
}

/** §errata.entry.italy.1 Italian LCUs are placed reduced. */
function* placeAll(g: IllusionsOfGlory, placement: EntryPlacementData): Procedure {
  for (const id of placement.units) yield* placeOne(g, placement, id, FULL)
  for (const id of placement.reduced ?? []) yield* placeOne(g, placement, id, REDUCED)
}
function* placeOne(g: IllusionsOfGlory, placement: EntryPlacementData, id: string, face: Face): Procedure {
  const { state: s } = g
  const box = placement.from === 'reserve' ? RESERVE : WAITING
  const p = piecesNamed(id).find((each) => spaceOf(s, each) === box)
  if (p === undefined) return
  const places = placesFor(s, p, placement)
  const x = yield* choosePlace(g, p, places, { card: s.playing, left: 1 })
  if (x < 0) sendToBox(s, p)
  else arrive(g, p, x, { face, card: s.playing, rule: '9.7.2.c' })
}

/**
 * The printed space; else one the chart names, by the owner's choice (§errata.entry.italy.3); else the
 * nearest friendly space in supply (§errata.entry.bulgaria.3, §errata.entry.romania.2,
 * §errata.entry.romania.3).
 */
function placesFor(s: State, p: number, placement: EntryPlacementData): number[] {
  const printed = space(placement.space)
  if (canBePlacedIn(s, p, printed)) return [printed]
  const instead = (placement.else ?? []).map(space).filter((x) => canBePlacedIn(s, p, x))
  return instead.length > 0 ? instead : nearest(printed, (x) => isFriendlyAndSupplied(s, p, x))
}
