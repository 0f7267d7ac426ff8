/** What happens under chapters 6.1, 6.3, 6.4, 6.7, 6.8 and 12. */
export type WorldEvents = object
