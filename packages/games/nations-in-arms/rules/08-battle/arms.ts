/** §8.3.2 §8.3.3 Superiority of artillery and cavalry. */
import { seasonOf } from '../../calendar.ts'
import { MARK } from '../../codes.ts'
import {
  armyData,
  combatOf,
  isArmy,
  isCavalryLeader,
  isMounted,
  isType,
  isUnit,
  fullSteps,
  unitData,
} from '../../pieces.ts'
import { isBox } from '../../spaces.ts'
import { has, type State, stepsOf } from '../../state.ts'
import { GROUND, groundOf } from '../../terrain.ts'
import { type Force, leadersIn } from '../02-units/force.ts'

/** §8.3.2(1) of a unit, by the side that is up; §8.3.2(4) none out of supply, unit by unit (ruling 58) */
function artilleryOf(s: State, p: number): number {
  if (has(s, p, MARK.unsupplied)) return 0
  if (isArmy(p)) return armyData(p).artillery
  if (!isUnit(p)) return 0
  const { artillery, reducedArtillery = artillery } = unitData(p)
  return stepsOf(s, p) < fullSteps(p) ? reducedArtillery : artillery
}
export const artilleryIn = (s: State, force: Force): number =>
  force.reduce((sum, p) => sum + artilleryOf(s, p), 0)

const HALVES = 2
const HEAVY_HALVES = 3
const isWoodedOrHigh = (at: number): boolean =>
  !isBox(at) && (groundOf(at) === GROUND.forest || groundOf(at) === GROUND.mountain)

/** §8.3.3(1) Mounted combat points in halves, which §8.3.3(1)a.1 keeps. */
export function cavalryHalvesIn(s: State, force: Force, at: number): number {
  const isHeavyLight = isWoodedOrHigh(at)
  return force.filter(isMounted).reduce((sum, u) => {
    // §8.3.3(1)a one and a half times; §8.3.3(1)a.2 not so heavy cavalry in mountains and woods
    const isHeavier = isType(u, 'guard-cavalry') || (isType(u, 'cuirassier') && !isHeavyLight)
    return sum + stepsOf(s, u) * (isHeavier ? HEAVY_HALVES : HALVES)
  }, 0)
}

const SUPERIOR = 1
const DOUBLE = 2
/** §8.3.2(2) §8.3.2(3) §8.3.3(2) §8.3.3(3) what having so much more is worth, 0 for whoever has not more */
export const superiority = (own: number, other: number, most: number): number =>
  own <= other ? 0 : Math.min(most, own >= DOUBLE * other ? DOUBLE : SUPERIOR)
/** §8.3.2(3)a §8.3.3(3)a */
export const mostAt = (at: number): number => (isWoodedOrHigh(at) ? SUPERIOR : DOUBLE)

export const artilleryModifier = (s: State, own: Force, other: Force, at: number): number =>
  superiority(artilleryIn(s, own), artilleryIn(s, other), mostAt(at))

/** the best combat modifier of a cavalry leader; undefined without one */
function cavalryLead(force: Force): number | undefined {
  const leads = leadersIn(force).filter(isCavalryLeader).map(combatOf)
  return leads.length > 0 ? Math.max(...leads) : undefined
}

export function cavalryModifier(s: State, own: Force, other: Force, at: number): number {
  // §8.3.3(5)
  if (!isBox(at) && groundOf(at) === GROUND.marsh && seasonOf(s.turn) !== 'winter') return 0
  const [mine, theirs] = [cavalryHalvesIn(s, own, at), cavalryHalvesIn(s, other, at)]
  if (mine !== theirs) return superiority(mine, theirs, mostAt(at))
  // §8.3.3(4) equal strength, none at all included: the better leader of cavalry, or the only one
  const [lead, rival] = [cavalryLead(own), cavalryLead(other)]
  return lead !== undefined && (rival === undefined || lead > rival) ? SUPERIOR : 0
}
