/** What one CAP could do in one hex: groups, where they can go, and what that would bring. */
import { ANTWERP, DIRECTIONS, GRID, isPlanXVII, MASKING_HEXES } from '../map.ts'
import {
  fortHex,
  isCavalry,
  isCombatUnit,
  isDefenceOnly,
  isFort,
  isHa,
  isHq,
  isInfantry,
  isInfantryCorps,
  isCorps,
  piece,
} from '../pieces.ts'
import { meetsCavalryAlone } from '../rules/08-action/entry.ts'
import { gather } from '../rules/08-action/group.ts'
import { canStack } from '../rules/08-action/stacking.ts'
import { isSupplied } from '../rules/08-action/supply.ts'
import { findWays, type Way } from '../rules/08-action/ways.ts'
import { isShort } from '../scenarios.ts'
import { AL, enemyOf, GE, type Side } from '../sides.ts'
import {
  BOARD,
  isControlledBy,
  isDisrupted,
  isOnMap,
  piecesAt,
  presenceOf,
  type State,
  unitsAt,
} from '../state.ts'
import { bombardment, clash, type Clash } from './clash.ts'
import { lossHope, strengthWorth } from './evaluate.ts'
import { distance } from './geography.ts'
import { ALLIED_VP, type Outlook, type Shift } from './outlook.ts'
import type { Movement } from './plan.ts'
import { power, powerOfAll } from './power.ts'

/** One group on its way, or an attack where it stands. */
export interface Idea {
  readonly hex: number
  readonly attacks: boolean
  readonly movements: readonly Movement[]
  readonly gain: number
}

const NAMUR_FORT = piece('fort-namur')
const MAUBEUGE_FORT = piece('fort-maubeuge')
const LAST_ELAN = 4
const LAST_AWARD = 5
/** in half corps (§9.1.1.c) */
const FOUR_CORPS = 8
const TWO_CORPS = 4

const weakestFirst = (s: State, units: readonly number[]): number[] =>
  [...units].sort((a, b) => power(s, a) - power(s, b))

/** A group and the hexes it can get to. */
interface Column {
  readonly group: readonly number[]
  readonly ways: readonly Way[]
  /** only into hexes without enemies */
  readonly isHome: boolean
}
/** One of them. */
interface Option {
  readonly group: readonly number[]
  readonly way: Way
  readonly isHeld: boolean
  readonly promise: number
}
const GLANCES = 2

export class Scout {
  readonly s: State
  readonly side: Side
  readonly outlook: Outlook
  readonly sign: number
  readonly worth: number

  /** given in imagined games, where time is short: where strength is wanted */
  private readonly wish: Float64Array | undefined
  private readonly prizes: Float64Array | undefined

  constructor(s: State, side: Side, outlook: Outlook, wish?: Float64Array) {
    this.s = s
    this.wish = wish
    this.prizes = wish && outlook.prizes(side)
    this.side = side
    this.outlook = outlook
    this.sign = side === GE ? 1 : -1
    this.worth = strengthWorth(s)
  }

  /** the best of what this hex can do, best first */
  ideas(h: number, most: number): Idea[] {
    const found: Idea[] = []
    const attack = this.attackHere(h)
    if (attack) found.push(attack)
    this.marches(h, found)
    found.sort((a, b) => b.gain - a.gain)
    return found.slice(0, most)
  }

  /** §9.1.2.a everybody fresh attacks in the hex */
  attackHere(h: number): Idea | undefined {
    const { s, side } = this
    const enemies = presenceOf(s, enemyOf(side))
    if (enemies.combatUnits(h) + enemies.forts(h) === 0) return undefined
    const units = unitsAt(s, side, h)
    const fighters = units.filter((u) => isInfantry(u) && !isDisrupted(s, u) && !isDefenceOnly(u))
    if (fighters.length === 0) return undefined
    const gain = this.battleGain(
      h,
      h,
      units.filter((u) => !isDisrupted(s, u) || isHa(u)),
    )
    return { hex: h, attacks: true, movements: [], gain }
  }

