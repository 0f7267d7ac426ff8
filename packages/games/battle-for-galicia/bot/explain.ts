/** A plan in words. */
import type { PlanLine, Sight } from '@sandtable/bots'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { TOWNS, townAt } from '../map.ts'
import type { Side } from '../sides.ts'
import { hexOf } from '../state.ts'
import { hexName } from '../text/shape.ts'
import { en, ja, unitsAtHex } from './names.ts'
import type { March, Plan, PlannedAttack } from './plan.ts'

type Look = Sight<BattleForGaliciaTypes>

export function explain({ state: s, seat }: Look, plan: Plan): readonly PlanLine[] {
  const side = seat as Side
  const attacks = [...plan.attacks].sort((a, b) => b.worth - a.worth)
  if (plan.kind === 'combat') return attacks.map(attackLine)
  const told = new Set<March>()
  const tell = (marches: readonly March[]): PlanLine[] =>
    marches.flatMap((march) => (told.has(march) ? [] : (told.add(march), [marchLine(side, march)])))
  const bringing = ({ units }: PlannedAttack): March[] =>
    plan.marches.filter((march) => march.units.some((u) => units.includes(u)))
  const toTowns = tell(plan.marches.filter(({ to }) => townAt(to) >= 0))
  // An attack can be followed only after the marches that bring its units there.
  const fights = attacks.flatMap((attack) => [...tell(bringing(attack)), attackLine(attack)])
  return [...toTowns, ...fights, ...tell(plan.marches), ...plan.rests.map((u) => restLine(s, u))]
}

const restLine = (s: Look['state'], u: number): PlanLine => ({
  text: {
    en: `${unitsAtHex([u], hexOf(s, u)).en} rests and recovers.`,
    ja: `${unitsAtHex([u], hexOf(s, u)).ja}は休養してCEを回復する。`,
  },
  rule: '10.3',
  to: hexOf(s, u),
  units: [u],
  kind: 'hold',
})

function attackLine({ target, units, hexes, worth }: PlannedAttack): PlanLine {
  const points = worth.toFixed(1)
  return {
    text: {
      en: `Attack ${hexName(target, 'en')} from ${hexes.map((h) => hexName(h, 'en')).join(' and ')} with ${en(units)}: worth about ${points} points.`,
      ja: `${hexes.map((h) => hexName(h, 'ja')).join('と')}から${ja(units)}で${hexName(target, 'ja')}を攻撃する（期待値 約${points}点）。`,
    },
    rule: '15.1.1',
    ...(hexes[0] === undefined ? {} : { from: hexes[0] }),
    to: target,
    units,
    kind: 'attack',
  }
}

export function marchLine(side: Side, { units, from, to }: March): PlanLine {
  const [marches, takes, holds] =
    units.length === 1 ? ['marches', 'takes', 'holds'] : ['march', 'take', 'hold']
  const town = TOWNS[townAt(to)]
  const where = { en: hexName(to, 'en'), ja: hexName(to, 'ja') }
  const who = unitsAtHex(units, from)
  const text = !town
    ? { en: `${who.en} ${marches} to ${where.en}.`, ja: `${who.ja}は${where.ja}へ移動する。` }
    : town.side === side
      ? {
          en: `${who.en} ${takes} ${where.en}: ${town.capture} points at first, ${town.occupy} a turn after.`,
          ja: `${who.ja}は${where.ja}を占領する（占領${town.capture}点、以後毎ターン${town.occupy}点）。`,
        }
      : {
          en: `${who.en} ${holds} ${where.en}, so that the enemy cannot score it.`,
          ja: `${who.ja}は${where.ja}を守り、敵に得点を与えない。`,
        }
  return { text, rule: town ? '15.1.2' : '4.2', from, to, units, kind: 'march' }
}
