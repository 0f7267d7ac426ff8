/** The log as prose: grouped by phase, marches and attacks each told as one. */
import { createLog, type LogLine } from '@sandtable/presentation'
import { battleForGalicia } from '../../index.ts'
import type { Told } from '../scene.ts'
import { tellAttack } from './attack.ts'
import { chapters } from './chapters.ts'
import { type Teller, tellerOf } from './teller.ts'
import { tellWay } from './ways.ts'

export const log = createLog({
  ...chapters,
  lines: ({ told }, language) => linesOf(told, tellerOf(battleForGalicia.text(language), language)),
})

/** Goes through the events; each teller takes as many as belong together. */
function linesOf(told: readonly Told[], teller: Teller): LogLine[] {
  const lines: LogLine[] = []
  for (let i = 0; i < told.length; ) {
    const rest = told.slice(i)
    const { lines: more, taken } = tellAttack(rest, teller) ?? tellWay(rest, teller) ?? tellOne(rest, teller)
    lines.push(...more)
    i += taken
  }
  return lines
}

/** Whatever belongs to nothing else, in the game's own words. */
function tellOne([first]: readonly Told[], teller: Teller): { lines: LogLine[]; taken: number } {
  return { lines: first ? [teller.plain(first)] : [], taken: 1 }
}