  /** what those who stay could do besides */
  secondIdea(h: number, movements: readonly Movement[]): Idea | undefined {
    const found: Idea[] = []
    this.marches(
      h,
      found,
      movements.flatMap(({ units }) => units),
    )
    const goals = movements.map(({ to }) => to)
    let best: Idea | undefined
    for (const idea of found) {
      // the battle there has been counted already
      const isTaken = idea.movements.some(({ to }) => goals.includes(to))
      if (!isTaken && (!best || idea.gain > best.gain)) best = idea
    }
    return best
  }

  private marches(h: number, found: Idea[], busy: readonly number[] = []): void {
    const { s, side } = this
    const units = unitsAt(s, side, h).filter((u) => !isDefenceOnly(u) && !busy.includes(u))
    const options: Option[] = []
    for (const { group, ways, isHome } of this.columns(h, units))
      for (const way of ways) {
        if (way.hex === h || (!way.canStop && !canStack(s, group, way.hex))) continue
        const isHeld = presenceOf(s, enemyOf(side)).isHolding(way.hex)
        if (!isHome || !isHeld) options.push({ group, way, isHeld, promise: 0 })
      }
    for (const { group, way } of this.wish ? this.sifted(h, options, this.wish) : options) {
      const gain = this.marchGain(h, group, way, units)
      found.push({
        hex: h,
        attacks: false,
        movements: [{ units: group, to: way.hex, fights: true }],
        gain,
      })
    }
  }

  /** who could go together, and where */
  private columns(h: number, units: readonly number[]): Column[] {
    const { s } = this
    const fresh = units.filter((u) => isInfantry(u) && !isDisrupted(s, u))
    const riders = units.filter((u) => isCavalry(u) && !isDisrupted(s, u))
    const hqs = units.filter(isHq).slice(0, 1)
    const columns: Column[] = []
    const add = (groups: readonly (readonly number[])[], isHome = false): void => {
      const [first] = groups
      if (!first || first.length === 0) return
      const ways = this.waysOf(first)
      for (const group of groups) columns.push({ group, ways, isHome })
    }
    if (fresh.length > 0) add(this.parts(h, fresh, riders, hqs))
    if (fresh.length > 0 && units.some(isHa)) add([[...fresh, ...riders, ...hqs, ...units.filter(isHa)]])
    if (fresh.length > 0 && !this.wish) add([weakestFirst(s, fresh).slice(0, 1)])
    add(riders.length > 1 && !this.wish ? [riders, riders.slice(0, 1)] : [riders])
    const hurt = units.filter((u) => isCombatUnit(u) && isDisrupted(s, u))
    const isFacing = presenceOf(s, enemyOf(this.side)).isHolding(h)
    if (hurt.length > 0 && (isFacing || !this.wish)) add([[...fresh, ...riders, ...hurt, ...hqs]], true)
    if (hurt.length > 0 && fresh.length > 0 && !this.wish) add([hurt], true)
    return columns
  }

  /** in haste only what looks best at a glance is thought through */
  private sifted(h: number, options: readonly Option[], wish: Float64Array): Option[] {
    const { s, side, outlook } = this
    const enemy = outlook.strength[enemyOf(side)]
    const rated = options.map((option) => {
      const { group, way, isHeld } = option
      const moved = powerOfAll(s, group)
      const pull = moved * ((wish[way.hex] as number) - (wish[h] as number))
      const blow = isHeld ? 0.03 * (moved - 1.2 * (enemy[way.hex] as number)) : this.spoils(way)
      return { ...option, promise: pull + blow }
    })
    rated.sort((a, b) => b.promise - a.promise)
    const marches = rated.filter(({ isHeld }) => !isHeld).slice(0, GLANCES)
    return [...marches, ...rated.filter(({ isHeld }) => isHeld).slice(0, GLANCES)]
  }

  /** what is there for the taking on the way */
  private spoils({ taken }: Way): number {
    let sum = 0
    for (const h of taken) sum += 0.02 + (this.prizes?.[h] ?? 0)
    return sum
  }

