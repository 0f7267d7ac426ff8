/** The head of the table: turn and round, victory points and where they come from, the tracks. */
import type { Line, Standing } from '@sandtable/presentation'
import { levelAt } from '../inspect/index.ts'
import { scenarioOf } from '../seatings.ts'
import { type Side, sideNamed } from '../sides.ts'
import { TABLES, TRACKS, turnData } from '../tables.ts'
import { sourcesOf } from './points.ts'
import { type Scene, SIDE_KEYS, sideTitle, words } from './scene.ts'
import { tracksOf } from './tracks.ts'

export function standing(scene: Scene): Standing {
  const { turn, round, vp } = scene.state
  const w = words(scene).standing
  const ahead = aheadAt(vp)
  return {
    turn,
    turns: turnsOf(scene),
    rounds: { now: round, all: TABLES.rounds.number, title: w.rounds },
    date: w.date(turn, turnData(turn).name[scene.language]),
    // §5.1 one marker for both: low is good for the Allied Powers, high for the Central Powers
    scores: [
      {
        nation: ahead === undefined ? '' : SIDE_KEYS[ahead],
        title: scene.isOver
          ? w.points
          : w.score(
              ahead === undefined ? undefined : sideTitle(scene, ahead),
              Math.abs(vp - TRACKS.vp.start),
            ),
        value: vp,
        active: false,
        shared: true,
        parts: [...sourcesOf(scene), levelLine(scene), middleLine(scene), endsLine(scene)],
      },
    ],
    tracks: tracksOf(scene),
  }
}

/** §5.2 whom the marker favours where it lies now */
function aheadAt(vp: number): Side | undefined {
  const { level, winner } = levelAt(vp)
  return level === 'draw' || winner === null ? undefined : sideNamed(winner)
}

/** §5.2 */
function levelLine(scene: Scene): Line {
  const { vp } = scene.state
  const w = words(scene).standing
  const { level, winner } = levelAt(vp)
  const value =
    level === 'draw' || winner === null ? w.levels.draw : w.levels[level](sideTitle(scene, sideNamed(winner)))
  return { text: scene.isOver ? w.result : w.now, value, rules: ['5.2'], tone: 'strong' }
}

/** §5.2.d */
const middleLine = (scene: Scene): Line => ({
  text: words(scene).standing.middle(TRACKS.vp.start),
  rules: ['5.2.d'],
  tone: 'faint',
})

/** §5.1.2.b */
const endsLine = (scene: Scene): Line => ({
  text: words(scene).standing.ends(TRACKS.vp.least, TRACKS.vp.most),
  rules: ['5.1.2.b'],
  tone: 'faint',
})

function turnsOf(scene: Scene): Standing['turns'] {
  const { firstTurn, lastTurn } = scenarioOf(scene.state)
  return Array.from({ length: lastTurn - firstTurn + 1 }, (_, i) => {
    const turn = firstTurn + i
    return { turn, note: noteOf(scene, turn, turn === lastTurn) }
  })
}

/** Season, weather and what is bound to come with a turn. */
function noteOf(scene: Scene, turn: number, isLast: boolean): string {
  const { revolutionTurn, treatyTurn } = scene.state
  const { standing: w, frame } = words(scene)
  const { season, name } = turnData(turn)
  return [
    name[scene.language],
    ...(season === 'winter' || season === 'summer' ? [w.turnNotes[season]] : []),
    ...(revolutionTurn === turn ? [w.turnNotes.revolution] : []),
    ...(treatyTurn === turn ? [w.turnNotes.treaty] : []),
    ...(isLast ? [w.turnNotes.last] : []),
  ].join(frame.comma)
}
