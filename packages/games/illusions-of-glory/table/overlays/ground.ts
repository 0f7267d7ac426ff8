/** §10 how full spaces are, §11.2 whose they are, §5.1.1 what they are worth. */
import type { Overlay, OverlayLayer } from '@sandtable/presentation'
import { crowdAt } from '../../inspect/index.ts'
import { homeOf, SPACES, VP_SPACES } from '../../map.ts'
import { NATIONS, type Nation, NO_SIDE, SIDES, WILL_NATIONS } from '../../sides.ts'
import { controlOf, isRisen } from '../../state.ts'
import { type Scene, words } from '../scene.ts'

const KINDS = ['control-a', 'control-b'] as const
const ALL = Array.from({ length: SPACES }, (_, x) => x)

export function control(scene: Scene): Overlay {
  const s = scene.state
  const w = words(scene).overlays.legend
  const risen = ALL.filter((x) => isRisen(s, x))
  return {
    layers: [
      ...SIDES.map((side) => ({
        kind: KINDS[side],
        spaces: ALL.filter((x) => controlOf(s, x) === side && !isRisen(s, x)),
      })),
      { kind: 'zone', spaces: risen, notes: risen.map((x) => ({ space: x, text: w.uprising })) },
    ],
    legend: [
      ...SIDES.map((side) => ({ kind: KINDS[side], text: w.controlOf[side] })),
      { kind: 'zone', text: w.risen },
    ],
  }
}

/** §5.1.1 by who holds them now; §23.2 those of nations with a National Will say so */
export function victory(scene: Scene): Overlay {
  const s = scene.state
  const w = words(scene).overlays.legend
  const held = (who: number): number[] => VP_SPACES.filter((x) => controlOf(s, x) === who)
  // No National Will depends on the other spaces.
  const willed = VP_SPACES.filter((x) => (WILL_NATIONS as readonly number[]).includes(homeOf(x)))
  const notes = willed.map((space) => ({ space, text: w.will(NATIONS[homeOf(space) as Nation]) }))
  const layer = (kind: OverlayLayer['kind'], spaces: readonly number[]): OverlayLayer => ({
    kind,
    spaces,
    notes: notes.filter(({ space }) => spaces.includes(space)),
  })
  return {
    layers: [...SIDES.map((side) => layer(KINDS[side], held(side))), layer('victory', held(NO_SIDE))],
    legend: [
      ...SIDES.map((side) => ({ kind: KINDS[side], text: w.vpOf[side](held(side).length) })),
      { kind: 'victory', text: w.vpOfNobody(held(NO_SIDE).length) },
    ],
  }
}

/** §10.1 of both sides */
export function stacking(scene: Scene): Overlay {
  const s = scene.state
  const w = words(scene).overlays.legend
  const crowds = ALL.flatMap((space) =>
    SIDES.map((side) => ({ space, ...crowdAt(s, side, space) })).filter(({ troops }) => troops > 0),
  )
  const layer = (kind: OverlayLayer['kind'], found: typeof crowds): OverlayLayer => ({
    kind,
    spaces: found.map(({ space }) => space),
    notes: found.map(({ space, troops, most }) => ({
      space,
      text: most === undefined ? String(troops) : w.of(troops, most),
    })),
  })
  const overfull = crowds.filter(({ isOverfull }) => isOverfull)
  const full = crowds.filter(({ troops, most, isOverfull }) => !isOverfull && troops === most)
  const open = crowds.filter(({ troops, most, isOverfull }) => !isOverfull && troops !== most)
  return {
    layers: [layer('range', open), layer('supply-low', full), layer('supply-out', overfull)],
    legend: [
      { kind: 'range', text: w.room },
      { kind: 'supply-low', text: w.full },
      { kind: 'supply-out', text: w.overfull },
    ],
  }
}
