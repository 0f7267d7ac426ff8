/** The dice a rule asks for. */
export interface DiceKind {
  readonly count: number
  readonly sides: number
}

/** What a rule makes of a roll: a key of the table line read. Equal keys are the same result. */
export type Reading = number | string

export interface Rolled<R extends Reading = Reading> {
  readonly reading: R
  readonly total: number
  readonly faces: readonly number[]
}

/** Where chance comes from: the game's sealed key, or an explorer that tries every outcome. */
export interface Chance {
  /** how many random words have been used; equal positions mean equal future dice */
  readonly position: number
  roll<R extends Reading>(dice: DiceKind, read: (total: number) => R): Rolled<R>
  /** a number from 0 to n - 1 */
  pick(n: number): number
}

export const D6: DiceKind = { count: 1, sides: 6 }
export const TWO_D6: DiceKind = { count: 2, sides: 6 }

/** Fisher-Yates, in place. */
export function shuffle(chance: Chance, items: number[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.pick(i + 1)
    const held = items[i] as number
    items[i] = items[j] as number
    items[j] = held
  }
}
