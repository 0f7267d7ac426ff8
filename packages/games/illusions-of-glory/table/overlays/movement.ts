/** §11 the reach of a space, §13 where its units could be redeployed. */
import type { Overlay } from '@sandtable/presentation'
import { reachFrom, trainsFrom } from '../../inspect/index.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { presenceOf } from '../../state.ts'
import { type Scene, viewerSide, words } from '../scene.ts'

/** Of the units in the space pointed at; the viewer's own if both sides are there. */
function sideIn(scene: Scene, space: number): Side {
  const viewer = viewerSide(scene)
  return presenceOf(scene.state, viewer).isAnyone(space) ? viewer : enemyOf(viewer)
}

/** As if they were activated for movement now. */
export function reach(scene: Scene, space: number | undefined): Overlay {
  const w = words(scene).overlays.legend
  const costs = space === undefined ? [] : [...reachFrom(scene.state, sideIn(scene, space), space)]
  if (costs.length === 0) return { layers: [], legend: [{ kind: 'range', text: w.nothing }] }
  return {
    layers: [
      {
        kind: 'range',
        spaces: costs.map(([x]) => x),
        notes: costs.map(([x, mp]) => ({ space: x, text: String(mp) })),
      },
    ],
    legend: [{ kind: 'range', text: w.reach }],
  }
}

export function trains(scene: Scene, space: number | undefined): Overlay {
  const w = words(scene).overlays.legend
  const goals = space === undefined ? [] : trainsFrom(scene.state, sideIn(scene, space), space)
  return {
    layers: [{ kind: 'rail', spaces: goals }],
    legend: [{ kind: 'rail', text: goals.length > 0 ? w.trains : w.noTrains }],
  }
}
