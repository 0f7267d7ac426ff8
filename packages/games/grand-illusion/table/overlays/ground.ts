/** §8.3 whose ground it is, §14.1.2 what it is worth, §8.4.8 §8.4.9 where plans bind. */
import type { Overlay } from '@sandtable/presentation'
import { isSchlieffenClosed } from '../../inspect/index.ts'
import {
  GERMAN_VP_HEXES,
  HEXES,
  isDouble,
  isParisInDanger,
  isSchlieffen,
  PARIS,
  PLAN_XVII_HEXES,
  TRIER,
} from '../../map.ts'
import { SIDES } from '../../sides.ts'
import { controlOf } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { type Scene, words } from '../scene.ts'

const KINDS = ['control-a', 'control-b'] as const
const ALL = Array.from({ length: HEXES }, (_, h) => h)

export function control(scene: Scene): Overlay {
  const s = scene.state
  const w = words(scene).legend
  return {
    layers: SIDES.map((side) => ({
      kind: KINDS[side],
      spaces: ALL.filter((h) => controlOf(s, h) === side),
      notes: ALL.filter((h) => controlOf(s, h) === side && s.cavalryControl.get(h) === 1).map((h) => ({
        space: h,
        text: w.cavalry,
      })),
    })),
    legend: SIDES.map((side) => ({ kind: KINDS[side], text: w.controlOf[side] })),
  }
}

export function victory(scene: Scene): Overlay {
  const s = scene.state
  const w = words(scene).legend
  const worth = (h: number): string => {
    const value = s.marker.get(h)
    if (value >= 0) return w.drawn(isDouble(h) ? value * 2 : value)
    return isDouble(h) ? w.double : w.one
  }
  return {
    layers: [
      {
        kind: 'control-a',
        spaces: PLAN_XVII_HEXES,
        notes: PLAN_XVII_HEXES.map((h) => ({ space: h, text: worth(h) })),
      },
      {
        kind: 'control-b',
        spaces: [...GERMAN_VP_HEXES, PARIS],
        notes: [
          ...GERMAN_VP_HEXES.map((h) => ({ space: h, text: worth(h) })),
          { space: PARIS, text: w.drawn(VICTORY.german.paris) },
        ],
      },
      { kind: 'victory', spaces: [TRIER], notes: [{ space: TRIER, text: w.suddenDeath }] },
    ],
    legend: [
      { kind: 'control-a', text: w.plan17 },
      { kind: 'control-b', text: w.germanVp },
      { kind: 'victory', text: w.trier },
    ],
  }
}

export function plans(scene: Scene): Overlay {
  const s = scene.state
  const w = words(scene).legend
  const schlieffen = ALL.filter(isSchlieffen)
  return {
    layers: [
      {
        kind: 'zone',
        spaces: schlieffen.filter((h) => isSchlieffenClosed(s, h)),
      },
      { kind: 'range', spaces: schlieffen.filter((h) => !isSchlieffenClosed(s, h)) },
      { kind: 'victory', spaces: ALL.filter(isParisInDanger) },
    ],
    legend: [
      { kind: 'zone', text: w.schlieffen },
      { kind: 'range', text: w.schlieffenOpen },
      { kind: 'victory', text: s.parisDanger > 0 ? w.dangerPast : w.danger },
    ],
  }
}
