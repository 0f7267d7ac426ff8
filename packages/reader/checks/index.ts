/** What every rulebook must pass. */
import { nothingMissing, sameOrder, sameOutline, sameStatus } from './languages.ts'
import { chaptersFitTheirFiles, everyLinkLeadsSomewhere, everyRuleOnce } from './numbers.ts'
import {
  citedRulingsExist,
  everyRulingAtLength,
  everyRulingInTheIndex,
  everyRulingOnThePage,
} from './rulings.ts'
import { type Check, everyBook, type Subject } from './subject.ts'
import { everyRuleExplained, noMarkupLeftOver } from './texts.ts'

export { subjectAmong } from './subject.ts'

export const RULEBOOK_CHECKS: Readonly<Record<string, Check>> = {
  'is written as docs/rulebooks.md says': (subject) => everyBook(subject, ({ problems }) => [...problems]),
  'has every rule once': everyRuleOnce,
  'has chapters in files of their name': chaptersFitTheirFiles,
  'has every file and rule in all languages': nothingMissing,
  'has the same order in all languages': sameOrder,
  'gives each rule the same status in all languages': sameStatus,
  'says the same in all languages: links, rulings and numbers of paragraphs': sameOutline,
  'refers only to rules it has': everyLinkLeadsSomewhere,
  'explains every rule': everyRuleExplained,
  'leaves no markup over': noMarkupLeftOver,
  'tells every ruling once at length': everyRulingAtLength,
  'has a place for every ruling on their page': everyRulingOnThePage,
  'finds every ruling by its subject': everyRulingInTheIndex,
  'has every ruling that code cites': citedRulingsExist,
}

export const rulebookProblems = (subject: Subject): string[] =>
  Object.values(RULEBOOK_CHECKS).flatMap((check) => check(subject))
