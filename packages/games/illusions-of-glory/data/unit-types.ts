/** Shapes of units.json. */
import type { NationId } from '../sides.ts'
import type { Names, Provenance } from './provenance.ts'

type UnitSize = 'LCU' | 'SCU'
/** §3.2.1.a colour of the symbol box, or the arm; mountain and regional troops are regular infantry with a trait */
export type UnitType = 'regular' | 'elite' | 'reserve' | 'cavalry' | 'hq' | 'artillery' | 'uprising'
/** combat, loss and movement factor */
export type Factors = readonly [cf: number, lf: number, mf: number]

export interface UnitClassData extends Provenance {
  readonly id: string
  readonly size: UnitSize
  readonly type: UnitType
  readonly full: Factors
  readonly reduced: Factors
  /** §12.2.1.a.3 */
  readonly mountain?: true
  /** §24.2.a.2 Caucasus, Siberia, Turkestan, Finland */
  readonly regional?: true
  /** §glossary.special-unit yellow symbol box: no RPs, gone for good when destroyed */
  readonly special?: true
}

interface ArrivalData {
  /** a card such as AP2, or the nation whose entry into the war brings it */
  readonly by: string
  readonly count: number
}

/** A kind of counter; `count` of them exist. */
export interface UnitData extends Provenance {
  readonly id: string
  /** two for dual nationality (§3.2.1.h) */
  readonly nations: readonly [NationId] | readonly [NationId, NationId]
  readonly cls: string
  /** what the counter says */
  readonly label: string
  readonly name: Names
  readonly count: number
  /** §27.1 die roll modifier of both faces; HQs and heavy artillery only */
  readonly drm?: readonly [number, number]
  /** movement factor, where it differs from the class */
  readonly mf?: number
  /** how counters come that no set-up places */
  readonly arrivals?: readonly ArrivalData[]
}

export interface UnitsData {
  readonly classes: readonly UnitClassData[]
  readonly units: readonly UnitData[]
}
