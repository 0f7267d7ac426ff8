/** §6.33 Who rules the air where, §6.311 and how far the air units pointed at come. */
import type { Overlay } from '@sandtable/presentation'
import { SIDES } from '../../nations.ts'
import { isNeutralLand } from '../../rules/06-diplomacy/neutrals.ts'
import { airUnitsAt, fightersAt, isContested } from '../../rules/06-aviation/fighters.ts'
import { reachOf } from '../../rules/06-aviation/flight.ts'
import { airSuperiority } from '../../rules/06-aviation/superiority.ts'
import type { State } from '../../state.ts'
import { FIGHTERS, radiusOf } from '../../units.ts'
import { type Scene, viewerSide, words } from '../scene.ts'

const KINDS = ['control-a', 'control-b'] as const

export function air(scene: Scene, space: number | undefined): Overlay {
  const s = scene.state
  const w = words(scene)
  const { legend } = w.panels
  const places = [...new Set(FIGHTERS.map((u) => s.where.get(u)).filter((p) => p >= 0))]
  return {
    layers: [
      ...SIDES.map((side) => {
        const spaces = places.filter((p) => airSuperiority(s, p) === side)
        return { kind: KINDS[side], spaces }
      }),
      { kind: 'zone', spaces: places.filter((p) => isContested(s, p)) },
      {
        kind: 'range',
        spaces: space === undefined ? [] : radiusFrom(s, viewerSide(scene), space),
        notes: places.map((p) => ({
          space: p,
          text: legend.fighters(SIDES.reduce<number>((sum, side) => sum + fightersAt(s, side, p).length, 0)),
        })),
      },
    ],
    legend: [
      ...SIDES.map((side) => ({ kind: KINDS[side], text: legend.superiority(w.sides[side] ?? '') })),
      { kind: 'zone', text: legend.contested },
      { kind: 'range', text: legend.radius },
    ],
  }
}

/** of the one that comes farthest */
function radiusFrom(s: State, side: 0 | 1, from: number): number[] {
  const points = Math.max(-1, ...airUnitsAt(s, side, from).map(radiusOf))
  return points < 0 ? [] : reachOf(s, { from, points, isBarred: (p) => isNeutralLand(s, p) })
}
