/** The pieces on the map one by one; those in the boxes by kind of counter and how many. */
import type { Json } from '@sandtable/kernel'
import { MARK, STACK_SHIFT } from '../codes.ts'
import { SUPPLY } from '../illusions-of-glory.ts'
import { idOfSpace } from '../map.ts'
import { FULL, idOf, KINDS, kindOf, PIECES } from '../pieces.ts'
import { supplyOf } from '../rules/14-supply/supply.ts'
import { ELIMINATED, REPLACEABLE, RESERVE, type State, WAITING } from '../state.ts'
import { Parts } from './parts.ts'

const SHOWN_MARKS = ['moved', 'attacked', 'retreated', 'fighting', 'toMove', 'toAttack'] as const
const SHOWN = SHOWN_MARKS.reduce<number>((bits, name) => bits | MARK[name], MARK.stack)

/** what the row of a piece holds */
const AT = 0
const FACE = 1
const MARKS = 2
const SUPPLY_LEVEL = 3

export function piecesViewer(): (s: State) => Json[] {
  const parts = new Parts(PIECES, 4, pieceView)
  const { row } = parts
  return (s) => {
    const found: Json[] = []
    for (let p = 0; p < PIECES; p++) {
      const at = s.where.get(p)
      if (at < 0) continue
      row[AT] = at
      row[FACE] = s.face.get(p)
      row[MARKS] = s.marks.get(p) & SHOWN
      row[SUPPLY_LEVEL] = supplyOf(s, p)
      found.push(parts.of(p))
    }
    return found
  }
}

function pieceView(p: number, row: Int16Array): Json {
  const marks = row[MARKS] as number
  const stack = (marks & MARK.stack) >> STACK_SHIFT
  const fields: Record<string, Json> = { id: idOf(p), at: idOfSpace(row[AT] as number) }
  if (row[FACE] !== FULL) fields.reduced = true
  for (const name of SHOWN_MARKS) if ((marks & MARK[name]) !== 0) fields[name] = true
  if (stack !== 0) fields.stack = stack
  if (row[SUPPLY_LEVEL] !== SUPPLY.own) fields.supply = row[SUPPLY_LEVEL] as number
  return fields
}

/** in the order in which they are shown */
const BOXES: readonly number[] = [RESERVE, REPLACEABLE, ELIMINATED, WAITING]
/** boxes are negative places */
const numbers = Int8Array.from({ length: BOXES.length + 1 }, (_, i) => BOXES.indexOf(-i))

export function boxesViewer(): (s: State) => Json {
  const parts = new Parts(BOXES.length, KINDS.length, boxView)
  const counts = BOXES.map(() => new Int16Array(KINDS.length))
  const contents = (box: number): Json => {
    parts.row.set(counts[box] as Int16Array)
    return parts.of(box)
  }
  return ({ where }) => {
    for (const each of counts) each.fill(0)
    for (let p = 0; p < PIECES; p++) {
      const at = where.get(p)
      if (at >= 0) continue
      const box = counts[numbers[-at] as number] as Int16Array
      box[kindOf(p)] = (box[kindOf(p)] as number) + 1
    }
    return { reserve: contents(0), replaceable: contents(1), eliminated: contents(2), waiting: contents(3) }
  }
}

function boxView(_: number, row: Int16Array): Json {
  const found: Record<string, number> = {}
  KINDS.forEach(({ id }, kind) => {
    const count = row[kind] as number
    if (count > 0) found[id] = count
  })
  return found
}
