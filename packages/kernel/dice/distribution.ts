import { type DiceKind, type Faces, type Reader, type Reading, readRoll, type Rolled } from './chance.ts'

/** One way a roll can come out, with its exact share of all faces. */
export interface WeightedRoll<R extends Reading = Reading> extends Rolled<R> {
  readonly weight: number
}

function totalsOf(dice: DiceKind): Map<number, number> {
  let ways = new Map([[0, 1]])
  for (let i = 0; i < dice.count; i++) ways = addDie(ways, dice.sides)
  return ways
}

function addDie(ways: ReadonlyMap<number, number>, sides: number): Map<number, number> {
  const next = new Map<number, number>()
  for (const [total, count] of ways)
    for (let face = 1; face <= sides; face++) next.set(total + face, (next.get(total + face) ?? 0) + count)
  return next
}

/** Faces that make up a total, as even as can be: something to show for an imagined roll. */
function facesFor(dice: DiceKind, total: number): number[] {
  const low = Math.floor(total / dice.count)
  const high = total - low * dice.count
  return Array.from({ length: dice.count }, (_, i) => (i < high ? low + 1 : low))
}

/** Every combination of faces, highest first, with the number of ways in which so many dice show it. */
function combinationsOf({ count, sides }: DiceKind): [Faces, number][] {
  if (count === 0) return [[[], 1]]
  const found: [Faces, number][] = []
  const extend = (faces: number[], highest: number, ways: number): void => {
    const left = count - faces.length
    if (highest === 1) {
      found.push([[...faces, ...repeat(1, left)], ways])
      return
    }
    for (let same = left; same >= 0; same--)
      extend([...faces, ...repeat(highest, same)], highest - 1, ways * choose(left, same))
  }
  extend([], sides, 1)
  return found.reverse()
}

const repeat = (face: number, times: number): number[] => Array.from({ length: times }, () => face)

/** in how many ways so many of `n` dice can be picked */
function choose(n: number, picked: number): number {
  let ways = 1
  for (let i = 1; i <= picked; i++) ways = (ways * (n - picked + i)) / i
  return ways
}

/** The rolls a reader tells apart before it has read them: totals, or combinations of faces. */
function rollsFor<R extends Reading>(dice: DiceKind, read: Reader<R>): [Faces, number][] {
  if (typeof read !== 'function') return combinationsOf(dice)
  return [...totalsOf(dice)].map(([total, ways]) => [facesFor(dice, total), ways])
}

/** All results of a roll; rolls that read the same are one result. */
export function outcomesOf<R extends Reading>(dice: DiceKind, read: Reader<R>): WeightedRoll<R>[] {
  const all = dice.sides ** dice.count
  const merged = new Map<R, WeightedRoll<R>>()
  for (const [faces, ways] of rollsFor(dice, read)) {
    const rolled = readRoll(faces, read)
    const known = merged.get(rolled.reading)
    const weight = ways / all + (known?.weight ?? 0)
    merged.set(rolled.reading, { ...(known ?? rolled), weight })
  }
  return [...merged.values()]
}
