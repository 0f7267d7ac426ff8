/** What a rule says: enough, and nothing but words and links. */
import type { Paragraph } from '../markup.ts'
import { problemAt, type Rule } from '../rulebook.ts'
import { type Check, everyBook } from './subject.ts'

const SHORTEST_RULE_OF_PLAY = 30
/** Readers see plain words: other Markdown would stand there as it is written. */
const MARKUP = /[{}[\]§#*_`<>|]/

const saidIn = ({ pieces }: Paragraph): string =>
  pieces.map((piece) => (piece.kind === 'words' ? piece.text : '')).join('')

function tooShort({ id, status, paragraphs, place }: Rule): string[] {
  const length = paragraphs.map(saidIn).join('').length
  const least = status === 'play' ? SHORTEST_RULE_OF_PLAY : 1
  return length < least ? [problemAt(place, `${id} has only ${length} letters`)] : []
}

export const everyRuleExplained: Check = (subject) =>
  everyBook(subject, (_, rules) => rules.flatMap(tooShort))

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
