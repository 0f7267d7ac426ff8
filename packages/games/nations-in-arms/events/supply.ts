import type { AttritionData } from '../data/types-tables.ts'

/** §7.2.4 One modifier of an attrition check. */
export interface AttritionModifier {
  readonly name: keyof AttritionData['modifiers']
  readonly value: number
}

/** What happens under chapters 2.2, 2.3 and 7. */
export interface SupplyEvents {
  'out-of-supply': { units: readonly number[]; space: number }
  'attrition-rolled': {
    units: readonly number[]
    space: number
    faces: readonly number[]
    modifiers: readonly AttritionModifier[]
    result: string
  }
  'attrition-star': { faces: readonly number[]; lost: number }
  'step-lost': { piece: number; space: number; left: number }
  'support-lost': { piece: number; space: number }
  'army-destroyed': { piece: number; space: number }
  'leader-pooled': { piece: number; space: number }
}
