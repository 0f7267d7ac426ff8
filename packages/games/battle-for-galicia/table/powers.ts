/** The sheet of the powers: points, units and losses of both armies, and how they came there. */
import type { Line, PowerFigure, PowersSheet, Series } from '@sandtable/presentation'
import { sees } from '@sandtable/kernel'
import { SIDES, type Side } from '../sides.ts'
import {
  ceOf,
  ELIMINATED,
  HIDDEN,
  hexOf,
  isOnMap,
  LOW_SUPPLY,
  OUT_OF_SUPPLY,
  pointsOf,
  supplyOf,
  TO_COME,
} from '../state.ts'
import { ARMY } from '../units.ts'
import { NATIONS, type Scene, words } from './scene.ts'
import { series } from './series.ts'
import { standing } from './standing.ts'

export function powers(scene: Scene): PowersSheet {
  const [points, lost] = series(scene.told ?? [], scene.language)
  const w = words(scene)
  return {
    shared: [],
    sides: SIDES.map((side) => ({
      nation: NATIONS[side],
      title: w.armies[side] as string,
      figures: [],
      powers: [
        {
          nation: NATIONS[side],
          title: w.armies[side] as string,
          figures: [
            pointsFigure(scene, side, points),
            unitsFigure(scene, side),
            lostFigure(scene, side, lost),
          ],
        },
      ],
    })),
    turns: points?.labels ?? [],
  }
}

/** §15.0 */
function pointsFigure(scene: Scene, side: Side, kept: Series | undefined): PowerFigure {
  const w = words(scene).powers
  return {
    id: `points-${side}`,
    title: w.points,
    value: pointsOf(scene.state, side),
    about: { text: w.pointsAbout, rules: ['15.0'] },
    thresholds: [],
    ...withHeadStart(kept?.lines.at(side)?.values ?? [], pointsOf(scene.state, side)),
    parts: standing(scene).scores[side]?.parts ?? [],
  }
}

/** Points of the beginning were told to nobody: the line ends where the marker stands. */
function withHeadStart(
  values: readonly number[],
  now: number,
): Required<Pick<PowerFigure, 'history' | 'began'>> {
  const by = now - (values.at(-1) ?? 0)
  return { history: values.map((value) => value + by), began: by }
}

/** Effectiveness and supply of the enemy are hidden (§5.4). */
function unitsFigure(scene: Scene, side: Side): PowerFigure {
  const s = scene.state
  const w = words(scene).powers
  const army = ARMY[side] as readonly number[]
  const on = army.filter((u) => isOnMap(s, u))
  const count = (list: readonly number[], is: (u: number) => boolean): number => list.filter(is).length
  const parts: readonly (readonly [keyof typeof w.parts, number])[] = [
    ['waiting', count(army, (u) => hexOf(s, u) === TO_COME)],
    ['eliminated', count(army, (u) => hexOf(s, u) === ELIMINATED)],
    ...(sees(scene.eyes, side)
      ? ([
          ['worn', count(on, (u) => ceOf(s, u) > 0)],
          ['low', count(on, (u) => supplyOf(s, u) === LOW_SUPPLY)],
          ['out', count(on, (u) => supplyOf(s, u) === OUT_OF_SUPPLY)],
        ] as const)
      : []),
  ]
  const all = on.length + count(army, (u) => hexOf(s, u) === HIDDEN)
  return {
    id: `units-${side}`,
    title: w.units,
    value: all,
    most: Math.max(1, all + count(army, (u) => hexOf(s, u) === ELIMINATED)),
    about: { text: w.unitsAbout, rules: ['10.2', '10.3'] },
    thresholds: [],
    history: [],
    parts: parts
      .filter(([, n]) => n > 0)
      .map(([part, n]): Line => ({ text: w.parts[part], value: String(n) })),
  }
}

/** §10.2 */
function lostFigure(scene: Scene, side: Side, kept: Series | undefined): PowerFigure {
  const w = words(scene).powers
  const history = kept?.lines.at(side)?.values ?? []
  return {
    id: `lost-${side}`,
    title: w.lost,
    value: history.at(-1) ?? 0,
    about: { text: w.lostAbout, rules: ['10.2'] },
    thresholds: [],
    history,
    began: 0,
  }
}
