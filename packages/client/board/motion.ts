/** Does the player want things to stay still? Asked each time: the setting may change while we play. */
export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
