/** §2.53 whose ground it is, and who holds the bargaining chips. */
import type { Overlay } from '@sandtable/presentation'
import { NEUTRAL, SIDES } from '../../nations.ts'
import { isInPlay } from '../../scenarios.ts'
import { CHIPS } from '../../sites.ts'
import { allegianceAt } from '../../state.ts'
import { placeIn, type Scene, words } from '../scene.ts'
import { landInPlay } from './places.ts'

const KINDS = ['control-a', 'control-b'] as const

export function control(scene: Scene): Overlay {
  const s = scene.state
  const places = landInPlay(s)
  const w = words(scene)
  return {
    layers: SIDES.map((side) => ({
      kind: KINDS[side],
      spaces: places.filter((p) => allegianceAt(s, p) === side),
    })),
    legend: SIDES.map((side) => ({
      kind: KINDS[side],
      text: w.panels.legend.controlOf(w.sides[side] ?? ''),
    })),
  }
}

export function chips(scene: Scene): Overlay {
  const s = scene.state
  const places = CHIPS.filter((p) => isInPlay(s.scenario, p))
  const w = words(scene)
  const named = (spaces: readonly number[]) => spaces.map((space) => ({ space, text: placeIn(scene, space) }))
  const neutral = places.filter((p) => allegianceAt(s, p) === NEUTRAL)
  return {
    layers: [
      ...SIDES.map((side) => {
        const spaces = places.filter((p) => allegianceAt(s, p) === side)
        return { kind: KINDS[side], spaces, notes: named(spaces) }
      }),
      { kind: 'victory', spaces: neutral, notes: named(neutral) },
    ],
    legend: [
      ...SIDES.map((side) => {
        const n = places.filter((p) => allegianceAt(s, p) === side).length
        return { kind: KINDS[side], text: `${w.sides[side] ?? ''}${w.dot}${n}` }
      }),
      { kind: 'victory', text: w.panels.legend.neutral },
    ],
  }
}
