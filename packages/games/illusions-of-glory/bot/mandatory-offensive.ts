/** §7 The mandatory offensive: what it is worth to make it, and which units must come up for it. */
import type { Fight } from '../illusions-of-glory.ts'
import { isBalkan, isInset, SPACES } from '../map.ts'
import { isLcu, isOf, isTroops } from '../pieces.ts'
import { offensiveOf } from '../rules/07-mandatory/requirements.ts'
import { AH, AP, BR, enemyOf, FR, GE, IT, type Nation, RU, SB, TU } from '../sides.ts'
import { piecesAt, type State, spaceOf } from '../state.ts'
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

/** For each step towards the enemy who must be attacked. */
const STEP = 0.12
const FAR = 7

/** LCUs that must attack move nearer to where they can, until one of them is there. */
export function offensivePull(
  s: State,
  front: Front,
  pieces: readonly number[],
  from: number,
  to: number,
): number {
  const offensive = offensiveOf(s, front.side)
  if (offensive === 'none' || !pieces.some((p) => isWanted(offensive, p))) return 0
  const steps = front.stepsTo(offensive, () => targets(s, front, offensive))
  const [far, near] = [Math.min(FAR, steps[from] as number), Math.min(FAR, steps[to] as number)]
  if (far > 1 && isManned(s, front, offensive, steps)) return 0
  return STEP * (Math.max(1, far) - Math.max(1, near))
}
const isWanted = (offensive: string, p: number): boolean =>
  offensive === 'balkans' ? isLcu(p) : isCalled(offensive, p)

/** §7.2 §7.3 The spaces whose enemies count. */
function targets(s: State, front: Front, offensive: string): number[] {
  const all = Array.from({ length: SPACES }, (_, x) => x).filter((x) => front.theirs(x) > 0)
  switch (offensive) {
    case 'AH-IT':
      return all.filter(isInset)
    case 'balkans':
      return all.filter(isBalkan)
    case 'AH-SB':
      return all.filter((x) => piecesAt(s, enemyOf(front.side), x).some((p) => isOf(p, SB)))
    default:
      return all
  }
}
function isManned(s: State, front: Front, offensive: string, steps: Uint8Array): boolean {
  for (let x = 0; x < SPACES; x++)
    if ((steps[x] as number) <= 1 && front.ours(x) > 0)
      if (piecesAt(s, front.side, x).some((p) => isWanted(offensive, p))) return true
  return false
}
