/** Who of a camp stands where, counted by kind and kept along with every change; one instance per camp. */
import { SPACES } from './map.ts'
import { isArtillery, isHq, isLcu, isUprising, PIECES } from './pieces.ts'

const KINDS = { lcus: 0, divisions: 1, hqs: 2, guns: 3, uprisings: 4 } as const
const STRIDE = 5
/** the end of a chain */
const NOBODY = -1

export class Presence {
  private readonly counts = new Int16Array(SPACES * STRIDE)
  /** the pieces of each space as a chain in order of their numbers */
  private readonly head = new Int16Array(SPACES).fill(NOBODY)
  private readonly following = new Int16Array(PIECES).fill(NOBODY)

  clear(): void {
    this.counts.fill(0)
    this.head.fill(NOBODY)
  }
  add(x: number, p: number): void {
    this.count(x, p, 1)
    this.link(x, p)
  }
  remove(x: number, p: number): void {
    this.count(x, p, -1)
    this.follow(x, this.before(x, p), this.next(p))
  }

  /** the piece with the lowest number in the space, or -1; go on with `next` */
  first(x: number): number {
    return this.head[x] as number
  }
  next(p: number): number {
    return this.following[p] as number
  }
  lcus(x: number): number {
    return this.get(x, KINDS.lcus)
  }
  divisions(x: number): number {
    return this.get(x, KINDS.divisions)
  }
  hqs(x: number): number {
    return this.get(x, KINDS.hqs)
  }
  guns(x: number): number {
    return this.get(x, KINDS.guns)
  }
  uprisings(x: number): number {
    return this.get(x, KINDS.uprisings)
  }
  /** §10.1.a §27.0.a LCUs and divisions: what stacks, besieges, holds ground and takes losses */
  troops(x: number): number {
    return this.lcus(x) + this.divisions(x)
  }
  isAnyone(x: number): boolean {
    return this.first(x) >= 0
  }
  /** for the invariants */
  isSameAs(other: Presence): boolean {
    return (
      this.counts.every((count, i) => count === other.counts[i]) &&
      this.head.every((_, x) => this.isChainSame(x, other))
    )
  }

  private isChainSame(x: number, other: Presence): boolean {
    let ours = this.first(x)
    let theirs = other.first(x)
    for (; ours >= 0 && ours === theirs; ours = this.next(ours)) theirs = other.next(theirs)
    return ours === theirs
  }
  private get(x: number, kind: number): number {
    return this.counts[x * STRIDE + kind] as number
  }
  private count(x: number, p: number, by: number): void {
    const at = x * STRIDE + kindOf(p)
    this.counts[at] = (this.counts[at] as number) + by
  }
  private link(x: number, p: number): void {
    const before = this.before(x, p)
    this.following[p] = before < 0 ? this.first(x) : this.next(before)
    this.follow(x, before, p)
  }
  /** the last piece of the chain with a lower number, or -1 */
  private before(x: number, p: number): number {
    let before = NOBODY
    for (let at = this.first(x); at >= 0 && at < p; at = this.next(at)) before = at
    return before
  }
  private follow(x: number, before: number, p: number): void {
    if (before < 0) this.head[x] = p
    else this.following[before] = p
  }
}

function kindOf(p: number): number {
  if (isUprising(p)) return KINDS.uprisings
  if (isHq(p)) return KINDS.hqs
  if (isArtillery(p)) return KINDS.guns
  return isLcu(p) ? KINDS.lcus : KINDS.divisions
}
