/** §16.2 §24.2.a.3 §24.2.a.4 The cost of steps. */
import { isLcu, nationOf } from '../../pieces.ts'
import type { State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { isPoor } from '../24-troop-quality.ts'

/** Whole RPs, and halves: SCU steps are paid two for an RP. */
export interface Price {
  readonly rp: number
  readonly halves: number
}

/**
 * §16.2.a One RP for a step of an LCU; §16.2.b one RP for two steps of SCUs. §24.2.a.3 §24.2.a.4 Poor units
 * cost twice that.
 */
export function replacementPriceOf(s: State, p: number, steps: number): Price {
  const { lcuPerStep, poorLcuPerStep, poorScuPerStep } = TABLES.rp
  const poor = isPoor(s, nationOf(p))
  if (isLcu(p)) return { rp: steps * (poor ? poorLcuPerStep : lcuPerStep), halves: 0 }
  return poor ? { rp: steps * poorScuPerStep, halves: 0 } : { rp: 0, halves: steps }
}

const sum = (list: State['rp'], pools: readonly number[]): number =>
  pools.reduce((total, pool) => total + list.get(pool), 0)

/** Halves left over pay only for SCU steps. */
const wholePoints = (s: State, pools: readonly number[], { rp, halves }: Price): number =>
  rp + Math.ceil(Math.max(0, halves - sum(s.halves, pools)) / TABLES.rp.scuStepsPerRp)

export const canPay = (s: State, pools: readonly number[], price: Price): boolean =>
  wholePoints(s, pools, price) <= sum(s.rp, pools)

/** Takes the RPs, from the first pool first. §16.2.b A half left over stays in the pool its RP came from. */
export function pay(s: State, pools: readonly number[], price: Price): number {
  const points = wholePoints(s, pools, price)
  let steps = price.halves
  for (const pool of pools) steps -= takeHalves(s, pool, steps)
  for (let taken = 0; taken < points; taken++) {
    const pool = takePoint(s, pools)
    if (taken < price.rp) continue
    s.halves.add(pool, TABLES.rp.scuStepsPerRp)
    steps -= takeHalves(s, pool, steps)
  }
  return points
}
function takeHalves(s: State, pool: number, steps: number): number {
  const taken = Math.min(steps, s.halves.get(pool))
  s.halves.add(pool, -taken)
  return taken
}
/** @returns the pool that gave it */
function takePoint(s: State, pools: readonly number[]): number {
  const pool = pools.find((each) => s.rp.get(each) > 0) as number
  s.rp.add(pool, -1)
  return pool
}
