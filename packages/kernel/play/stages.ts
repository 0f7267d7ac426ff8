/**
 * Where a game can be taken up again. The rules are cut into *stages*, named after the rulebook's own steps. What comes
 * next lies on a stack of stages, plain data: a stage hands over to another, calls one and comes back, or is done.
 */

/** A stage with the one number it may need: whose turn it is, how far it has got. */
export interface Frame<S extends string = string> {
  readonly stage: S
  readonly arg: number
}

/** The stages under way, the outermost first. The last one runs. */
export type Stack<S extends string = string> = readonly Frame<S>[]

interface Call<S extends string> {
  readonly call: S | Frame<S>
  readonly back: S | Frame<S>
}

/**
 * What a stage returns: the stage that follows in its place, a call, `'done'` to go back to whoever called it, or `'end'`
 * when the game is over.
 */
export type Next<S extends string = string> = S | Frame<S> | Call<S> | 'done' | 'end'

/** The stage that follows, with its number. */
export const at = <S extends string>(stage: S, arg: number): Frame<S> => ({ stage, arg })

/** Goes through another stage and all that follows it, then goes on at `back`. */
export const call = <S extends string>(stage: S | Frame<S>, back: S | Frame<S>): Call<S> => ({
  call: stage,
  back,
})

const frameOf = <S extends string>(stage: S | Frame<S>): Frame<S> =>
  typeof stage === 'string' ? { stage, arg: 0 } : stage

/** A stack with these stages, the outermost first. */
export const stackOf = <S extends string>(...stages: readonly (S | Frame<S>)[]): Stack<S> =>
  stages.map(frameOf)

/** The stack after its last stage has returned; empty when the game is over. */
export function stackAfter<S extends string>(stack: Stack<S>, next: Next<S>): Stack<S> {
  if (next === 'end') return []
  const below = stack.slice(0, -1)
  if (next === 'done') {
    if (below.length === 0) throw new Error(`nobody has called ${stack.at(-1)?.stage ?? ''}`)
    return below
  }
  if (typeof next === 'object' && 'call' in next) return [...below, frameOf(next.back), frameOf(next.call)]
  return [...below, frameOf<S>(next)]
}
