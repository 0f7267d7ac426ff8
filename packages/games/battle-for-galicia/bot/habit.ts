/** Easy's rules of thumb: march for the towns and at the enemy, rest when tired, attack at decent odds. */
import type { Answer } from '@sandtable/kernel'
import { byPrompt, type Sight } from '@sandtable/bots'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { TOWNS, townAt } from '../map.ts'
import { attackStrength } from '../rules/02-units.ts'
import { planAttack, suggestedAttackers } from '../inspect/combat/plan.ts'
import { STACKING_LIMIT } from '../rules/05-stacking.ts'
import { totalAttack, totalDefense } from '../rules/07-combat/strength.ts'
import { prices } from '../rules/04-movement/costs.ts'
import { enemyOf, type Side } from '../sides.ts'
import { ceOf, hexOf, isHeldBy, type State, spentOf, stackedSteps, stepsOf } from '../state.ts'
import { ARMY, isCavalry } from '../units.ts'
import { answer } from './answer.ts'
import { distance, marchToTown } from './geometry.ts'
import { reachOf } from './marching.ts'
import { list, number, numbers } from './offers.ts'
import { townWorth } from './worth.ts'

type Look = Sight<BattleForGaliciaTypes>

export const habit = byPrompt<Look, Answer>(
  {
    move: toMove,
    march: toMarch,
    attack: toAttack,
    'declare-hexes': ({ offer }) => ({ verb: offer.all === true ? 'all' : 'declare' }),
    'choose-attackers': toJoin,
  },
  answer,
)

function toMove({ state: s, offer, seat }: Look): Answer {
  const tired = list(offer, 'recover').find((u) => ceOf(s, u) > 0)
  if (tired !== undefined) return { verb: 'recover', arg: tired }
  const cost = prices(s, seat as Side)
  for (const u of list(offer, 'unit')) {
    if (spentOf(s, u) > 0) continue
    if (bestHex(s, u, reachOf(s, u, cost)) !== hexOf(s, u)) return { verb: 'unit', arg: u }
  }
  return { verb: 'done' }
}

function toMarch({ state: s, offer, facts }: Look): Answer {
  const u = numbers(facts, 'units')[0] as number
  const at = hexOf(s, u)
  const hex = bestHex(s, u, [at, ...list(offer, 'march')])
  return hex === at ? { verb: 'halt' } : { verb: 'march', arg: hex }
}

/** by plain distance: a town to take, one to cover, an enemy to meet */
function bestHex(s: State, u: number, hexes: readonly number[]): number {
  const side = ARMY[0]?.includes(u) === true ? 0 : 1
  const at = hexOf(s, u)
  const goal = nearestTown(s, side, at)
  let best = at
  let most = -Infinity
  for (const h of hexes) {
    if (h !== at && stackedSteps(s, side, h) + stepsOf(s, u) > STACKING_LIMIT) continue
    const score = thumb(s, side, u, h, goal) + (h === at ? 0.01 : 0)
    if (score <= most) continue
    most = score
    best = h
  }
  return best
}

function thumb(s: State, side: Side, u: number, h: number, goal: number): number {
  const index = townAt(h)
  const town = TOWNS[index]
  let score = goal >= 0 ? -marchToTown(goal, h) : 0
  if (town && (h === hexOf(s, u) || !isHeldBy(s, side, h))) score += townWorth(s, town, index)
  const near = nearestEnemy(s, side, h)
  if (isCavalry(u) || ceOf(s, u) >= 2) score += Math.min(near, 3) * 1.5
  else if (near === 1) score += 0.5
  return score
}

function nearestTown(s: State, side: Side, at: number): number {
  let best = -1
  let most = 0
  TOWNS.forEach((town, i) => {
    const pull = (townWorth(s, town, i) * (town.side === side ? 1 : 0.6)) / (marchToTown(i, at) + 6)
    if (pull <= most) return
    most = pull
    best = i
  })
  return best
}

function nearestEnemy(s: State, side: Side, h: number): number {
  let near = 9
  for (const u of ARMY[enemyOf(side)] as readonly number[]) {
    const at = hexOf(s, u)
    if (at >= 0) near = Math.min(near, distance(at, h))
  }
  return near
}

/** attack strength to defence */
const ODDS = 1

function toAttack({ state: s, offer }: Look): Answer {
  let best: number | undefined
  let most: number = ODDS
  for (const target of list(offer, 'attack')) {
    const plan = planAttack(s, target)
    if (!plan) continue
    const odds = totalAttack(s, target, plan.attackers) / totalDefense(s, plan.defenders)
    if (odds < most) continue
    most = odds
    best = target
  }
  return best === undefined ? { verb: 'done' } : { verb: 'attack', arg: best }
}

function toJoin({ state: s, offer, facts }: Look): Answer {
  if (offer.all === true) return { verb: 'all' }
  const chosen = numbers(facts, 'units')
  const open = list(offer, 'join')
  const hexes = [...new Set([...chosen, ...open].map((u) => hexOf(s, u)))]
  const force = suggestedAttackers(s, number(facts, 'hex'), hexes, chosen)
  const next = force.find((u) => open.includes(u) && attackStrength(s, u) > 0)
  return next === undefined || chosen.length > 3 ? { verb: 'fight' } : { verb: 'join', arg: next }
}
