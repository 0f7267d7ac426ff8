/** Leads to the cards, unless the game uses the letter itself. */
export const HAND_KEY = 'h'
