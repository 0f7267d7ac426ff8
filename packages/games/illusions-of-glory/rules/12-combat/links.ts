/** §12.5 Connections in combat: roads, gauges and Alpine trails. */
import type { Fight } from '../../illusions-of-glory.ts'
import { ALPINE, homeOf, linkBetween, MIXED, MOUNTAIN, ROAD, SINGLE, terrainOf } from '../../map.ts'
import { AH, AP, GE, RU, type Side } from '../../sides.ts'
import { FLAG, hasFlag, type State } from '../../state.ts'

/** §12.5.c §12.5.d Only connections between Russia and Germany or Austria-Hungary are converted. */
function isBorder(a: number, b: number): boolean {
  const isCentral = (x: number): boolean => homeOf(x) === GE || homeOf(x) === AH
  return (homeOf(a) === RU && isCentral(b)) || (isCentral(a) && homeOf(b) === RU)
}

/** The side has converted the mixed-gauge connections at the border: §12.5.c AP, §12.5.d CP. */
export const hasConverted = (s: State, side: Side): boolean =>
  hasFlag(s, side === AP ? FLAG.apRailroads : FLAG.cpRailroads)
/** Single gauge, or converted to it. */
export function isSingle(isConverted: boolean, a: number, b: number): boolean {
  const link = linkBetween(a, b)
  return link === MIXED ? isConverted && isBorder(a, b) : link === SINGLE
}
export const isSingleFor = (s: State, side: Side, a: number, b: number): boolean =>
  isSingle(hasConverted(s, side), a, b)

/**
 * §12.5.a Roads and unconverted mixed gauge only. §12.5.b One attack by single gauge is enough to avoid the
 * modifier.
 */
export function comesByRoadOnly(s: State, { space: x, from, attacker }: Fight): boolean {
  const isSlow = (at: number): boolean => {
    const link = linkBetween(at, x)
    return link === ROAD || (link === MIXED && !isSingleFor(s, attacker, at, x))
  }
  return from.length > 0 && from.every(isSlow)
}

/** §12.5.e A mountain space is attacked by Alpine trails only. */
export const comesByAlpineOnly = ({ space: x, from }: Fight): boolean =>
  terrainOf(x) === MOUNTAIN && from.length > 0 && from.every((at) => linkBetween(at, x) === ALPINE)
