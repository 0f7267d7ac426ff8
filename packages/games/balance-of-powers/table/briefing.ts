/** §12 What somebody must know who sits down: the side, its goals, how long, how it is won. */
import type { Briefing, Line } from '@sandtable/presentation'
import { firstMonth, lastMonth, scenarioData, turnsOf } from '../scenarios.ts'
import { monthTitle } from '../text/names.ts'
import { briefingWords } from './words/briefing.ts'
import { type Scene, viewerSide } from './scene.ts'

export function briefing(scene: Scene): Briefing {
  const data = scenarioData(scene.state.scenario)
  const side = viewerSide(scene)
  const w = briefingWords(scene.language)
  const told = w.scenarios[data.id] ?? w.scenarios['12.1']
  const month = (n: number): string => monthTitle(n, scene.language)
  return {
    who: told?.who[side] ?? '',
    tasks: linesOf(told?.tasks[side] ?? []),
    length: {
      text: w.length(turnsOf(data), month(firstMonth(data)), month(lastMonth(data))),
      rules: [data.id],
    },
    victory: linesOf(told?.victory ?? []),
  }
}

/** the first is the most urgent */
const linesOf = (lines: readonly (readonly [text: string, ...rules: string[]])[]): Line[] =>
  lines.map(([text, ...rules], i) => ({ text, rules, ...(i === 0 ? { tone: 'strong' as const } : {}) }))
