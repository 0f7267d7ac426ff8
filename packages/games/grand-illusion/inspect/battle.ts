/** §9 a battle before its dice, for players. */
import type { FortuneResult } from '../data/types.ts'
import type { Column } from '../events/battle.ts'
import { columnsOf } from '../rules/09-battle/board.ts'
import {
  attackingHalves,
  infantryHalves,
  isOpposed,
  NEEDED,
  neededAgainst,
  qualifies,
} from '../rules/09-battle/mandated.ts'
import { pressingHexes } from '../rules/09-battle/concentric.ts'
import { battleForecast, type Forecast, forecastWith, type Prospect } from '../rules/09-battle/forecast.ts'
import {
  attackersOf,
  defendersOf,
  type Field,
  fieldOf,
  isCounterattack,
  isMarkedOut,
  isSkirmish,
} from '../rules/09-battle/field.ts'
import type { Side } from '../sides.ts'
import { BOARD, phasing, type State } from '../state.ts'
import { TABLES } from '../tables.ts'

export { battleForecast, type Forecast, forecastWith, pressingHexes, type Prospect }

/** The battle of a hex: the one under way there, or the one that would begin. */
const fieldIn = (s: State, hex: number): Field =>
  s.battleHex === hex ? fieldOf(s) : { hex, attacker: phasing(s), marks: 0 }

/** Who fights in the hex, on the board or not. */
export function combatants(
  s: State,
  hex: number,
): { readonly attacker: Side; readonly attackers: number[]; readonly defenders: number[] } {
  const field = fieldIn(s, hex)
  return {
    attacker: field.attacker,
    attackers: attackersOf(s, field),
    defenders: defendersOf(s, field),
  }
}

/** Columns of the battle under way as far as they have been filled; none before anybody has taken his place. */
export const boardColumns = (s: State): Column[] =>
  s.battleHex < 0
    ? []
    : columnsOf(s, fieldOf(s)).filter(({ attackers, defenders }) => attackers.length + defenders.length > 0)

/** §9.1.1.c could this be the battle that is demanded? */
export const couldBeMandated = (s: State, hex: number): boolean => qualifies(s, fieldIn(s, hex))

/** §9.1.1.c What a battle of the hex has of a mandated one, in infantry corps that attack. */
export interface Mandate {
  readonly corps: number
  readonly needed: number
  /** the enemies are enough */
  readonly isOpposed: boolean
}

/** `coming` are units that would attack there besides. */
export function mandateAt(s: State, hex: number, coming: readonly number[]): Mandate {
  const field = fieldIn(s, hex)
  const attackers = [...new Set([...attackersOf(s, field), ...coming])]
  return { corps: attackingHalves(attackers) / 2, needed: NEEDED / 2, isOpposed: isOpposed(s, field) }
}

/**
 * §9.1.1.c What a battle that this side has declared would have of a mandated one, were these on the board; §9.1.1.d a
 * skirmish or counterattack leaves it valid.
 */
export function mandateOnBoard(
  s: State,
  side: Side,
  placed: readonly number[],
): Omit<Mandate, 'isOpposed'> | undefined {
  const field = fieldOf(s)
  const isOwn = field.attacker === side && isMarkedOut(field, BOARD.mandated)
  if (!isOwn || isSkirmish(field) || isCounterattack(field)) return undefined
  return { corps: infantryHalves(placed) / 2, needed: neededAgainst(s, field) / 2 }
}

/** Chances of so many hits by one side, none first; every die at its full strength. */
export function hitChances({ columns }: Forecast, side: Side): number[] {
  const shots = columns.flatMap(({ prospects }) => prospects).filter((shot) => shot.side === side)
  return shots.reduce(
    (spread, { chance }) => {
      const next = [...spread, 0]
      spread.forEach((p, hits) => {
        next[hits] = (next[hits] as number) - p * chance
        next[hits + 1] = (next[hits + 1] as number) + p * chance
      })
      return next
    },
    [1],
  )
}

const FACES = 6

/** §9.1.4 each result of the table, with its rolls and its chance on two dice */
export function fortuneChances(): {
  readonly result: FortuneResult
  readonly rolls: readonly number[]
  readonly p: number
}[] {
  const found = new Map<FortuneResult, number[]>()
  for (const { roll, result } of TABLES.fortunes) found.set(result, [...(found.get(result) ?? []), roll])
  const ways = (roll: number): number => FACES - Math.abs(roll - FACES - 1)
  return [...found].map(([result, rolls]) => ({
    result,
    rolls,
    p: rolls.reduce((sum, roll) => sum + ways(roll), 0) / FACES ** 2,
  }))
}
