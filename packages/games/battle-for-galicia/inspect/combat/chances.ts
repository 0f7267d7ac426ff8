/** §8.3 to §8.5 §9.4 every outcome of the dice of a combat, with its exact share. */
import type { Modifier } from '../../events.ts'
import type { Battle } from '../../rules/08-combat-procedure/battle.ts'
import { attackerModifiers, defenderModifiers, isLarge } from '../../rules/08-combat-procedure/losses.ts'
import type { State } from '../../state.ts'
import { combatResult, crtCell, LAST_COLUMN, lrtLosses } from '../../tables.ts'
import { aftermath } from './aftermath.ts'

/** value -> probability, values ascending */
export type Distribution = readonly { readonly value: number; readonly p: number }[]

export interface Chances {
  /** §aid.crt cells as printed, likeliest first */
  readonly cells: readonly { readonly cell: string; readonly p: number }[]
  /** hexes to retreat (§9.2) */
  readonly retreat: { readonly attacker: Distribution; readonly defender: Distribution }
  /** CE reductions of the loss rolls (§9.4); none where nobody is left to roll for */
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
    const { attacker, defender } = aftermath(s, battle, result)
    addLosses(
      losses.attacker,
      battle,
      attacker.isGone ? undefined : attackerModifiers(battle, result, attacker),
      p,
    )
    addLosses(
      losses.defender,
      battle,
      defender.isGone ? undefined : defenderModifiers(battle, result, defender),
      p,
    )
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

/** Without modifiers there is nobody left to roll for. */
function addLosses(
  tally: Tally,
  battle: Battle,
  modifiers: readonly Modifier[] | undefined,
  p: number,
): void {
  if (!modifiers) {
    tally.add(0, p)
    return
  }
  const drm = modifiers.reduce((sum, each) => sum + each.drm, 0)
  for (const die of FACES) tally.add(lrtLosses(isLarge(battle), die + drm), p / FACES.length)
}
