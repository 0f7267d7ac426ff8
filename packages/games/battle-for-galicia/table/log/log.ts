/** The log as prose: grouped by phase, marches and attacks each told as one. */
import type { Language } from '@sandtable/kernel'
import { createTellings, type LogGroup, type LogLine } from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import { battleForGalicia } from '../../index.ts'
import type { Told } from '../scene.ts'
import { tellAttack } from './attack.ts'
import { chapters } from './chapters.ts'
import { type Teller, tellerOf } from './teller.ts'
import { tellWay } from './ways.ts'

const tellings = createTellings<BattleForGaliciaTypes>()

export function log(told: readonly Told[], language: Language): LogGroup[] {
  const teller = tellerOf(battleForGalicia.text(language), language)
  return tellings(chapters(told, language), language, (chapter) => linesOf(chapter.told, teller))
}

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
