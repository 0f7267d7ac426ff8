/** What a rule says: enough, and nothing but words and links. */
import type { Language } from '@sandtable/kernel'
import type { Paragraph } from '../markup.ts'
import { problemAt, type Rule } from '../rulebook.ts'
import { type Check, everyBook } from './subject.ts'

/** A Japanese letter says as much as two others do. */
const SHORTEST_RULE_OF_PLAY: Readonly<Record<Language, number>> = { en: 30, ja: 15 }
/** Readers see plain words: other Markdown would stand there as it is written. */
const MARKUP = /[{}[\]§#*_`<>|]/

const saidIn = ({ pieces }: Paragraph): string =>
  pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')

function tooShort({ id, status, paragraphs, place }: Rule, language: Language): string[] {
  const length = paragraphs.map(saidIn).join('').length
  const least = status === 'play' ? SHORTEST_RULE_OF_PLAY[language] : 1
  return length < least ? [problemAt(place, `${id} has only ${length} letters`)] : []
}

export const everyRuleExplained: Check = (subject) =>
  everyBook(subject, ({ language }, rules) => rules.flatMap((rule) => tooShort(rule, language)))

const leftOver = ({ paragraphs, place: { file } }: Rule): string[] =>
  paragraphs
    .filter((paragraph) => MARKUP.test(saidIn(paragraph)))
    .map((paragraph) =>
      problemAt(
        { file, line: paragraph.line },
        `markup is left over in "${saidIn(paragraph)}" (rules are linked as [§9.2])`,
      ),
    )

export const noMarkupLeftOver: Check = (subject) => everyBook(subject, (_, rules) => rules.flatMap(leftOver))
