/** Events of one type among what was told, in the order they came. */
interface Typed {
  readonly type: string
}
type Of<E extends Typed, K extends E['type']> = Extract<E, { readonly type: K }>

const isOf =
  <E extends Typed, K extends E['type']>(type: K) =>
  (event: E): event is Of<E, K> =>
    event.type === type

export const allOf = <E extends Typed, K extends E['type']>(events: readonly E[], type: K): Of<E, K>[] =>
  events.filter(isOf<E, K>(type))

export const firstOf = <E extends Typed, K extends E['type']>(
  events: readonly E[],
  type: K,
): Of<E, K> | undefined => events.find(isOf<E, K>(type))

export const lastOf = <E extends Typed, K extends E['type']>(
  events: readonly E[],
  type: K,
): Of<E, K> | undefined => events.findLast(isOf<E, K>(type))
