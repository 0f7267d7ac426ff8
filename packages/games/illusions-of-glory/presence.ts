/** What rules ask of the pieces of a camp in a space. */
import { type Presence as Chains, type Tally } from '@sandtable/board'
import { isArtillery, isHq, isLcu, isUprising } from './pieces.ts'

const KINDS = { lcus: 0, divisions: 1, hqs: 2, guns: 3, uprisings: 4 } as const
/** how many kinds a camp is counted by */
export const KIND_COUNT = 5

/** A camp's part of the chains and counts of all camps, which it keeps in step. */
export class Presence {
  private readonly pieces: Chains
  private readonly counts: Tally
  private readonly camp: number
  /** where the kinds of the camp begin */
  private readonly base: number

  constructor(pieces: Chains, counts: Tally, camp: number) {
    this.pieces = pieces
    this.counts = counts
    this.camp = camp
    this.base = camp * KIND_COUNT
  }

  add(x: number, p: number): void {
    this.pieces.add(p, x, this.camp)
    this.counts.change(x, this.base + kindOf(p), 1)
  }
  remove(x: number, p: number): void {
    this.pieces.remove(p, x, this.camp)
    this.counts.change(x, this.base + kindOf(p), -1)
  }

  /** The unit with the lowest number in the space, or -1; `next` gives the others. */
  first(x: number): number {
    return this.pieces.first(x, this.camp)
  }
  next(p: number): number {
    return this.pieces.next(p)
  }
  /** in order of their numbers; none outside the map */
  all(x: number): number[] {
    return this.pieces.unitsAt(x, this.camp)
  }
  isAnyone(x: number): boolean {
    return this.first(x) >= 0
  }
  lcus(x: number): number {
    return this.count(x, KINDS.lcus)
  }
  divisions(x: number): number {
    return this.count(x, KINDS.divisions)
  }
  hqs(x: number): number {
    return this.count(x, KINDS.hqs)
  }
  guns(x: number): number {
    return this.count(x, KINDS.guns)
  }
  uprisings(x: number): number {
    return this.count(x, KINDS.uprisings)
  }
  /**
   * §10.1.a §27.0.a LCUs and divisions: units that count for stacking and sieges, take control and absorb
   * losses.
   */
  troops(x: number): number {
    return this.lcus(x) + this.divisions(x)
  }

  private count(x: number, kind: number): number {
    return this.counts.at(x, this.base + kind)
  }
}

function kindOf(p: number): number {
  if (isUprising(p)) return KINDS.uprisings
  if (isHq(p)) return KINDS.hqs
  if (isArtillery(p)) return KINDS.guns
  return isLcu(p) ? KINDS.lcus : KINDS.divisions
}
