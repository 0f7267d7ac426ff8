/** §14 the supply net of each side: spread when first asked for, kept until something it depends on changes. */
import { DEGREE, GRAPH, PORTS, portOf, SPACES } from '../../map.ts'
import type { Side } from '../../sides.ts'
import type { State } from '../../state.ts'
import { isThroughGround } from './ground.ts'
import { isSupplyPort } from './ports.ts'
import { activeSources } from './sources.ts'

const open = new Int16Array(SPACES)

export class SupplyNet {
  readonly passable = new Uint8Array(SPACES)
  /** -1 where no line can pass */
  readonly component = new Int16Array(SPACES)
  /** by component: nations with a source in it, as bits */
  readonly nations = new Int32Array(SPACES)

  spread(s: State, side: Side): void {
    this.component.fill(-1)
    for (let x = 0; x < SPACES; x++) this.passable[x] = Number(isThroughGround(s, side, x))
    let count = 0
    for (let x = 0; x < SPACES; x++)
      if (this.passable[x] === 1 && this.component[x] === -1) this.flood(s, side, x, count++)
  }

  /** nations whose sources are reached from x by its side; next door if no line passes x itself (§20.3.5.d) */
  reached(x: number): number {
    if (this.passable[x] === 1) return this.nations[this.component[x] as number] as number
    let mask = 0
    for (let d = 0; d < DEGREE; d++) {
      const to = GRAPH.neighbour(x, d)
      if (to >= 0 && this.passable[to] === 1) mask |= this.nations[this.component[to] as number] as number
    }
    return mask
  }

  private flood(s: State, side: Side, from: number, number: number): void {
    let [head, tail, mask] = [0, 0, 0]
    const visit = (x: number): void => {
      if (this.passable[x] !== 1 || this.component[x] !== -1) return
      this.component[x] = number
      mask |= activeSources(s, side, x)
      open[tail++] = x
    }
    visit(from)
    while (head < tail) {
      const x = open[head++] as number
      for (let d = 0; d < DEGREE; d++) {
        const to = GRAPH.neighbour(x, d)
        if (to >= 0) visit(to)
      }
      // §14.1.3.a all friendly ports of an open sea are one step apart; the first one met brings in the others
      if (isSupplyPort(s, side, x))
        for (const port of PORTS[portOf(x)] ?? []) if (isSupplyPort(s, side, port)) visit(port)
    }
    this.nations[number] = mask
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
export function netOf(s: State, side: Side): SupplyNet {
  if (latest?.s !== s) {
    latest = positions.get(s) ?? new Nets(s)
    positions.set(s, latest)
  }
  return latest.of(side)
}
