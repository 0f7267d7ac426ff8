import type { RuleId } from '@sandtable/presentation'
import { ruleNumber } from '@sandtable/reader'

/** A rule as people cite it: "9.2.a" is 9.2a, "7.4.attack" a paragraph of 7.4, "aid.crt" the CRT. */
export const ruleLabel = (rule: RuleId): string =>
  ruleNumber(rule) ?? (rule.split('.').at(-1) ?? rule).replaceAll('-', ' ').toUpperCase()
