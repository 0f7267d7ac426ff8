/** One for each side: Allies, Germans. */
export type Pair<T = string> = readonly [T, T]

export const pair = <T>(allied: T, german: T): Pair<T> => [allied, german]
