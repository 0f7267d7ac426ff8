/** §7.2 §7.3.command §7.5 who can fight together. */
import { corpsOf, isCavalry } from '../../units.ts'

const INDEPENDENTS = 2

/**
 * One corps and one other unit, or two independents; never cavalry with infantry (§7.5).
 * Two units always pass: one of a corps and another, or two independents (rulings 14).
 */
export function isLegalForce(units: readonly number[]): boolean {
  return (
    isOneType(units) && (units.length <= INDEPENDENTS || units.some((u) => isCorpsPlusOne(units, corpsOf(u))))
  )
}

/** §7.5 §12.2 cavalry and infantry do not attack together */
const isOneType = (units: readonly number[]): boolean => units.every(isCavalry) || !units.some(isCavalry)

function isCorpsPlusOne(units: readonly number[], corps: number): boolean {
  if (corps < 0) return false
  let others = 0
  for (const u of units) if (corpsOf(u) !== corps) others++
  return others <= 1
}

/** Units that could still be added to the force. */
export const joinable = (force: readonly number[], units: readonly number[]): number[] =>
  units.filter((u) => !force.includes(u) && isLegalForce([...force, u]))
