/**
 * Where a game can be taken up again. The rules are cut into *stages*, named after the rulebook's own steps. What comes
 * next lies on a stack of stages, plain data: a stage hands over to another, calls others and comes back, or is done.
 * `combat/losses` is a step of the procedure `combat`; so the stack also tells in which procedures we are.
 */

/** A stage with the one number it may need: whose turn it is, how far it has got. */
export interface Frame<S extends string = string> {
  readonly stage: S
  readonly arg: number
}

/** The stages under way, the outermost first. The last one runs. */
export type Stack<S extends string = string> = readonly Frame<S>[]

type Stage<S extends string> = S | Frame<S>

interface Call<S extends string> {
  readonly calls: readonly Stage<S>[]
  readonly back: Stage<S>
}

/**
 * What a stage returns: the stage that follows in its place, a call, `'done'` to go back to whoever called it, or `'end'`
 * when the game is over.
 */
export type Next<S extends string = string> = Stage<S> | Call<S> | 'done' | 'end'

/** The stage that follows, with its number. */
export const at = <S extends string>(stage: S, arg: number): Frame<S> => ({ stage, arg })

/** Goes through other stages, one after the other, each until it is done; then goes on at `back`. */
export const call = <S extends string>(stages: Stage<S> | readonly Stage<S>[], back: Stage<S>): Call<S> => ({
  calls: isList(stages) ? stages : [stages],
  back,
})

const isList = <S extends string>(stages: Stage<S> | readonly Stage<S>[]): stages is readonly Stage<S>[] =>
  Array.isArray(stages)

const frameOf = <S extends string>(stage: Stage<S>): Frame<S> =>
  typeof stage === 'string' ? { stage, arg: 0 } : stage

/** A stack with these stages, the outermost first. */
export const stackOf = <S extends string>(...stages: readonly Stage<S>[]): Stack<S> => stages.map(frameOf)

/** The stack after its last stage has returned; empty when the game is over. */
export function stackAfter<S extends string>(stack: Stack<S>, next: Next<S>): Stack<S> {
  if (next === 'end') return []
  const top = stack.at(-1)
  // most stages are entered again and again: the stack stays as it is
  if (top !== undefined && (next === top.stage ? top.arg === 0 : next === top)) return stack
  const below = stack.slice(0, -1)
  if (next === 'done') {
    if (below.length === 0) throw new Error(`nobody has called ${top?.stage ?? ''}`)
    return below
  }
  if (typeof next === 'object' && 'calls' in next)
    return [...below, frameOf(next.back), ...next.calls.map(frameOf).reverse()]
  return [...below, frameOf<S>(next)]
}

/** The procedure a stage is a step of; the stage itself where it has no steps. */
export type ProcedureOf<S extends string> = S extends `${infer P}/${string}` ? P : S

export const procedureOf = <S extends string>(stage: S): ProcedureOf<S> =>
  stage.split('/', 1)[0] as ProcedureOf<S>

/** The procedures under way, the outermost first, and the step of the last one where it has steps. */
export function trailOf(stack: Stack): string[] {
  const trail: string[] = []
  for (const { stage } of stack) {
    const procedure = procedureOf(stage)
    if (trail.at(-1) !== procedure) trail.push(procedure)
  }
  const last = stack.at(-1)?.stage ?? 'end'
  if (trail.at(-1) !== last) trail.push(last)
  return trail
}
