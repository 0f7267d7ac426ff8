/** §5.0 What somebody must know who sits down: the side, its goals, how long, how it is won. */
import type { Briefing, Line } from '@sandtable/presentation'
import { levelAt } from '../inspect/index.ts'
import { scenarioOf } from '../seatings.ts'
import type { Side } from '../sides.ts'
import { TABLES, TRACKS, turnData } from '../tables.ts'
import { type Scene, sideTitle, viewerSide } from './scene.ts'
import { briefingWords } from './words/briefing.ts'

export function briefing(scene: Scene): Briefing {
  const side = viewerSide(scene)
  const w = briefingWords(scene.language)
  const { firstTurn, lastTurn, rule } = scenarioOf(scene.state)
  const season = (turn: number): string => turnData(turn).name[scene.language]
  const seat = scene.seat === undefined ? undefined : scene.scenario.seats[scene.seat]
  return {
    who: w.who(seat?.title[scene.language] ?? sideTitle(scene, side)),
    tasks: tasksOf(scene, side),
    length: {
      text: w.length(lastTurn - firstTurn + 1, season(firstTurn), season(lastTurn), TABLES.rounds.number),
      rules: [rule === '4.0' ? '5.1.3.a.1' : rule],
    },
    victory: [
      { text: w.marker[side](scene.state.vp), rules: ['5.1.1'], tone: 'strong' },
      { text: w.level(...drawnAt()), rules: ['5.2'] },
      { text: w.automatic(TRACKS.vp.least, TRACKS.vp.most), rules: ['5.1.2.b'] },
      { text: w.armistice, rules: ['5.1.3.a.2'] },
    ],
  }
}

/** §5.2 The last level that is good for the Allied Powers, the draw, the first that is good for the Central Powers. */
function drawnAt(): [allied: number, draw: number, central: number] {
  const levels = Array.from({ length: TRACKS.vp.most + 1 }, (_, vp) => vp)
  const draw = levels.find((vp) => levelAt(vp).level === 'draw') ?? 0
  return [draw - 1, draw, draw + 1]
}

function tasksOf(scene: Scene, side: Side): Line[] {
  const w = briefingWords(scene.language)
  const isLate = scenarioOf(scene.state).setup === '1916'
  return [
    { text: w.spaces[side], rules: ['5.1.1.a', '5.1.1.b'], tone: 'strong' },
    { text: w.goals[isLate ? 'late' : 'early'][side], rules: ['5.1'] },
    { text: w.offensive, rules: ['7.1'] },
    { text: w.cards, rules: ['9.0'] },
  ]
}
