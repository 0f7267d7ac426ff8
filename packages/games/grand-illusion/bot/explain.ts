/** A plan in words, for people. */
import type { PlanLine } from '@sandtable/bots'
import type { Answer, Language } from '@sandtable/kernel'
import { isCombatUnit, nationOf } from '../pieces.ts'
import { isSupplied, wouldBeSupplied } from '../rules/08-action/supply.ts'
import { distanceToSupply } from '../rules/08-action/supply-nets.ts'
import { enemyOf, type Side } from '../sides.ts'
import { isDisrupted, presenceOf, type State, unitsAt } from '../state.ts'
import { hexName, pieceName } from '../text/shape.ts'
import { follow } from './follow.ts'
import { comingTo, type Hits, oddsOf } from './hits.ts'
import type { Movement, Plan } from './plan.ts'
import { each, type Going, reason, REASONS, sake, type Words } from './reasons.ts'
import type { Sight } from './types.ts'

export function explain({ state: s, seat }: Sight, plan: Plan): readonly PlanLine[] {
  const side = seat as Side
  switch (plan.kind) {
    case 'activate':
      return activation(s, side, plan)
    case 'choose':
      return [choice(plan)]
    case 'pass':
    case 'withdraw':
      return [{ ...WORDS[plan.kind], units: [], kind: 'hold' }]
    default:
      return [atHex(s, side, plan)]
  }
}

/** One answer with its reason: the part of the plan it belongs to. */
export function why(sight: Sight, answer: Answer, plan: Plan | undefined): PlanLine | undefined {
  const lines = plan && follows(sight, answer, plan) ? explain(sight, plan) : []
  const { arg } = answer
  if (sight.prompt === 'march') return lines.find(({ to }) => to === arg) ?? lines[0]
  if (sight.prompt === 'activation') return lines.find(({ units }) => units.includes(arg ?? -1)) ?? lines[0]
  return lines[0]
}

/** It is the plan that gives the answer, and no rule of thumb. */
function follows(sight: Sight, { verb, arg }: Answer, plan: Plan): boolean {
  const planned = follow(sight, plan)
  return planned !== undefined && planned.verb === verb && planned.arg === arg
}

type Of<K extends Plan['kind']> = Extract<Plan, { readonly kind: K }>

const WORDS: Readonly<Record<'pass' | 'withdraw', Words>> = {
  pass: {
    text: { en: 'Do nothing now: no move is worth a CAP.', ja: '何もしない。CAPに見合う行動がない。' },
    rule: '8.1.1.a',
  },
  withdraw: {
    text: { en: 'Declare the general withdrawal.', ja: '総撤退を宣言する。' },
    rule: '8.7.1',
  },
}

function activation(s: State, side: Side, plan: Of<'activate'>): PlanLine[] {
  const fed = plan.movements.filter((movement) => !starves(s, plan.hex, movement))
  const lines = fed.map((movement) => march(s, side, { ...movement, from: plan.hex }, plan))
  if (plan.attacks) lines.unshift(attack(s, side, plan.hex))
  if (lines.length > 0) return lines
  if (plan.movements.length > 0) return [hungry(plan)]
  const text = each((language) => WORD[language].activate(hexName(plan.hex, language)))
  return [{ text, rule: '8.2.1', to: plan.hex, units: [], kind: 'other' }]
}

/** §8.4.3.d §8.4.3.f somebody would be without supply there, and no nearer to it than before */
function starves(s: State, from: number, { units, to }: Movement): boolean {
  const away = (u: number, h: number): number => distanceToSupply(s, nationOf(u), h)
  return units.some((u) => isCombatUnit(u) && !wouldBeSupplied(s, u, to) && away(u, to) >= away(u, from))
}

/** Nobody is advised to starve. */
function hungry({ hex: h, movements }: Of<'activate'>): PlanLine {
  const text = each((language) => WORD[language].hungry(hexName(h, language)))
  return { text, rule: '8.4.3.f', to: h, units: movements.flatMap(({ units }) => units), kind: 'hold' }
}

