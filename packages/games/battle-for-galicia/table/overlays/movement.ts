/** §6.0 zones of control, §4.1 movement range, §11.2 railways. */
import { type Overlay, rangeOverlay } from '@sandtable/presentation'
import { railUse, rangeFrom, zoneHexes } from '../../inspect/index.ts'
import { enemyOf } from '../../sides.ts'
import { type Scene, viewerSide, words } from '../scene.ts'
import { stacksAt } from '../seen-units.ts'

export function zones(scene: Scene): Overlay {
  const s = scene.state
  const side = viewerSide(scene)
  const w = words(scene).legend
  const isPlayer = scene.seat !== undefined
  return {
    layers: [
      { kind: 'zone-own', spaces: zoneHexes(s, side) },
      { kind: 'zone', spaces: zoneHexes(s, enemyOf(side)) },
    ],
    legend: [
      { kind: 'zone-own', text: isPlayer ? w.zoneOwn : (w.zoneOf[side] as string) },
      { kind: 'zone', text: isPlayer ? w.zone : (w.zoneOf[enemyOf(side)] as string) },
    ],
  }
}

/** Of the stack pointed at: one's own with what they have left, an enemy's visible unit at its full allowance. */
export function range(scene: Scene, space: number | undefined): Overlay {
  const top = space === undefined ? undefined : stacksAt(scene, space)[0]
  const reached = top && rangeFrom(scene.state, top.side, top.space)
  const w = words(scene).legend
  if (!reached) return { layers: [], legend: [{ kind: 'range', text: w.nothing }] }
  const costs = [...reached.costs]
  return rangeOverlay(costs, w.range)
}

export function rail(scene: Scene): Overlay {
  const side = viewerSide(scene)
  const { linked, open, breaks } = railUse(scene.state, side)
  const w = words(scene).legend
  return {
    layers: [
      {
        kind: 'rail',
        spaces: linked,
        lines: open,
        notes: breaks.map((h) => ({ space: h, text: w.railCut })),
      },
    ],
    legend: [{ kind: 'rail', text: w.rail[side] as string }],
  }
}
