/** What happens under chapters 2.8, 2.9, 5 and 6.2. */
export type EconomyEvents = object
