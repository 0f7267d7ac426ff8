/** What the printed game keeps on its General Records Track: status, will, quality, offensives, points. */
import type { Line, Track } from '@sandtable/presentation'
import { isDemoralized, isPoor } from '../inspect/index.ts'
import { ALL_POOLS, POOL_NAMES } from '../pools.ts'
import { DECKS } from '../data/card-types.ts'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { isTreatyOn } from '../rules/28-treaty/treaty.ts'
import { AP, type Nation, QUALITY_NATIONS, SIDES, type Side, WILL_NATIONS } from '../sides.ts'
import { combinedWarStatus, FLAG, hasFlag, STATUS, statusOf } from '../state.ts'
import { TRACKS, turnData } from '../tables.ts'
import { nationKey, nationTitle, poolKey, type Scene, SIDE_KEYS, sideTitle, words } from './scene.ts'

export const tracksOf = (scene: Scene): Track[] => [
  ...SIDES.flatMap((side) => offensiveTrack(scene, side)),
  ...SIDES.map((side) => statusTrack(scene, side)),
  ...WILL_NATIONS.map((nation) => willTrack(scene, nation)),
  ...QUALITY_NATIONS.filter((nation) => statusOf(scene.state, nation) === STATUS.atWar).map((nation) =>
    qualityTrack(scene, nation),
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
  const order = offensiveOf(scene.state, side)
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
  const s = scene.state
  const { standing: w, frame } = words(scene)
  const level = DECKS[s.commitment.get(side)] ?? 'total'
  const next = TRACKS.commitment[TRACKS.commitment.findIndex((each) => each.level === level) + 1]
  const parts = [
    w.commitment[level],
    ...(next ? [w.nextLevel(w.commitment[next.level], next.warStatus)] : []),
    w.combined(combinedWarStatus(s), s.armistice),
  ]
  return {
    title: w.tracks.status,
    name: w.names.status,
    ...ofSide(scene, side),
    value: s.warStatus.get(side),
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
    value: scene.state.will.get(WILL_NATIONS.indexOf(nation)),
    note: isDemoralized(scene.state, nation)
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
    value: scene.state.quality.get(QUALITY_NATIONS.indexOf(nation)),
    note: isPoor(scene.state, nation)
      ? { text: w.poor, rules: ['24.2.a.1'], tone: 'bad' }
      : { text: w.qualityNote, rules: ['24.1.a'] },
  }
}

/** §9.6 points recorded and not yet spent */
const replacementTracks = (scene: Scene): Track[] =>
  ALL_POOLS.flatMap((id, pool) => {
    const value = scene.state.rp.get(pool)
    if (value === 0) return []
    const w = words(scene).standing
    const name = POOL_NAMES[pool]?.[scene.language] ?? id
    return [
      {
        title: w.tracks.rp,
        name: w.names.rp,
        nation: poolKey(pool),
        who: name,
        value,
        note: { text: w.rpNote(name), rules: ['9.6.1.a'] },
      },
    ]
  })

/** §23.4 */
function revolutionTrack(scene: Scene): Track[] {
  const { revolutionTurn: turn, revolutionStage: stage } = scene.state
  const suppressed = hasFlag(scene.state, FLAG.suppressed)
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
  const { treatyTurn: turn } = scene.state
  const w = words(scene).standing
  if (turn === 0) return []
  const text = isTreatyOn(scene.state) ? w.treatyOn : w.treatySet(turnData(turn).name[scene.language])
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
