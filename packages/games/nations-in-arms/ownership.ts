/** Who owns the provinces and controls the minor nations in the years in which scenarios begin. */
import { DATA } from './data/load.ts'
import { nation } from './nations.ts'
import { ownerIn1792, province, PROVINCES } from './provinces.ts'

interface Control {
  readonly major: number
  readonly as: 'ally' | 'satellite'
}

export interface Ownership {
  /** owner of each province */
  readonly owners: readonly number[]
  /** by minor nation; a minor that is not listed is uncontrolled */
  readonly controllers: ReadonlyMap<number, Control>
}

export const YEARS: readonly number[] = DATA.ownership.map(({ year }) => year)

function controlTold(told: string): Control {
  const [major = '', as] = told.split(' ')
  return { major: nation(major), as: as === 'satellite' ? 'satellite' : 'ally' }
}

/** The state of a year that the data tells of. */
export function ownershipOf(year: number): Ownership {
  const data = DATA.ownership.find((each) => each.year === year)
  if (!data) throw new Error(`nothing is told of ${year}`)
  const owners = Array.from({ length: PROVINCES }, (_, p) => ownerIn1792(p))
  for (const [p, n] of Object.entries(data.provinces)) owners[province(p)] = nation(n)
  const controllers = Object.entries(data.controllers).map(
    ([minor, told]) => [nation(minor), controlTold(told)] as const,
  )
  return { owners, controllers: new Map(controllers) }
}
