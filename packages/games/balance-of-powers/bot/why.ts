/** Why an answer is given, and what a half is about, for people. */
import type { PlanLine } from '@sandtable/bots'
import type { Answer, Language, Text } from '@sandtable/kernel'
import { fightPlanned, isOpenedForSure, type Outcomes, outcomesOf, settingsOf } from '../inspect/index.ts'
import { enemyOf } from '../nations.ts'
import { corpsAt } from '../rules/02-concepts/control.ts'
import { CHIPS } from '../sites.ts'
import { allegianceAt, type State, whereIs } from '../state.ts'
import { placeName, unitName } from '../text/names.ts'
import { isCorps } from '../units.ts'
import { bestOrders, judgeOf } from './campaign-answers.ts'
import { numberIn, numbersIn } from './offers.ts'
import { bestOrderAt, type Order } from './orders.ts'
import { isCurrent, type Plan } from './plan.ts'
import type { Sight } from './types.ts'

const text = (say: (language: Language) => string): Text => ({ en: say('en'), ja: say('ja') })
const percent = (p: number): string => `${(p * 100).toFixed(0)}\u00a0%`
const plain = (words: Text, rule: string, kind: PlanLine['kind'] = 'other'): PlanLine => ({
  text: words,
  rule,
  units: [],
  kind,
})

/** orders told of a half */
const MOST = 5

/** §6.53 The most promising orders of the half, each with its reason. */
export function explain(sight: Sight, { move }: Plan): readonly PlanLine[] {
  if (sight.prompt !== 'pick-force') return []
  const { s, orders } = bestOrders(sight)
  const others = orders.filter(({ from }) => from !== move?.from).sort((a, b) => b.gain - a.gain)
  return [...(move ? [move] : []), ...others].slice(0, MOST).map((order) => orderLine(s, order))
}

/** One answer with its reason. */
export function why(sight: Sight, answer: Answer, plan?: Plan): PlanLine | undefined {
  const isOfPlan = sight.prompt === 'pick-force' && plan?.move && isCurrent(sight.state, sight.seat, plan)
  const order = isOfPlan ? plan.move : orderBehind(sight, answer)
  return order ? orderLine(sight.state, order) : habitOf(sight, answer)
}

/** The order that an answer about a force belongs to. */
function orderBehind(sight: Sight, { verb, arg }: Answer): Order | undefined {
  const { prompt, facts, state: s } = sight
  if (arg === undefined) return undefined
  const judge = judgeOf(sight)
  if (prompt === 'pick-force') return bestOrderAt(judge, verb === 'unit' ? whereIs(s, arg) : arg)
  if (prompt !== 'move-force') return undefined
  const [units, from] = [numbersIn(facts, 'units'), numberIn(facts, 'place')]
  const best = bestOrderAt(judge, from, units)
  if (verb === 'take' || verb === 'leave') return best
  const kind = verb === 'attack' || verb === 'rail' ? verb : 'march'
  const isMeant = best?.kind === kind && (best.path[0] ?? best.target) === arg
  return isMeant ? best : { kind, units, from, path: [], target: arg, gain: 0 }
}

function orderLine(s: State, order: Order): PlanLine {
  const { kind, units, from, target } = order
  if (kind === 'dig-in' || kind === 'rise') return { ...plain(TURNS[kind], '9.61', 'hold'), to: from, units }
  const isAttack = kind === 'attack'
  return {
    text: isAttack ? attackText(s, order) : marchText(s, order),
    rule: isAttack ? '10.62' : kind === 'rail' ? '9.21' : '9.13',
    from,
    to: target,
    units,
    kind: isAttack ? 'attack' : 'march',
  }
}

const TURNS: Readonly<Record<'dig-in' | 'rise', Text>> = {
  'dig-in': {
    en: 'Dig in: an attack is to be feared here, and trenches take much of its force.',
    ja: '塹壕に入る。攻撃のおそれがあり、塹壕はその効果を大きく減らす。',
  },
  rise: { en: 'Leave the trenches: no enemy is near.', ja: '塹壕を出る。近くに敵はいない。' },
}

/** with the chances of the combat table, reckoned from where the force would stand */
function attackText(s: State, { units, from, path, target }: Order): Text {
  const outcomes = attackOutcomes(s, units, path.at(-1) ?? from, target)
  return text((language) => {
    const [place, force] = [placeName(target, language), forceText(units, language)]
    const comesTo = ATTACKS[language](outcomes)
    return language === 'ja'
      ? `${place}を攻撃（${force}）：${comesTo}`
      : `Attack ${place} with ${force}: ${comesTo}`
  })
}

const ATTACKS: Readonly<Record<Language, (outcomes: Outcomes) => string>> = {
  en: (outcomes) =>
    isOpenedForSure(outcomes)
      ? 'the guns alone open the place, without a die and free of charge.'
      : `it falls in ${percent(outcomes.falls)}, a breach opens in ${percent(outcomes.breach)}; losses ${losses(outcomes, ' to ')}.`,
  ja: (outcomes) =>
    isOpenedForSure(outcomes)
      ? '攻囲軍団の砲撃だけで陥落。ダイスは振らず、費用もかからない。'
      : `陥落${percent(outcomes.falls)}、破口${percent(outcomes.breach)}、損失${losses(outcomes, '対')}。`,
}

