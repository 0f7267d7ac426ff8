/** Which rules there are: each once, in files named after their chapter, and all that others refer to. */
import { linksIn, type Paragraph } from '../markup.ts'
import { standsOver } from '../rule-number.ts'
import { type Chapter, problemAt, type Rule } from '../rulebook.ts'
import { type Check, everyBook } from './subject.ts'

export const everyRuleOnce: Check = (subject) =>
  everyBook(subject, (_, rules) => {
    const first = new Map<string, Rule>()
    return rules.flatMap((rule) => {
      const other = first.get(rule.id)
      first.set(rule.id, other ?? rule)
      return other
        ? [problemAt(rule.place, `${rule.id} is already at ${other.place.file}:${other.place.line}`)]
        : []
    })
  })

/** "9" is the chapter of 09-results.md, "card" that of card.md. */
export const chaptersFitTheirFiles: Check = (subject) =>
  everyBook(subject, ({ chapters }) =>
    chapters
      .filter((chapter) => !fitsItsFile(chapter))
      .map(({ id, place }) => problemAt(place, `is chapter ${id}`)),
  )

function fitsItsFile({ id, place }: Chapter): boolean {
  const name = place.file.replace(/^.*\//, '')
  return name === `${id}.md` || name.replace(/^0/, '').startsWith(`${id}-`)
}

const linksOf = ({ pieces }: Paragraph): string[] =>
  pieces.flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : []))

/** A rule leads to rules; what is told at length may also name a number that stands over several. */
export const everyLinkLeadsSomewhere: Check = (subject) =>
  everyBook(subject, ({ rulings }, rules) => {
    const ids = new Set(rules.map(({ id }) => id))
    const isOver = (id: string): boolean => rules.some((rule) => standsOver(id, rule.id))
    const nowhere = (id: string): string => `[§${id}] leads nowhere`
    return [
      ...rules.flatMap(({ paragraphs, place: { file } }) =>
        paragraphs.flatMap((paragraph) =>
          linksOf(paragraph)
            .filter((id) => !ids.has(id))
            .map((id) => problemAt({ file, line: paragraph.line }, nowhere(id))),
        ),
      ),
      ...rulings.flatMap(({ about, lines, place }) =>
        linksIn([about, ...lines].join('\n'))
          .filter((id) => !ids.has(id) && !isOver(id))
          .map((id) => problemAt(place, nowhere(id))),
      ),
    ]
  })
