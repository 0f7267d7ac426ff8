import { coverOf, overlap } from '@sandtable/cartography/labels'
import type { MapLabel } from '@sandtable/presentation'

/** Names that are set over each other. */
export function clashesOf(labels: readonly MapLabel[]): string[] {
  const covers = labels.map(coverOf)
  return labels.flatMap((label, i) =>
    covers.slice(i + 1).flatMap((other, k) => {
      const shared = overlap(covers[i] ?? [], other)
      return shared > 1 ? [`${label.text.en} and ${labels[i + 1 + k]?.text.en ?? ''}: ${shared}`] : []
    }),
  )
}
