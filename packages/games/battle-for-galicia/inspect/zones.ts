/** §6.0 §6.1 zones of control, §11.2 railways, as sets of hexes. */
import { DATA } from '../data/load.ts'
import { hex, HEXES } from '../map.ts'
import { railSources } from '../rules/11-supply.ts'
import type { Side } from '../sides.ts'
import type { State } from '../state.ts'

/** The hexes a side's units control. */
export function zoneHexes(s: State, side: Side): number[] {
  const hexes: number[] = []
  for (let h = 0; h < HEXES; h++) if (s.derived.zones[side].at(h) > 0) hexes.push(h)
  return hexes
}

export interface RailUse {
  /** §11.2 railway hexes linked to a friendly map edge */
  readonly linked: readonly number[]
  /** stretches of line between linked hexes */
  readonly open: readonly (readonly number[])[]
  /** railway hexes that are not linked */
  readonly cut: readonly number[]
  /** of these the ones next along the line to a linked one: where it is blocked */
  readonly breaks: readonly number[]
}

const LINES = DATA.map.rails.map(({ hexes }) => hexes.map(hex))
const RAIL_HEXES = [...new Set(LINES.flat())].sort((a, b) => a - b)

export function railUse(s: State, side: Side): RailUse {
  const linked = railSources(s, side).slice()
  const isLinked = (h: number): boolean => linked[h] === 1
  return {
    linked: RAIL_HEXES.filter(isLinked),
    open: LINES.flatMap((line) => stretches(line, isLinked)),
    cut: RAIL_HEXES.filter((h) => !isLinked(h)),
    breaks: RAIL_HEXES.filter((h) => !isLinked(h) && alongLine(h).some(isLinked)),
  }
}

function alongLine(h: number): number[] {
  return LINES.flatMap((line) => line.filter((_, i) => line[i - 1] === h || line[i + 1] === h))
}

/** The runs of at least two neighbouring hexes that pass. */
function stretches(line: readonly number[], passes: (h: number) => boolean): number[][] {
  const runs: number[][] = [[]]
  for (const h of line) {
    if (passes(h)) (runs.at(-1) as number[]).push(h)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}
