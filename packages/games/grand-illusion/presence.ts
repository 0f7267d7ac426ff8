/** What rules ask of the pieces of a side in a hex. */
import { type Presence as Chains, type Tally } from '@sandtable/board'
import { halvesOf, isCavalry, isCorps, isFort, isHa, isHq, isInfantry } from './pieces.ts'

/** One counter for each question the rules ask of a hex. */
const KINDS = {
  infantry: 0,
  freshInfantry: 1,
  freshInfantryCorps: 2,
  cavalry: 3,
  freshCavalry: 4,
  hqs: 5,
  ha: 6,
  openForts: 7,
  besiegedForts: 8,
  halves: 9,
  infantryHalves: 10,
} as const
/** how many kinds a side is counted by */
export const KIND_COUNT = 11

/** A side's part of the chains and counts of both, which it keeps in step. */
export class Presence {
  private readonly pieces: Chains
  private readonly counts: Tally
  private readonly side: number
  /** where the kinds of the side begin */
  private readonly base: number

  constructor(pieces: Chains, counts: Tally, side: number) {
    this.pieces = pieces
    this.counts = counts
    this.side = side
    this.base = side * KIND_COUNT
  }

  add(h: number, p: number, face: number, besieged: boolean): void {
    this.pieces.add(p, h, this.side)
    this.count(h, p, face, besieged, 1)
  }
  remove(h: number, p: number, face: number, besieged: boolean): void {
    this.pieces.remove(p, h, this.side)
    this.count(h, p, face, besieged, -1)
  }
  /** Counts a piece that stands there as it is now, or with -1 does not count it any more as it was. */
  count(h: number, p: number, face: number, besieged: boolean, by: 1 | -1): void {
    if (isFort(p)) this.change(h, besieged ? KINDS.besiegedForts : KINDS.openForts, by)
    else if (isHq(p)) this.change(h, KINDS.hqs, by)
    else if (isHa(p)) this.change(h, KINDS.ha, by)
    else this.countCombatUnit(h, p, face, by)
  }

  /** the piece with the lowest number in the hex, or -1; go on with `next` */
  first(h: number): number {
    return this.pieces.first(h, this.side)
  }
  /** the piece after this one in its hex, or -1 */
  next(p: number): number {
    return this.pieces.next(p)
  }
  /** in order of their numbers; none outside the map */
  all(h: number): number[] {
    return this.pieces.unitsAt(h, this.side)
  }
  /** anything at all, HQs, HA and besieged forts included */
  isAnyone(h: number): boolean {
    return this.first(h) >= 0
  }

  /** infantry units */
  infantry(h: number): number {
    return this.get(h, KINDS.infantry)
  }
  /** undisrupted infantry units, of any size */
  freshInfantry(h: number): number {
    return this.get(h, KINDS.freshInfantry)
  }
  freshInfantryCorps(h: number): number {
    return this.get(h, KINDS.freshInfantryCorps)
  }
  cavalry(h: number): number {
    return this.get(h, KINDS.cavalry)
  }
  freshCavalry(h: number): number {
    return this.get(h, KINDS.freshCavalry)
  }
  hqs(h: number): number {
    return this.get(h, KINDS.hqs)
  }
  ha(h: number): number {
    return this.get(h, KINDS.ha)
  }
  /** forts that are not besieged */
  openForts(h: number): number {
    return this.get(h, KINDS.openForts)
  }
  forts(h: number): number {
    return this.openForts(h) + this.get(h, KINDS.besiegedForts)
  }
  besiegedForts(h: number): number {
    return this.get(h, KINDS.besiegedForts)
  }
  /** §2.3 infantry and cavalry */
  combatUnits(h: number): number {
    return this.infantry(h) + this.cavalry(h)
  }
  /** undisrupted infantry and cavalry */
  freshUnits(h: number): number {
    return this.freshInfantry(h) + this.freshCavalry(h)
  }
  /** §8.3.2 does the side hold the hex against a change of control? */
  isHolding(h: number): boolean {
    return this.combatUnits(h) > 0 || this.openForts(h) > 0
  }
  /** §8.4.6.a half corps that count for stacking, all and infantry alone */
  halves(h: number): number {
    return this.get(h, KINDS.halves)
  }
  infantryHalves(h: number): number {
    return this.get(h, KINDS.infantryHalves)
  }

  private get(h: number, kind: number): number {
    return this.counts.at(h, this.base + kind)
  }
  private change(h: number, kind: number, by: number): void {
    this.counts.change(h, this.base + kind, by)
  }

  private countCombatUnit(h: number, p: number, face: number, by: 1 | -1): void {
    const isFresh = face === 0
    this.change(h, KINDS.halves, by * halvesOf(p))
    if (isCavalry(p)) {
      this.change(h, KINDS.cavalry, by)
      if (isFresh) this.change(h, KINDS.freshCavalry, by)
    }
    if (!isInfantry(p)) return
    this.change(h, KINDS.infantry, by)
    this.change(h, KINDS.infantryHalves, by * halvesOf(p))
    if (isFresh) this.change(h, KINDS.freshInfantry, by)
    if (isFresh && isCorps(p)) this.change(h, KINDS.freshInfantryCorps, by)
  }
}
