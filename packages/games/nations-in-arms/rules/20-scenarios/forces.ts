/** Forces of a scenario, put where its data says: at the start, or when they arrive. */
import { FACE, LEVEL, OUT } from '../../codes.ts'
import type { ForceData } from '../../data/types-scenarios.ts'
import { nation, NONE } from '../../nations.ts'
import { fullSteps, isEngineer, isSupport, piece, piecesOf } from '../../pieces.ts'
import { listed } from '../../scenarios.ts'
import { put, setCommander, setFace, type State, whereIs } from '../../state.ts'

/** "VII", "I-Cav:1", "france/XI:1" */
export interface PlacedUnit {
  readonly unit: number
  readonly steps: number
}
export function unitsNamed(list: string | undefined, nationId: string): PlacedUnit[] {
  return listed(list).map((entry) => {
    const [name = '', steps] = entry.split(':')
    const [label = '', other] = name.split('/').reverse()
    const unit = piece(`${other ?? nationId}-${label.toLowerCase()}`)
    return { unit, steps: steps === undefined ? fullSteps(unit) : Number(steps) }
  })
}

/** Puts a combat unit on the map with its steps, fresh. */
export function placeUnit(s: State, unit: number, at: number, steps: number): void {
  s.steps.set(unit, steps as 1 | 2)
  s.level.set(unit, LEVEL.fresh)
  put(s, unit, at)
}

/** the first support unit of a kind that a nation has in its pool, or -1 */
const supportInPool = (s: State, n: number, engineer: boolean): number =>
  piecesOf(n).find((p) => isSupport(p) && isEngineer(p) === engineer && whereIs(s, p) === OUT.pool) ?? NONE

/** §7.1.3 minors have none of their own: their major's come along */
function placeSupport(s: State, n: number, what: string, at: number): void {
  const isEngineerWanted = what === 'engineer'
  const own = supportInPool(s, n, isEngineerWanted)
  const p = own === NONE ? supportInPool(s, s.patron.get(n), isEngineerWanted) : own
  if (p === NONE) throw new Error(`no ${what} is left`)
  put(s, p, at)
  if (what === 'depot') setFace(s, p, FACE.depot)
}

/** Puts a force where it belongs. With an army marker its units and leaders go into the box (§2.4.2). */
export function placeForce(s: State, data: ForceData, at: number): void {
  const n = nation(data.nation)
  const leader = data.leader === undefined ? NONE : piece(data.leader)
  const leaders = [...(leader === NONE ? [] : [leader]), ...listed(data.subordinates).map(piece)]
  const units = unitsNamed(data.units, data.nation)
  for (const { unit, steps } of units) placeUnit(s, unit, at, steps)
  for (const l of leaders) put(s, l, at)
  for (const what of listed(data.support)) placeSupport(s, n, what, at)
  if (data.army === undefined) return
  const army = piece(`${data.nation}-${data.army}`)
  put(s, army, at)
  // §3.2.1(4)
  setCommander(s, army, leader)
  for (const p of [...leaders, ...units.map(({ unit }) => unit)]) s.under.set(p, army)
}
