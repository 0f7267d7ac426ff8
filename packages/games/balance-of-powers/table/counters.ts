/** Counters as they lie on the map, and by themselves. */
import type { Counter, CounterFace, CounterMarks } from '@sandtable/presentation'
import type { Kind } from '../data/types.ts'
import { MARK } from '../codes.ts'
import { hasUsed, isHungry } from '../inspect/units.ts'
import { isFlipped, isMarked, whereIs } from '../state.ts'
import {
  isAirUnit,
  isCorps,
  isKind,
  isShip,
  printedEffectiveness,
  printedMovement,
  unitData,
} from '../units.ts'
import { colourOfUnit, nameOf, type Scene, words } from './scene.ts'

const SYMBOLS: Readonly<Record<Kind, CounterFace['symbol']>> = {
  infantry: 'infantry',
  mountain: 'mountain',
  cavalry: 'cavalry',
  siege: 'siege-artillery',
  tank: 'tank',
  flotilla: 'flotilla',
  af: 'infantry',
  'leader-land': 'leader',
  'leader-naval': 'leader',
  'leader-air': 'leader',
  air: 'aircraft',
  BB: 'battleship',
  BC: 'battleship',
  CA: 'cruiser',
  CC: 'cruiser',
  CL: 'cruiser',
  CD: 'battleship',
  PD: 'battleship',
  SS: 'submarine',
  UB: 'submarine',
}

/** Counters made before: most are the same from one decision to the next. */
const made = new Map<string, Counter>()

export function counterOf(scene: Scene, u: number): Counter {
  const marks = marksOf(scene, u)
  const isBack = isFlipped(scene.state, u)
  const key = [scene.language, u, isBack, marks.supply, marks.acted].join()
  const known = made.get(key)
  if (known) return known
  const counter: Counter = {
    unit: u,
    face: faceOf(u, isBack, marks),
    title: nameOf(scene, u),
    name: spoken(scene, u, isBack, marks),
  }
  made.set(key, counter)
  return counter
}

/** §1.34 effectiveness and movement of the side that is up; a tank has a second value for defence */
function figuresOf(u: number, isBack: boolean): number[] {
  const { values } = unitData(u)
  if (isKind(u, 'tank') || !isCorps(u)) return [...values]
  return [printedEffectiveness(u, isBack), printedMovement(u, isBack)]
}

/** What is printed, with nothing on it. */
export const plainFace = (u: number, isBack = false): CounterFace => faceOf(u, isBack, {})

function faceOf(u: number, isBack: boolean, marks: CounterMarks): CounterFace {
  const { kind, label, yellow } = unitData(u)
  const isLighter = isAirUnit(u) || isShip(u)
  return {
    nation: colourOfUnit(u),
    symbol: SYMBOLS[kind],
    ...(isCorps(u) ? { size: 'XXX' } : {}),
    id: label,
    figures: figuresOf(u, isBack),
    // §10.532
    ...(yellow === true ? { yellow } : {}),
    // §1.321 the trench side of corps, §1.322 the reduced side of what flies and swims
    ...(isBack && isCorps(u) ? { entrenched: true } : {}),
    reduced: isBack && isLighter,
    steps: isLighter && !isBack ? 2 : 1,
    fullSteps: isLighter ? 2 : 1,
    marks,
  }
}

function marksOf({ state: s }: Scene, u: number): CounterMarks {
  if (whereIs(s, u) < 0) return {}
  return {
    ...(isHungry(s, u) ? { supply: 'out' as const } : {}),
    ...(hasUsed(s, u) ? { acted: true } : {}),
    ...(isMarked(s, u, MARK.patrolling) ? { active: true } : {}),
  }
}

/** What a screen reader says of a counter. */
function spoken(scene: Scene, u: number, isBack: boolean, marks: CounterMarks): string {
  const { counter: w, comma } = words(scene)
  return [
    nameOf(scene, u),
    ...(isCorps(u) ? [w.corps(printedEffectiveness(u, isBack), printedMovement(u, isBack))] : []),
    ...(isBack ? [isCorps(u) ? w.entrenched : w.reduced] : []),
    ...(marks.supply === 'out' ? [w.out] : []),
    ...(marks.acted === true ? [w.moved] : []),
  ].join(comma)
}
