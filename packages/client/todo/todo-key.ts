/** Flies to what is left, from place to place. */
export const TODO_KEY = '>'