function attack(s: State, side: Side, h: number): PlanLine {
  const units = unitsAt(s, side, h).filter((u) => isCombatUnit(u) && !isDisrupted(s, u))
  const going = { units, from: h, to: h }
  const why = sake(s, side, going) ?? reason(s, side, going)
  const odds = oddsOf(s, going)
  const text = each(
    (language) => WORD[language].attack(hexName(h, language), why.text[language]) + oddsIn(language, odds),
  )
  return { text, rule: why.rule || '9.1.2.a', to: h, units, kind: 'attack' }
}

function march(s: State, side: Side, { units, from, to }: Going, plan: Of<'activate'>): PlanLine {
  const isBattle = presenceOf(s, enemyOf(side)).isHolding(to)
  const isCutOff = units.some((u) => isCombatUnit(u) && !isSupplied(s, u))
  const together = { units: comingTo(plan, to), from, to }
  const battle = isBattle ? sake(s, side, together) : undefined
  const why = battle ?? (isCutOff ? REASONS.supply : reason(s, side, { units, from, to }))
  const odds = isBattle ? oddsOf(s, together) : undefined
  const text = each((language) => {
    const words = WORD[language]
    const say = isBattle ? words.storm : words.march
    const [who, ...way] = [named(units, language), hexName(from, language), hexName(to, language)] as const
    return say(who, units.length === 1, ...way, why.text[language]) + oddsIn(language, odds)
  })
  return {
    text,
    rule: why.rule || (isBattle ? '9.1.2.b' : '8.4.basic'),
    from,
    to,
    units,
    kind: isBattle ? 'attack' : 'march',
  }
}

/** §9.3 expected hits of both sides, as the panel of the battle has them */
const oddsIn = (language: Language, odds: Hits | undefined): string =>
  odds ? WORD[language].odds(odds.ours.toFixed(1), odds.theirs.toFixed(1)) : ''

function atHex(
  s: State,
  side: Side,
  { kind, hex: h }: Of<'recover' | 'entrench' | 'land' | 'enter-north'>,
): PlanLine {
  const units = unitsAt(s, side, h).filter(
    (u) => isCombatUnit(u) && (kind !== 'recover' || isDisrupted(s, u)),
  )
  const text = each((language) => WORD[language][kind](hexName(h, language)))
  return { text, rule: RULES[kind], to: h, units, kind: 'hold' }
}
const RULES = {
  recover: '9.8.3.a',
  entrench: '9.7.2',
  land: '14.3.6.a.4',
  'enter-north': '14.3.6.b.4',
} as const

function choice({ verb, hex: h }: Of<'choose'>): PlanLine {
  const text = each((language) => {
    const said = WORD[language].choices[verb] ?? verb
    return h < 0 ? said : WORD[language].inHex(hexName(h, language), said)
  })
  const line = { text, rule: CHOICE_RULES[verb] ?? '9.1.4', units: [], kind: 'other' } as const
  return h < 0 ? line : { ...line, to: h }
}
const CHOICE_RULES: Readonly<Record<string, string>> = {
  stay: '9.4.2',
  'fall-back': '9.4.2',
  stand: '9.6.3.a',
  evade: '9.6.3.b',
  yes: '14.1.1.a.1',
  no: '14.1.1.a.1',
}

/** "German II Corps and 4 others" */
function named(units: readonly number[], language: Language): string {
  const [first] = units.filter(isCombatUnit).concat(units)
  const name = first === undefined ? '' : pieceName(first, language)
  return units.length > 1 ? WORD[language].others(name, units.length - 1) : name
}

type March = (units: string, isOne: boolean, from: string, to: string, why: string) => string

