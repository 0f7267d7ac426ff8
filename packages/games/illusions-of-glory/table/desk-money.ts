/** §16.2 What the pools hold while the desk is filled in: whole points, and halves for steps of SCUs. */
import type { DeskSum } from '@sandtable/presentation'
import { replacementPrice } from '../inspect/index.ts'
import { ALL_POOLS } from '../pools.ts'
import { spenderOf } from '../rules/04-setup/commands.ts'
import { poolsFor } from '../rules/16-replacements/pools.ts'
import type { State } from '../state.ts'
import { type Scene, viewerCommands } from './scene.ts'

/** Points by pool. */
export type Money = readonly number[]

const pointsIn = (s: State, pool: number): number => s.rp.get(pool) + s.halves.get(pool) / 2

export const moneyIn = (s: State): Money => ALL_POOLS.map((_, pool) => pointsIn(s, pool))

/** what a purchase takes out of each pool */
export const spent = (before: Money, after: Money): DeskSum[] =>
  ALL_POOLS.flatMap((purse, pool) => {
    const amount = (before[pool] ?? 0) - (after[pool] ?? 0)
    return amount > 0 ? [{ purse, amount }] : []
  })

/** §16.2 what a unit costs, and the first of its pools that has anything */
export function priceOf(s: State, piece: number, face: number): DeskSum[] {
  const { rp, halves } = replacementPrice(s, piece, face)
  const pools = poolsFor(s, piece)
  const pool = pools.find((each) => pointsIn(s, each) > 0) ?? pools.at(-1)
  return pool === undefined ? [] : [{ purse: ALL_POOLS[pool] as string, amount: rp + halves / 2 }]
}

/** §4.4.1.a.12 §4.4.2.a.12 The pools the viewer spends, as far as anything is in them or may come into them (§16.7.1). */
export function pursePools(scene: Scene): number[] {
  const { state: s } = scene
  const commands = viewerCommands(scene)
  const german = ALL_POOLS.indexOf('GE')
  const isFed = (pool: number): boolean => ALL_POOLS[pool] === 'TU' && pointsIn(s, german) > 0
  return ALL_POOLS.map((_, pool) => pool).filter(
    (pool) => commands.includes(spenderOf(pool)) && (pointsIn(s, pool) > 0 || isFed(pool)),
  )
}
