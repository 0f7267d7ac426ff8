/** A plan in words, for people. */
import type { PlanLine } from '@sandtable/bots'
import { type Answer, LANGUAGES, type Language, type Text } from '@sandtable/kernel'
import { MASKING_HEXES, PARIS, TRIER } from '../map.ts'
import { fortHex, isCombatUnit, nationOf, piece } from '../pieces.ts'
import { isSupplied, wouldBeSupplied } from '../rules/08-action/supply.ts'
import { distanceToSupply } from '../rules/08-action/supply-nets.ts'
import { enemyOf, GE, type Side } from '../sides.ts'
import { isControlledBy, isDisrupted, isOnMap, presenceOf, type State, unitsAt } from '../state.ts'
import { hexName, pieceName } from '../text/shape.ts'
import { follow } from './follow.ts'
import { distance, type Objective, OBJECTIVES } from './geography.ts'
import type { Movement, Plan } from './plan.ts'
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
type Words = { readonly text: Text; readonly rule: string }

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
  const lines = fed.map((movement) => march(s, side, plan.hex, movement))
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
  const why = reason(s, side, h)
  const text = each((language) => WORD[language].attack(hexName(h, language), why.text[language]))
  return { text, rule: why.rule || '9.1.2.a', to: h, units, kind: 'attack' }
}

function march(s: State, side: Side, from: number, { units, to }: Movement): PlanLine {
  const isBattle = presenceOf(s, enemyOf(side)).isHolding(to)
  const isCutOff = units.some((u) => isCombatUnit(u) && !isSupplied(s, u))
  const why = isCutOff ? REASONS.supply : reason(s, side, to)
  const text = each((language) => {
    const words = WORD[language]
    const say = isBattle ? words.storm : words.march
    const [who, ...way] = [named(units, language), hexName(from, language), hexName(to, language)] as const
    return say(who, units.length === 1, ...way, why.text[language])
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

const each = (say: (language: Language) => string): Text => {
  const [en, ja] = LANGUAGES.map(say)
  return { en: en ?? '', ja: ja ?? '' }
}

/** "German II Corps and 4 others" */
function named(units: readonly number[], language: Language): string {
  const [first] = units.filter(isCombatUnit).concat(units)
  const name = first === undefined ? '' : pieceName(first, language)
  return units.length > 1 ? WORD[language].others(name, units.length - 1) : name
}

const NOTHING: Words = { text: { en: '', ja: '' }, rule: '' }
const NAMUR = piece('fort-namur')
const MAUBEUGE = piece('fort-maubeuge')

/** why a hex matters to the side; the way to the nearest place that does, if it does not itself */
function reason(s: State, side: Side, h: number): Words {
  const fort = [NAMUR, MAUBEUGE].find((one) => isOnMap(s, one) && fortHex(one) === h)
  if (side === GE && fort !== undefined) return REASONS.forts
  const here = OBJECTIVES.find(({ hex }) => hex === h)
  const found = here && reasonFor(s, side, here)
  if (found) return found
  if (side === GE && MASKING_HEXES.includes(h)) return REASONS.mask
  return towards(s, side, h)
}

function reasonFor(s: State, side: Side, { hex, kind }: Objective): Words | undefined {
  const isOurs = isControlledBy(s, side, hex)
  if (hex === PARIS) return side === GE ? REASONS.paris : REASONS['guard-paris']
  if (hex === TRIER) return side === GE ? REASONS['guard-trier'] : REASONS.trier
  if (kind === 'german-vp')
    return side === GE ? (isOurs ? REASONS['hold-vp'] : REASONS.vp) : REASONS['deny-vp']
  if (kind === 'plan-17' && s.scored.get(hex) === 0) return side === GE ? REASONS['deny-17'] : REASONS.plan17
  return kind === 'line' && side === GE && !isOurs ? REASONS.line : undefined
}

/** the nearest place the side still wants */
function towards(s: State, side: Side, h: number): Words {
  const wanted = OBJECTIVES.filter(
    ({ hex, kind }) => !isControlledBy(s, side, hex) && kind === (side === GE ? 'german-vp' : 'plan-17'),
  )
  const [nearest] = wanted.sort((a, b) => distance(a.hex, h) - distance(b.hex, h))
  if (!nearest) return NOTHING
  const text = each((language) => WORD[language].towards(hexName(nearest.hex, language)))
  return { text, rule: side === GE ? '14.1.2.b' : '14.1.2.a.1' }
}

type Reason =
  | 'forts'
  | 'mask'
  | 'paris'
  | 'guard-paris'
  | 'trier'
  | 'guard-trier'
  | 'vp'
  | 'hold-vp'
  | 'deny-vp'
  | 'plan17'
  | 'deny-17'
  | 'line'
  | 'supply'

const REASONS: Readonly<Record<Reason, Words>> = {
  forts: {
    text: {
      en: 'the forts bar the railway, and Namur and Maubeuge together are worth VP',
      ja: '要塞が鉄道を塞いでいる。ナミュールとモブージュの両方で得点になる',
    },
    rule: '14.2.2.b.2',
  },
  mask: {
    text: { en: 'two corps here mask Antwerp', ja: 'ここの2個軍団がアントワープを封じる' },
    rule: '12.5.2',
  },
  paris: { text: { en: 'Paris may win the game', ja: 'パリは勝利を決めうる' }, rule: '14.1.3.a' },
  'guard-paris': { text: { en: 'Paris must not fall', ja: 'パリは失えない' }, rule: '14.1.3.a' },
  trier: { text: { en: 'the fall of Trier ends the war', ja: 'トリーアを取れば勝利' }, rule: '14.1.3.b' },
  'guard-trier': { text: { en: 'Trier must not fall', ja: 'トリーアは失えない' }, rule: '14.1.3.b' },
  vp: { text: { en: 'a victory hex', ja: 'VPヘクス' }, rule: '14.1.2.b' },
  'hold-vp': { text: { en: 'a victory hex to be held', ja: '保持すべきVPヘクス' }, rule: '14.1.2.b' },
  'deny-vp': {
    text: { en: 'to keep a victory hex from the German', ja: 'VPヘクスをドイツ軍に渡さない' },
    rule: '14.1.2.b',
  },
  plan17: {
    text: {
      en: 'a Plan XVII hex scores at once and for good',
      ja: '17号計画ヘクスは占領した時点で得点になる',
    },
    rule: '14.1.2.a.1',
  },
  'deny-17': {
    text: { en: 'whatever Plan XVII gains is gained for good', ja: '17号計画ヘクスの得点は取り返せない' },
    rule: '14.1.2.a.1',
  },
  supply: { text: { en: 'back towards supply', ja: '補給線へ戻る' }, rule: '8.4.3.f' },
  line: { text: { en: 'the railway the armies live on', ja: '軍の補給を支える鉄道' }, rule: '8.4.3.a' },
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
  readonly towards: (hex: string) => string
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
    towards: (hex) => `on the way to ${hex}`,
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
    towards: (hex) => `目標は${hex}`,
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
