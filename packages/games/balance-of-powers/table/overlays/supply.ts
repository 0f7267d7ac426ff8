/** §3.1 Where the nation that is pointed at has supply, and who has none. */
import type { Overlay } from '@sandtable/presentation'
import { isMajor, NATIONS } from '../../nations.ts'
import { isFriendly } from '../../rules/02-concepts/control.ts'
import { isSupplied, isSuppliedAt } from '../../rules/03-supply/net.ts'
import { allegianceOf, type State, whereIs } from '../../state.ts'
import { isCorps, nationOf, UNITS, UNITS_OF } from '../../units.ts'
import { nationIn, type Scene, viewerSide, words } from '../scene.ts'
import { landInPlay } from './places.ts'

export function supply(scene: Scene, space: number | undefined): Overlay {
  const s = scene.state
  const side = viewerSide(scene)
  const w = words(scene).panels.legend
  const n = nationAt(scene, space)
  const out: number[] = []
  for (let u = 0; u < UNITS; u++)
    if (whereIs(s, u) >= 0 && isCorps(u) && allegianceOf(s, u) === side && !isSupplied(s, u))
      out.push(whereIs(s, u))
  const cut = [...new Set(out)]
  return {
    layers: [
      {
        kind: 'supply-in',
        spaces: landInPlay(s).filter((p) => isFriendly(s, side, p) && isSuppliedAt(s, n, p)),
      },
      {
        kind: 'supply-out',
        spaces: cut,
        notes: cut.map((p) => ({ space: p, text: String(out.filter((q) => q === p).length) })),
      },
    ],
    legend: [
      { kind: 'supply-in', text: w.supplied(nationIn(scene, n)) },
      { kind: 'supply-out', text: w.out },
    ],
  }
}

/** whose corps stand there; else the major of the viewer with most corps on the map */
function nationAt(scene: Scene, space: number | undefined): number {
  const s = scene.state
  const side = viewerSide(scene)
  const [unit] = space === undefined ? [] : s.derived.presence.unitsAt(space, side).filter(isCorps)
  if (unit !== undefined) return nationOf(unit)
  const own = Array.from({ length: NATIONS }, (_, n) => n).filter(
    (n) => isMajor(n) && s.allegiance.get(n) === side,
  )
  return own.reduce((best, n) => (corpsOf(s, n) > corpsOf(s, best) ? n : best), own[0] ?? 0)
}
const corpsOf = (s: State, n: number): number =>
  (UNITS_OF[n] as readonly number[]).filter((u) => isCorps(u) && whereIs(s, u) >= 0).length
