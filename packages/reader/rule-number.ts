/** Whole parts between dots: digits, then at most one letter, then digits again. */
const NUMBER = /^\d+(?:\.\d+(?![^.]))*(?:\.[a-z](?![^.])(?:\.\d+(?![^.]))?)?/
/** Items in brackets, where dots would be taken for another section: "8.7.1(3)g.1" is the first line of item 3g. */
const WITH_ITEM = /^\d+(?:\.\d+)*\(\d+\)(?:[a-z](?:\.\d+)?)?$/

/**
 * A rule's number as people say it: "9.2.a" is 9.2a, "7.4.attack" a paragraph of 7.4; none for "aid.crt". Numbers with
 * an item in brackets are said as they are written.
 */
export const ruleNumber = (rule: string): string | undefined =>
  WITH_ITEM.test(rule) ? rule : NUMBER.exec(rule)?.[0].replace(/\.([a-z])/, '$1')

/** Whether a number stands over another: 8.7 over 8.7.1 and 8.7(1), 8.7(1) over 8.7(1)a. */
export const standsOver = (number: string, rule: string): boolean =>
  rule.startsWith(`${number}.`) ||
  rule.startsWith(`${number}(`) ||
  (number.endsWith(')') && rule.length > number.length && rule.startsWith(number))
