/** Sides, nations and those who decide for them. Who is on which side, and who decides, is state. */
import { DATA } from './data/load.ts'
import type { MajorData, NationData } from './data/types.ts'

/** §2.21 Of a nation: its side, or neutral. */
export const CP = 0
export const EP = 1
export const NEUTRAL = 2
export type Side = typeof CP | typeof EP
export type Allegiance = Side | typeof NEUTRAL
export const SIDES: readonly Side[] = [CP, EP]
export const ALLEGIANCES: readonly Allegiance[] = [CP, EP, NEUTRAL]
export const SIDE_IDS = ['CP', 'EP'] as const
export const enemyOf = (side: Side): Side => (side === CP ? EP : CP)

/** §2.23 the majors come first */
export const NATION_DATA: readonly NationData[] = DATA.nations
export const NATIONS = NATION_DATA.length
export const MAJORS = NATION_DATA.filter(({ major }) => major).length
export const NATION_IDS: readonly string[] = NATION_DATA.map(({ id }) => id)
export const NOBODY = -1

const numbers = new Map(NATION_IDS.map((id, n) => [id, n]))
/** The nation with this id. */
export function nation(id: string): number {
  const n = numbers.get(id)
  if (n === undefined) throw new Error(`no nation ${id}`)
  return n
}
export const isMajor = (n: number): boolean => n >= 0 && n < MAJORS
export const majorData = (n: number): MajorData => {
  const data = NATION_DATA[n]?.major
  if (!data) throw new RangeError(`nation ${n} is no major power`)
  return data
}

export const AH = nation('AH')
export const DE = nation('DE')
export const GB = nation('GB')
export const FR = nation('FR')
export const RU = nation('RU')
export const OT = nation('OT')
export const US = nation('US')

/**
 * Powers decide: a side as a whole, and each major power for itself and those who depend on it. A seat sits for some of
 * them. Minors are no powers: whoever controls them decides (`powerOf` in state.ts).
 */
export const POWER_IDS: readonly string[] = [...SIDE_IDS, ...NATION_IDS.slice(0, MAJORS)]
/** the power that decides for a side as a whole */
export const powerOfSide = (side: Side): number => side
export const powerOfMajor = (major: number): number => SIDES.length + major
