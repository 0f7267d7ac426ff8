/** One unit of the inspector: current values, and what there is to say about it. */
import {
  artilleryValue,
  attackStrength,
  defenseStrength,
  movementLeft,
} from '@sandtable/battle-for-galicia/inspect'
import { isMarked, MARK } from '@sandtable/battle-for-galicia/state'
import { printedMovement } from '@sandtable/battle-for-galicia/units'
import type { Line, UnitRow } from '../../table/models.ts'
import { counterOf, type mintOf } from './counters.ts'
import { askedOf, knownState, optionsOf, type Scene, words } from './scene.ts'
import { type SeenUnit, seenUnits } from './view.ts'

export function unitRow(scene: Scene, mint: ReturnType<typeof mintOf>, seen: SeenUnit): UnitRow {
  return {
    counter: counterOf(mint, seen),
    detail: detailOf(scene, seen),
    values: valuesOf(scene, seen),
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
  const s = knownState(scene)
  const w = words(scene).report.heads
  const movement = isOwn ? movementLeft(s, unit) : printedMovement(unit, steps)
  return [
    { label: w.attack, value: String(Math.max(0, attackStrength(s, unit))) },
    { label: w.defense, value: String(Math.max(0, defenseStrength(s, unit))) },
    { label: w.artillery, value: String(artilleryValue(s, unit)) },
    { label: w.movement, value: String(Math.max(0, movement)) },
  ]
}

function notesOf(scene: Scene, seen: SeenUnit): Line[] {
  return [...roleNotes(scene, seen), ...printedNotes(scene, seen), ...stateNotes(scene, seen)]
}

/** §7.6 who is kept out of the fight is settled only when those who fight are named */
function roleNotes(scene: Scene, { role }: SeenUnit): Line[] {
  if (role === undefined) return []
  const settled = role === 'heldBack' ? 'attacks' : role === 'withheld' ? 'defends' : role
  const isSettled = seenUnits(scene.view).some((unit) => unit.role === settled)
  return isSettled ? [{ text: words(scene).report.roles[role], rules: ['7.6'], tone: 'strong' }] : []
}

/** what the counter says */
function printedNotes(scene: Scene, { data }: SeenUnit): Line[] {
  const w = words(scene).report
  const { turn } = scene.play.state
  return [
    ...(data.releasedOn !== null && data.releasedOn > turn
      ? [{ text: w.release(data.releasedOn), rules: ['2.1.move-restriction'], tone: 'warn' } as const]
      : []),
    ...(data.ersatz ? [{ text: w.ersatz, rules: ['2.1.ersatz'], tone: 'faint' } as const] : []),
    ...(data.whiteSymbol ? [{ text: w.white, rules: ['2.1.white-symbol'], tone: 'faint' } as const] : []),
  ]
}

/** what its owner knows */
function stateNotes(scene: Scene, { unit, supply, isOwn }: SeenUnit): Line[] {
  const w = words(scene).report
  const marked = (mark: number): boolean => isOwn && isMarked(scene.play.state, unit, mark)
  const recovers = optionsOf(askedOf(scene)?.offer, 'recover').includes(unit)
  return [
    ...(supply === 'low' ? [{ text: w.low, rules: ['11.1'], tone: 'warn' } as const] : []),
    ...(supply === 'out' ? [{ text: w.out, rules: ['11.1'], tone: 'bad' } as const] : []),
    ...(recovers ? [{ text: w.recovers, rules: ['10.3.1'], tone: 'good' } as const] : []),
    ...(marked(MARK.minimumMove) ? [{ text: w.minimum, rules: ['4.3'], tone: 'faint' } as const] : []),
    ...(marked(MARK.attacked) ? [{ text: w.attacked, rules: ['7.0'], tone: 'faint' } as const] : []),
  ]
}
