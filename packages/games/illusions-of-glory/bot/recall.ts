/**
 * The same positions are asked about very often, above all in imagined games, so results are kept for a
 * while.
 */

/** When so many are kept, all are dropped. */
const KEPT = 200

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

/** FNV-1a over lists of words. */
export function fingerprint(...lists: readonly ArrayLike<number>[]): number {
  let hash = 0x811c9dc5
  for (const list of lists)
    for (let i = 0; i < list.length; i++) hash = Math.imul(hash ^ (list[i] as number), 0x01000193)
  return hash >>> 0
}
