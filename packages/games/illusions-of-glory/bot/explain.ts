/** A plan in words: the card and its use first, then what is done with the points. */
import type { PlanLine } from '@sandtable/bots'
import { LANGUAGES, type Language, type Text } from '@sandtable/kernel'
import { isEventAndOps, opsOf, srOf } from '../cards.ts'
import { isVp } from '../map.ts'
import { piecesAt } from '../state.ts'
import { cardName, nationName, pieceName, spaceName } from '../text/names.ts'
import { TABLES } from '../tables.ts'
import type { Use } from './card-answers.ts'
import { bestFor, type Operation } from './operations.ts'
import type { Plan } from './plan.ts'
import { sideOfSeat } from './staff-answers.ts'
import type { Sight } from './types.ts'

export function explain(sight: Sight, plan: Plan): readonly PlanLine[] {
  const side = sideOfSeat(sight)
  const first = playLine(plan)
  const { list } = bestFor(sight.state, side, pointsOf(plan), plan.temper)
  const rest = list.map((operation) =>
    operation.attack
      ? attackLine(operation)
      : marchLine(operation, piecesAt(sight.state, side, from(operation))),
  )
  return [first, ...rest]
}
const from = ({ spaces }: Operation): number => spaces[0] as number

/** points of operations the play brings (§8.2, §9.3.b) */
function pointsOf({ verb, arg }: Plan): number {
  if (verb === 'no-card') return TABLES.rounds.noCardOps
  return verb === 'ops' || (verb === 'event' && isEventAndOps(arg)) ? opsOf(arg) : 0
}

const each = (say: (language: Language) => string): Text =>
  Object.fromEntries(LANGUAGES.map((language) => [language, say(language)])) as unknown as Text

const RULES: Readonly<Record<Use, string>> = {
  ops: '8.2.a',
  sr: '8.2.b',
  rp: '8.2.c',
  event: '8.2.d',
  'no-card': '8.2.e',
  raise: '8.2.e',
}

function playLine({ verb, arg }: Plan): PlanLine {
  return {
    text: each((language) => playText(language, verb, arg)),
    rule: RULES[verb],
    units: [],
    kind: 'other',
  }
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

function attackLine({ attack, spaces, gain }: Operation): PlanLine {
  const target = attack?.target ?? -1
  const points = gain.toFixed(1)
  const text = each((language) => {
    const words = WORDS[language]
    const places = spaces.map((x) => spaceName(x, language)).join(words.comma)
    const where = spaceName(target, language) + (isVp(target) ? words.vp : '')
    return words.attack(where, places, points)
  })
  const units = attack?.attackers ?? []
  return { text, rule: '9.4', from: spaces[0] as number, to: target, units, kind: 'attack' }
}

function marchLine(operation: Operation, units: readonly number[]): PlanLine {
  const x = from(operation)
  const text = each((language) => {
    const words = WORDS[language]
    return words.march(spaceName(x, language), units.map((p) => pieceName(p, language)).join(words.comma))
  })
  return { text, rule: '9.4', to: x, units, kind: 'march' }
}

interface Words {
  readonly comma: string
  readonly vp: string
  readonly noCard: string
  ops(card: string, points: number): string
  sr(card: string, points: number): string
  rp(card: string): string
  event(card: string): string
  raise(nation: string): string
  attack(where: string, places: string, points: string): string
  march(where: string, units: string): string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    comma: ', ',
    vp: ' (a VP space)',
    noCard: 'Play no card: one OPS point is enough, and the hand stays as it is.',
    ops: (card, points) => `Play ${card} for ${points} OPS.`,
    sr: (card, points) => `Play ${card} for ${points} SR: reserves are wanted elsewhere.`,
    rp: (card) => `Play ${card} for replacement points: losses are to be made good.`,
    event: (card) => `Play ${card} as an event.`,
    raise: (nation) => `Raise an uprising in ${nation}.`,
    attack: (where, places, points) => `Attack ${where} from ${places}: worth about ${points} VP.`,
    march: (where, units) => `Move from ${where} (${units}) to where they are wanted, or dig in.`,
  },
  ja: {
    comma: '、',
    vp: '（VPスペース）',
    noCard: 'カードは使わない。1OPSで足り、手札を温存できる。',
    ops: (card, points) => `「${card}」を${points}OPSとして使う。`,
    sr: (card, points) => `「${card}」を${points}SRとして使う。予備兵力を必要な地区へ送る。`,
    rp: (card) => `「${card}」を補充ポイントとして使う。損害を回復する。`,
    event: (card) => `「${card}」をイベントとして使う。`,
    raise: (nation) => `${nation}で蜂起を起こす。`,
    attack: (where, places, points) => `${places}から${where}を攻撃する（期待値 約${points}VP）。`,
    march: (where, units) => `${where}の${units}を必要な場所へ移動させるか、塹壕を掘らせる。`,
  },
}
