/** One unit of the inspector: current values, and what there is to say about it. */
import type { UnitRow } from '@sandtable/presentation'
import { artilleryValue, attackStrength, defenseStrength, movementLeft } from '../inspect/index.ts'
import { printedMovement } from '../units.ts'
import { counterOf, type mintOf } from './counters.ts'
import { type Scene, words } from './scene.ts'
import { notesOf } from './unit-notes.ts'
import type { SeenUnit } from './seen-units.ts'

/** `mark` sets it apart from the others of its stack */
export function unitRow(
  scene: Scene,
  mint: ReturnType<typeof mintOf>,
  seen: SeenUnit,
  mark: string | undefined,
): UnitRow {
  return {
    counter: counterOf(mint, seen),
    detail: detailOf(scene, seen),
    values: valuesOf(scene, seen),
    ...(mark === undefined ? {} : { mark }),
    notes: notesOf(scene, seen),
  }
}

/** "2 steps · full CE · II Corps" */
function detailOf(scene: Scene, { steps, ce, data }: SeenUnit): string {
  const w = words(scene)
  return [
    w.steps(steps),
    ...(ce === undefined ? [] : [ce === 0 ? w.report.fullCe : w.report.ce(ce)]),
    data.corps === null ? w.report.independent : w.report.corps(data.corps),
    ...(data.type === 'cavalry' ? [w.report.cavalry] : []),
  ].join(w.dot)
}

function valuesOf(scene: Scene, { unit, steps, isOwn }: SeenUnit): UnitRow['values'] {
  const s = scene.state
  const w = words(scene).report.heads
  const movement = isOwn ? movementLeft(s, unit) : printedMovement(unit, steps)
  return [
    { label: w.attack, value: String(Math.max(0, attackStrength(s, unit))) },
    { label: w.defense, value: String(Math.max(0, defenseStrength(s, unit))) },
    { label: w.artillery, value: String(artilleryValue(s, unit)) },
    { label: w.movement, value: String(Math.max(0, movement)) },
  ]
}
