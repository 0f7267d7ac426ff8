/** §8.4.3 the nets of a position: spread when first asked for, kept until something they depend on changes. */
import { ANTWERP, DIRECTIONS, GRID, HEXES } from '../../map.ts'
import { ALL_NATIONS, BELGIAN, BRITISH, GE, GERMAN, type Nation } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isClosed } from './blocked.ts'
import { RailNet } from './rail-net.ts'
import { type Changes, groundFor, isAntwerpFree, NO_CHANGES, type Sources } from './supply-ground.ts'

/** A net that can go out of date. */
interface Kept {
  readonly net: RailNet
  version: number
}

class PositionNets {
  readonly s: State
  private count = -1
  private turn = -1
  private options = -1
  private version = 0
  private readonly all: (Kept | undefined)[] = []
  private ordinary: Kept | undefined
  private readonly distances: ({ readonly hexes: Int8Array; version: number } | undefined)[] = []

  constructor(s: State) {
    this.s = s
  }

  /** Everything else nets depend on is counted in `changes`. */
  refresh(): void {
    const { s } = this
    if (this.count === s.derived.changes.count && this.turn === s.turn && this.options === s.options.get(GE))
      return
    this.count = s.derived.changes.count
    this.turn = s.turn
    this.options = s.options.get(GE)
    this.version++
  }

  netFor(nation: Nation): RailNet {
    return this.upToDate((this.all[nation] ??= { net: new RailNet(), version: 0 }), nation, 'all')
  }

  ordinaryNet(): RailNet {
    return this.upToDate((this.ordinary ??= { net: new RailNet(), version: 0 }), GERMAN, 'ordinary')
  }

  /** `isNaval`: §8.4.3.b of the naval division, which is fed in Antwerp too; kept after those of the nations */
  distancesFor(nation: Nation, isNaval: boolean): Int8Array {
    const slot = isNaval ? ALL_NATIONS.length : nation
    const kept = (this.distances[slot] ??= { hexes: new Int8Array(HEXES), version: 0 })
    const haven = isNaval && isAntwerpFree(this.s) ? ANTWERP : -1
    if (kept.version !== this.version) measure(this.s, this.netFor(nation), haven, kept.hexes)
    kept.version = this.version
    return kept.hexes
  }

  private upToDate(kept: Kept, nation: Nation, sources: Sources): RailNet {
    if (kept.version !== this.version) spread(kept.net, this.s, nation, sources)
    kept.version = this.version
    return kept.net
  }
}

function spread(
  net: RailNet,
  s: State,
  nation: Nation,
  sources: Sources,
  changes: Changes = NO_CHANGES,
): RailNet {
  net.spread(groundFor(s, nation, sources, changes))
  if (nation === BELGIAN && isAntwerpFree(s) && changes.lost !== ANTWERP) net.provide(ANTWERP)
  // §14.3.6.a.4 the port of the landing is a source for those in it, whoever controls it
  if (nation === BRITISH && s.landingPort >= 0) net.provide(s.landingPort)
  return net
}

const positions = new WeakMap<State, PositionNets>()

/** whose nets were asked for last: a game asks many times in a row */
let latest: PositionNets | undefined

function netsOf(s: State): PositionNets {
  if (latest?.s !== s) latest = findNets(s)
  latest.refresh()
  return latest
}

function findNets(s: State): PositionNets {
  const known = positions.get(s)
  if (known) return known
  const nets = new PositionNets(s)
  positions.set(s, nets)
  return nets
}

/** §8.4.3.a the net a nation's units trace to as things are; good until the position changes */
export const netOf = (s: State, nation: Nation): RailNet => netsOf(s).netFor(nation)

/** §8.4.3.g.2 the German net without the emergency source */
export const ordinaryNet = (s: State): RailNet => netsOf(s).ordinaryNet()

const imagined: (RailNet | undefined)[] = []

/** §8.4.3.d the net as it would be after these changes; good until the next call for this nation */
export const imagineNet = (s: State, nation: Nation, changes: Changes): RailNet =>
  spread((imagined[nation] ??= new RailNet()), s, nation, 'all', changes)

const FAR = 127

/** §8.4.3.f how many hexes to the nearest where units of this nation would be supplied; FAR if there is none */
export const distanceToSupply = (s: State, nation: Nation, h: number, isNaval = false): number =>
  netsOf(s).distancesFor(nation, isNaval)[h] as number

/** `haven`: a hex with supply outside the net, or -1 */
function measure(s: State, net: RailNet, haven: number, distances: Int8Array): void {
  const queue: number[] = []
  for (let h = 0; h < HEXES; h++) {
    const isFed = net.has(h) || h === haven
    distances[h] = isFed ? 0 : FAR
    if (isFed) queue.push(h)
  }
  for (const h of queue) {
    for (let d = 0; d < DIRECTIONS; d++) {
      const to = GRID.neighbour(h, d)
      if (to < 0 || distances[to] !== FAR || isClosed(s, h, d)) continue
      distances[to] = (distances[h] as number) + 1
      queue.push(to)
    }
  }
}
