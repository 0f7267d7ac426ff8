/** §8.4.3 the rail nets of the viewer's nations, the line of the hex pointed at, and who is cut off. */
import type { Overlay } from '@sandtable/presentation'
import { cutOff, lineFrom, nationsIn, railUse } from '../../inspect/index.ts'
import { ALL_NATIONS, FRENCH, GERMAN, type Nation, type Side, sideOfNation } from '../../sides.ts'
import { hexOf } from '../../state.ts'
import { type Scene, viewerSide, words } from '../scene.ts'

export function supply(scene: Scene, space: number | undefined): Overlay {
  const s = scene.state
  const side = viewerSide(scene)
  const w = words(scene).legend
  const nets = ALL_NATIONS.filter((nation) => sideOfNation(nation) === side).map((nation) =>
    railUse(s, nation),
  )
  const cut = [...new Set(cutOff(s, side).map((u) => hexOf(s, u)))]
  return {
    layers: [
      {
        kind: 'rail',
        spaces: [...new Set(nets.flatMap(({ linked }) => linked))],
        lines: [...new Map(nets.flatMap(({ links }) => links).map((link) => [link.join(), link])).values()],
      },
      { kind: 'supply-in', spaces: [], lines: lineOf(scene, side, space) },
      { kind: 'supply-out', spaces: cut, notes: cut.map((h) => ({ space: h, text: w.cut })) },
    ],
    legend: [
      { kind: 'rail', text: w.net[side] },
      { kind: 'supply-in', text: w.line },
      { kind: 'supply-out', text: w.cutOff },
    ],
  }
}

/** Of those who stand there, or of one who would. */
function lineOf(scene: Scene, side: Side, space: number | undefined): number[][] {
  if (space === undefined) return []
  const s = scene.state
  const there = nationsIn(s, side, space)
  const nations: readonly Nation[] = there.length > 0 ? there : [side === 1 ? GERMAN : FRENCH]
  return nations.map((nation) => [...lineFrom(s, nation, space)]).filter((line) => line.length > 1)
}
