/**
 * Rule ids after a section sign. Dots and hyphens inside belong to the id, at its end to the sentence. Some games count
 * their items in brackets: §8.7.1(3)g.1.
 */
const CITED = /§([\p{L}\p{N}][\p{L}\p{N}.-]*(?:\(\d+\)(?:[a-z](?!\p{L})(?:\.\d+)?)?)?)/gu
const QUOTED = /'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`/g

const trimmed = (id: string): string => id.replace(/[.-]+$/, '')

/** The ids a text cites as §id, whole ids only. */
export const citedIn = (text: string): string[] =>
  [...text.matchAll(CITED)].map(([, id]) => trimmed(id ?? ''))

/** The quoted texts of a line of code, as in `rule: '4.2'` or `no('code', '4.2')`. */
export const quotedIn = (line: string): string[] =>
  [...line.matchAll(QUOTED)].map(([, single, double, back]) => single ?? double ?? back ?? '')
