/** What a player sees of the game: everything. Stacks are open (§8.4.6.b), and nothing lies hidden. */
import type { Json } from '@sandtable/kernel'
import { GRID, HEXES, printedOwner } from './map.ts'
import { idOf, isFort, PIECES } from './pieces.ts'
import { SIDE_IDS, SIDES, type Side } from './sides.ts'
import {
  ABSENT,
  controlOf,
  DEAD,
  faceOf,
  HELD_BACK,
  hexOf,
  isMarked,
  MARK,
  OFF_BOARD,
  PARIS_BOX,
  REMOVED,
  type State,
  TO_COME,
} from './state.ts'

type Fields = Record<string, Json>

export function view(s: State): Json {
  return {
    turn: s.turn,
    phasing: SIDE_IDS[s.phasing],
    initiative: SIDE_IDS[s.initiative],
    sides: Object.fromEntries(SIDES.map((side) => [SIDE_IDS[side], sideView(s, side)])),
    pieces: onMap(s),
    toCome: elsewhere(s, TO_COME, (p) => ({ turn: s.arrival.get(p) })),
    dead: elsewhere(s, DEAD),
    removed: elsewhere(s, REMOVED),
    parisBox: elsewhere(s, PARIS_BOX),
    heldBack: elsewhere(s, HELD_BACK),
    hexes: hexes(s),
    activeHex: s.activeHex < 0 ? null : GRID.idOf(s.activeHex),
    battle: s.battleHex < 0 ? null : battle(s),
    emergency: s.emergency === 1,
    railhead: s.railhead === 1,
    entrenching: s.entrenching === 1,
    parisDanger: s.parisDanger,
    winner: s.winner === -1 ? null : SIDE_IDS[s.winner],
  }
}

const sideView = (s: State, side: Side): Json => ({
  caps: s.caps.get(side),
  points: s.points.get(side),
  mandated: s.mandated.get(side),
  withdrawn: s.withdrawn.get(side),
  options: s.options.get(side),
})

function onMap(s: State): Json[] {
  const found: Json[] = []
  for (let p = 0; p < PIECES; p++) if (hexOf(s, p) >= 0) found.push(pieceView(s, p))
  return found
}

function pieceView(s: State, p: number): Json {
  const fields: Fields = { id: idOf(p), hex: GRID.idOf(hexOf(s, p)) }
  if (faceOf(s, p) !== 0) fields[isFort(p) ? 'lost' : 'back'] = faceOf(s, p)
  if (isMarked(s, p, MARK.besieged)) fields.besieged = true
  if (isMarked(s, p, MARK.outOfSupply)) fields.outOfSupply = true
  if (isMarked(s, p, MARK.moved)) fields.moved = true
  if (isMarked(s, p, MARK.attacks | MARK.entered)) fields.attacks = true
  if (s.space.get(p) !== OFF_BOARD) fields.space = s.space.get(p)
  if (s.hits.get(p) !== 0) fields.hits = s.hits.get(p)
  return fields
}

function elsewhere(s: State, where: number, more: (p: number) => Fields = () => ({})): Json[] {
  const found: Json[] = []
  for (let p = 0; p < PIECES; p++)
    if (hexOf(s, p) === where && where !== ABSENT) found.push({ id: idOf(p), ...more(p) })
  return found
}

/** only what differs from the printed map */
function hexes(s: State): Json[] {
  const found: Json[] = []
  for (let h = 0; h < HEXES; h++) {
    const fields: Fields = {}
    if (controlOf(s, h) !== printedOwner(h)) fields.control = SIDE_IDS[controlOf(s, h)]
    if (s.cavalryControl.get(h) === 1) fields.cavalry = true
    if (s.trench.get(h) !== 0) fields.trench = s.trench.get(h)
    if (s.marker.get(h) !== -1) fields.marker = s.marker.get(h)
    if (s.battle.get(h) !== 0) fields.battle = s.battle.get(h)
    if (Object.keys(fields).length > 0) found.push({ hex: GRID.idOf(h), ...fields })
  }
  return found
}

const battle = (s: State): Json => ({
  hex: GRID.idOf(s.battleHex),
  attacker: SIDE_IDS[s.attacker],
  fortune: s.fortune,
  marks: s.battleMarks,
})
