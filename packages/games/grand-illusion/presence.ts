/** Who of a side stands where, counted by kind and kept along with every change; one instance per side. */
import { HEXES } from './map.ts'
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
const STRIDE = 11

export class Presence {
  private readonly counts = new Int16Array(HEXES * STRIDE)

  clear(): void {
    this.counts.fill(0)
  }
  add(h: number, p: number, face: number, besieged: boolean): void {
    this.change(h, p, { face, besieged, by: 1 })
  }
  remove(h: number, p: number, face: number, besieged: boolean): void {
    this.change(h, p, { face, besieged, by: -1 })
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
    return this.counts.every((count, i) => count === other.counts[i])
  }

  private get(h: number, kind: number): number {
    return this.counts[h * STRIDE + kind] as number
  }
  private bump(h: number, kind: number, by: number): void {
    this.counts[h * STRIDE + kind] = this.get(h, kind) + by
  }

  private change(
    h: number,
    p: number,
    { face, besieged, by }: { readonly face: number; readonly besieged: boolean; readonly by: 1 | -1 },
  ): void {
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
