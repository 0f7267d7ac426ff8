/** §8.4.5 blocked hexsides, §8.4 the reach of a hex, §10.2 strategic railways. */
import { type Overlay, type OverlayLayer, rangeOverlay } from '@sandtable/presentation'
import { blocksOf, railGoals, reachFrom } from '../../inspect/index.ts'
import { GRID } from '../../map.ts'
import { isFort } from '../../pieces.ts'
import { SIDES, type Side } from '../../sides.ts'
import { presenceOf, unitsAt } from '../../state.ts'
import { type Scene, viewerSide, words } from '../scene.ts'

export function blocked(scene: Scene): Overlay {
  const w = words(scene)
  const viewer = viewerSide(scene)
  const layer = (side: Side): OverlayLayer => {
    const blocks = blocksOf(scene.state, side)
    return {
      kind: side === viewer ? 'zone-own' : 'zone',
      spaces: [...new Set(blocks.map(({ to }) => to))],
      lines: blocks.map(({ from, to }) => [from, to]),
      notes: blocks.map(({ from, to }) => ({ space: from, text: `${GRID.idOf(from)} › ${GRID.idOf(to)}` })),
    }
  }
  return {
    layers: SIDES.map(layer),
    legend: SIDES.map((side) => ({
      kind: side === viewer ? 'zone-own' : 'zone',
      text: w.legend.blockedBy[side],
    })),
  }
}

/** Of the units in the hex pointed at, as if it were activated now; the viewer's own if both sides are there. */
export function range(scene: Scene, space: number | undefined): Overlay {
  const s = scene.state
  const w = words(scene).legend
  const viewer = viewerSide(scene)
  const nothing: Overlay = { layers: [], legend: [{ kind: 'range', text: w.nothing }] }
  if (space === undefined) return nothing
  const side = presenceOf(s, viewer).combatUnits(space) > 0 ? viewer : viewer === 0 ? 1 : 0
  const costs = [...reachFrom(s, side, space)]
  if (costs.length === 0) return nothing
  return rangeOverlay(costs, w.range)
}

/** Where trains could take a unit of the hex pointed at. */
export function rail(scene: Scene, space: number | undefined): Overlay {
  const s = scene.state
  const w = words(scene).legend
  const side = viewerSide(scene)
  const units = space === undefined ? [] : unitsAt(s, side, space).filter((u) => !isFort(u))
  const goals = [...new Set(units.flatMap((u) => railGoals(s, u)))]
  return {
    layers: [{ kind: 'rail', spaces: goals }],
    legend: [{ kind: 'rail', text: goals.length > 0 ? w.trains : w.noTrains }],
  }
}
