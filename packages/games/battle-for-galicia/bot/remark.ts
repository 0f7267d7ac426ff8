/** What the bot would answer where there is nothing to plan, in words: reactions, entries, results of an attack. */
import { byPrompt, type PlanLine, type Sight } from '@sandtable/bots'
import type { Answer, Text } from '@sandtable/kernel'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { attackingHexes, canAttack } from '../rules/07-combat/targets.ts'
import type { Side } from '../sides.ts'
import { hexOf, unitsAt } from '../state.ts'
import { hexName } from '../text/shape.ts'
import { answer, type Steady, steadyAt } from './answer.ts'
import { forceAgainst } from './combat.ts'
import { explain, marchLine } from './explain.ts'
import { en, ja, unitsAtHex } from './names.ts'
import { list, number, numbers } from './offers.ts'
import type { Plan } from './plan.ts'
import { usualPlan } from './propose.ts'

type Look = Sight<BattleForGaliciaTypes>

const nothing = (): readonly PlanLine[] => []

export const remark = byPrompt<Look, readonly PlanLine[]>(
  {
    'declare-hexes': hexesToName,
    'choose-attackers': unitsToChoose,
    react: (sight) => [reaction(sight)],
    march: (sight) => [march(sight)],
    move: nothing,
    attack: nothing,
    'retreat-first': nothing,
  },
  result,
)

const line = (text: Text, rule: string, more: Partial<PlanLine> = {}): PlanLine => ({
  text,
  rule,
  units: [],
  kind: 'other',
  ...more,
})

/** §4.2 where those in the hand would go, as part of a plan for all */
function march(sight: Look): PlanLine {
  const units = numbers(sight.facts, 'units')
  const goal = usualPlan(sight).marches.find((each) => each.units.some((u) => units.includes(u)))
  if (goal && list(sight.offer, 'march').includes(goal.to))
    return marchLine(sight.seat as Side, { ...goal, units })
  const [verb, object] = units.length === 1 ? ['is', 'it stands'] : ['are', 'they stand']
  const to = number(sight.facts, 'hex')
  const who = unitsAtHex(units, to)
  const text = {
    en: `${who.en} ${verb} as well placed where ${object}.`,
    ja: `${who.ja}は今の位置のままでよい。`,
  }
  return line(text, '4.1', { to, units, kind: 'hold' })
}

/** §7.2 §8.1 the hexes of the group worth sending */
function hexesToName({ state: s, facts, seat }: Look): PlanLine[] {
  const side = seat as Side
  const target = number(facts, 'hex')
  const able = attackingHexes(s, target).flatMap((h) => unitsAt(s, side, h).filter((u) => canAttack(s, u)))
  const units = forceAgainst(s, side, target, able, [], [])
  return [attackWith(s, target, units)]
}

/** §7.2 those chosen, and who should join them */
function unitsToChoose({ state: s, facts, offer, seat }: Look): PlanLine[] {
  const chosen = numbers(facts, 'units')
  const target = number(facts, 'hex')
  const able = [...chosen, ...list(offer, 'join')]
  return [attackWith(s, target, forceAgainst(s, seat as Side, target, able, chosen, []))]
}

function attackWith(s: Look['state'], target: number, units: readonly number[]): PlanLine {
  const hexes = [...new Set(units.map((u) => hexOf(s, u)))]
  const from = { en: hexes.map((h) => hexName(h, 'en')), ja: hexes.map((h) => hexName(h, 'ja')) }
  const text = {
    en: `Attack ${hexName(target, 'en')} from ${from.en.join(' and ')} with ${en(units)}.`,
    ja: `${from.ja.join('と')}から${ja(units)}で${hexName(target, 'ja')}を攻撃する。`,
  }
  const [first] = hexes
  return line(text, '7.2', {
    ...(first === undefined ? {} : { from: first }),
    to: target,
    units,
    kind: 'attack',
  })
}

const STEADY: Readonly<Record<Steady, Text>> = {
  company: { en: 'infantry stands with it', ja: '歩兵と一緒にいる' },
  town: { en: 'the town behind it must be held', ja: 'この町は守る必要がある' },
  safe: { en: 'nobody near is strong enough to beat it', ja: '近くの敵に破られるおそれは小さい' },
}

/** §12.1 */
function reaction(sight: Look, given: Answer = answer(sight)): PlanLine {
  const unit = number(sight.facts, 'unit')
  const from = number(sight.facts, 'hex')
  const who = unitsAtHex([unit], from)
  const { verb, arg = from } = given
  const why = STEADY[steadyAt(sight) ?? 'safe']
  const units = [unit]
  if (verb === 'stay')
    return line({ en: `${who.en} stays: ${why.en}.`, ja: `${who.ja}はとどまる（${why.ja}）。` }, '12.1', {
      to: from,
      units,
      kind: 'hold',
    })
  const text = {
    en: `${who.en} gives way to ${hexName(arg, 'en')}: too strong an enemy is near.`,
    ja: `${who.ja}は${hexName(arg, 'ja')}へ対応移動する（近くの敵が強すぎる）。`,
  }
  return line(text, '12.1.2', { from, to: arg, units, kind: 'march' })
}

