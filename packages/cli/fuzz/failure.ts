/** What a fuzzer can find. */
export type FailureKind =
  /** a hostile action was accepted */
  | 'accepted'
  /** a refused action changed the position */
  | 'changed'
  /** an offered action was refused */
  | 'refused'
  /** a sentence is missing or broken, or cites no rule */
  | 'words'
  | 'invariant'
  /** nobody can do anything, yet the game is not over */
  | 'stuck'
  /** longer than the scenario says a game can be */
  | 'endless'
  /** the same actions gave another position */
  | 'replay'
  /** the engine threw an error */
  | 'exception'

export class Failure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

/** Runs engine code; whatever it throws is a finding. */
export function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure('exception', error instanceof Error ? error.message : String(error))
  }
}
