/** The head of the table: month, fortnight and half, chips with what wins, resource points of each power. */
import type { Line, Standing, StripCell } from '@sandtable/presentation'
import { STANDING } from '../codes.ts'
import { firstMonth, isInPlay, scenarioData, turnsOf } from '../scenarios.ts'
import { CP, EP, MAJORS, majorData, SIDES, type Side } from '../nations.ts'
import { measureOf, scoresOf, wantedOf } from '../rules/12-scenarios/end.ts'
import { CHIPS } from '../sites.ts'
import { allegianceAt } from '../state.ts'
import { monthTitle } from '../text/names.ts'
import { colourOf, nationIn, placeIn, type Scene, SIDE_COLOURS, viewerSide, words } from './scene.ts'

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
    strip: Array.from({ length: MAJORS }, (_, n) => n)
      .filter((n) => s.allegiance.get(n) === CP || s.allegiance.get(n) === EP)
      .sort((a, b) => s.allegiance.get(a) - s.allegiance.get(b) || a - b)
      .map((n) => cellOf(scene, n)),
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

/** §2.4 §2.91 resource points, and how near demoralization is to its limit */
function cellOf(scene: Scene, n: number): StripCell {
  const s = scene.state
  const w = words(scene).standing
  return {
    nation: colourOf(n),
    title: nationIn(scene, n),
    own: s.allegiance.get(n) === viewerSide(scene),
    value: s.rp.get(n),
    unit: 'RP',
    meter: { title: w.despair, value: s.demoralization.get(n), limit: majorData(n).limit },
    ...(s.standing.has(n, STANDING.conquered) ? { note: w.conquered } : {}),
  }
}
