/** The sheet of the powers: points, command, units and losses, and how they came there. */
import type { Line, Power, PowerFigure, PowersSheet, Series } from '@sandtable/presentation'
import { isCombatUnit, nationOf, PIECES, sideOf } from '../pieces.ts'
import { ALL_NATIONS, AL, GE, type Nation, SIDES, type Side } from '../sides.ts'
import { DEAD, faceOf, BACK, hexOf, isMarked, isOnMap, MARK, REMOVED, TO_COME } from '../state.ts'
import { TABLES, VICTORY } from '../tables.ts'
import { NATIONS, type Scene, words } from './scene.ts'
import { series } from './series.ts'
import { standing } from './standing.ts'

export function powers(scene: Scene): PowersSheet {
  const [points, caps, lost] = series(scene.told ?? [], scene.language)
  const w = words(scene)
  return {
    shared: [],
    sides: SIDES.map((side) => ({
      nation: NATIONS[side],
      title: w.armies[side],
      figures: [
        pointsFigure(scene, side, points),
        capsFigure(scene, side),
        receivedFigure(scene, side, caps),
        lostFigure(scene, side, lost),
        ...mandatedFigure(scene, side),
      ],
      powers: ALL_NATIONS.filter((nation) => unitsOf(nation).some((p) => sideOf(p) === side)).map((nation) =>
        powerOf(scene, nation),
      ),
    })),
    turns: points?.labels ?? [],
  }
}

const lineOf = (kept: Series | undefined, side: Side): readonly number[] => kept?.lines.at(side)?.values ?? []

/** §14.1.3.c */
function pointsFigure(scene: Scene, side: Side, kept: Series | undefined): PowerFigure {
  const w = words(scene)
  const { least, times } = VICTORY.win
  const needed = Math.max(least, times * scene.state.points.get(AL))
  return {
    id: `points-${side}`,
    title: w.tracks[side],
    value: scene.state.points.get(side),
    about: { text: w.powers.pointsAbout[side] ?? '', rules: ['14.1.3.c'] },
    thresholds:
      side === GE
        ? [
            { at: needed, from: 'above', text: w.powers.needed(needed), rules: ['14.1.3.c'], tone: 'good' },
            { at: least - 1, from: 'below', text: w.powers.wins(least), rules: ['14.1.3.c'], tone: 'bad' },
          ]
        : [],
    history: lineOf(kept, side),
    parts: standing(scene).scores[side]?.parts ?? [],
  }
}

/** §5.0 */
function capsFigure(scene: Scene, side: Side): PowerFigure {
  const w = words(scene).powers
  return {
    id: `caps-${side}`,
    title: w.caps,
    value: scene.state.caps.get(side),
    least: 0,
    most: TABLES.caps.most,
    about: { text: w.capsAbout, rules: ['4.0.action'] },
    thresholds: [],
    history: [],
  }
}

/** §6.0 */
function receivedFigure(scene: Scene, side: Side, kept: Series | undefined): PowerFigure {
  const w = words(scene).powers
  const history = lineOf(kept, side)
  return {
    id: `received-${side}`,
    title: w.received,
    value: history.at(-1) ?? 0,
    about: { text: w.receivedAbout, rules: ['6.0.t4-15'] },
    thresholds: [],
    history,
  }
}

/** §9.1.1.b */
function mandatedFigure(scene: Scene, side: Side): PowerFigure[] {
  const value = scene.state.mandated.get(side)
  const w = words(scene)
  if (value === 0) return []
  return [
    {
      id: `mandated-${side}`,
      title: w.powers.mandated,
      value,
      about: { text: w.standing.mandatedNote, rules: ['9.1.1.b'], tone: 'warn' },
      thresholds: [],
      history: [],
    },
  ]
}

/** §7.2 */
function lostFigure(scene: Scene, side: Side, kept: Series | undefined): PowerFigure {
  const w = words(scene).powers
  const history = lineOf(kept, side)
  return {
    id: `lost-${side}`,
    title: w.lost,
    value: history.at(-1) ?? 0,
    about: { text: w.lostAbout, rules: ['7.2.limits'] },
    thresholds: [],
    history,
  }
}

const unitsOf = (nation: Nation): number[] =>
  Array.from({ length: PIECES }, (_, p) => p).filter((p) => nationOf(p) === nation && isCombatUnit(p))

const KEYS = ['france', 'britain', 'belgium', 'germany'] as const

function powerOf(scene: Scene, nation: Nation): Power {
  const s = scene.state
  const w = words(scene).powers
  const own = unitsOf(nation)
  const on = own.filter((p) => isOnMap(s, p))
  const count = (is: (p: number) => boolean): number => own.filter(is).length
  const parts: readonly (readonly [keyof typeof w.parts, number])[] = [
    ['disrupted', on.filter((p) => faceOf(s, p) === BACK).length],
    ['out', on.filter((p) => isMarked(s, p, MARK.outOfSupply)).length],
    ['toCome', count((p) => hexOf(s, p) === TO_COME)],
    ['dead', count((p) => hexOf(s, p) === DEAD)],
    ['removed', count((p) => hexOf(s, p) === REMOVED)],
  ]
  return {
    nation: KEYS[nation],
    title: w.nations[nation] as string,
    figures: [
      {
        id: `units-${nation}`,
        title: w.units,
        value: on.length,
        most: Math.max(1, own.length),
        about: { text: w.unitsAbout, rules: ['9.8.3', '7.2.limits'] },
        thresholds: [],
        history: [],
        parts: parts
          .filter(([, n]) => n > 0)
          .map(([part, n]): Line => ({ text: w.parts[part], value: String(n) })),
      },
    ],
  }
}
