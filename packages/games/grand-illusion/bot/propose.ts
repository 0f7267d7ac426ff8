/** Plans for a segment: the ideas of all hexes, the most promising first. */
import { argsOf, isBare, type Random } from '@sandtable/bots'
import type { Offer } from '@sandtable/kernel'
import { DIRECTIONS, GRID } from '../map.ts'
import { isCombatUnit } from '../pieces.ts'
import { enemyOf, type Side } from '../sides.ts'
import { FRONT, isDisrupted, presenceOf, type State, unitsAt } from '../state.ts'
import { answer } from './answer.ts'
import { Outlook } from './outlook.ts'
import type { Moment, Plan } from './plan.ts'
import { powerOfAll, powerWith } from './power.ts'
import { Scout } from './scout.ts'
import type { Sight } from './types.ts'

/** less is not worth a CAP */
const LEAST = 0.03
const PER_HEX = 6

export const momentOf = (s: State, side: Side): Moment => ({
  turn: s.turn,
  caps: s.caps.get(side),
  enemyCaps: s.caps.get(enemyOf(side)),
  spent: s.segmentCaps,
})

/** Plans for the segment under way. */
export function segmentPlans(s: State, side: Side, offer: Offer, breadth: number): Plan[] {
  const at = momentOf(s, side)
  const outlook = new Outlook(s)
  const wish = breadth === 1 ? outlook.wish(side) : undefined
  const scout = new Scout(s, side, outlook, wish)
  const hexes = argsOf(offer, 'activate')
  const chosen = wish ? promising(s, side, outlook, wish, hexes) : hexes
  const plans: Plan[] = []
  for (const h of chosen)
    for (const idea of scout.ideas(h, breadth === 1 ? 1 : PER_HEX))
      plans.push({ kind: 'activate', at, ...idea })
  for (const h of argsOf(offer, 'recover'))
    plans.push({ kind: 'recover', at, hex: h, gain: recoveryGain(scout, h) })
  plans.sort((a, b) => b.gain - a.gain)
  const best = varied(plans, breadth)
    .map((plan) => completed(scout, plan))
    .sort((a, b) => b.gain - a.gain)
  const rest: Plan = { kind: 'pass', at, hex: -1, gain: LEAST }
  const [first] = best
  if (!first || first.gain <= LEAST) return breadth === 1 || !first ? [rest] : [rest, first]
  // CAPs that are left are lost (§5.1.1): something good is not weighed against nothing
  const good = best.filter(({ gain }) => gain > Math.min(LEAST, first.gain - FAR_BEHIND))
  return breadth === 1 || !mayWait(at) ? good : [...good, rest]
}

/** who has fewer CAPs may wait for the enemy to spend his; another time one is enough for a segment (§8.1.1) */
const mayWait = ({ caps, enemyCaps, spent }: Moment): boolean =>
  enemyCaps > 0 && (spent > 0 || caps < enemyCaps)

/** VP: ideas so far behind the best are not looked at */
const FAR_BEHIND = 2

/** the best plans, but not the same march with a corps more or less over and over */
function varied(plans: readonly Plan[], breadth: number): Plan[] {
  const seen = new Map<string, number>()
  const found: Plan[] = []
  for (const plan of plans) {
    const goal = plan.kind === 'activate' ? (plan.movements[0]?.to ?? -1) : -1
    const key = `${plan.kind} ${plan.hex} ${goal}`
    const times = seen.get(key) ?? 0
    if (times >= ALIKE) continue
    seen.set(key, times + 1)
    found.push(plan)
    if (found.length >= breadth) break
  }
  return found
}
const ALIKE = 1

