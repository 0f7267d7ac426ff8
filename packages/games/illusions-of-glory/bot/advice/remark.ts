/**
 * What the bot would do from here, step by step, with reasons: the answer to "What would you do?" at any
 * question.
 */
import type { PlanLine } from '@sandtable/bots'
import { LANGUAGES, type Offer, type Text } from '@sandtable/kernel'
import { habit } from '../habit.ts'
import type { Sight } from '../types.ts'
import { EN } from './en.ts'
import { JA } from './ja.ts'
import { type Step, stepsFrom } from './steps.ts'
import { attackMeant, tell } from './tell.ts'
import type { Told } from './told.ts'

const SENTENCES = { en: EN, ja: JA } as const
/** The most parts a reader takes in at one look. */
const MOST = 8

export function remark(sight: Sight): readonly PlanLine[] {
  const steps = stepsFrom(sight, habit)
  const [first] = steps
  if (!first) return []
  const lines = linesOf(steps)
  if (isOnlyOne(sight.offer)) return [lineOf(onlyAnswer(first)), ...lines]
  return lines.length > 0 ? lines : [lineOf(tell(first))]
}

/** The answers that deserve a sentence; those about the same march or attack are joined. */
export function linesOf(steps: readonly Step[]): PlanLine[] {
  const told: Told[] = []
  for (const step of steps) if (!isSilent(step)) note(told, toldOf(step))
  return inOrder(told).map(lineOf)
}

/** One answer in words, with its reason; undefined where nothing can be said of it. */
export function lineFor(step: Step): PlanLine | undefined {
  const told = toldOf(step)
  return told === undefined || told.saying === 'whatever' ? undefined : lineOf(told)
}

/** §9.4.4 All marches come before all attacks, although the orders for both are given at once. */
function inOrder(told: readonly Told[]): Told[] {
  const attacks = told.filter(({ kind }) => kind === 'attack').slice(0, MOST)
  const others = told.filter(({ kind }) => kind !== 'attack').slice(0, MOST - attacks.length)
  return [...others, ...attacks]
}

/** Mentioned only if there is nothing else to say: the next answer says more, or it ends something. */
const SILENT = new Set(
  'move move-stack free-move add formed unit stack leave halt join engage favour done enough no-more retreat redeploy use no-flank'.split(
    ' ',
  ),
)
const isSilent = ({ answer }: Step): boolean => SILENT.has(answer.verb)

const ORDERS = new Set(['attack', 'attack-stack', 'attack-without'])
const toldOf = (step: Step): Told | undefined =>
  ORDERS.has(step.answer.verb) ? attackMeant(step) : tell(step)

function note(told: Told[], next: Told | undefined): void {
  if (!next) return
  const last = told.at(-1)
  if (next.kind === 'attack' && told.some(({ kind, to }) => kind === 'attack' && to === next.to)) return
  if (last && isSameMarch(last, next)) told[told.length - 1] = { ...next, from: last.from }
  else told.push(next)
}
const isSameMarch = (a: Told, b: Told): boolean =>
  a.kind === 'march' && b.kind === 'march' && a.saying === b.saying && a.pieces.join() === b.pieces.join()

function isOnlyOne(offer: Offer): boolean {
  let answers = 0
  for (const verb in offer) {
    const options = offer[verb]
    answers += options === true ? 1 : typeof options === 'object' ? options.length : 0
  }
  return answers === 1
}
const onlyAnswer = (step: Step): Told => ({ ...tell(step), saying: 'only', kind: 'other', from: -1, to: -1 })

function lineOf(told: Told): PlanLine {
  const { rule, kind, pieces, from, to, saying } = told
  const text = Object.fromEntries(
    LANGUAGES.map((language) => [language, SENTENCES[language][saying](told)]),
  ) as unknown as Text
  const units = saying === 'only' ? [] : pieces
  return { text, rule, units, kind, ...(from >= 0 && { from }), ...(to >= 0 && { to }) }
}
