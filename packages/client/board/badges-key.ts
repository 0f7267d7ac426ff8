/** Badges or counters, unless the game uses the letter itself. */
export const BADGES_KEY = 'b'
