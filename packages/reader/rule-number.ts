/** Whole parts between dots: digits, then at most one letter, then digits again. */
const NUMBER = /^\d+(?:\.\d+(?![^.]))*(?:\.[a-z](?![^.])(?:\.\d+(?![^.]))?)?/

/** A rule's number as people say it: "9.2.a" is 9.2a, "7.4.attack" a paragraph of 7.4; none for "aid.crt". */
export const ruleNumber = (rule: string): string | undefined =>
  NUMBER.exec(rule)?.[0].replace(/\.([a-z])/, '$1')