/** of many hexes those where strength is wanted elsewhere, or the enemy is at hand */
function promising(
  s: State,
  side: Side,
  outlook: Outlook,
  wish: Float64Array,
  hexes: readonly number[],
): number[] {
  const enemies = presenceOf(s, enemyOf(side))
  const prizes = outlook.prizes(side)
  const promise = (h: number): number => {
    let best = wish[h] as number
    let prize = 0
    let enemy = enemies.isHolding(h) ? 1 : 0
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = GRID.neighbour(h, d)
      if (next < 0) continue
      best = Math.max(best, wish[next] as number)
      if (enemies.isHolding(next)) enemy = Math.max(enemy, 0.5)
      else prize = Math.max(prize, prizes[next] as number)
    }
    const own = outlook.strength[side][h] as number
    return prize + own * (best - (wish[h] as number) + 0.02 * enemy)
  }
  return [...hexes].sort((a, b) => promise(b) - promise(a)).slice(0, MOST_PROMISING)
}
const MOST_PROMISING = 5

/** §9.8.3 a CAP turns up everybody in a hex; at the end of a turn it is free (§11.4), so it must be worth it now */
function recoveryGain({ s, side, worth, outlook }: Scout, h: number): number {
  let gained = 0
  for (const u of unitsAt(s, side, h))
    if (isCombatUnit(u) && isDisrupted(s, u)) gained += powerWith(u, FRONT) - powerWith(u, 1)
  let threat = 0
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = GRID.neighbour(h, d)
    if (next >= 0) threat += outlook.strength[enemyOf(side)][next] as number
  }
  return gained * worth * (threat > 5 ? 0.5 : 0.2)
}

const OTHERS = 2

/** the rest of the hex may do something in the same activation */
function completed(scout: Scout, plan: Plan): Plan {
  if (plan.kind !== 'activate') return plan
  const { s, side, outlook } = scout
  let whole = plan
  for (let n = 0; n < OTHERS; n++) {
    const busy = whole.movements.flatMap(({ units }) => units)
    const left = unitsAt(s, side, whole.hex).filter((u) => !busy.includes(u))
    if (whole.attacks || whole.movements.length === 0 || left.length === 0) break
    const shifts = whole.movements.map(({ units, to }) => ({
      side,
      from: whole.hex,
      to,
      power: powerOfAll(s, units),
    }))
    for (const shift of shifts) outlook.move(shift)
    const next = scout.secondIdea(whole.hex, whole.movements)
    for (const { from, to, power, side: of } of shifts) outlook.move({ side: of, from: to, to: from, power })
    if (!next || next.gain < LEAST) break
    whole = { ...whole, movements: [...whole.movements, ...next.movements], gain: whole.gain + next.gain }
  }
  return whole
}

/** Questions with few answers on which much depends: each answer is a plan, and imagined games decide. */
const WEIGHTY: ReadonlySet<string> = new Set([
  'retreat-or-stay',
  'tactical-advantage',
  'belgian-withdrawal',
  'allenby',
  'cavalry-delay',
])

/** The answers to such a question as plans, the usual one first. */
export function choices(sight: Sight): Plan[] {
  const { state: s, seat, prompt, offer } = sight
  if (!WEIGHTY.has(prompt)) return []
  const usual = answer(sight, () => 0)
  const verbs = Object.keys(offer).filter((verb) => isBare(offer, verb))
  const at = momentOf(s, seat as Side)
  const plan = (verb: string): Plan => ({ kind: 'choose', at, hex: s.battleHex, prompt, verb, gain: 0 })
  return [plan(usual.verb), ...verbs.filter((verb) => verb !== usual.verb).map(plan)]
}

/** The plan with something changed: another idea for the same hex, or the same without its last movement */
export function vary({ state: s, seat, offer }: Sight, plan: Plan, random: Random): Plan | undefined {
  if (plan.kind !== 'activate') return undefined
  if (plan.movements.length > 1 && random(2) === 0) return { ...plan, movements: plan.movements.slice(0, -1) }
  const hexes = argsOf(offer, 'activate')
  const hex = random(3) > 0 ? plan.hex : (hexes[random(hexes.length)] ?? plan.hex)
  const ideas = new Scout(s, seat as Side, new Outlook(s)).ideas(hex, 8)
  const idea = ideas[random(ideas.length)]
  return idea && { kind: 'activate', at: plan.at, ...idea }
}
