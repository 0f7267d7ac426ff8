/** §12.1.3.a attacks of several nations. */
import { isTroops, isDual, nationMask } from '../../pieces.ts'
import { spaceOf, stackOf, type State } from '../../state.ts'

/** pieces of one space, or of one stack in a region */
function stacksOf(s: State, pieces: readonly number[]): number[][] {
  const stacks = new Map<number, number[]>()
  for (const p of pieces) {
    const key = spaceOf(s, p) * 8 + stackOf(s, p)
    stacks.set(key, [...(stacks.get(key) ?? []), p])
  }
  return [...stacks.values()]
}

/** all sets of nations a stack can stand for: a dual unit is of one nation at a time (§3.2.1.h) */
function nationsOf(stack: readonly number[]): number[] {
  let sets = [0]
  for (const p of stack)
    sets = sets.flatMap((set) => bitsOf(nationMask(p), isDual(p)).map((bit) => set | bit))
  return sets
}
function bitsOf(mask: number, isEither: boolean): number[] {
  const low = mask & -mask
  return isEither ? [low, mask & ~low] : [mask]
}

/** one stack has units of every nation that attacks; LCUs and SCUs, not HQs (§12.1.3.a) */
export function isJointlyLegal(s: State, pieces: readonly number[]): boolean {
  const troops = pieces.filter(isTroops)
  return stacksOf(s, troops).some((stack) =>
    nationsOf(stack).some((set) => troops.every((p) => (nationMask(p) & set) !== 0)),
  )
}
