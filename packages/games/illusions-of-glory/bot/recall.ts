/** Positions are asked about again and again, most of all in imagined games: what was found out is kept for a while. */

/** so many are kept, then all are forgotten */
const KEPT = 200

export class Recall<Found> {
  readonly #found = new Map<number, Found>()

  /** what is known under this key, or is found out now */
  of(key: number, find: () => Found): Found {
    const known = this.#found.get(key)
    if (known !== undefined) return known
    if (this.#found.size >= KEPT) this.#found.clear()
    const found = find()
    this.#found.set(key, found)
    return found
  }
}

/** FNV-1a over lists of words */
export function fingerprint(...lists: readonly ArrayLike<number>[]): number {
  let hash = 0x811c9dc5
  for (const list of lists)
    for (let i = 0; i < list.length; i++) hash = Math.imul(hash ^ (list[i] as number), 0x01000193)
  return hash >>> 0
}
