/** Opens and closes the sheet of the powers. */
export const POWERS_KEY = ':'
