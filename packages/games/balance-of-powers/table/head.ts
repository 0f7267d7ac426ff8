/** The head of the table: month and fortnight, chips with what wins; the powers stand in the strip. */
import type { Line, Standing } from '@sandtable/presentation'
import { firstMonth, isInPlay, scenarioData, turnsOf } from '../scenarios.ts'
import { SIDES, type Side } from '../nations.ts'
import { measureOf, scoresOf, wantedOf } from '../rules/12-scenarios/end.ts'
import { CHIPS } from '../sites.ts'
import { allegianceAt } from '../state.ts'
import { monthTitle } from '../text/names.ts'
import { placeIn, type Scene, SIDE_COLOURS, words } from './scene.ts'
import { strip } from './strip.ts'

export function standing(scene: Scene): Standing {
  const { state: s, language } = scene
  const data = scenarioData(s.scenario)
  const w = words(scene)
  const turns = Array.from({ length: turnsOf(data) }, (_, i) => ({
    turn: i + 1,
    note: monthTitle(firstMonth(data) + i, language),
  }))
  const month = monthTitle(s.month, language)
  return {
    turn: Math.max(1, s.turn),
    turns,
    date: s.fortnight > 0 ? w.date(month, s.fortnight) : month,
    scores: SIDES.map((side) => ({
      nation: SIDE_COLOURS[side],
      title: w.standing.measures[measureOf(s)](w.short[side] ?? ''),
      value: scoresOf(s)[side] ?? 0,
      active: !scene.isOver && s.fortnight > 0 && side === s.phasing,
      parts: partsOf(scene, side),
    })),
    strip: strip(scene),
  }
}

/** §12 what wins, and where the chips are that a side has taken */
function partsOf(scene: Scene, side: Side): Line[] {
  const s = scene.state
  const w = words(scene)
  const value = scoresOf(s)[side] ?? 0
  const wanted = wantedOf(s)?.[side]
  const rule = scenarioData(s.scenario).id
  const taken = CHIPS.filter((p) => isInPlay(s.scenario, p) && allegianceAt(s, p) === side)
  return [
    ...(wanted === undefined
      ? []
      : [
          {
            text: w.standing.wanted(wanted),
            value: w.standing.of(value, wanted),
            rules: [rule],
            tone: value >= wanted ? 'good' : 'faint',
          } as const,
        ]),
    ...(measureOf(s) === 'chips'
      ? [{ text: w.and(taken.map((p) => placeIn(scene, p))), rules: [rule] }]
      : []),
  ]
}
