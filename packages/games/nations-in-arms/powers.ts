/**
 * The seven majors decide, for themselves and for whoever depends on them: they are the powers. Which nation depends on
 * which major, and which bloc a major belongs to, is state (`allegiance.ts`).
 */
import { nation, nationData } from './nations.ts'

export const MAJORS = 7
/** the majors come first among the nations, and their numbers are those of the powers */
export const POWER_IDS: readonly string[] = Array.from({ length: MAJORS }, (_, n) => nationData(n).id)
export const ALL_MAJORS: readonly number[] = POWER_IDS.map((_, n) => n)

export const FRANCE = nation('france')
export const BRITAIN = nation('britain')
export const RUSSIA = nation('russia')

/** §4 the diplomatic sequence; who comes later is more senior (§4.4(2)) */
const SEQUENCE = ['spain', 'turkey', 'prussia', 'austria', 'russia', 'france', 'britain'].map(nation)
export const seniorityOf = (major: number): number => SEQUENCE.indexOf(major)
/** the most senior first */
export const bySeniority = (majors: readonly number[]): number[] =>
  [...majors].sort((a, b) => seniorityOf(b) - seniorityOf(a))
