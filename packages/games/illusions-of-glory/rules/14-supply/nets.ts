/**
 * §14 The supply net of each side: computed when first needed, kept until something it depends on changes.
 */
import { Components, Fact, type Version } from '@sandtable/board'
import {
  fortAt,
  GRAPH,
  homeOf,
  isPlain,
  isRegion,
  isSource,
  NEIGHBOURS,
  PORTS,
  portOf,
  SPACES,
} from '../../map.ts'
import { AP, CP, GR, NO_SIDE, type Allegiance, type Side } from '../../sides.ts'
import { isRisen, type State } from '../../state.ts'
import { isOpenToSupply } from './ground.ts'
import { isSupplyPort } from './ports.ts'
import { activeSources } from './sources.ts'

/** Ordinary spaces: only control decides whether a line passes. */
const ordinary = Uint8Array.from({ length: SPACES }, (_, x) =>
  Number(isPlain(x) && fortAt(x) === 0 && homeOf(x) !== GR),
)
const isOpenTo = (s: State, side: Side, x: number): boolean =>
  ordinary[x] === 1 ? s.control.get(x) === side && !isRisen(s, x) : isOpenToSupply(s, side, x)

const REGION_PORTS = PORTS.flat().filter(isRegion)
const SEAS = PORTS.length

export class SupplyNet {
  /** what hangs together, and the nations with a source in it, as bits */
  private readonly parts = new Components(SPACES)
  /** By sea: nations whose sources are reached from friendly ports that lines pass. */
  private readonly bySea = new Int32Array(SEAS)
  /** Ports of regions that no line passes, but that are supplied by sea. */
  private readonly callable = new Uint8Array(SPACES)
  /** A port that is not used. */
  private shut = -1

  /**
   * @param closed a space no line passes @param shut a port that is not used, though lines pass it overland
   */
  spread(s: State, side: Side, closed = -1, shut = -1): void {
    this.shut = shut
    let seas = 0
    this.parts.spread(GRAPH, {
      isOpen: (x) => x !== closed && isOpenTo(s, side, x),
      worth: (x) => (isSource(x) ? activeSources(s, side, x) : 0),
      // §14.1.3.a all friendly ports of an open sea are one step apart; the first one met brings in the others
      tie: (x, link) => {
        const sea = portOf(x)
        if (sea < 0 || (seas & (1 << sea)) !== 0 || !this.isHarbour(s, side, x)) return
        seas |= 1 << sea
        for (const port of PORTS[sea] ?? []) if (this.isHarbour(s, side, port)) link(port)
      },
    })
    this.chart(s, side, closed)
  }
  /** §14.1.3.a Ports of regions supply the units there, also support whose troops have left (§18.7.1.d). */
  private chart(s: State, side: Side, closed: number): void {
    this.bySea.fill(0)
    this.callable.fill(0)
    for (const x of REGION_PORTS)
      if (!this.isOpen(x) && x !== closed && this.isHarbour(s, side, x)) this.chartSea(s, side, x)
  }
  private chartSea(s: State, side: Side, x: number): void {
    this.callable[x] = 1
    const sea = portOf(x)
    for (const port of PORTS[sea] ?? [])
      if (this.isOpen(port) && this.isHarbour(s, side, port))
        this.bySea[sea] = (this.bySea[sea] as number) | this.parts.worthAt(port)
  }
  private isHarbour(s: State, side: Side, x: number): boolean {
    return x !== this.shut && isSupplyPort(s, side, x)
  }

  /** can lines pass? */
  isOpen(x: number): boolean {
    return this.parts.isOpen(x)
  }
  /** the number of the part of the net a space belongs to; -1 where no line can pass */
  partOf(x: number): number {
    return this.parts.numberOf(x)
  }
  /** Nations whose sources the side reaches from x. */
  reached(x: number): number {
    if (this.isOpen(x)) return this.parts.worthAt(x)
    let mask = this.callable[x] === 1 ? (this.bySea[portOf(x)] as number) : 0
    // §20.3.5.d From a neighbouring space if no line passes x itself.
    for (const to of NEIGHBOURS[x] as readonly number[]) mask |= this.parts.worthAt(to)
    return mask
  }
}

const supplyVersion = (s: State): Version => s.derived.supply

const netFact = (side: Side): Fact<State, SupplyNet> =>
  new Fact(supplyVersion, (s, net: SupplyNet = new SupplyNet()) => {
    net.spread(s, side)
    return net
  })
const nets = [netFact(AP), netFact(CP)] as const

export const netOf = (s: State, side: Side): SupplyNet => nets[side].of(s)

/** The net if the line through one space, or its port alone, were closed. */
class NetWithout {
  private readonly net = new SupplyNet()
  private side: Allegiance = NO_SIDE
  private closed = -1
  private shut = -1

  forget(): void {
    this.side = NO_SIDE
  }
  /** mostly it is asked for again at once, for another place to go to */
  spread(s: State, side: Side, closed: number, shut: number): SupplyNet {
    if (this.side === side && this.closed === closed && this.shut === shut) return this.net
    this.side = side
    this.closed = closed
    this.shut = shut
    this.net.spread(s, side, closed, shut)
    return this.net
  }
}
const without = new Fact(supplyVersion, (_, net: NetWithout = new NetWithout()) => {
  net.forget()
  return net
})
/** good until the next one is asked for */
export const netWithout = (s: State, side: Side, closed: number): SupplyNet =>
  without.of(s).spread(s, side, closed, -1)
/** good until the next one is asked for */
export const netWithoutPort = (s: State, side: Side, shut: number): SupplyNet =>
  without.of(s).spread(s, side, -1, shut)
