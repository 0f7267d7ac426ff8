import type { Chance, DiceKind, Reading, Rolled } from './chance.ts'

/** The faces of one roll. */
export type Faces = readonly number[]

/** Dice that are known to have fallen fall the same again; then others. Shuffles are never known. */
export class RepeatedDice implements Chance {
  readonly #then: Chance
  #left: readonly Faces[]

  constructor(fallen: readonly Faces[], then: Chance) {
    this.#left = fallen
    this.#then = then
  }

  get position(): number {
    return this.#then.position
  }

  roll<R extends Reading>(dice: DiceKind, read: (total: number) => R): Rolled<R> {
    const [faces, ...left] = this.#left
    // Another roll than the one remembered: this is another story, and its dice are its own.
    if (!faces || !couldShow(dice, faces)) {
      this.#left = []
      return this.#then.roll(dice, read)
    }
    this.#left = left
    const total = faces.reduce((sum, face) => sum + face, 0)
    return { reading: read(total), total, faces }
  }

  pick(n: number): number {
    return this.#then.pick(n)
  }
}

const couldShow = ({ count, sides }: DiceKind, faces: Faces): boolean =>
  faces.length === count && faces.every((face) => face <= sides)
