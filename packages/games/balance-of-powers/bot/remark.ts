/** What the bot would do at a question where there is nothing to compare, and why. */
import type { PlanLine } from '@sandtable/bots'
import type { Answer, Language } from '@sandtable/kernel'
import { balanceOfPowers } from '../game.ts'
import { VERB_ARGUMENTS, type Verb } from '../text/keys.ts'
import { habit } from './habit.ts'
import type { Sight } from './types.ts'
import { why } from './why.ts'

export function remark(sight: Sight): readonly PlanLine[] {
  const given = habit(sight)
  const reason = why(sight, given)
  if (reason?.kind === 'attack' || reason?.kind === 'march') return [reason]
  const place = placeOf(given)
  const line: PlanLine = reason ?? { text: { en: '', ja: '' }, rule: sight.rule, units: [], kind: 'other' }
  const told = (language: Language): string => {
    const because = line.text[language]
    const what = whatText(given, language)
    if (because === '') return language === 'ja' ? `${what}。` : `${what}.`
    return language === 'ja' ? `${what}：${because}` : `${what}: ${because}`
  }
  return [
    { ...line, text: { en: told('en'), ja: told('ja') }, ...(place === undefined ? {} : { to: place }) },
  ]
}

const placeOf = ({ verb, arg }: Answer): number | undefined =>
  VERB_ARGUMENTS[verb as Verb] === 'place' ? arg : undefined

/** "Procure German III Corps" */
function whatText({ verb, arg }: Answer, language: Language): string {
  const said = balanceOfPowers.text(language).verb(verb)
  const title = arg === undefined ? undefined : balanceOfPowers.verbs[verb]?.title(arg, language)
  if (title === undefined) return said
  return language === 'ja' ? `${said}：${title}` : `${said} ${title}`
}
