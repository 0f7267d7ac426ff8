/**
 * Lists are computed anew with every change of the position. Where an item says the same as before, the
 * old object is handed on, so that its row on the page, and the focus on it, stays.
 */
export function keepSame<T>(): (items: readonly T[]) => readonly T[] {
  let before = new Map<string, T[]>()
  return (items) => {
    const after = new Map<string, T[]>()
    const kept = items.map((item) => {
      const key = JSON.stringify(item)
      const same = before.get(key)?.shift() ?? item
      after.set(key, [...(after.get(key) ?? []), same])
      return same
    })
    before = after
    return kept
  }
}
