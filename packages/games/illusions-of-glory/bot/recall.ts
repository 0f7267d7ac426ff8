/**
 * The same positions are asked about very often, above all in imagined games, so results are kept for a
 * while.
 */

/** When so many are kept, all are dropped. */
const KEPT = 500

export class Recall<Found> {
  readonly #found = new Map<number, Found>()

  /** The result stored under this key, or computed now. */
  of(key: number, find: () => Found): Found {
    const known = this.#found.get(key)
    if (known !== undefined) return known
    if (this.#found.size >= KEPT) this.#found.clear()
    const found = find()
    this.#found.set(key, found)
    return found
  }
}

/**
 * FNV-1a over lists of words, twice and together 53 bits: a bot asks a million times in a game, and with 32 bits it
 * would now and then be answered for another position.
 */
export function fingerprint(...lists: readonly ArrayLike<number>[]): number {
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (const list of lists)
    for (let i = 0; i < list.length; i++) {
      const word = list[i] as number
      low = Math.imul(low ^ word, 0x01000193)
      high = Math.imul(high ^ word, 0x85ebca6b)
      high ^= high >>> 15
    }
  return (low >>> 0) + (high >>> 11) * 2 ** 32
}
