/** The head of the table and what lies off the map, in English. */
import type { Measure } from '../../../events/sequence.ts'

const MEASURES: Readonly<Record<Measure, (side: string) => string>> = {
  chips: (side) => `◆ ${side}`,
  demoralization: (side) => `${side} despair`,
  points: (side) => `${side} points`,
}

export const standing = {
  standing: {
    measures: MEASURES,
    wanted: (n: number) => `${n} or more win`,
    of: (value: number, wanted: number) => `${value} of ${wanted}`,
  },
  boxes: {
    bought: (nation: string) => `Bought, ${nation}`,
    pool: (nation: string) => `Force Pool, ${nation}`,
    toCome: (nation: string) => `Still to come, ${nation}`,
  },
}
