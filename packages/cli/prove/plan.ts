/** What the tests are told, as a JSON file. */
export interface Plan {
  /** mutants to switch on in turn within each test that cites one of their rules; rules of others are asked in any test */
  readonly mutants: readonly PlannedMutant[]
  /** a mutant that is on from the start; the tests then run once */
  readonly fixed?: number
  /** tests need not cite the rules */
  readonly isSuite: boolean
}

export interface PlannedMutant {
  readonly number: number
  readonly rules: readonly string[]
}

/** What a test has found out, as meta data of the test. */
export interface Findings {
  /** rules its title cites */
  readonly cited: readonly string[]
  /** mutants that made it fail */
  readonly killed: readonly number[]
  /** mutants whose code it came by, but which were not met once switched on: something is kept from before */
  readonly missed: readonly number[]
  /** mutants whose code it came by */
  readonly reached: readonly number[]
  /** mutants whose code ran while files were loaded */
  readonly loaded: readonly number[]
  /** the test fails without a break after the breaks, so that they have left something behind */
  readonly isTainted: boolean
}

/** Where the plan lies. */
export const PLAN_VARIABLE = 'SANDTABLE_PROVE_PLAN'
