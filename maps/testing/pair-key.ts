/** Two spaces side by side, whichever is named first. */
export const pairKey = (a: string, b: string): string => [a, b].sort().join(' ')
