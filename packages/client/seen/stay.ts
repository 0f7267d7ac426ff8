/** How long the result of a fight stays before the computer goes on: until dismissed, for a while, or not at all. */
export const STAYS = ['wait', 'while', 'off'] as const
export type Stay = (typeof STAYS)[number]
