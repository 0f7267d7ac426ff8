/** The dice a rule asks for. */
export interface DiceKind {
  readonly count: number
  readonly sides: number
}

/** What a rule makes of a roll: a key of the table line read. Equal keys are the same result. */
export type Reading = number | string

/** The faces of one roll. */
export type Faces = readonly number[]

/**
 * How a rule reads a roll: by the total, or by the faces (doubles, triples, hits on sixes). Dice of one roll are alike:
 * the faces come highest first. Dice that are told apart are rolled one after the other.
 */
export type Reader<R extends Reading> =
  | ((total: number) => R)
  | { readonly faces: (highestFirst: Faces, total: number) => R }

export interface Rolled<R extends Reading = Reading> {
  readonly reading: R
  readonly total: number
  /** as they fell */
  readonly faces: Faces
}

/** The roll these faces make, read. */
export function readRoll<R extends Reading>(faces: Faces, read: Reader<R>): Rolled<R> {
  const total = faces.reduce((sum, face) => sum + face, 0)
  const reading = typeof read === 'function' ? read(total) : read.faces(highestFirst(faces), total)
  return { reading, total, faces }
}

const highestFirst = (faces: Faces): Faces => [...faces].sort((a, b) => b - a)

/** Where chance comes from: the game's sealed key, or an explorer that tries every outcome. */
export interface Chance {
  /** how many random words have been used; equal positions mean equal future dice */
  readonly position: number
  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R>
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