  /** all, all but one or two, the better half */
  private parts(
    h: number,
    fresh: readonly number[],
    riders: readonly number[],
    hqs: readonly number[],
  ): number[][] {
    const sorted = weakestFirst(this.s, fresh)
    const parts = [[...fresh, ...riders, ...hqs]]
    if (this.wish && !presenceOf(this.s, enemyOf(this.side)).isAnyone(h)) return parts
    if (fresh.length >= 2) parts.push([...sorted.slice(1), ...hqs])
    if (fresh.length >= 4)
      parts.push([...sorted.slice(2), ...hqs], [...sorted.slice(sorted.length >> 1), ...hqs])
    return parts
  }

  private waysOf(units: readonly number[]): Way[] {
    return findWays(this.s, { ...gather(this.s, units, 'activation'), spent: 0 })
  }

  private marchGain(h: number, group: readonly number[], way: Way, units: readonly number[]): number {
    const { s, side, outlook, sign } = this
    const to = way.hex
    const enemies = presenceOf(s, enemyOf(side))
    const moved = powerOfAll(s, group)
    const given = this.givenUp(h, group, units)
    const mask = this.maskChange(h, to, group)
    if (enemies.isHolding(to)) {
      const whole = gather(s, group, 'activation')
      if (!meetsCavalryAlone(s, whole, to)) return this.battleGain(h, to, group, given) + mask
    }
    const taken = way.taken
    const gain = outlook.gain({
      shifts: [{ side, from: h, to, power: moved }],
      german: side === GE ? taken : given,
      allied: side === GE ? given : taken,
      isRaid: !group.some(isInfantry),
    })
    return sign * gain - this.exposure(to, moved) + mask + this.gunsGain(h, to, group) + 0.02 * taken.length
  }

  /** §14.2.2.b.2 the siege guns go from Namur to Maubeuge, as fast as they can */
  private gunsGain(h: number, to: number, group: readonly number[]): number {
    const { s, side } = this
    const guns = group.filter(isHa).length
    const fort = [NAMUR_FORT, MAUBEUGE_FORT].find((each) => isOnMap(s, each))
    if (side !== GE || guns === 0 || fort === undefined) return 0
    const goal = fortHex(fort)
    return (isShort(s) ? 0.25 : 0.12) * guns * (distance(h, goal) - distance(to, goal))
  }

  /** the hex the group leaves, if the enemy in it has it then */
  private givenUp(h: number, group: readonly number[], units: readonly number[]): number[] {
    const { s, side } = this
    const enemy = presenceOf(s, enemyOf(side))
    if (enemy.combatUnits(h) + enemy.forts(h) === 0 || presenceOf(s, side).openForts(h) > 0) return []
    const left = units.some((u) => isCombatUnit(u) && !group.includes(u))
    return left ? [] : [h]
  }

