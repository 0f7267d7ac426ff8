/** §8.4 units that move together, and what they can do as a group; of any nations of a side (§8.4.6.a.allied). */
import { MAUBEUGE } from '../../map.ts'
import {
  halvesOf,
  isCombatUnit,
  isDefenceOnly,
  isHa,
  isHq,
  isInfantry,
  isInfantryCorps,
  nationOf,
  printedAllowance,
  sideOf,
  UNIT_COUNT,
} from '../../pieces.ts'
import { AL, ALL_NATIONS, BELGIAN, BRITISH, enemyOf, GE, type Nation, type Side } from '../../sides.ts'
import {
  faceOf,
  hexOf,
  isControlledBy,
  isDisrupted,
  isMarked,
  MARK,
  presenceOf,
  type State,
  unitsAt,
} from '../../state.ts'
import { isNavalDivision, isSupplied } from './supply.ts'
import { isSourceFor } from './supply-ground.ts'

/** §8.7.2 §8.7.3 in a general withdrawal units go only into friendly hexes without enemies. */
export type Manner = 'activation' | 'withdrawal'

export interface Group {
  readonly units: readonly number[]
  readonly side: Side
  readonly manner: Manner
  readonly hex: number
  readonly nations: readonly Nation[]
  /** nations with infantry or cavalry in it: only those take control (§8.3.3) */
  readonly fighting: readonly Nation[]
  /** §8.4.4.table note 3, §9.8.2 has an undisrupted combat unit */
  readonly isFresh: boolean
  readonly isDisrupted: boolean
  /** has infantry or cavalry that may attack (§2.4.paren) */
  readonly hasAttackingInfantry: boolean
  readonly hasCavalry: boolean
  /** §9.6.3 */
  readonly hasFreshCorps: boolean
  /** §8.4.3.b all its British are the naval division */
  readonly isNaval: boolean
  /** MPs spent so far, and the most it may spend */
  readonly spent: number
  readonly budget: number
  /** §8.4.basic somebody in it has an allowance of exactly one hex */
  readonly isOneHex: boolean
  /** §8.3.3 the hex it stands in, if the enemy has it as soon as the group is gone; else -1 */
  readonly givesUp: number
  /** §9.5.3.b §8.4.3.g 54, if the siege of Maubeuge ends as soon as the group is gone; else -1 */
  readonly relieves: number
}

/** more than any step costs */
const UNBOUND = 99

/** §2.5 §8.4.1.bonus §8.4.6.a.allied the allowance HQs among these units lend to combat units of their nation; 0 if there is none */
function lentAllowance(s: State, units: readonly number[], nation: Nation): number {
  let most = 0
  for (const u of units)
    if (isHq(u) && nationOf(u) === nation) most = Math.max(most, printedAllowance(u, faceOf(s, u)))
  return most
}

/** §2.4.disrupted §8.4.basic §8.4.1.ha disrupted units without an HQ of their nation, and heavy artillery always */
const isBoundToOneHex = (s: State, u: number, lent: number): boolean =>
  isHa(u) || (isCombatUnit(u) && isDisrupted(s, u) && lent === 0)

/** MPs this unit may spend; those of one hex are not bound by MPs (§8.4.2) */
function allowanceOf(s: State, u: number, lent: number): number {
  if (isHq(u)) return printedAllowance(u, faceOf(s, u))
  if (isHa(u) || isDisrupted(s, u)) return UNBOUND
  return Math.max(printedAllowance(u, faceOf(s, u)), lent)
}

/** Nations by the bits of a mask, so that groups share their lists. */
const NATION_LISTS: readonly (readonly Nation[])[] = Array.from(
  { length: 1 << ALL_NATIONS.length },
  (_, mask) => ALL_NATIONS.filter((nation) => (mask & (1 << nation)) !== 0),
)

class Muster implements Group {
  readonly units: readonly number[]
  readonly side: Side
  readonly manner: Manner
  readonly hex: number
  nations: readonly Nation[] = []
  fighting: readonly Nation[] = []
  isFresh = false
  isDisrupted = false
  hasAttackingInfantry = false
  hasCavalry = false
  hasFreshCorps = false
  isNaval = true
  spent = 0
  budget = UNBOUND
  isOneHex = false
  readonly givesUp: number
  readonly relieves: number

  constructor(s: State, units: readonly number[], manner: Manner) {
    const first = units[0] as number
    this.units = units
    this.side = sideOf(first)
    this.manner = manner
    this.hex = hexOf(s, first)
    this.callTheRoll(s)
    this.givesUp = isGivenUp(s, this) ? this.hex : -1
    this.relieves = isRelieved(s, this) ? this.hex : -1
    const hasHq = units.some(isHq)
    for (const u of units) this.allow(s, u, hasHq ? lentAllowance(s, units, nationOf(u)) : 0)
  }

