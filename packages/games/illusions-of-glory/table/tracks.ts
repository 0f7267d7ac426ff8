/** What the printed game keeps on its General Records Track: status, will, quality, offensives, points. */
import type { Line, Track } from '@sandtable/presentation'
import { isDemoralized, isPoor } from '../inspect/index.ts'
import { ALL_POOLS, POOL_NAMES } from '../pools.ts'
import {
  AP,
  NATIONS,
  type Nation,
  nationNamed,
  QUALITY_NATIONS,
  SIDE_IDS,
  SIDES,
  type Side,
  WILL_NATIONS,
} from '../sides.ts'
import { TRACKS, turnData } from '../tables.ts'
import { nationKey, nationTitle, type Scene, SIDE_KEYS, sideTitle, stateOf, words } from './scene.ts'
import { readView } from './view.ts'

export const tracksOf = (scene: Scene): Track[] => [
  ...SIDES.flatMap((side) => offensiveTrack(scene, side)),
  ...SIDES.map((side) => statusTrack(scene, side)),
  ...WILL_NATIONS.map((nation) => willTrack(scene, nation)),
  ...QUALITY_NATIONS.filter((nation) => readView(scene.view).nations[NATIONS[nation]] === 'at-war').map(
    (nation) => qualityTrack(scene, nation),
  ),
  ...replacementTracks(scene),
  ...revolutionTrack(scene),
  ...treatyTrack(scene),
]

const ofSide = (scene: Scene, side: Side) => ({ nation: SIDE_KEYS[side], who: sideTitle(scene, side) })
const ofNation = (scene: Scene, nation: Nation) => ({
  nation: nationKey(nation),
  who: nationTitle(scene, nation),
})

/** §7 what a side still has to do, or may not do */
function offensiveTrack(scene: Scene, side: Side): Track[] {
  const w = words(scene).standing
  const order = readView(scene.view).tracks.offensive[SIDE_IDS[side]]
  const text = w.offensives[order]
  if (text === undefined) return []
  const note: Line =
    order === 'BR-FR-halt'
      ? { text, rules: ['7.2.4'] }
      : { text: [text, w.offensiveCost].join(words(scene).frame.dot), rules: ['7.1.2.a'] }
  return [
    {
      title: w.tracks.offensive,
      name: w.names.offensive,
      ...ofSide(scene, side),
      value: 1,
      text: w.orders[order] ?? order,
      note,
    },
  ]
}

/** §17.1 §17.2 §17.3.2 */
function statusTrack(scene: Scene, side: Side): Track {
  const { warStatus, commitment, armistice } = readView(scene.view).tracks
  const { standing: w, frame } = words(scene)
  const level = commitment[SIDE_IDS[side]]
  const next = TRACKS.commitment[TRACKS.commitment.findIndex((each) => each.level === level) + 1]
  const parts = [
    w.commitment[level],
    ...(next ? [w.nextLevel(w.commitment[next.level], next.warStatus)] : []),
    w.combined(warStatus.combined, armistice),
  ]
  return {
    title: w.tracks.status,
    name: w.names.status,
    ...ofSide(scene, side),
    value: warStatus[SIDE_IDS[side]],
    note: { text: parts.join(frame.dot), rules: ['17.2.a'] },
  }
}

/** §23.2 */
function willTrack(scene: Scene, nation: Nation): Track {
  const w = words(scene).standing
  const { demoralized, lost } = TRACKS.nationalWill
  return {
    title: w.tracks.will,
    name: w.names.will,
    ...ofNation(scene, nation),
    value: readView(scene.view).tracks.will[NATIONS[nation]] ?? 0,
    note: isDemoralized(stateOf(scene), nation)
      ? { text: w.demoralized, rules: ['23.2.d'], tone: 'bad' }
      : { text: w.willNote(-lost, demoralized), rules: ['23.2.a'] },
  }
}

/** §24.1 */
function qualityTrack(scene: Scene, nation: Nation): Track {
  const w = words(scene).standing
  return {
    title: w.tracks.quality,
    name: w.names.quality,
    ...ofNation(scene, nation),
    value: readView(scene.view).tracks.quality[NATIONS[nation]] ?? 0,
    note: isPoor(stateOf(scene), nation)
      ? { text: w.poor, rules: ['24.2.a.1'], tone: 'bad' }
      : { text: w.qualityNote, rules: ['24.1.a'] },
  }
}

/** the nation whose colours a pool has */
const POOL_COLOURS: Readonly<Record<(typeof ALL_POOLS)[number], Parameters<typeof nationNamed>[0]>> = {
  RU: 'RU',
  IT: 'IT',
  'AP-A': 'FR',
  GE: 'GE',
  AH: 'AH',
  'CP-A': 'BU',
  TU: 'TU',
}

/** §9.6 points recorded and not yet spent */
const replacementTracks = (scene: Scene): Track[] =>
  ALL_POOLS.flatMap((id, pool) => {
    const value = readView(scene.view).tracks.rp[id] ?? 0
    if (value === 0) return []
    const w = words(scene).standing
    const name = POOL_NAMES[pool]?.[scene.language] ?? id
    return [
      {
        title: w.tracks.rp,
        name: w.names.rp,
        nation: nationKey(nationNamed(POOL_COLOURS[id])),
        who: name,
        value,
        note: { text: w.rpNote(name), rules: ['9.6.1.a'] },
      },
    ]
  })

/** §23.4 */
function revolutionTrack(scene: Scene): Track[] {
  const { turn, stage, suppressed } = readView(scene.view).revolution
  const w = words(scene).standing
  if (turn === 0 && !suppressed) return []
  const text = suppressed
    ? w.revolutionSuppressed
    : stage < 0
      ? w.revolutionSet(turnData(turn).name[scene.language])
      : (w.revolutionStages[stage] ?? '')
  const most = w.revolutionStages.length - 1
  return [
    {
      title: w.tracks.revolution,
      name: w.names.revolution,
      nation: 'uprising-ru',
      who: sideTitle(scene, AP),
      value: Math.max(0, stage),
      most,
      note: { text, rules: ['23.4.1.b'] },
    },
  ]
}

/** §28.0 */
function treatyTrack(scene: Scene): Track[] {
  const { turn, inForce } = readView(scene.view).treaty
  const w = words(scene).standing
  if (turn === 0) return []
  const text = inForce ? w.treatyOn : w.treatySet(turnData(turn).name[scene.language])
  return [
    {
      title: w.tracks.treaty,
      name: w.names.treaty,
      nation: SIDE_KEYS[AP],
      who: sideTitle(scene, AP),
      value: turn,
      note: { text, rules: ['28.0.b'] },
    },
  ]
}
