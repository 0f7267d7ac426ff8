/** Where a force can march in this half, step by step, and from where it could attack. */
import { GROUND_MARK } from '../codes.ts'
import { ON } from '../crossings.ts'
import { enemyOf } from '../nations.ts'
import { isEnemyHeld } from '../rules/02-concepts/control.ts'
import { isNeutralLand } from '../rules/06-diplomacy/neutrals.ts'
import { hasRoom } from '../rules/02-concepts/stacking.ts'
import { leftOfForce } from '../rules/09-land-movement/allowance.ts'
import type { Marching } from '../rules/09-land-movement/ways.ts'
import { maySatisfyScenario } from '../rules/12-scenarios/restrictions.ts'
import { isInPlay } from '../scenarios.ts'
import { allegianceAt, type State } from '../state.ts'
import { ARMP, CROSSINGS, marchCost } from '../terrain.ts'
import { isCorps, isFlotillaCorps, isMountainCorps } from '../units.ts'

/** A place the force can come to. */
export interface Stop {
  readonly place: number
  /** movement points left there */
  readonly left: number
  /** the places on the way, the last one included; empty where it stands */
  readonly path: readonly number[]
}

/** A place the force can attack, and from where. */
interface Target {
  readonly place: number
  readonly from: Stop
}

export interface Reach {
  readonly stops: readonly Stop[]
  readonly targets: readonly Target[]
}

/** What is the same on all steps. */
interface Walk {
  readonly s: State
  readonly force: Marching
  readonly climbs: boolean
}

const NOWHERE: Reach = { stops: [], targets: [] }

export function reachOf(s: State, force: Marching): Reach {
  const corps = force.units.filter(isCorps)
  if (corps.length === 0 || corps.some(isFlotillaCorps)) return NOWHERE
  const walk: Walk = { s, force, climbs: corps.every(isMountainCorps) }
  const start: Stop = { place: force.from, left: leftOfForce(s, corps), path: [] }
  const stops = new Map<number, Stop>([[force.from, start]])
  const targets: Target[] = []
  const open = [start]
  for (const stop of open) {
    if (stop.left <= 0 || stops.get(stop.place) !== stop) continue
    look(walk, stop, stops, open, targets)
  }
  stops.delete(force.from)
  return { stops: [...stops.values()], targets }
}

function look(walk: Walk, stop: Stop, stops: Map<number, Stop>, open: Stop[], targets: Target[]): void {
  const { s, force } = walk
  for (let c = CROSSINGS.first(stop.place); c < CROSSINGS.first(stop.place + 1); c++) {
    const to = CROSSINGS.end(c)
    const left = afterStep(walk, stop, c)
    if (left < 0 || !mayBeThere(walk, to)) continue
    if (isDefended(walk, to, c)) {
      targets.push({ place: to, from: stop })
      continue
    }
    if (!hasRoom(s, force.side, to, force.units)) continue
    if ((stops.get(to)?.left ?? -1) >= left) continue
    const next: Stop = { place: to, left, path: [...stop.path, to] }
    stops.set(to, next)
    open.push(next)
  }
}

/** §9.13 movement points left after the step, or -1 if it cannot be taken */
function afterStep({ climbs }: Walk, { left }: Stop, c: number): number {
  if (!CROSSINGS.has(c, ON.march)) return -1
  if (CROSSINGS.has(c, ON.alpinePass) && !climbs) return -1
  const cost = marchCost(c)
  if (cost === ARMP) return left > 0 ? 0 : -1
  return left - Math.max(1, cost)
}

const mayBeThere = ({ s, force: { side, units } }: Walk, to: number): boolean =>
  isInPlay(s.scenario, to) &&
  !isNeutralLand(s, to) &&
  !s.ground.has(to, GROUND_MARK.trenchBattle) &&
  maySatisfyScenario(s, side, to, units)

/** §9.14 §1.25 whoever wants to go there has to fight */
const isDefended = ({ s, force: { side } }: Walk, to: number, c: number): boolean =>
  isEnemyHeld(s, side, to) || (CROSSINGS.has(c, ON.canal) && allegianceAt(s, to) === enemyOf(side))
