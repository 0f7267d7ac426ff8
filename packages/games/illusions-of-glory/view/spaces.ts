/** Of the spaces, only what differs from the printed map. */
import type { Json } from '@sandtable/kernel'
import { GROUND } from '../codes.ts'
import { fortAt, idOfSpace, printedHolder, SPACES } from '../map.ts'
import { isBesieged } from '../rules/20-forts/siege.ts'
import { NATIONS, NO_SIDE, type Nation, SIDE_IDS, type Side } from '../sides.ts'
import { hasFort, type State } from '../state.ts'
import { Parts } from './parts.ts'

/** what the row of a space holds */
const CONTROL = 0
const MARKER = 1
const LIES = 2
const ORDERS = 3
const FORT = 4

const STANDING = 0
const FALLEN = 1
const BESIEGED = 2

function fortOf(s: State, x: number): number {
  if (fortAt(x) === 0) return STANDING
  if (!hasFort(s, x)) return FALLEN
  return isBesieged(s, x) ? BESIEGED : STANDING
}

export function spacesViewer(): (s: State) => Json[] {
  const parts = new Parts(SPACES, 5, spaceView)
  const { row } = parts
  return (s) => {
    const { control, marker, ground, orders } = s
    const found: Json[] = []
    for (let x = 0; x < SPACES; x++) {
      const who = control.get(x)
      const rest = marker.get(x) | ground.get(x) | orders.get(x) | fortAt(x)
      // as printed, as most of them are
      if (who === printedHolder(x) && rest === 0) continue
      row[CONTROL] = who
      row[MARKER] = marker.get(x)
      row[LIES] = ground.get(x)
      row[ORDERS] = orders.get(x)
      row[FORT] = fortOf(s, x)
      const part = parts.of(x)
      if (part !== null) found.push(part)
    }
    return found
  }
}

type Fields = Record<string, Json>

/** null if there is nothing to tell */
function spaceView(x: number, row: Int16Array): Json {
  const fields: Fields = { id: idOfSpace(x) }
  addHolder(x, row, fields)
  addWorks(row, fields)
  return Object.keys(fields).length > 1 ? fields : null
}

function addHolder(x: number, row: Int16Array, fields: Fields): void {
  const who = row[CONTROL] as number
  if (who !== printedHolder(x)) fields.control = who === NO_SIDE ? 'none' : SIDE_IDS[who as Side]
  const marker = row[MARKER] as number
  if (marker > 0) fields.marker = NATIONS[(marker - 1) as Nation]
  if (lies(row, GROUND.risen)) fields.risen = true
  if (row[ORDERS] !== 0) fields.order = row[ORDERS] as number
}
const lies = (row: Int16Array, what: number): boolean => ((row[LIES] as number) & what) !== 0

function addWorks(row: Int16Array, fields: Fields): void {
  if (row[FORT] === FALLEN) fields.fort = 'destroyed'
  else if (row[FORT] === BESIEGED) fields.fort = 'besieged'
  if (lies(row, GROUND.trench)) {
    fields.trench = (row[LIES] as number) & GROUND.trench
    fields.owner = trenchOwner(row)
  }
  if (lies(row, GROUND.landing)) fields.landing = true
  if (lies(row, GROUND.underFire)) fields.underFire = true
}
function trenchOwner(row: Int16Array): string {
  if (lies(row, GROUND.trenchGreek)) return 'GR'
  return lies(row, GROUND.trenchCp) ? 'CP' : 'AP'
}