  /** strong enemies beside a weak stack will fall upon it */
  private exposure(to: number, moved: number): number {
    const { side, outlook, worth } = this
    let threat = outlook.strength[enemyOf(side)][to] as number
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = GRID.neighbour(to, d)
      if (next >= 0) threat += outlook.strength[enemyOf(side)][next] as number
    }
    const own = (outlook.strength[side][to] as number) + moved
    return worth * Math.min(0.5 * moved, 0.2 * Math.max(0, threat - 1.4 * own))
  }

  /** §12.5.2 §14.2.2.b.3 two corps before Antwerp */
  private maskChange(h: number, to: number, group: readonly number[]): number {
    const { s, side } = this
    if (side !== GE || !isControlledBy(s, AL, ANTWERP)) return 0
    const [was, is] = [MASKING_HEXES.includes(h), MASKING_HEXES.includes(to)]
    if (was === is) return 0
    let there = 0
    for (const hex of MASKING_HEXES) there += unitsAt(s, GE, hex).filter(isInfantryCorps).length
    const corps = group.filter(isInfantryCorps).length
    const after = was ? there - corps : there + corps
    return (isShort(s) ? 0.9 : 0.4) * (Math.min(2, after) - Math.min(2, there))
  }

  /** what a battle brings: places, strength, awards, orders obeyed */
  battleGain(from: number, to: number, units: readonly number[], given: readonly number[] = []): number {
    const { s, side, sign, worth } = this
    const mandated = this.isMandated(to, units)
    const elan = mandated && side === AL && s.turn <= LAST_ELAN && isPlanXVII(to)
    const odds = clash(s, to, units, side, elan ? BOARD.elan : 0)
    const places = sign * this.placesAfter(from, to, units, odds, given)
    const toll = worth * (odds.defenderLoss - odds.attackerLoss - (elan ? 1 : 0))
    return (
      places +
      toll +
      this.awardGain(odds) +
      this.fortGain(to, units, odds) +
      (mandated ? this.orderGain(to, units) : 0)
    )
  }

  private placesAfter(
    from: number,
    to: number,
    units: readonly number[],
    odds: Clash,
    given: readonly number[],
  ): number {
    const { s, side, outlook } = this
    const enemy = enemyOf(side)
    const moved = powerOfAll(s, units)
    const facing = outlook.strength[enemy][to] as number
    const losses: Shift[] = [
      { side, from: to, to: -1, power: odds.attackerLoss },
      { side: enemy, from: to, to: -1, power: odds.defenderLoss },
    ]
    const march: Shift = { side, from, to, power: moved }
    const flight: Shift = {
      side: enemy,
      from: to,
      to: this.behind(to),
      power: Math.max(0, facing - odds.defenderLoss),
    }
    const flips = (gained: readonly number[]) => ({
      german: side === GE ? gained : given,
      allied: side === GE ? given : gained,
    })
    const won = outlook.gain({ shifts: [march, ...losses, flight], ...flips([to]) })
    const open = outlook.gain({ shifts: [march, ...losses], ...flips([]) })
    const lost = outlook.gain({
      shifts: [...(from === to ? [] : losses.slice(0, 1)), losses[1] as Shift],
      ...flips([]),
    })
    const rest = Math.max(0, 1 - odds.defenderGoes - odds.attackerGoes)
    return odds.defenderGoes * won + odds.attackerGoes * lost + rest * open
  }

  /** where the enemy would fall back to */
  private behind(h: number): number {
    const { s, side } = this
    for (let d = 0; d < DIRECTIONS; d++) {
      const next = GRID.neighbour(h, d)
      if (next >= 0 && isControlledBy(s, enemyOf(side), next) && !presenceOf(s, side).isHolding(next))
        return next
    }
    return -1
  }

  private awardGain({ frenchKilled, britishHit }: Clash): number {
    const { s, sign } = this
    if (!isShort(s) || s.turn > LAST_AWARD) return 0
    const french = lossHope(s.frenchLosses + frenchKilled, 7) - lossHope(s.frenchLosses, 7)
    const british = lossHope(s.britishHits + britishHit, 6) - lossHope(s.britishHits, 6)
    return sign * (french + british)
  }

  /** Namur and Maubeuge are an award and the way to France; other forts bar a line at most */
  private fortGain(to: number, units: readonly number[], odds: Clash): number {
    const { s, side } = this
    const steps = bombardment(s, to, units, side) + odds.fortSteps
    if (steps === 0) return 0
    const isKey = [NAMUR_FORT, MAUBEUGE_FORT].some((fort) => isOnMap(s, fort) && fortHex(fort) === to)
    return (isKey && side === GE ? 0.7 : 0.1) * Math.min(4, steps)
  }

  /** §9.1.1.c four corps against two */
  private isMandated(to: number, units: readonly number[]): boolean {
    const { s, side } = this
    if (s.mandated.get(side) <= 0) return false
    const halves = (pieces: readonly number[]): number =>
      pieces.reduce((sum, p) => sum + (isFort(p) ? 2 : isInfantry(p) ? (isCorps(p) ? 2 : 1) : 0), 0)
    const ours = units.filter((u) => isInfantry(u) && !isDefenceOnly(u))
    return halves(ours) >= FOUR_CORPS && halves(piecesAt(s, enemyOf(side), to)) >= TWO_CORPS
  }

  /** §9.1.1.b a point not lost, §14.1.1.a.4 and one won */
  private orderGain(to: number, units: readonly number[]): number {
    const { s, side } = this
    if (side === GE) return 1
    const wins =
      s.turn <= LAST_ELAN && isPlanXVII(to) && units.every((u) => !isCombatUnit(u) || isSupplied(s, u))
    return ALLIED_VP * (wins ? 1.8 : 0.8)
  }
}
