/** Off the map: units that are bought, to come by the order of battle, and in the Force Pools. */
import type { Box } from '@sandtable/presentation'
import { OUT } from '../codes.ts'
import { NATIONS } from '../nations.ts'
import { whereIs } from '../state.ts'
import { monthTitle } from '../text/names.ts'
import { UNITS_OF } from '../units.ts'
import { counterOf } from './counters.ts'
import { colourOf, nationIn, type Scene, words } from './scene.ts'

const ALL_NATIONS = Array.from({ length: NATIONS }, (_, n) => n)

export const boxes = (scene: Scene): Box[] => [
  ...ALL_NATIONS.flatMap((n) => bought(scene, n)),
  ...ALL_NATIONS.flatMap((n) => pile(scene, n, 'pool', OUT.pool, '5.11')),
  ...ALL_NATIONS.flatMap((n) => pile(scene, n, 'toCome', OUT.toCome, '5.12')),
]

const unitsIn = ({ state }: Scene, n: number, where: number): number[] =>
  (UNITS_OF[n] ?? []).filter((u) => whereIs(state, u) === where)

function pile(scene: Scene, n: number, kind: 'pool' | 'toCome', where: number, rule: string): Box[] {
  const units = unitsIn(scene, n, where)
  if (units.length === 0) return []
  const title = words(scene).boxes[kind](nationIn(scene, n))
  return [
    { title, nation: colourOf(n), rule, counters: units.map((u) => ({ counter: counterOf(scene, u) })) },
  ]
}

/** §6.223 with the month they muster in */
function bought(scene: Scene, n: number): Box[] {
  const s = scene.state
  const units = unitsIn(scene, n, OUT.bought)
  if (units.length === 0) return []
  const inOrder = units.sort((a, b) => s.due.get(a) - s.due.get(b))
  return [
    {
      title: words(scene).boxes.bought(nationIn(scene, n)),
      nation: colourOf(n),
      rule: '6.223',
      counters: inOrder.map((u) => ({
        counter: counterOf(scene, u),
        note: monthTitle(s.due.get(u), scene.language),
      })),
    },
  ]
}
