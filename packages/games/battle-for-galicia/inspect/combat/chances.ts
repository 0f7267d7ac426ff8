/** §8.3 to §8.5 §9.4 every outcome of the dice of a combat, with its exact share. */
import type { CrtResult } from '../../data/crt-cell.ts'
import type { Modifier } from '../../events.ts'
import type { Battle } from '../../rules/08-combat-procedure/battle.ts'
import { attackerModifiers, defenderModifiers, isLarge } from '../../rules/08-combat-procedure/losses.ts'
import { retreatWays } from '../../rules/09-results/retreat-paths.ts'
import type { Side } from '../../sides.ts'
import { hexOf, type State } from '../../state.ts'
import { combatResult, crtCell, LAST_COLUMN, lrtLosses } from '../../tables.ts'

/** value -> probability, values ascending */
export type Distribution = readonly { readonly value: number; readonly p: number }[]

export interface Chances {
  /** §aid.crt cells as printed, likeliest first */
  readonly cells: readonly { readonly cell: string; readonly p: number }[]
  /** hexes to retreat (§9.2) */
  readonly retreat: { readonly attacker: Distribution; readonly defender: Distribution }
  /** CE reductions of the loss rolls (§9.4) */
  readonly losses: { readonly attacker: Distribution; readonly defender: Distribution }
}

class Tally {
  readonly #p = new Map<number, number>()

  add(value: number, p: number): void {
    this.#p.set(value, (this.#p.get(value) ?? 0) + p)
  }

  distribution(): Distribution {
    return [...this.#p].map(([value, p]) => ({ value, p })).sort((a, b) => a.value - b.value)
  }
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The chances on a column of the table; the position must hold only what the viewer may know. */
export function combatChances(s: State, battle: Battle, column: number): Chances {
  const cells = cellShares(Math.min(column, LAST_COLUMN))
  const retreat = { attacker: new Tally(), defender: new Tally() }
  const losses = { attacker: new Tally(), defender: new Tally() }
  for (const { cell, p } of cells) {
    const result = combatResult(cell)
    retreat.attacker.add(result.attacker.retreat, p)
    retreat.defender.add(result.defender.retreat, p)
    const { attacker, defender } = modifiersFor(s, battle, result)
    addLosses(losses.attacker, battle, attacker, p)
    addLosses(losses.defender, battle, defender, p)
  }
  return {
    cells: [...cells].sort((a, b) => b.p - a.p),
    retreat: { attacker: retreat.attacker.distribution(), defender: retreat.defender.distribution() },
    losses: { attacker: losses.attacker.distribution(), defender: losses.defender.distribution() },
  }
}

function cellShares(column: number): { cell: string; p: number }[] {
  const shares = new Map<string, number>()
  for (const a of FACES)
    for (const b of FACES) {
      const cell = crtCell(column, a + b)
      shares.set(cell, (shares.get(cell) ?? 0) + 1 / 36)
    }
  return [...shares].map(([cell, p]) => ({ cell, p }))
}

function addLosses(tally: Tally, battle: Battle, modifiers: readonly Modifier[], p: number): void {
  const drm = modifiers.reduce((sum, each) => sum + each.drm, 0)
  for (const die of FACES) tally.add(lrtLosses(isLarge(battle), die + drm), p / FACES.length)
}

/** §9.4.1 the modifiers of both loss rolls for one result of the table */
export function modifiersFor(
  s: State,
  battle: Battle,
  result: CrtResult,
): { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] } {
  const failed = (side: Side, hexes: readonly number[], length: number): boolean =>
    length > 0 && hexes.some((h) => isShort(s, side, h, length))
  const origins = [...new Set(battle.attackers.map((u) => hexOf(s, u)))]
  const attackers = { failed: failed(battle.attacker, origins, result.attacker.retreat) }
  const defenders = { failed: failed(battle.defender, [battle.target], result.defender.retreat) }
  return {
    attacker: attackerModifiers(battle, result, attackers),
    defender: defenderModifiers(battle, result, defenders),
  }
}

/** §9.2.1 §9.2.3 a retreat that breaks a priority or falls short */
function isShort(s: State, side: Side, from: number, length: number): boolean {
  const { failed, missing } = retreatWays(s, side, from, length)
  return failed || missing > 0
}
