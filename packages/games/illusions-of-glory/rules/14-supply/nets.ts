/** §14 the supply net of each side: spread when first asked for, kept until something it depends on changes. */
import { fortAt, homeOf, isPlain, isRegion, isSource, NEIGHBOURS, PORTS, portOf, SPACES } from '../../map.ts'
import { GR, type Side } from '../../sides.ts'
import { isRisen, type State } from '../../state.ts'
import { isOpenToSupply } from './ground.ts'
import { isSupplyPort } from './ports.ts'
import { activeSources } from './sources.ts'

const open = new Int16Array(SPACES)
/** ordinary spaces: nothing but their control matters */
const ordinary = Uint8Array.from({ length: SPACES }, (_, x) =>
  Number(isPlain(x) && fortAt(x) === 0 && homeOf(x) !== GR),
)
const isOpenTo = (s: State, side: Side, x: number): boolean =>
  ordinary[x] === 1 ? s.control.get(x) === side && !isRisen(s, x) : isOpenToSupply(s, side, x)

/** the neighbours of all spaces in one row, and where those of each begin: quicker to run along than lists */
const along = Int16Array.from(NEIGHBOURS.flat())
const starts = new Int16Array(SPACES + 1)
NEIGHBOURS.forEach((list, x) => {
  starts[x + 1] = (starts[x] as number) + list.length
})

const REGION_PORTS = PORTS.flat().filter(isRegion)
const SEAS = PORTS.length

export class SupplyNet {
  readonly passable = new Uint8Array(SPACES)
  /** -1 where no line can pass */
  readonly component = new Int16Array(SPACES)
  /** by component: nations with a source in it, as bits */
  readonly nations = new Int32Array(SPACES)
  /** spaces of the component being spread */
  private count = 0
  /** by sea: what is reached from its own ports where lines pass */
  private readonly bySea = new Int32Array(SEAS)
  /** the ports of regions where no line passes, but a ship may call */
  private readonly callable = new Uint8Array(SPACES)
  /** a port that is not to be used */
  private shut = -1

  /** @param closed where no line shall pass @param shut a port no ship shall call at, though lines pass it overland */
  spread(s: State, side: Side, closed = -1, shut = -1): void {
    this.shut = shut
    this.component.fill(-1)
    for (let x = 0; x < SPACES; x++) this.passable[x] = Number(isOpenTo(s, side, x))
    if (closed >= 0) this.passable[closed] = 0
    let count = 0
    for (let x = 0; x < SPACES; x++)
      if (this.passable[x] === 1 && this.component[x] === -1) this.flood(s, side, x, count++)
    this.chart(s, side, closed)
  }
  /** §14.1.3.a the ports of regions feed who is there, also support whose troops have left (§18.7.1.d) */
  private chart(s: State, side: Side, closed: number): void {
    this.bySea.fill(0)
    this.callable.fill(0)
    for (const x of REGION_PORTS)
      if (this.passable[x] === 0 && x !== closed && this.isHarbour(s, side, x)) this.chartSea(s, side, x)
  }
  private chartSea(s: State, side: Side, x: number): void {
    this.callable[x] = 1
    const sea = portOf(x)
    for (const port of PORTS[sea] ?? [])
      if (this.passable[port] === 1 && this.isHarbour(s, side, port))
        this.bySea[sea] =
          (this.bySea[sea] as number) | (this.nations[this.component[port] as number] as number)
  }

  /** nations whose sources are reached from x by its side; next door if no line passes x itself (§20.3.5.d) */
  reached(x: number): number {
    if (this.passable[x] === 1) return this.nations[this.component[x] as number] as number
    let mask = this.callable[x] === 1 ? (this.bySea[portOf(x)] as number) : 0
    for (const to of NEIGHBOURS[x] as readonly number[])
      if (this.passable[to] === 1) mask |= this.nations[this.component[to] as number] as number
    return mask
  }

  private flood(s: State, side: Side, from: number, number: number): void {
    let mask = 0
    let seas = 0
    this.count = 0
    this.visit(from, number)
    for (let head = 0; head < this.count; head++) {
      const x = open[head] as number
      if (isSource(x)) mask |= activeSources(s, side, x)
      const end = starts[x + 1] as number
      for (let i = starts[x] as number; i < end; i++) this.visit(along[i] as number, number)
      // §14.1.3.a all friendly ports of an open sea are one step apart; the first one met brings in the others
      const sea = portOf(x)
      if (sea < 0 || (seas & (1 << sea)) !== 0 || !this.isHarbour(s, side, x)) continue
      seas |= 1 << sea
      for (const port of PORTS[sea] ?? []) if (this.isHarbour(s, side, port)) this.visit(port, number)
    }
    this.nations[number] = mask
  }
  private isHarbour(s: State, side: Side, x: number): boolean {
    return x !== this.shut && isSupplyPort(s, side, x)
  }
  private visit(x: number, number: number): void {
    if (this.passable[x] !== 1 || this.component[x] !== -1) return
    this.component[x] = number
    open[this.count++] = x
  }
}

class Nets {
  readonly s: State
  private readonly nets: readonly [SupplyNet, SupplyNet] = [new SupplyNet(), new SupplyNet()]
  private readonly counts: [number, number] = [-1, -1]
  constructor(s: State) {
    this.s = s
  }
  of(side: Side): SupplyNet {
    const { supply } = this.s.derived.changes
    if (this.counts[side] !== supply) this.nets[side].spread(this.s, side)
    this.counts[side] = supply
    return this.nets[side]
  }
}
const positions = new WeakMap<State, Nets>()
let latest: Nets | undefined
/** the net if the line through one space, or its port alone, were closed; good until the next one is asked for */
const without = new SupplyNet()
/** what it was spread for: mostly it is asked for again at once, for another place to go to */
let asked: { s: State; supply: number; side: Side; closed: number; shut: number } | undefined
function spreadWithout(s: State, side: Side, closed: number, shut: number): SupplyNet {
  const { supply } = s.derived.changes
  const isSame = asked?.s === s && asked.supply === supply && asked.side === side
  if (isSame && asked?.closed === closed && asked.shut === shut) return without
  asked = { s, supply, side, closed, shut }
  without.spread(s, side, closed, shut)
  return without
}
export const netWithout = (s: State, side: Side, closed: number): SupplyNet =>
  spreadWithout(s, side, closed, -1)
export const netWithoutPort = (s: State, side: Side, shut: number): SupplyNet =>
  spreadWithout(s, side, -1, shut)
export function netOf(s: State, side: Side): SupplyNet {
  if (latest?.s !== s) {
    latest = positions.get(s) ?? new Nets(s)
    positions.set(s, latest)
  }
  return latest.of(side)
}
