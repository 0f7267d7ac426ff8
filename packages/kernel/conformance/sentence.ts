import type { GameTypes } from '../game-types.ts'
import type { Game } from '../game.ts'
import { kernelRefusalText, type Refusal } from '../play/refusal.ts'
import { LANGUAGES, type Language } from '../text.ts'
import { firstProblem, type Problem } from './check.ts'

const BROKEN = /undefined|\bNaN\b|\bnull\b|\[object |^\s*$/
/** a question mark that stands for a missing fact rather than at the end of a question */
const MISSING = /(?:^|[\s"'(「（、])\?/
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/

/** What is wrong with a sentence for people. */
export function flawIn(sentence: unknown, language: Language, what: string): Problem {
  if (typeof sentence !== 'string') return `${what} has no sentence in ${language}`
  if (BROKEN.test(sentence) || MISSING.test(sentence)) return `${what} reads "${sentence}" in ${language}`
  const isForeign = language === 'ja' && !JAPANESE.test(sentence)
  return isForeign ? `${what} is not translated: "${sentence}"` : undefined
}

/** A citation of a rule that is not in the rulebook, wherever in the facts it stands. */
export function unknownRule(cited: object, rules: ReadonlySet<string> | undefined, what: string): Problem {
  return firstProblem(Object.entries(cited), ([key, value]: [string, unknown]) => {
    if (key === 'rule') return isRule(value, rules) ? undefined : `${what} cites no rule: ${String(value)}`
    return typeof value === 'object' && value !== null ? unknownRule(value, rules, what) : undefined
  })
}

const isRule = (rule: unknown, rules: ReadonlySet<string> | undefined): boolean =>
  typeof rule === 'string' && rule !== '' && (rules?.has(rule) ?? true)

/** A refusal must say why, in all languages, and by what rule. */
export function flawInRefusal<T extends GameTypes>(
  game: Game<T>,
  refusal: Refusal,
  rules: ReadonlySet<string> | undefined,
): Problem {
  const { code, facts } = refusal
  const what = `refusal ${code}`
  const kernel = kernelRefusalText(refusal)
  const flaw = firstProblem(LANGUAGES, (language) =>
    flawIn(kernel?.[language] ?? game.text(language).refusal(code as T['refusal'], facts), language, what),
  )
  return flaw ?? unknownRule({ rule: refusal.rule }, rules, what)
}
