/** §11.2 to §11.4 the supply of one's own units as things stand, and the line of the stack pointed at. */
import type { Overlay, OverlayLayer } from '@sandtable/presentation'
import { type SupplyLine, supplyLine } from '../../inspect/index.ts'
import type { Side } from '../../sides.ts'
import type { State } from '../../state.ts'
import { type Scene, viewerSide, words } from '../scene.ts'
import { seenUnits } from '../seen-units.ts'

const KINDS = ['supply-in', 'supply-low', 'supply-out'] as const

export function supply(scene: Scene, space: number | undefined): Overlay {
  const s = scene.state
  const lines = ownStacks(scene).map(([h, side]) => supplyLine(s, side, h))
  const shown = space === undefined ? undefined : lineAt(scene, s, lines, space)
  const w = words(scene).legend
  return {
    layers: KINDS.map((kind, grade) => layerOf(scene, kind, grade, lines, shown)),
    legend: [
      { kind: 'supply-in', text: w.supplyIn },
      { kind: 'supply-low', text: w.supplyLow },
      { kind: 'supply-out', text: w.supplyOut },
    ],
  }
}

/** Each hex with units whose owner looks, and whose they are. */
const ownStacks = (scene: Scene): [number, Side][] => [
  ...new Map(
    seenUnits(scene)
      .filter(({ isOwn }) => isOwn)
      .map(({ space, side }): [number, Side] => [space, side]),
  ),
]

/** The line of the stack there; of an empty hex that of a unit that would stand in it. */
function lineAt(scene: Scene, s: State, lines: readonly SupplyLine[], space: number): SupplyLine | undefined {
  const found = lines.find(({ hex }) => hex === space)
  const isTaken = seenUnits(scene).some((unit) => unit.space === space)
  if (found || isTaken || lines.length === 0) return found
  return supplyLine(s, viewerSide(scene), space)
}

function layerOf(
  scene: Scene,
  kind: (typeof KINDS)[number],
  grade: number,
  lines: readonly SupplyLine[],
  shown: SupplyLine | undefined,
): OverlayLayer {
  const here = lines.filter((line) => line.grade === grade)
  const lengths = here.flatMap(({ hex, length }) =>
    length < 0 ? [] : [{ space: hex, text: String(length) }],
  )
  const isShown = shown?.grade === grade
  const weak =
    isShown && shown.weakest ? [{ space: shown.weakest.hex, text: words(scene).legend.weakest }] : []
  return {
    kind,
    spaces: here.map(({ hex }) => hex),
    notes: [...lengths, ...weak],
    lines: isShown ? [shown.path, shown.rail].filter((line) => line.length > 1) : [],
  }
}
