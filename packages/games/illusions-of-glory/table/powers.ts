/** The sheet of the powers: every track of every nation, what it is good for, and how it came there. */
import type { Line, Power, PowerFigure, PowersSheet, Series, Threshold } from '@sandtable/presentation'
import { isPoor } from '../inspect/index.ts'
import { DECKS } from '../data/card-types.ts'
import { FULL, isLcu, isUprising, nationOf, PIECES } from '../pieces.ts'
import { ALL_POOLS } from '../pools.ts'
import {
  ALL_NATIONS,
  AP,
  CP,
  type Nation,
  NATIONS,
  QUALITY_NATIONS,
  SIDES,
  type Side,
  WILL_NATIONS,
} from '../sides.ts'
import {
  campOf,
  combinedWarStatus,
  ELIMINATED,
  faceOf,
  isOnMap,
  REPLACEABLE,
  RESERVE,
  spaceOf,
  STATUS,
  statusOf,
  WAITING,
} from '../state.ts'
import { TRACKS, VICTORY } from '../tables.ts'
import { nationKey, nationTitle, type Scene, SIDE_KEYS, sideTitle, words } from './scene.ts'
import { combinedHistory, series, statusHistory } from './series.ts'

export function powers(scene: Scene): PowersSheet {
  const kept = series(scene.told ?? [], scene.language)
  const [points, will, quality] = kept
  return {
    shared: [pointsFigure(scene, points), combinedFigure(scene)],
    sides: SIDES.map((side) => ({
      nation: SIDE_KEYS[side],
      title: sideTitle(scene, side),
      figures: [statusFigure(scene, side)],
      powers: nationsOf(scene, side).map((nation) => powerOf(scene, nation, { will, quality })),
    })),
    turns: points?.labels ?? [],
  }
}

interface Kept {
  readonly will: Series | undefined
  readonly quality: Series | undefined
}

/** §5.2 */
function pointsFigure(scene: Scene, kept: Series | undefined): PowerFigure {
  const w = words(scene)
  const levels = VICTORY.levels.filter(({ winner }) => winner !== null)
  return {
    id: 'vp',
    title: w.standing.points,
    value: scene.state.vp,
    least: TRACKS.vp.least,
    most: TRACKS.vp.most,
    about: { text: w.powers.vp, rules: ['5.1.1'] },
    thresholds: levels.map(({ winner, level, least, most }): Threshold => {
      const isAp = winner === 'AP'
      const side = isAp ? AP : CP
      const text =
        level === 'draw' ? w.standing.levels.draw : w.standing.levels[level](sideTitle(scene, side))
      return {
        at: isAp ? most : least,
        from: isAp ? 'below' : 'above',
        text,
        rules: ['5.2'],
      }
    }),
    history: kept?.lines[0]?.values ?? [],
  }
}

/** §17.3.2 */
function combinedFigure(scene: Scene): PowerFigure {
  const w = words(scene).powers
  const { armistice } = scene.state
  return {
    id: 'combined',
    title: w.combined,
    value: combinedWarStatus(scene.state),
    least: 0,
    most: TRACKS.armistice.most,
    about: { text: w.combinedAbout, rules: ['17.3.2'] },
    thresholds: [{ at: armistice, from: 'above', text: w.armistice, rules: ['17.3.2'] }],
    history: combinedHistory(scene.told ?? [], combinedWarStatus(scene.state)),
  }
}

/** §17.1 §17.2 */
function statusFigure(scene: Scene, side: Side): PowerFigure {
  const w = words(scene)
  const value = scene.state.warStatus.get(side)
  return {
    id: `status-${side}`,
    title: w.standing.names.status,
    value,
    text: `${value} · ${w.standing.commitment[DECKS[scene.state.commitment.get(side)] ?? 'total']}`,
    about: { text: w.powers.statusAbout, rules: ['17.1'] },
    thresholds: TRACKS.commitment
      .filter(({ warStatus }) => warStatus > 0)
      .map(({ level, warStatus }) => ({
        at: warStatus,
        from: 'above',
        text: w.powers.commitment(w.standing.commitment[level]),
        rules: ['17.2.a'],
      })),
    history: statusHistory(scene.told ?? [], side, value),
  }
}

/** Nations with units of their own, those of the side now or, of neutrals, those that may join it. */
function nationsOf(scene: Scene, side: Side): Nation[] {
  return ALL_NATIONS.filter((nation) => {
    const camps = unitsOf(nation).map((p) => campOf(scene.state, p))
    return SIDES.find((each) => camps.includes(each)) === side
  })
}
const unitsOf = (nation: Nation): number[] =>
  Array.from({ length: PIECES }, (_, p) => p).filter((p) => nationOf(p) === nation)

