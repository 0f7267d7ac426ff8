import type { RuleId } from '../table/models.ts'

const NUMBER = /^\d+(?:\.\d+)*(?:\.[a-z](?![a-z-]))?/

/** A rule as people cite it: "9.2.a" is 9.2a, "7.4.attack" a paragraph of 7.4, "aid.crt" the CRT. */
export function ruleLabel(rule: RuleId): string {
  const number = NUMBER.exec(rule)?.[0]
  if (number !== undefined) return number.replace(/\.([a-z])$/, '$1')
  return (rule.split('.').at(-1) ?? rule).replaceAll('-', ' ').toUpperCase()
}
