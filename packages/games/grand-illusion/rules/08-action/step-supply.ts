/** §8.4.3.d §8.4.3.f supply along a way: each hex is tested with control as it would be after entry. */
import { ANTWERP } from '../../map.ts'
import { BRITISH, type Nation } from '../../sides.ts'
import type { State } from '../../state.ts'
import type { Group } from './group.ts'
import type { RailNet } from './rail-net.ts'
import { isSourceToTake, wouldTake } from './supply.ts'
import { isAntwerpFree } from './supply-ground.ts'
import { distanceToSupply, imagineNet, netOf } from './supply-nets.ts'

/** Why supply forbids a step: §8.4.3.d, or §8.4.3.f for units without it. */
export type SupplyBarrier = 'no-supply-there' | 'not-nearer-supply'

/** How a group is supplied after leaving its hex and taking others on its way; good until the next one is made. */
export class Lines {
  private readonly s: State
  private readonly group: Group
  private readonly nets: RailNet[] = []

  constructor(s: State, group: Group, taken: readonly number[]) {
    this.s = s
    this.group = group
    const { givesUp: lost, relieves: relieved } = group
    const isAsItIs = taken.length === 0 && lost < 0 && relieved < 0
    for (const nation of group.nations)
      this.nets.push(isAsItIs ? netOf(s, nation) : imagineNet(s, nation, { taken, lost, relieved }))
  }

  barrier(from: number, to: number): SupplyBarrier | undefined {
    for (let i = 0; i < this.group.nations.length; i++) {
      if (this.reachesAfterEntry(i, to)) continue
      if (this.isSuppliedIn(i, from)) return 'no-supply-there'
      if (this.distance(i, to) >= this.distance(i, from)) return 'not-nearer-supply'
    }
    return undefined
  }

  /** §8.3.3 §8.4.4.table note 4 would the group take this hex by entering? Only with a supplied combat unit. */
  takes(to: number): boolean {
    const { s, group } = this
    if (group.fighting.length === 0 || !wouldTake(s, group.side, to)) return false
    return group.nations.some((nation, i) => group.fighting.includes(nation) && this.reachesAfterEntry(i, to))
  }

  /** §8.4.3.f hexes to the nearest with supply; for the naval division that may be Antwerp */
  private distance(i: number, h: number): number {
    const nation = this.group.nations[i] as Nation
    return distanceToSupply(this.s, nation, h, nation === BRITISH && this.group.isNaval)
  }

  /** before the first step nothing has been given up yet */
  private isSuppliedIn(i: number, h: number): boolean {
    if (h !== this.group.hex) return this.reaches(i, h)
    return netOf(this.s, this.group.nations[i] as Nation).has(h) || this.isFed(i, h)
  }

  private reaches(i: number, h: number): boolean {
    return (this.nets[i] as RailNet).has(h) || this.isFed(i, h)
  }

  private reachesAfterEntry(i: number, to: number): boolean {
    return this.reaches(i, to) || (this.isSource(i, to) && this.hasTaker(to))
  }

  private isSource(i: number, to: number): boolean {
    return isSourceToTake(this.s, this.group.nations[i] as Nation, this.group.side, to)
  }

  /** §8.3.3 whoever of the group takes a source takes it for all of them */
  private hasTaker(to: number): boolean {
    const { nations, fighting } = this.group
    return nations.some(
      (nation, i) => fighting.includes(nation) && (this.reaches(i, to) || this.isSource(i, to)),
    )
  }

  /** §8.4.3.b the naval division alone is supplied in Antwerp */
  private isFed(i: number, h: number): boolean {
    const { s, group } = this
    return h === ANTWERP && group.isNaval && group.nations[i] === BRITISH && isAntwerpFree(s)
  }
}
