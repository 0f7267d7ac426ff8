/** All of them if they are few, else so many of them at random (some perhaps twice). */
export function sample<X>(items: readonly X[], most: number, pick: (n: number) => number): readonly X[] {
  if (items.length <= most) return items
  return Array.from({ length: most }, () => items[pick(items.length)] as X)
}
