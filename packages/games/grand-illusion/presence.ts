/** Who of a side stands where, counted by kind and kept along with every change; one instance per side. */
import { HEXES } from './map.ts'
import { halvesOf, isCavalry, isCorps, isFort, isHa, isHq, isInfantry, PIECES } from './pieces.ts'

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
const STRIDE = 11
/** the end of a hex's chain */
const NOBODY = -1

export class Presence {
  private readonly counts = new Int16Array(HEXES * STRIDE)
  /** the pieces of each hex as a chain in order of their numbers: rules look at hexes far more often than units move */
  private readonly head = new Int16Array(HEXES).fill(NOBODY)
  private readonly following = new Int16Array(PIECES).fill(NOBODY)

  clear(): void {
    this.counts.fill(0)
    this.head.fill(NOBODY)
  }
  add(h: number, p: number, face: number, besieged: boolean): void {
    this.count(h, p, face, besieged, 1)
    this.link(h, p)
  }
  remove(h: number, p: number, face: number, besieged: boolean): void {
    this.count(h, p, face, besieged, -1)
    this.unlink(h, p)
  }

  /** the piece with the lowest number in the hex, or -1; go on with `next` */
  first(h: number): number {
    return this.head[h] as number
  }
  /** the piece after this one in its hex, or -1 */
  next(p: number): number {
    return this.following[p] as number
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
  /** anything at all, HQs, HA and besieged forts included */
  isAnyone(h: number): boolean {
    return this.combatUnits(h) + this.hqs(h) + this.ha(h) + this.forts(h) > 0
  }
  /** §8.4.6.a half corps that count for stacking, all and infantry alone */
  halves(h: number): number {
    return this.get(h, KINDS.halves)
  }
  infantryHalves(h: number): number {
    return this.get(h, KINDS.infantryHalves)
  }
  /** for the invariants */
  isSameAs(other: Presence): boolean {
    const isCountSame = this.counts.every((count, i) => count === other.counts[i])
    return isCountSame && this.head.every((_, h) => this.isChainSame(h, other))
  }

  private isChainSame(h: number, other: Presence): boolean {
    let ours = this.first(h)
    let theirs = other.first(h)
    for (; ours >= 0 && ours === theirs; ours = this.next(ours)) theirs = other.next(theirs)
    return ours === theirs
  }

  private link(h: number, p: number): void {
    const before = this.before(h, p)
    const after = before < 0 ? this.first(h) : this.next(before)
    this.following[p] = after
    this.follow(h, before, p)
  }
  private unlink(h: number, p: number): void {
    this.follow(h, this.before(h, p), this.next(p))
  }
  /** `p` comes after `before`, or is the first */
  private follow(h: number, before: number, p: number): void {
    if (before < 0) this.head[h] = p
    else this.following[before] = p
  }
  /** the last piece of the hex with a lower number, or -1 */
  private before(h: number, p: number): number {
    let last = NOBODY
    for (let at = this.first(h); at >= 0 && at < p; at = this.next(at)) last = at
    return last
  }

  private get(h: number, kind: number): number {
    return this.counts[h * STRIDE + kind] as number
  }
  private bump(h: number, kind: number, by: number): void {
    this.counts[h * STRIDE + kind] = this.get(h, kind) + by
  }

  private count(h: number, p: number, face: number, besieged: boolean, by: 1 | -1): void {
    if (isFort(p)) this.bump(h, besieged ? KINDS.besiegedForts : KINDS.openForts, by)
    else if (isHq(p)) this.bump(h, KINDS.hqs, by)
    else if (isHa(p)) this.bump(h, KINDS.ha, by)
    else this.changeCombatUnit(h, p, face, by)
  }

  private changeCombatUnit(h: number, p: number, face: number, by: 1 | -1): void {
    const isFresh = face === 0
    this.bump(h, KINDS.halves, by * halvesOf(p))
    if (isCavalry(p)) {
      this.bump(h, KINDS.cavalry, by)
      if (isFresh) this.bump(h, KINDS.freshCavalry, by)
    }
    if (!isInfantry(p)) return
    this.bump(h, KINDS.infantry, by)
    this.bump(h, KINDS.infantryHalves, by * halvesOf(p))
    if (isFresh) this.bump(h, KINDS.freshInfantry, by)
    if (isFresh && isCorps(p)) this.bump(h, KINDS.freshInfantryCorps, by)
  }
}
