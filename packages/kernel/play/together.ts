/** Several procedures that go on at once, each as soon as it is answered. */
import type { Answer, Asked, Branch, Procedure } from './question.ts'

/** A procedure that goes on beside others, under its name in the breadcrumb. */
export interface Strand<R = void> {
  readonly name?: string
  readonly body: Procedure<R>
}

export interface TogetherOptions {
  /**
   * Nobody learns the others' answers before the last branch has ended: until then the position stays as it was for
   * everybody else. No dice may fall in such a branch, and it asks one power, one question at a time.
   */
  readonly secret?: boolean
}

/** A strand under way: what it asks, and the names of the procedures it is in. */
export class Running<R> {
  readonly path: string
  inner: string[]
  asked: readonly Asked[] = []
  /** undefined while it goes on */
  result: { readonly value: R } | undefined
  readonly #body: Procedure<R>
  readonly #isSealed: boolean

  constructor({ name, body }: Strand<R>, path: string, outer: readonly string[], isSealed: boolean) {
    this.path = path
    this.inner = [...outer, ...(name === undefined ? [] : [name])]
    this.#body = body
    this.#isSealed = isSealed
  }

  /** Goes on until it asks again or ends. */
  goOn(answers: readonly (Answer | undefined)[]): void {
    const turn = this.#body.next(answers)
    if (turn.done) {
      this.asked = []
      this.result = { value: turn.value }
      return
    }
    if (this.#isSealed && (turn.value.length !== 1 || turn.value[0]?.branch))
      throw new Error('a secret branch asks one question at a time')
    this.asked = turn.value.map((asked) => ({ ...asked, branch: this.#branchOf(asked) }))
  }

  #branchOf({ branch }: Asked): Branch {
    return {
      path: branch ? `${this.path}/${branch.path}` : this.path,
      trail: branch ? branch.trail : [...this.inner],
      isSealed: this.#isSealed || (branch?.isSealed ?? false),
    }
  }
}

/**
 * What two answers in different branches of the same procedures have in common: how the paths of all its branches begin.
 * Undefined where one of them came after the other.
 */
export function commonBeginning(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return undefined
  const [ours, theirs] = [a.split('/'), b.split('/')]
  const parting = ours.findIndex((step, i) => step !== theirs[i])
  const [our, their] = [ours[parting], theirs[parting]]
  if (our === undefined || their === undefined || togetherOf(our) !== togetherOf(their)) return undefined
  return [...ours.slice(0, parting), `${togetherOf(our)}.`].join('/')
}

/** Answers in the order of their branches rather than in that in which people happened to give them. */
export function byBranch<X extends { readonly branch: string | undefined }>(
  answers: readonly X[],
): readonly X[] {
  if (answers.every(({ branch }) => branch === undefined)) return answers
  const key = ({ branch }: X): readonly number[] => branch?.split('/', 1)[0]?.split('.').map(Number) ?? []
  const ordered: X[] = []
  for (const each of answers) {
    const [id, place] = key(each)
    let at = ordered.length
    while (id !== undefined && at > 0 && isAfter(key(ordered[at - 1] as X), id, place ?? 0)) at--
    ordered.splice(at, 0, each)
  }
  return ordered
}

const isAfter = ([id, place = 0]: readonly number[], other: number, otherPlace: number): boolean =>
  id === other && place > otherPlace

const togetherOf = (step: string): string => step.split('.', 1)[0] as string
