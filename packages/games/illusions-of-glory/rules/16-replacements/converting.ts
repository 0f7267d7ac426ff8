/** §16.7 RPs of one nation are converted for another, one a turn each. */
import { type Command, GERMANY, WEST } from '../../commands.ts'
import type { IllusionsOfGlory, Refusal } from '../../illusions-of-glory.ts'
import { BERLIN, CONSTANTINOPLE } from '../../map.ts'
import { poolNamed } from '../../pools.ts'
import { refusal } from '../../refusal.ts'
import { CP } from '../../sides.ts'
import { FLAG, hasFlag, type State, TURKISH_POOL } from '../../state.ts'
import { hasLine } from '../14-supply/supply.ts'
import { isRuBarred } from '../23-rebellion/revolution.ts'

const GERMAN = poolNamed('GE')
const ALLIED = poolNamed('AP-A')
const RUSSIAN = poolNamed('RU')

/** §16.7.1.a Always possible before the blockade; §16.7.1.b then only with a CP line to Constantinople. */
const isRoadToTurkeyOpen = (s: State): boolean =>
  !hasFlag(s, FLAG.blockade) || hasLine(s, CP, BERLIN, CONSTANTINOPLE)
/** §16.7.2 Possible after KITCHENER, while Russia can use RPs. */
const isRoadToRussiaOpen = (s: State): boolean => hasFlag(s, FLAG.apAlliesRpToRu) && !isRuBarred(s, 'points')

const hasConverted = (s: State, pool: number): boolean => (s.converted & (1 << pool)) !== 0

/** Why an RP of the pool cannot be converted now. */
export function whyNotConvert(s: State, pool: number): Refusal | undefined {
  const isGerman = pool === GERMAN
  const no = refusal('no-conversion', { pool }, isGerman ? '16.7.1.b' : '16.7.2')
  if (!isGerman && pool !== ALLIED) return refusal('no-conversion', { pool }, '16.1.c')
  if (hasConverted(s, pool) || s.rp.get(pool) < 1) return no
  return (isGerman ? isRoadToTurkeyOpen(s) : isRoadToRussiaOpen(s)) ? undefined : no
}

/** Pools a command may convert from. */
export function conversions(s: State, command: Command): number[] {
  const pools = command === GERMANY ? [GERMAN] : command === WEST ? [ALLIED] : []
  return pools.filter((pool) => whyNotConvert(s, pool) === undefined)
}

/** One German RP for Turkey, or one RP of the AP allies for Russia. */
export function convert(g: IllusionsOfGlory, pool: number): void {
  const { state: s } = g
  const isGerman = pool === GERMAN
  const to = isGerman ? TURKISH_POOL : RUSSIAN
  s.rp.add(pool, -1)
  s.rp.add(to, 1)
  s.converted |= 1 << pool
  g.emit?.({ type: 'rp-converted', rule: isGerman ? '16.7.1.a' : '16.7.2', from: pool, to })
}
