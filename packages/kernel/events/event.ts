/** Something that happened, for logs, animation, sound, statistics and tests to read. */
export interface GameEvent {
  readonly type: string
  readonly rule: string
}

/**
 * Who learns of an event in full, one power or several; the others see `others`, or nothing. No audience: everybody sees
 * all.
 */
export interface Audience<E extends GameEvent> {
  readonly to: number | readonly number[]
  readonly others?: E
}

/** An event with the number of the action that brought it about (0 = before the first). */
export interface Logged<E extends GameEvent = GameEvent> {
  readonly at: number
  readonly event: E
  readonly audience?: Audience<E>
}

/** A set of powers as bits: whose secrets a viewer shares. */
export type Eyes = number
export const NOBODY: Eyes = 0
export const REFEREE: Eyes = -1
export const eyesOf = (powers: readonly number[]): Eyes =>
  powers.reduce((eyes, power) => eyes | (1 << power), 0)
export const sees = (eyes: Eyes, power: number): boolean => (eyes & (1 << power)) !== 0

/** The event as these eyes see it; undefined if they do not. */
export function seenBy<E extends GameEvent>(logged: Logged<E>, eyes: Eyes): E | undefined {
  const { audience, event } = logged
  return !audience || isTold(eyes, audience.to) ? event : audience.others
}

const isTold = (eyes: Eyes, to: number | readonly number[]): boolean =>
  typeof to === 'number' ? sees(eyes, to) : eyes === REFEREE || to.some((power) => sees(eyes, power))
