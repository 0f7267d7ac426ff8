import type { Facts } from '@sandtable/kernel'
import type { Refusal } from './illusions-of-glory.ts'
import { REFUSALS, type RefusalCode } from './text/keys.ts'

/** A refusal with the rule of the catalogue, or with a rule that fits the case better. */
export const refusal = (code: RefusalCode, facts: Facts = {}, rule: string = REFUSALS[code]): Refusal => ({
  code,
  rule,
  facts,
})