const losses = ({ means }: Outcomes, between: string): string =>
  `${means.ownLoss.toFixed(1)}${between}${means.theirLoss.toFixed(1)}`

const attackOutcomes = (s: State, units: readonly number[], from: number, to: number): Outcomes =>
  outcomesOf(settingsOf(fightPlanned(s, { side: s.phasing, from, units }, to)), false)

/** what the place is worth going to, in words */
function marchText(s: State, { units, target, kind }: Order): Text {
  const side = s.phasing
  const isEnemyLand = allegianceAt(s, target) === enemyOf(side)
  const reason =
    isEnemyLand && CHIPS.includes(target)
      ? 'chip'
      : isEnemyLand
        ? 'ground'
        : corpsAt(s, side, target) > 0
          ? 'stack'
          : 'line'
  return text((language) => {
    const { march, rail, reasons } = MARCHES[language]
    return (kind === 'rail' ? rail : march)(
      forceText(units, language),
      placeName(target, language),
      reasons[reason],
    )
  })
}

interface MarchWords {
  readonly march: (force: string, to: string, reason: string) => string
  readonly rail: MarchWords['march']
  readonly reasons: Readonly<Record<'chip' | 'ground' | 'stack' | 'line', string>>
}
const MARCHES: Readonly<Record<Language, MarchWords>> = {
  en: {
    march: (force, to, reason) => `${force} to ${to}: ${reason}.`,
    rail: (force, to, reason) => `${force} by rail to ${to}: ${reason}.`,
    reasons: {
      chip: 'it takes a bargaining chip',
      ground: 'it takes ground of the enemy',
      stack: 'it strengthens those who stand there',
      line: 'it is needed more there',
    },
  },
  ja: {
    march: (force, to, reason) => `${force}を${to}へ：${reason}。`,
    rail: (force, to, reason) => `${force}を鉄道で${to}へ：${reason}。`,
    reasons: {
      chip: '交渉材料を奪う',
      ground: '敵地を奪う',
      stack: 'そこの部隊を強化する',
      line: 'そこでより必要とされる',
    },
  },
}

const FEW = 2
function forceText(units: readonly number[], language: Language): string {
  const corps = units.filter(isCorps)
  if (corps.length <= FEW)
    return corps.map((u) => unitName(u, language)).join(language === 'ja' ? '、' : ', ')
  return language === 'ja' ? `${corps.length}個軍団` : `${corps.length} corps`
}

/** Reasons of rules of thumb, by question; in combat they are always the same. */
const HABITS: Readonly<Partial<Record<Sight['prompt'], readonly [en: string, ja: string, rule: string]>>> = {
  'pay-attack': ['The attack is worth its price.', '攻撃は費用に見合う。', '10.3'],
  'commit-reserve': [
    'The reserve likeliest to come, where one is wanted.',
    '必要なら最も来やすい予備を呼ぶ。',
    '10.42',
  ],
  'point-unit': ['The best of those whose loss can be borne.', '失ってよいものの中で最良を選ぶ。', '10.531'],
  'use-infrastructure': [
    'It helps this attack, and a new one can be bought.',
    'この攻撃を助け、新たに購入できる。',
    '10.572',
  ],
  'roll-again': [
    'The line is below what a second roll promises.',
    '振り直しの期待値を下回る。',
    '12.1.special.reroll',
  ],
  'pay-or-lose': ['A corps is worth more than a resource point.', '軍団は資源点より価値がある。', '10.711'],
  'take-loss': ['The one that is missed least.', '最も惜しくないものを失う。', '10.712'],
  retreat: ['Back into supply, and to others.', '補給下の味方のもとへ下がる。', '10.722'],
  procure: ['Good corps first, and RP are kept for attacks.', '攻撃用のRPを残し、良い軍団から買う。', '6.22'],
  muster: ['Where it is soonest at the front.', '最も早く前線に出られる所に置く。', '6.212'],
  transfer: [
    'From those that have plenty to those that have nothing.',
    '余裕のある国から足りない国へ送る。',
    '5.23',
  ],
  convert: ['Fortresses are worth more than their RP.', '要塞はRPより価値がある。', '5.222'],
  violations: [
    'The way through Belgium is the way the plan needs.',
    '計画にはベルギーを通る道が必要。',
    '6.11',
  ],
}

function habitOf({ prompt }: Sight, { verb }: Answer): PlanLine | undefined {
  if (verb === 'call-off')
    return plain({ en: 'The attack is not worth its price.', ja: '攻撃は費用に見合わない。' }, '10.3')
  if (prompt === 'pick-force' || prompt === 'move-force')
    return plain(
      { en: 'Nothing else is worth moving.', ja: '他に動かす価値のあるものはない。' },
      '6.53',
      'hold',
    )
  const said = HABITS[prompt]
  return said && plain({ en: said[0], ja: said[1] }, said[2])
}
