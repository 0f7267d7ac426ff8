/** What happens under chapter 10. */
export type CombatEvents = object
