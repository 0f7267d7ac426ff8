/** One unit of the inspector: current values, and what there is to say about it. */
import type { Line, UnitRow } from '@sandtable/presentation'
import { hasUsed, isHungry } from '../inspect/units.ts'
import { MARK } from '../codes.ts'
import { yearOf } from '../calendar.ts'
import { leftOf } from '../rules/09-land-movement/allowance.ts'
import { whyNotBegin } from '../rules/09-land-movement/ready.ts'
import { allegianceOf, isFlipped, isMarked } from '../state.ts'
import {
  isAirUnit,
  isCorps,
  isLandLeader,
  isLeader,
  nationOf,
  printedEffectiveness,
  printedMovement,
  unitData,
} from '../units.ts'
import { counterOf } from './counters.ts'
import { askedOf, gameText, nationIn, type Scene, words } from './scene.ts'

/** `mark` sets it apart from the others of its place */
export const unitRow = (scene: Scene, u: number, mark: string | undefined): UnitRow => ({
  counter: counterOf(scene, u),
  detail: detailOf(scene, u),
  values: valuesOf(scene, u),
  ...(mark === undefined ? {} : { mark }),
  notes: notesOf(scene, u),
})

/** "Germany · infantry corps · entrenched" */
function detailOf(scene: Scene, u: number): string {
  const w = words(scene)
  const { units } = w
  const isBack = isFlipped(scene.state, u)
  const mode = !isBack ? [] : [isCorps(u) ? units.entrenched : units.reduced]
  return [nationIn(scene, nationOf(u)), units.kinds[unitData(u).kind], ...mode].join(w.dot)
}

const MOVES_A_YEAR = 1914
const YELLOW = '4'

/** §10.1 §3.2 what supply has lowered stands beside what is printed */
const lowered = (value: number, isLess: boolean): string =>
  isLess ? `${Math.max(0, value - 1)} (${value})` : String(value)

function valuesOf(scene: Scene, u: number): UnitRow['values'] {
  const s = scene.state
  const { heads: w } = words(scene).units
  const { values } = unitData(u)
  if (isCorps(u)) {
    const isBack = isFlipped(s, u)
    const isLess = isHungry(s, u)
    const isBetter = unitData(u).yellow === true && yearOf(s.month) === MOVES_A_YEAR
    const effectiveness = lowered(printedEffectiveness(u, isBack), isLess)
    return [
      { label: w.effectiveness, value: isBetter ? `${effectiveness}/${YELLOW}` : effectiveness },
      {
        label: w.movement,
        value: isMarked(s, u, MARK.inForce)
          ? String(leftOf(s, u))
          : lowered(printedMovement(u, isBack), isLess),
      },
    ]
  }
  const labels = isLandLeader(u) ? [w.attack, w.defence] : isAirUnit(u) ? [w.guns, w.evasion, w.radius] : []
  return labels.map((label, i) => ({ label, value: String(values[i] ?? 0) }))
}

function notesOf(scene: Scene, u: number): Line[] {
  const s = scene.state
  const w = words(scene).units.notes
  const note = (text: string, rule: string, tone: Line['tone'] = 'faint'): Line => ({
    text,
    rules: [rule],
    tone,
  })
  return [
    ...(isHungry(s, u) ? [note(w.hungry, '3.2', 'bad')] : []),
    ...(unitData(u).yellow === true && yearOf(s.month) === MOVES_A_YEAR ? [note(w.yellow, '10.532')] : []),
    ...(isMarked(s, u, MARK.railedUp) ? [note(w.railedUp, '9.32', 'warn')] : []),
    ...(isMarked(s, u, MARK.inBelgium) ? [note(w.inBelgium, '12.1')] : []),
    ...(hasUsed(s, u) ? [note(w.moved, '6.53')] : idleNotes(scene, u)),
  ]
}

/** §6.53 why a corps of the side that moves cannot begin */
function idleNotes(scene: Scene, u: number): Line[] {
  const s = scene.state
  if (askedOf(scene)?.prompt !== 'pick-force' || isLeader(u) || !isCorps(u)) return []
  if (allegianceOf(s, u) !== s.phasing) return []
  const why = whyNotBegin(s, s.phasing, u)
  return why ? [{ text: gameText(scene).refusal(why.code, why.facts), rules: [why.rule], tone: 'warn' }] : []
}
