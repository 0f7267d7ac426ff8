/** §2.4 What a front on staff may spend: resource points of its major, for attacks and in place of losses. */
import type { Answer, Text } from '@sandtable/kernel'
import type { Allowance, Spending } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../../balance-of-powers.ts'
import { beginsSeason } from '../../calendar.ts'
import { isMajor, MAJORS, NATION_IDS } from '../../nations.ts'
import { lastMonth, scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { nationName } from '../../text/names.ts'
import { nationOf } from '../../units.ts'
import { askedOf, type Scene, viewerSide } from '../scene.ts'
import { corpsByFront, frontAt } from './fronts.ts'

const FORTNIGHTS = 2

/** §5.0 fortnights until the next income, or the end; the one under way counts */
function fortnightsToIncome({ month, fortnight, scenario }: State): number {
  const end = lastMonth(scenarioData(scenario))
  let months = 1
  while (month + months <= end && !beginsSeason(month + months)) months++
  return months * FORTNIGHTS - (fortnight === FORTNIGHTS ? 1 : 0)
}

/** The major that pays for a front: its own nation, or for a minor the major of its side that has most (§10.3). */
function payerOf(scene: Scene, force: string): number {
  const n = NATION_IDS.findIndex((id) => id === force.slice(0, 2))
  if (isMajor(n)) return n
  const majors = Array.from({ length: MAJORS }, (_, each) => each).filter(
    (each) => scene.state.allegiance.get(each) === viewerSide(scene),
  )
  const { rp } = scene.state
  return majors.reduce((best, each) => (rp.get(each) > rp.get(best) ? each : best), majors[0] ?? 0)
}

/** What was paid in this half by the major, and how much of it for this front. */
function paidInHalf(
  scene: Scene,
  payer: number,
  force: string,
): { readonly all: number; readonly own: number } {
  const told = scene.told ?? []
  const since = told.slice(told.findLastIndex(({ event }) => event.type === 'half-began') + 1)
  let [all, own] = [0, 0]
  for (const { event } of since) {
    if (event.type === 'railed' && event.payer === payer) {
      all += event.cost
      if (frontAt(payer, event.from) === force) own += event.cost
    }
    if (event.type !== 'attack-paid' && event.type !== 'loss-paid' && event.type !== 'attrition') continue
    if (event.nation !== payer) continue
    const cost = event.type === 'attack-paid' ? event.cost : 1
    all += cost
    if (frontAt(payer, event.place) === force) own += cost
  }
  return { all, own }
}

interface Reckoned {
  readonly payer: number
  readonly inHand: number
  readonly share: number
  readonly spent: number
}

/** Its share of a fortnight: an even part of what lies there until the next income, by its corps. */
function reckoned(scene: Scene, force: string): Reckoned {
  const payer = payerOf(scene, force)
  const inHand = scene.state.rp.get(payer)
  const { all, own } = paidInHalf(scene, payer, force)
  const fronts = corpsByFront(scene)
  const corps = fronts.get(force)?.length ?? 0
  const paidFor = [...fronts.values()].flat().filter((u) => nationOf(u) === payer).length
  const part = isMajor(NATION_IDS.findIndex((id) => id === force.slice(0, 2)))
    ? corps / Math.max(1, paidFor)
    : corps / Math.max(1, corps + paidFor)
  const share = Math.ceil(((inHand + all) * part) / fortnightsToIncome(scene.state))
  return { payer, inHand, share, spent: own }
}

function left(scene: Scene, force: string, allowance: Allowance): number {
  if (allowance === 'none') return 0
  const { inHand, share, spent } = reckoned(scene, force)
  return allowance === 'all' ? inHand : Math.max(0, Math.min(inHand, share - spent))
}

function tells(scene: Scene, force: string, allowance: Allowance): Text {
  const { payer, inHand, share, spent } = reckoned(scene, force)
  const [en, ja] = [nationName(payer, 'en'), nationName(payer, 'ja')]
  if (allowance === 'none')
    return {
      en: `It spends nothing: it marches and digs in, and attacks only where that is free. ${en} keeps its ${inHand} RP.`,
      ja: `RPを使わない：行軍と塹壕のみ、無償の攻撃だけを行う。${ja}の${inHand}RPは残る。`,
    }
  if (allowance === 'all')
    return {
      en: `It may spend all ${inHand} RP of ${en}: nothing is kept for other fronts or later fortnights.`,
      ja: `${ja}の${inHand}RPをすべて使ってよい。他の戦線や後の期には残さない。`,
    }
  return {
    en: `Its share: up to ${share} RP of ${en} in this half (${inHand} in hand, spread evenly by corps and by fortnights until the next income); spent so far: ${spent}.`,
    ja: `割り当て：このハーフは${ja}のRP ${share}まで（手持ち${inHand}を軍団数と次の収入までの期で均等に配分）。使用済み${spent}。`,
  }
}

/** §9.21 §10.3 §10.711 §10.713 What an answer costs, or leads to paying for. */
function cost(scene: Scene, answer: Answer): number {
  const asked = askedOf(scene)
  if (!asked) return 0
  if (answer.verb === 'attack') return priceOfAttack(scene, answer)
  if (answer.verb === 'attrition') return 1
  // §9.21 once for each journey
  if (answer.verb === 'rail') return scene.state.railPayer >= 0 ? 0 : 1
  if (answer.verb !== 'nation') return 0
  return asked.prompt === 'pay-attack' ? Number(asked.facts.cost) : asked.prompt === 'pay-or-lose' ? 1 : 0
}

/** §10.3 what is asked for it next; nothing where it is free */
function priceOfAttack(scene: Scene, answer: Answer): number {
  const next = scene.after(answer)
  const asked = next && askedOf(next)
  return asked?.prompt === 'pay-attack' && asked.offer.free !== true ? Number(asked.facts.cost) : 0
}

export const spending: Spending<BalanceOfPowersTypes> = {
  title: { en: 'RP it may spend', ja: '使ってよいRP' },
  names: {
    none: { en: 'Nothing', ja: '使わない' },
    share: { en: 'Its share', ja: '割り当て' },
    all: { en: 'All', ja: 'すべて' },
  },
  spent: {
    en: 'An attack was possible, but the RP left to this front do not pay for it.',
    ja: '攻撃は可能だったが、この戦線に任されたRPでは支払えない。',
  },
  tells,
  left,
  cost,
}
