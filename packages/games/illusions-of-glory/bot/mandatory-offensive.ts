/** §7 The mandatory offensive: what it is worth to make it, and which units must come up for it. */
import type { Fight } from '../illusions-of-glory.ts'
import { isBalkan, isInset } from '../map.ts'
import { isLcu, isOf, isTroops } from '../pieces.ts'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { AH, AP, BR, enemyOf, FR, GE, IT, type Nation, RU, SB, type Side, TU } from '../sides.ts'
import { type State, spaceOf } from '../state.ts'
import type { Front } from './front.ts'

/** The nations whose LCUs must attack. */
const BY: Readonly<Record<string, readonly Nation[]>> = {
  RU: [RU],
  'BR-FR': [BR, FR],
  IT: [IT],
  'AH-SB': [AH],
  GE: [GE],
  TU: [TU],
  'AH-IT': [AH],
}
const isCalled = (offensive: string, p: number): boolean =>
  isLcu(p) && (BY[offensive] ?? []).some((nation) => isOf(p, nation))

/** By round: there is time to wait for a better chance, but not for long. */
const URGENCY = [0.45, 0.55, 0.65, 0.75, 0.9, 1]
const urgency = (s: State): number => URGENCY[Math.max(0, s.round - 1)] ?? 1

/** §7.1.2 The VP lost if it is not made. §7.2.4 A broken halt costs one. */
export function offensiveGain(s: State, fight: Fight): number {
  const { attacker, attackers, defenders, defender } = fight
  if (attacker === AP && offensiveOf(s, AP) === 'BR-FR-halt')
    return s.haltBroken === 0 && attackers.some((p) => isOf(p, BR) || isOf(p, FR)) ? -1 : 0
  if (defender !== enemyOf(attacker) || !defenders.some(isTroops)) return 0
  return isDemanded(s, fight) ? urgency(s) : 0
}

function isDemanded(s: State, { attacker, attackers, defenders, space: x }: Fight): boolean {
  const offensive = offensiveOf(s, attacker)
  if (offensive === 'balkans')
    return isBalkan(x) && attackers.some((p) => isLcu(p) && isBalkan(spaceOf(s, p)))
  if (!attackers.some((p) => isCalled(offensive, p))) return false
  if (offensive === 'AH-SB') return defenders.some((p) => isOf(p, SB))
  return offensive !== 'AH-IT' || isInset(x)
}

/** For each step towards the enemy. */
const STEP = 0.06
const FAR = 7

/** LCUs that must attack move nearer to the enemy. */
export function offensivePull(
  s: State,
  front: Front,
  pieces: readonly number[],
  from: number,
  to: number,
): number {
  const offensive = offensiveOf(s, front.side)
  if (offensive === 'none' || !isWanted(offensive, front.side, pieces, to)) return 0
  const [far, near] = [Math.min(FAR, front.away[from] as number), Math.min(FAR, front.away[to] as number)]
  return STEP * (Math.max(1, far) - Math.max(1, near))
}
function isWanted(offensive: string, side: Side, pieces: readonly number[], to: number): boolean {
  if (offensive === 'balkans') return isBalkan(to) && pieces.some(isLcu)
  if (offensive === 'AH-IT' && !isInset(to)) return false
  return (side === AP || offensive !== 'AH-SB' || isBalkan(to)) && pieces.some((p) => isCalled(offensive, p))
}
