/** What a player may be advised: no attack that costs more than it brings unless for a reason that is told, and recovery is never forgotten. */
import { argsOf, isBare } from '@sandtable/bots'
import { DIRECTIONS, GRID } from '../map.ts'
import { isCombatUnit } from '../pieces.ts'
import { enemyOf, type Side } from '../sides.ts'
import { FRONT, isDisrupted, presenceOf, type State, unitsAt } from '../state.ts'
import { OBJECTIVES } from './geography.ts'
import { comingTo, oddsOf } from './hits.ts'
import type { Movement, Plan } from './plan.ts'
import { powerOfAll, powerWith } from './power.ts'
import { momentOf } from './propose.ts'
import { type Going, sake } from './reasons.ts'
import type { Sight } from './types.ts'

/** The plans without what nobody should be told to do; where nothing is left, to wait. */
export function advisable(sight: Sight, plans: readonly Plan[]): Plan[] {
  const { state: s, seat, prompt, offer } = sight
  const side = seat as Side
  const sound = plans.flatMap((plan) => soundPart(s, side, plan) ?? [])
  if (prompt !== 'activity') return sound
  const rest = recovery(s, side, offer)
  const isTold = sound.some(({ kind, hex }) => kind === 'recover' && hex === rest?.hex)
  const found = rest && !isTold ? [...sound.slice(0, 1), rest, ...sound.slice(1)] : sound
  if (found.length > 0) return found
  const mayWait = isBare(offer, 'pass') || isBare(offer, 'stop')
  return mayWait ? [{ kind: 'pass', at: momentOf(s, side), hex: -1, gain: 0 }] : []
}

function soundPart(s: State, side: Side, plan: Plan): Plan | undefined {
  if (plan.kind !== 'activate') return plan
  const { hex: h } = plan
  const attacks = plan.attacks && isWorthIt(s, side, { units: unitsAt(s, side, h), from: h, to: h })
  const movements = plan.movements.filter((movement) => isSound(s, side, plan, movement))
  return attacks || movements.length > 0 ? { ...plan, attacks, movements } : undefined
}

function isSound(s: State, side: Side, plan: Extract<Plan, { kind: 'activate' }>, { to }: Movement): boolean {
  const going = { units: comingTo(plan, to), from: plan.hex, to }
  return presenceOf(s, enemyOf(side)).isHolding(to) ? isWorthIt(s, side, going) : !isLost(s, side, going)
}

/** hits: so much more may be suffered than dealt out */
const BEHIND = 0.5

const isWorthIt = (s: State, side: Side, going: Going): boolean => {
  const hits = oddsOf(s, going)
  return !hits || hits.theirs <= hits.ours + BEHIND || sake(s, side, going) !== undefined
}

/** enemies about the hex so many times as strong sweep away those who come there */
const CRUSHING = 4

/** A march to a hex that is worth nothing, where the enemy is bound to crush it, and away from where there is less of him. */
function isLost(s: State, side: Side, { units, from, to }: Going): boolean {
  if (OBJECTIVES.some(({ hex, kind }) => hex === to && kind !== 'line' && kind !== 'cut')) return false
  const own = powerOfAll(s, [...units, ...unitsAt(s, side, to)])
  const threat = threatTo(s, side, to)
  return threat > CRUSHING * own && threat > threatTo(s, side, from)
}

function threatTo(s: State, side: Side, h: number): number {
  let sum = 0
  for (let d = 0; d < DIRECTIONS; d++) {
    const next = GRID.neighbour(h, d)
    if (next >= 0) sum += powerOfAll(s, unitsAt(s, enemyOf(side), next))
  }
  return sum
}

/** §9.8.3 where most would be put right for a CAP */
function recovery(s: State, side: Side, offer: Sight['offer']): Plan | undefined {
  const gained = (h: number): number =>
    unitsAt(s, side, h)
      .filter((u) => isCombatUnit(u) && isDisrupted(s, u))
      .reduce((sum, u) => sum + powerWith(u, FRONT) - powerWith(u, 1), 0)
  const [best] = [...argsOf(offer, 'recover')].sort((a, b) => gained(b) - gained(a))
  return best === undefined
    ? undefined
    : { kind: 'recover', at: momentOf(s, side), hex: best, gain: gained(best) }
}
