/** Chapter 13: the position before the first decision. */
import { cupIndex, markersOf } from '../cups.ts'
import { DATA } from '../data/load.ts'
import { GERMAN_MARKERS, hex, HEXES, MAUBEUGE, printedOwner } from '../map.ts'
import { FORT_PIECES, fortHex, optionOf, UNIT_COUNT, unitData } from '../pieces.ts'
import { SCENARIOS } from '../scenarios.ts'
import { AL, GE, SIDES } from '../sides.ts'
import {
  ABSENT,
  ARRIVAL,
  LAYOUT,
  MARK,
  mark,
  OFF_BOARD,
  PARIS_BOX,
  put,
  type State,
  TO_COME,
} from '../state.ts'
import { VICTORY } from '../tables.ts'

/** §3.1 §13.1 The same for all scenarios; options of the third change it later (§14.3.6). */
export function setUp(s: State, scenario: string): void {
  // §13.1.3.c Nobody has withdrawn: the second Joffre column, Falkenhayn and trenches wait.
  s.words.fill(0)
  s.scenario = SCENARIOS.findIndex(({ id }) => id === scenario)
  s.where.fill(ABSENT)
  LAYOUT.restore(s, s.words)
  setMarkers(s)
  setHexes(s)
  for (let u = 0; u < UNIT_COUNT; u++) setUnit(s, u)
  // §13.1.6.a Forts begin at full strength: §13.1.6.c.1 Belgian, §13.1.6.c.2 German, §13.1.6.c.3 French.
  // Those of an option wait for it.
  for (const fort of FORT_PIECES) if (!optionOf(fort)) put(s, fort, fortHex(fort))
}

/** §13.1.3 */
function setMarkers(s: State): void {
  // §13.1.3.a
  s.turn = 1
  s.initiative = AL
  s.phasing = AL
  s.activeHex = -1
  s.battleHex = -1
  s.landingPort = -1
  s.withdrawing = -1
  s.winner = -1
  s.railhead = 1
  s.space.fill(OFF_BOARD)
  // §13.1.2.c Paris is Allied: its German marker is not in play.
  s.marker.fill(-1)
  // §13.1.3.d Mulhouse has been liberated
  s.points.set(AL, VICTORY.plan17.start)
  s.points.set(GE, 0)
  // §13.1.2.a §13.1.2.d
  for (const side of SIDES)
    for (const value of markersOf(side)) {
      const at = cupIndex(side, value)
      s.cups.add(at, 1)
    }
}

/** §2.2.hexes §13.1.3.f §13.1.3.g */
function setHexes(s: State): void {
  for (let h = 0; h < HEXES; h++) s.control.set(h, printedOwner(h))
  for (const h of GERMAN_MARKERS) s.control.set(h, GE)
  const { hex: id, level } = DATA.places.trenchAtStart
  s.trench.set(hex(id), level)
}

/** §13.1.1 §2.4.setup */
function setUnit(s: State, u: number): void {
  if (optionOf(u)) return
  const { entry } = unitData(u)
  if (entry.kind === 'starts') {
    put(s, u, hex(entry.hex))
    if (hex(entry.hex) === MAUBEUGE) mark(s, u, MARK.fromMaubeuge)
  } else if (entry.kind === 'paris') put(s, u, PARIS_BOX)
  else schedule(s, u, entry.turn)
}

/** onto the turn track */
export function schedule(s: State, u: number, turn: number): void {
  put(s, u, TO_COME)
  s.arrival.set(u, turn)
  s.arrivalKind.set(u, ARRIVAL.scheduled)
}
