import {
  type Chance,
  type DiceKind,
  type Faces,
  type Reader,
  type Reading,
  readRoll,
  type Rolled,
} from './chance.ts'

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

  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R> {
    const [faces, ...left] = this.#left
    // Another roll than the one remembered: this is another story, and its dice are its own.
    if (!faces || !couldShow(dice, faces)) {
      this.#left = []
      return this.#then.roll(dice, read)
    }
    this.#left = left
    return readRoll(faces, read)
  }

  pick(n: number): number {
    return this.#then.pick(n)
  }
}

const couldShow = ({ count, sides }: DiceKind, faces: Faces): boolean =>
  faces.length === count && faces.every((face) => face <= sides)
