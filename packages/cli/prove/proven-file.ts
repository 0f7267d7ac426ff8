import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readText, writeWhole } from '../files.ts'
import { sourcesOf } from '../root.ts'
import type { ProofState } from '../rules/coverage.ts'
import { type Target, targetsOf } from './targets.ts'
import type { Verdict } from './verdict.ts'

/** A rule that was proven, with the hash of the code that was broken: another code wants another proof. */
interface Proof {
  readonly source: string
  readonly killed: number
  readonly of: number
}
type Proofs = Readonly<Record<string, Proof>>

const pathOf = (game: string): string => join(sourcesOf(game), 'test', 'proven.json')

function readProofs(game: string): Proofs {
  const path = pathOf(game)
  return existsSync(path) ? (JSON.parse(readText(path)) as Proofs) : {}
}

/** Adds what was proven and takes out what was not; rules not looked at keep what they have. */
export function keepProofs(game: string, verdicts: readonly Verdict[]): void {
  const kept = withVerdicts(readProofs(game), verdicts)
  const lines = Object.entries(kept).map(([rule, proof]) => `  ${JSON.stringify(rule)}: ${spaced(proof)}`)
  writeWhole(pathOf(game), `{\n${lines.join(',\n')}\n}\n`)
}

const spaced = ({ source, killed, of }: Proof): string =>
  `{ "source": "${source}", "killed": ${killed}, "of": ${of} }`

export function withVerdicts(proofs: Proofs, verdicts: readonly Verdict[]): Proofs {
  const kept = new Map(Object.entries(proofs))
  for (const { rule, result, source, killed, of } of verdicts)
    if (result === 'noticed') kept.set(rule, { source, killed, of })
    else kept.delete(rule)
  return Object.fromEntries([...kept].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
}

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
