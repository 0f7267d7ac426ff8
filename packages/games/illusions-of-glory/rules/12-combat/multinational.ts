/** §12.1.3.a Attacks by several nations. */
import { isTroops, nationMask } from '../../pieces.ts'
import { spaceOf, stackOf, type State } from '../../state.ts'
import { nationSets } from '../03-dual-nationality.ts'

/** Units grouped by space, or by stack in a region. */
export function stacksOf(s: State, pieces: readonly number[]): number[][] {
  const stacks = new Map<number, number[]>()
  for (const p of pieces) {
    const key = spaceOf(s, p) * 8 + stackOf(s, p)
    stacks.set(key, [...(stacks.get(key) ?? []), p])
  }
  return [...stacks.values()]
}

/**
 * The stack has units of every nation among the troops. §3.2.1.h A unit of two nations is of one nation at a
 * time.
 */
export const hasAllNations = (stack: readonly number[], troops: readonly number[]): boolean =>
  nationSets(stack).some((set) => troops.every((p) => (nationMask(p) & set) !== 0))

/** §12.1.3.a One attacking stack has LCUs or SCUs of every nation in the attack. HQs do not count. */
export function isLegalMultinational(s: State, pieces: readonly number[]): boolean {
  const troops = pieces.filter(isTroops)
  return stacksOf(s, troops).some((stack) => hasAllNations(stack, troops))
}
