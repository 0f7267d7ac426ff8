/** Who of a camp stands where, counted by kind and kept along with every change; one instance per camp. */
import { SPACES } from './map.ts'
import { isArtillery, isHq, isLcu, isUprising, PIECES } from './pieces.ts'

const KINDS = { lcus: 0, divisions: 1, hqs: 2, guns: 3, uprisings: 4 } as const
const STRIDE = 5
/** the end of a chain */
const NOBODY = -1
/** where the parts of the row begin: counts by space and kind, the first piece of each space, the next one of each piece */
const HEAD = SPACES * STRIDE
const FOLLOWING = HEAD + SPACES
const SIZE = FOLLOWING + PIECES

export class Presence {
  /** one row for everything, since positions are copied all the time; the pieces of a space are a chain in order of their numbers */
  private readonly row = new Int16Array(SIZE).fill(NOBODY, HEAD)

  clear(): void {
    this.row.fill(0, 0, HEAD)
    this.row.fill(NOBODY, HEAD, FOLLOWING)
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
    return this.row[HEAD + x] as number
  }
  next(p: number): number {
    return this.row[FOLLOWING + p] as number
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
    for (let i = 0; i < HEAD; i++) if (this.row[i] !== other.row[i]) return false
    for (let x = 0; x < SPACES; x++) if (!this.isChainSame(x, other)) return false
    return true
  }

  private isChainSame(x: number, other: Presence): boolean {
    let ours = this.first(x)
    let theirs = other.first(x)
    for (; ours >= 0 && ours === theirs; ours = this.next(ours)) theirs = other.next(theirs)
    return ours === theirs
  }
  private get(x: number, kind: number): number {
    return this.row[x * STRIDE + kind] as number
  }
  private count(x: number, p: number, by: number): void {
    const at = x * STRIDE + kindOf(p)
    this.row[at] = (this.row[at] as number) + by
  }
  private link(x: number, p: number): void {
    const before = this.before(x, p)
    this.row[FOLLOWING + p] = before < 0 ? this.first(x) : this.next(before)
    this.follow(x, before, p)
  }
  /** the last piece of the chain with a lower number, or -1 */
  private before(x: number, p: number): number {
    let before = NOBODY
    for (let at = this.first(x); at >= 0 && at < p; at = this.next(at)) before = at
    return before
  }
  private follow(x: number, before: number, p: number): void {
    if (before < 0) this.row[HEAD + x] = p
    else this.row[FOLLOWING + before] = p
  }
}

function kindOf(p: number): number {
  if (isUprising(p)) return KINDS.uprisings
  if (isHq(p)) return KINDS.hqs
  if (isArtillery(p)) return KINDS.guns
  return isLcu(p) ? KINDS.lcus : KINDS.divisions
}