  private callTheRoll(s: State): void {
    let nations = 0
    let fighting = 0
    for (const u of this.units) {
      nations |= 1 << nationOf(u)
      this.isNaval &&= nationOf(u) !== BRITISH || isNavalDivision(u)
      if (!isCombatUnit(u)) continue
      fighting |= 1 << nationOf(u)
      this.addFighter(u, isDisrupted(s, u))
    }
    this.nations = NATION_LISTS[nations] ?? []
    this.fighting = NATION_LISTS[fighting] ?? []
  }

  private addFighter(u: number, disrupted: boolean): void {
    if (disrupted) this.isDisrupted = true
    else this.isFresh = true
    this.hasFreshCorps ||= !disrupted && isInfantryCorps(u)
    if (isDefenceOnly(u)) return
    if (isInfantry(u)) this.hasAttackingInfantry = true
    else this.hasCavalry = true
  }

  private allow(s: State, u: number, lent: number): void {
    this.spent = Math.max(this.spent, s.spent.get(u))
    this.budget = Math.min(this.budget, allowanceOf(s, u, lent))
    this.isOneHex ||= isBoundToOneHex(s, u, lent)
  }
}

/** §8.3.2 §8.3.3 nobody of the side is left to hold it, and the enemy in it can take it, or his besieged fort is free */
function isGivenUp(s: State, { units, side, hex }: Pick<Group, 'units' | 'side' | 'hex'>): boolean {
  if (hex < 0 || !isControlledBy(s, side, hex)) return false
  const enemy = enemyOf(side)
  const enemies = presenceOf(s, enemy)
  if (enemies.combatUnits(hex) + enemies.forts(hex) === 0) return false
  const friends = presenceOf(s, side)
  const isHeld = friends.openForts(hex) > 0 || friends.combatUnits(hex) > units.filter(isCombatUnit).length
  if (isHeld) return false
  if (enemies.forts(hex) > 0) return true
  // §8.3.4 §8.4.3.d.cav lines run on through a hex that falls to cavalry alone
  const isCut = enemies.infantry(hex) > 0 || s.cavalryControl.get(hex) === 1
  return isCut && unitsAt(s, enemy, hex).some((u) => isCombatUnit(u) && hasSupplyIn(s, u, hex))
}

/** §9.5.2 no undisrupted corps is left to shut in Maubeuge; supply asks for no other siege */
function isRelieved(s: State, { units, side, hex }: Pick<Group, 'units' | 'side' | 'hex'>): boolean {
  if (hex !== MAUBEUGE || side !== GE || presenceOf(s, AL).besiegedForts(hex) === 0) return false
  const leaving = units.filter((u) => isInfantryCorps(u) && !isDisrupted(s, u)).length
  return presenceOf(s, GE).freshInfantryCorps(hex) <= leaving
}

/** §8.3.3 supplied, or it would be with the source it stands on */
const hasSupplyIn = (s: State, u: number, hex: number): boolean =>
  isSupplied(s, u) || isSourceFor(s, nationOf(u), hex)

/** `isEscorted`: as if undisrupted friends who can fight went along. What then holds a unit back, holds it for good. */
export function gather(s: State, units: readonly number[], manner: Manner, isEscorted = false): Group {
  const group = new Muster(s, units, manner)
  group.isFresh ||= isEscorted
  group.hasAttackingInfantry ||= isEscorted
  return group
}

/** What is printed on a counter as far as movement goes; counters that agree in it march alike. */
const kindOf = (u: number): string => {
  const what = [isHq, isHa, isInfantry, isInfantryCorps, isDefenceOnly, isNavalDivision].map((is) => is(u))
  return [nationOf(u), ...what, halvesOf(u), printedAllowance(u, 0), printedAllowance(u, 1)].join()
}
const KINDS = [...new Set(Array.from({ length: UNIT_COUNT }, (_, u) => kindOf(u)))]
const kinds = Int16Array.from({ length: UNIT_COUNT }, (_, u) => KINDS.indexOf(kindOf(u)))

/** The same number for units of one hex that can do the same. */
export const likenessOf = (s: State, u: number): number =>
  (s.marks.get(u) * KINDS.length + (kinds[u] as number)) * 2 + faceOf(s, u)

/** Not moved yet, not chosen to attack, and no Belgian in a withdrawal (§8.5, §8.7.2). */
export const isFreeToMove = (s: State, u: number, manner: Manner): boolean =>
  !isMarked(s, u, MARK.moved | MARK.attacks) && (manner === 'activation' || nationOf(u) !== BELGIAN)

/** §8.4.2 can the group pay for this step, having spent so much? */
export const canPay = (group: Group, spent: number, price: number): boolean =>
  (!group.isOneHex || spent === 0) && spent + price <= group.budget

/** MPs left for the prompt; a group bound to one hex has that hex or nothing */
export const movementLeft = (group: Group): number =>
  group.isOneHex ? Number(group.spent === 0) : Math.max(0, group.budget - group.spent)