interface Vocabulary {
  readonly activate: (hex: string) => string
  readonly attack: (hex: string, why: string) => string
  readonly storm: March
  readonly march: March
  readonly hungry: (hex: string) => string
  readonly recover: (hex: string) => string
  readonly entrench: (hex: string) => string
  readonly land: (hex: string) => string
  readonly 'enter-north': (hex: string) => string
  readonly others: (name: string, n: number) => string
  readonly odds: (ours: string, theirs: string) => string
  readonly inHex: (hex: string, said: string) => string
  readonly choices: Readonly<Record<string, string>>
}

const because = (why: string): string => (why === '' ? '.' : `: ${why}.`)
const parens = (why: string): string => (why === '' ? '。' : `（${why}）。`)

const WORD: Readonly<Record<Language, Vocabulary>> = {
  en: {
    activate: (hex) => `Activate ${hex}.`,
    attack: (hex, why) => `Attack in ${hex}${because(why)}`,
    storm: (units, isOne, from, to, why) =>
      isOne
        ? `${units} marches from ${from} to ${to} and attacks${because(why)}`
        : `${units} march from ${from} to ${to} and attack${because(why)}`,
    march: (units, isOne, from, to, why) =>
      `${units} ${isOne ? 'marches' : 'march'} from ${from} to ${to}${because(why)}`,
    hungry: (hex) => `Keep those at ${hex} where they are: further on they would be without supply.`,
    recover: (hex) => `Recover the disrupted units in ${hex}.`,
    entrench: (hex) => `Entrench in ${hex}.`,
    land: (hex) => `Land in ${hex}.`,
    'enter-north': (hex) => `Bring the Ninth Army through Holland to ${hex}.`,
    others: (name, n) => `${name} and ${n} ${n === 1 ? 'other' : 'others'}`,
    odds: (ours, theirs) => ` Expected hits: ${ours} by the attackers, ${theirs} by the defenders.`,
    inHex: (hex, said) => `${hex}: ${said}`,
    choices: {
      stay: 'Stay and hold the hex.',
      'fall-back': 'Fall back before the next blow.',
      retire: 'Retire before the battle.',
      skirmish: 'Make it a skirmish.',
      counterattack: 'Strike back.',
      accept: 'Let the battle take its course.',
      stand: 'Stand and hold up the enemy.',
      evade: 'Ride away.',
      yes: 'Yes: it saves more than it costs.',
      no: 'No: it costs more than it saves.',
    },
  },
  ja: {
    activate: (hex) => `${hex}を活性化する。`,
    attack: (hex, why) => `${hex}で攻撃する${parens(why)}`,
    storm: (units, _, from, to, why) => `${from}の${units}は${to}へ進撃し、攻撃する${parens(why)}`,
    march: (units, _, from, to, why) => `${from}の${units}は${to}へ移動する${parens(why)}`,
    hungry: (hex) => `${hex}のユニットは動かさない。先へ進むと補給を失う。`,
    recover: (hex) => `${hex}で混乱回復を行う。`,
    entrench: (hex) => `${hex}に塹壕を掘る。`,
    land: (hex) => `${hex}に上陸する。`,
    'enter-north': (hex) => `第9軍をオランダ経由で${hex}に進入させる。`,
    others: (name, n) => `${name}ほか${n}ユニット`,
    odds: (ours, theirs) => `命中の期待値：攻撃側${ours}、防御側${theirs}。`,
    inHex: (hex, said) => `${hex}：${said}`,
    choices: {
      stay: '踏みとどまってヘクスを保持する。',
      'fall-back': '次の攻撃の前に後退する。',
      retire: '戦闘の前に後退する。',
      skirmish: '威力偵察にとどめる。',
      counterattack: '反撃する。',
      accept: '戦闘をそのまま行う。',
      stand: '抗戦して敵を足止めする。',
      evade: '騎兵を撤退させる。',
      yes: 'はい。失うものより守れるものが大きい。',
      no: 'いいえ。守れるものより失うものが大きい。',
    },
  },
}
