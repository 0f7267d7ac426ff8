import {
  type Chance,
  type DiceKind,
  type Reader,
  type Reading,
  readRoll,
  type Rolled,
} from '../dice/chance.ts'

/** Dice that fall as the test says; running out of them is an error. */
export class LoadedDice implements Chance {
  position = 0
  readonly faces: number[] = []

  roll<R extends Reading>(dice: DiceKind, read: Reader<R>): Rolled<R> {
    const faces = Array.from({ length: dice.count }, () => this.#next())
    return readRoll(faces, read)
  }

  pick(): number {
    return this.#next()
  }

  #next(): number {
    const face = this.faces.shift()
    if (face === undefined) throw new Error('the test has loaded too few dice')
    this.position++
    return face
  }
}
