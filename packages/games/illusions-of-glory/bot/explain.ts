/** A plan in words: the card and its use first, then what is done with it, as far as it can be foreseen. */
import type { PlanLine } from '@sandtable/bots'
import { type Answer, LANGUAGES, type Language, type Text } from '@sandtable/kernel'
import { opsOf, srOf } from '../cards.ts'
import { cardName, nationName } from '../text/names.ts'
import { lineFor, linesOf } from './advice/remark.ts'
import { stepsFrom } from './advice/steps.ts'
import type { Use } from './card-answers.ts'
import { follow } from './follow.ts'
import { habit } from './habit.ts'
import type { Plan } from './plan.ts'
import type { Sight } from './types.ts'

export function explain(sight: Sight, plan: Plan): readonly PlanLine[] {
  const steps = stepsFrom(sight, (next) => follow(next, plan) ?? habit(next))
  const [first, ...others] = steps
  if (!first || sight.prompt !== 'action') return linesOf(steps)
  return [playLine(first.answer), ...linesOf(others)]
}

/** One answer with its reason: the use of a card, or a step on the way. */
export function why(sight: Sight, answer: Answer): PlanLine | undefined {
  if (sight.prompt !== 'action') return lineFor({ sight, answer })
  return isUse(answer.verb) ? playLine(answer) : undefined
}

const isUse = (verb: string): verb is Use => Object.hasOwn(RULES, verb)

const RULES: Readonly<Record<Use, string>> = {
  ops: '8.2.a',
  sr: '8.2.b',
  rp: '8.2.c',
  event: '8.2.d',
  'no-card': '8.2.e',
  raise: '8.2.e',
}

function playLine({ verb, arg = -1 }: Answer): PlanLine {
  if (!isUse(verb)) throw new Error(`no use of a card: ${verb}`)
  const text = Object.fromEntries(
    LANGUAGES.map((language) => [language, playText(language, verb, arg)]),
  ) as unknown as Text
  return { text, rule: RULES[verb], units: [], kind: 'other' }
}
function playText(language: Language, verb: Use, arg: number): string {
  const words = WORDS[language]
  switch (verb) {
    case 'ops':
      return words.ops(cardName(arg, language), opsOf(arg))
    case 'sr':
      return words.sr(cardName(arg, language), srOf(arg))
    case 'rp':
      return words.rp(cardName(arg, language))
    case 'event':
      return words.event(cardName(arg, language))
    case 'raise':
      return words.raise(nationName(arg, language))
    case 'no-card':
      return words.noCard
  }
}

interface Words {
  readonly noCard: string
  ops(card: string, points: number): string
  sr(card: string, points: number): string
  rp(card: string): string
  event(card: string): string
  raise(nation: string): string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    noCard: 'Play no card: one OPS point is enough, and the hand stays as it is.',
    ops: (card, points) => `Play ${card} for ${points} OPS.`,
    sr: (card, points) => `Play ${card} for ${points} SR: reserves are wanted elsewhere.`,
    rp: (card) => `Play ${card} for replacement points: losses are to be made good.`,
    event: (card) => `Play ${card} as an event.`,
    raise: (nation) => `Raise an uprising in ${nation}.`,
  },
  ja: {
    noCard: 'カードは使わない。1 OPSで足り、手札を温存できる。',
    ops: (card, points) => `「${card}」を${points} OPSとして使う。`,
    sr: (card, points) => `「${card}」を${points} SRとして使う。予備兵力を必要な場所へ送る。`,
    rp: (card) => `「${card}」を補充ポイントとして使う。損害を回復する。`,
    event: (card) => `「${card}」をイヴェントとして使う。`,
    raise: (nation) => `${nation}で蜂起を起こす。`,
  },
}
