/** Both languages have the same files, the same rules in the same order, and say the same about each. */
import type { Paragraph } from '../markup.ts'
import { type Chapter, problemAt, type Rule, rulesOf, type Rulebook } from '../rulebook.ts'
import { type Check, everyTranslation } from './subject.ts'

const nameOf = ({ place }: Chapter): string => place.file.replace(/^.*\//, '')

export const nothingMissing: Check = (subject) =>
  everyTranslation(subject, (original, translation) => [
    ...missingIn(original, translation),
    ...missingIn(translation, original),
  ])

function missingIn(there: Rulebook, here: Rulebook): string[] {
  const files = new Set(here.chapters.map(nameOf))
  const rules = new Set(rulesOf(here).map(({ id }) => id))
  const absent = there.chapters.filter((chapter) => !files.has(nameOf(chapter)))
  const lacking = rulesOf(there).filter(
    ({ id, place }) => !rules.has(id) && absent.every((each) => each.place.file !== place.file),
  )
  return [
    ...absent.map(({ place }) => `${place.file} is missing in "${here.language}"`),
    ...lacking.map(({ id, place }) => problemAt(place, `${id} is missing in "${here.language}"`)),
  ]
}

export const sameOrder: Check = (subject) =>
  everyTranslation(subject, (original, translation) =>
    original.chapters.flatMap((chapter) => {
      const other = translation.chapters.find((each) => nameOf(each) === nameOf(chapter))
      return other ? firstOutOfOrder(chapter, other) : []
    }),
  )

function firstOutOfOrder(original: Chapter, translation: Chapter): string[] {
  const known = new Set(translation.rules.map(({ id }) => id))
  const wanted = original.rules.filter(({ id }) => known.has(id))
  const ids = new Set(wanted.map(({ id }) => id))
  const found = translation.rules.filter(({ id }) => ids.has(id))
  const at = found.findIndex(({ id }, i) => id !== wanted[i]?.id)
  const rule = found[at]
  return rule ? [problemAt(rule.place, `${rule.id} stands where ${wanted[at]?.id ?? 'nothing'} is due`)] : []
}

/** Calls a check for every rule that both have. */
const everyPair = (
  subject: Parameters<Check>[0],
  found: (original: Rule, translation: Rule) => string | undefined,
): string[] =>
  everyTranslation(subject, (original, translation) => {
    const rules = new Map(rulesOf(original).map((rule) => [rule.id, rule]))
    return rulesOf(translation).flatMap((rule) => {
      const other = rules.get(rule.id)
      const what = other && found(other, rule)
      return what === undefined ? [] : [problemAt(rule.place, `${rule.id} ${what}`)]
    })
  })

export const sameStatus: Check = (subject) =>
  everyPair(subject, ({ status, place }, translation) =>
    status === translation.status
      ? undefined
      : `is "${translation.status}" here and "${status}" in ${place.file}`,
  )

/** The kinds of its paragraphs, their rulings and links. Words may stand in another order. */
const outline = (paragraphs: readonly Paragraph[]): string =>
  paragraphs
    .map(({ kind, ruling, pieces }) => {
      const links = pieces.flatMap((piece) => (piece.kind === 'rule' ? [`§${piece.rule}`] : [])).sort()
      return [ruling === undefined ? kind : `ruling ${ruling}`, ...links].join(' ')
    })
    .join('; ')

export const sameOutline: Check = (subject) =>
  everyPair(subject, (original, translation) => {
    const [there, here] = [outline(original.paragraphs), outline(translation.paragraphs)]
    return there === here ? undefined : `has (${here}) here and (${there}) in ${original.place.file}`
  })
