/** One unit of the inspector: current values, and what there is to say about it. */
import type { UnitRow } from '@sandtable/presentation'
import {
  bombardmentOf,
  fortDefence,
  fortSteps,
  fortStrength,
  isCombatUnit,
  isFort,
  isHa,
  isHq,
  nationOf,
  printedAllowance,
  printedStrength,
  unitData,
} from '../pieces.ts'
import { NATIONS as NATION_IDS } from '../sides.ts'
import { counterOf, type Mint } from './counters.ts'
import { type Scene, words } from './scene.ts'
import { notesOf } from './unit-notes.ts'
import type { SeenPiece } from './seen-pieces.ts'

/** `mark` sets it apart from the others of its hex */
export const unitRow = (scene: Scene, mint: Mint, seen: SeenPiece, mark: string | undefined): UnitRow => ({
  counter: counterOf(mint, seen),
  detail: detailOf(scene, seen),
  values: valuesOf(scene, seen),
  ...(mark === undefined ? {} : { mark }),
  notes: notesOf(scene, seen),
})

/** "German · corps · disrupted" */
function detailOf(scene: Scene, { piece, face, besieged }: SeenPiece): string {
  const w = words(scene)
  const { units, dot } = w
  const nation = units.nations[NATION_IDS[nationOf(piece)]]
  if (isFort(piece))
    return [
      nation,
      units.steps(fortSteps(piece) - face, fortSteps(piece)),
      ...(besieged ? [units.besieged] : []),
    ].join(dot)
  const { size, type } = unitData(piece)
  return [nation, units.kinds[type][size], ...stateOfUnit(scene, piece, face)]
    .filter((text) => text !== '')
    .join(dot)
}

function stateOfUnit(scene: Scene, piece: number, face: number): string[] {
  const { units } = words(scene)
  if (face === 0) return []
  return [isHq(piece) ? units.reduced : isHa(piece) ? units.fired : units.disrupted]
}

function valuesOf(scene: Scene, { piece, face }: SeenPiece): UnitRow['values'] {
  const w = words(scene).units.heads
  if (isFort(piece))
    return [
      { label: w.strength, value: String(fortStrength(piece, face)) },
      { label: w.defence, value: String(fortDefence(piece, face)) },
    ]
  const movement = { label: w.movement, value: String(printedAllowance(piece, face)) }
  if (isCombatUnit(piece))
    return [{ label: w.strength, value: String(printedStrength(piece, face)) }, movement]
  return isHa(piece) && face === 0
    ? [{ label: w.bombardment, value: String(bombardmentOf(piece)) }, movement]
    : [movement]
}
