/** Counters as they lie on the map. */
import type { Counter, CounterFace } from '@sandtable/presentation'
import type { Kind } from '../data/types.ts'
import { isFlipped } from '../state.ts'
import { isCorps, printedEffectiveness, printedMovement, unitData } from '../units.ts'
import { colourOfUnit, nameOf, type Scene } from './scene.ts'

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

export function counterOf(scene: Scene, u: number): Counter {
  const { kind, label, values } = unitData(u)
  const isReduced = isFlipped(scene.state, u)
  const figures = isCorps(u) ? [printedEffectiveness(u, isReduced), printedMovement(u, isReduced)] : values
  return {
    unit: u,
    face: {
      nation: colourOfUnit(u),
      symbol: SYMBOLS[kind],
      ...(isCorps(u) ? { size: 'XXX' } : {}),
      id: label,
      figures,
      reduced: isReduced,
      steps: 1,
      fullSteps: 1,
      marks: {},
    },
    name: nameOf(scene, u),
  }
}
