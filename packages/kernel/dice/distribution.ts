import type { DiceKind, Reading, Rolled } from './chance.ts'

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

/** All results of a roll; totals that read the same are one result. */
export function outcomesOf<R extends Reading>(dice: DiceKind, read: (total: number) => R): WeightedRoll<R>[] {
  const all = dice.sides ** dice.count
  const merged = new Map<R, WeightedRoll<R>>()
  for (const [total, ways] of totalsOf(dice)) {
    const reading = read(total)
    const known = merged.get(reading)
    const weight = ways / all + (known?.weight ?? 0)
    merged.set(reading, { ...(known ?? { reading, total, faces: facesFor(dice, total) }), weight })
  }
  return [...merged.values()]
}