function powerOf(scene: Scene, nation: Nation, { will, quality }: Kept): Power {
  const note = noteOf(scene, nation)
  return {
    nation: nationKey(nation),
    title: nationTitle(scene, nation),
    ...(note === undefined ? {} : { note }),
    figures: [
      ...willFigure(scene, nation, will),
      ...qualityFigure(scene, nation, quality),
      ...pointsOf(scene, nation),
      corpsFigure(scene, nation),
    ],
  }
}

function noteOf(scene: Scene, nation: Nation): string | undefined {
  const w = words(scene).powers
  const status = statusOf(scene.state, nation)
  if (status === STATUS.collapsed) return w.collapsed
  return status === STATUS.atWar ? undefined : w.neutral
}

const lineOf = (kept: Series | undefined, at: number): readonly number[] => kept?.lines[at]?.values ?? []

/** §23.2 */
function willFigure(scene: Scene, nation: Nation, kept: Series | undefined): PowerFigure[] {
  const at = WILL_NATIONS.indexOf(nation)
  if (at < 0) return []
  const w = words(scene)
  const { start, floor, demoralized } = TRACKS.nationalWill
  return [
    {
      id: `will-${nation}`,
      title: w.standing.names.will,
      value: scene.state.will.get(at),
      least: Math.min(0, floor),
      most: Math.max(start, ...lineOf(kept, at)),
      about: { text: w.powers.willAbout, rules: ['23.2.a'] },
      thresholds: [
        { at: demoralized, from: 'below', text: w.powers.demoralized, rules: ['23.2.d'], tone: 'bad' },
      ],
      history: lineOf(kept, at),
    },
  ]
}

/** §24.1 */
function qualityFigure(scene: Scene, nation: Nation, kept: Series | undefined): PowerFigure[] {
  const at = QUALITY_NATIONS.indexOf(nation)
  if (at < 0 || statusOf(scene.state, nation) !== STATUS.atWar) return []
  const w = words(scene)
  const { start, poor } = TRACKS.troopQuality
  const value = scene.state.quality.get(at)
  return [
    {
      id: `quality-${nation}`,
      title: w.standing.names.quality,
      value,
      least: 0,
      most: Math.max(start, value),
      about: { text: w.powers.qualityAbout, rules: ['24.1.a'] },
      thresholds: [
        {
          at: isPoor(scene.state, nation) ? Math.max(poor, value) : poor,
          from: 'below',
          text: w.powers.poor,
          rules: ['24.2.a.1'],
          tone: 'bad',
        },
      ],
      history: lineOf(kept, at),
    },
  ]
}

/** the nation a pool is listed with */
const LISTED: Readonly<Partial<Record<(typeof NATIONS)[number], readonly (typeof ALL_POOLS)[number][]>>> = {
  RU: ['RU'],
  IT: ['IT'],
  FR: ['AP-A'],
  GE: ['GE'],
  AH: ['AH'],
  BU: ['CP-A'],
  TU: ['TU', 'CP-A'],
}

/** §9.6.1.a Points of the allies are shown with every nation they are for that has no other. */
function pointsOf(scene: Scene, nation: Nation): PowerFigure[] {
  const w = words(scene)
  return (LISTED[NATIONS[nation]] ?? []).flatMap((pool) => {
    const value = scene.state.rp.get(ALL_POOLS.indexOf(pool))
    if (pool === 'TU' && value === 0) return []
    return [
      {
        id: `rp-${nation}-${pool}`,
        title: pool.endsWith('-A') ? w.powers.rp(w.desk.purse[pool]) : w.standing.names.rp,
        value,
        about: { text: w.powers.rpAbout, rules: ['9.6.1.a', '16.2.1'] },
        thresholds: [],
        history: [],
      },
    ]
  })
}

function corpsFigure(scene: Scene, nation: Nation): PowerFigure {
  const s = scene.state
  const w = words(scene).powers
  const own = unitsOf(nation).filter((p) => !isUprising(p))
  const lcus = own.filter(isLcu)
  const scus = own.filter((p) => !isLcu(p))
  const on = lcus.filter((p) => isOnMap(s, p))
  const count = (list: readonly number[], where: number): number =>
    list.filter((p) => spaceOf(s, p) === where).length
  const parts: readonly (readonly [keyof typeof w.parts, number])[] = [
    ['damaged', on.filter((p) => faceOf(s, p) !== FULL).length],
    ['scus', scus.filter((p) => isOnMap(s, p)).length],
    ['reserve', count(scus, RESERVE)],
    ['replaceable', count(own, REPLACEABLE)],
    ['eliminated', count(own, ELIMINATED)],
    ['waiting', count(lcus, WAITING)],
  ]
  return {
    id: `corps-${nation}`,
    title: w.corps,
    value: on.length,
    most: Math.max(1, lcus.length),
    about: { text: w.corpsAbout, rules: ['12.6.4.a', '12.6.6'] },
    thresholds: [],
    history: [],
    parts: parts
      .filter(([, n]) => n > 0)
      .map(([part, n]): Line => ({ text: w.parts[part], value: String(n) })),
  }
}
