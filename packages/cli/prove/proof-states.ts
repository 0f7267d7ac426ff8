import type { ProofState } from '../rules/coverage.ts'
import { type Proofs, readProofs } from './proven-file.ts'
import { type Target, targetsOf } from './targets.ts'

/** What the kept proofs of a game are worth now. */
export const proofStates = (game: string): ((rule: string) => ProofState) =>
  statesOf(readProofs(game), () => targetsOf(game))

export function statesOf(proofs: Proofs, targets: () => readonly Target[]): (rule: string) => ProofState {
  // Nothing was proven: no need to read the code.
  if (Object.keys(proofs).length === 0) return () => 'none'
  const sources = new Map(targets().map(({ rule, source }) => [rule, source]))
  return (rule) => {
    const proof = proofs[rule]
    if (!proof) return 'none'
    return sources.get(rule) === proof.source ? 'proven' : 'stale'
  }
}
