/** §8.4.3 the nets of a position: spread when first asked for, kept until something they depend on changes. */
import { Fact, type Version } from '@sandtable/board'
import { ANTWERP, DIRECTIONS, GRID, HEXES } from '../../map.ts'
import { ALL_NATIONS, BELGIAN, BRITISH, GERMAN, type Nation } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isClosed } from './blocked.ts'
import { RailNet } from './rail-net.ts'
import { type Changes, groundFor, isAntwerpFree, NO_CHANGES, type Sources } from './supply-ground.ts'

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

const supplyVersion = (s: State): Version => s.derived.supply

const netFact = (nation: Nation, sources: Sources): Fact<State, RailNet> =>
  new Fact(supplyVersion, (s, net: RailNet = new RailNet()) => spread(net, s, nation, sources))

const nets = ALL_NATIONS.map((nation) => netFact(nation, 'all'))
const ordinary = netFact(GERMAN, 'ordinary')

/** §8.4.3.a the net a nation's units trace to as things are; good until the position changes */
export const netOf = (s: State, nation: Nation): RailNet => (nets[nation] as Fact<State, RailNet>).of(s)

/** §8.4.3.g.2 the German net without the emergency source */
export const ordinaryNet = (s: State): RailNet => ordinary.of(s)

const imagined: (RailNet | undefined)[] = []

/** §8.4.3.d the net as it would be after these changes; good until the next call for this nation */
export const imagineNet = (s: State, nation: Nation, changes: Changes): RailNet =>
  spread((imagined[nation] ??= new RailNet()), s, nation, 'all', changes)

const FAR = 127

type Distances = Fact<State, Int8Array>

const distanceFact = (nation: Nation, isNaval: boolean): Distances =>
  new Fact(supplyVersion, (s, hexes: Int8Array = new Int8Array(HEXES)) => {
    measure(s, netOf(s, nation), isNaval && isAntwerpFree(s) ? ANTWERP : -1, hexes)
    return hexes
  })

const distances = ALL_NATIONS.map((nation) => distanceFact(nation, false))
/** §8.4.3.b of the naval division, which is fed in Antwerp too */
const navalDistances = distanceFact(BRITISH, true)

/** §8.4.3.f how many hexes to the nearest where units of this nation would be supplied; FAR if there is none */
export function distanceToSupply(s: State, nation: Nation, h: number, isNaval = false): number {
  const from = isNaval ? navalDistances : (distances[nation] as Distances)
  return from.of(s)[h] as number
}

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
