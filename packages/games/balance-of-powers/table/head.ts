/** The head of the table. */
import type { Standing } from '@sandtable/presentation'
import { SIDES } from '../nations.ts'
import { scoresOf } from '../rules/12-scenarios/end.ts'
import { scenarioData, turnsOf } from '../scenarios.ts'
import { monthTitle } from '../text/names.ts'
import { type Scene, SIDE_COLOURS, words } from './scene.ts'
import { strip } from './strip.ts'

export function standing(scene: Scene): Standing {
  const { state: s, language } = scene
  const scores = scoresOf(s)
  const turns = turnsOf(scenarioData(s.scenario))
  return {
    turn: s.turn,
    turns: Array.from({ length: turns }, (_, i) => ({ turn: i + 1 })),
    date: monthTitle(s.month, language),
    scores: SIDES.map((side) => ({
      nation: SIDE_COLOURS[side],
      title: words(scene).sides[side] ?? '',
      value: scores[side] ?? 0,
      active: s.phasing === side,
      parts: [],
    })),
    strip: strip(scene),
  }
}