interface Told {
  readonly rule: string
  say(sight: Look, arg: number): Text
}

function unitText(
  { state: s }: Look,
  u: number,
  english: (name: string) => string,
  japanese: (name: string) => string,
): Text {
  const who = unitsAtHex([u], hexOf(s, u))
  return { en: english(who.en), ja: japanese(who.ja) }
}

/** By the verb of the answer. */
const RESULTS: Readonly<Record<string, Told>> = {
  enter: {
    rule: '14.0',
    say: (sight, h) =>
      unitText(
        sight,
        number(sight.facts, 'unit'),
        (name) => `Bring ${name} in at ${hexName(h, 'en')}: nearest to the towns at stake and out of danger.`,
        (name) => `${name}を${hexName(h, 'ja')}に登場させる（争う町に近く、危険が少ない）。`,
      ),
  },
  retreat: {
    rule: '9.2.1',
    say: (_, h) => ({
      en: `Retreat to ${hexName(h, 'en')}, the safest of the hexes open.`,
      ja: `${hexName(h, 'ja')}へ退却する（最も安全）。`,
    }),
  },
  advance: {
    rule: '9.3.2',
    say: (sight, u) =>
      unitText(
        sight,
        u,
        (name) =>
          `Advance to ${hexName(number(sight.facts, 'hex'), 'en')} with ${name}: the ground is worth the risk.`,
        (name) => `${name}を${hexName(number(sight.facts, 'hex'), 'ja')}へ前進させる（危険に見合う）。`,
      ),
  },
  halt: {
    rule: '9.3.2',
    say: () => ({
      en: 'Advance with nobody else: it gains less than it risks.',
      ja: 'これ以上は前進しない（得るものより危険が大きい）。',
    }),
  },
  suffer: {
    rule: '9.4.2',
    say: (sight, u) =>
      unitText(
        sight,
        u,
        (name) => `Let ${name} take it: it bears the loss best.`,
        (name) => `${name}にCE減少を与える（最も影響が小さい）。`,
      ),
  },
  defend: {
    rule: '7.3.command',
    say: (sight, u) =>
      unitText(
        sight,
        u,
        (name) => `Defend with ${name}, the strongest.`,
        (name) => `最も強い${name}で防御する。`,
      ),
  },
  'run-on': {
    rule: '9.2.a',
    say: (sight, u) =>
      unitText(
        sight,
        u,
        (name) => `Send ${name} on: it is missed least.`,
        (name) => `${name}をさらに退却させる（影響が最も小さい）。`,
      ),
  },
  remove: {
    rule: '5.2',
    say: (sight, u) =>
      unitText(
        sight,
        u,
        (name) => `Give up ${name}, the one missed least; better still, undo and move a unit away.`,
        (name) => `影響が最も小さい${name}を除去する。できれば取り消して、ユニットをよそへ移す。`,
      ),
  },
  accompany: {
    rule: '7.6.attack',
    say: (sight, u) =>
      unitText(
        sight,
        u,
        (name) => `Take ${name} along: alone it could not hold the hex.`,
        (name) => `${name}も退却させる（残っても保持できない）。`,
      ),
  },
  go: {
    rule: '7.6.attack',
    say: () => ({
      en: 'Leave the others: they can hold the hex.',
      ja: '残りはとどめる（ヘクスを保持できる）。',
    }),
  },
}

function result(sight: Look): PlanLine[] {
  const told = resultLine(sight, answer(sight))
  return told ? [told] : []
}

function resultLine(sight: Look, { verb, arg = -1 }: Answer): PlanLine | undefined {
  const told = RESULTS[verb]
  return told && line(told.say(sight, arg), told.rule)
}

/** One answer with its reason: the part of the plan it belongs to, or a result. */
export function why(sight: Look, given: Answer, plan: Plan | undefined): PlanLine | undefined {
  if (sight.prompt === 'react') return reaction(sight, given)
  const units = [...numbers(sight.facts, 'units'), ...(given.arg === undefined ? [] : [given.arg])]
  const planned = plan && isPlanned(sight) ? explain(sight, plan) : []
  return planned.find((each) => isAbout(each, given, units)) ?? resultLine(sight, given)
}

const PLANNED: ReadonlySet<string> = new Set(['move', 'march', 'attack', 'declare-hexes', 'choose-attackers'])
const isPlanned = ({ prompt }: Look): boolean => PLANNED.has(prompt)

const HEXES: ReadonlySet<string> = new Set(['attack', 'march', 'from'])
const isAbout = ({ units, to, kind }: PlanLine, { verb, arg }: Answer, named: readonly number[]): boolean =>
  verb === 'attack'
    ? kind === 'attack' && to === arg
    : HEXES.has(verb)
      ? to === arg
      : verb !== 'stack' && units.some((unit) => named.includes(unit))
