/** What the others did since one's own last turn, as the table shows it. */
import type { Happening } from '@sandtable/presentation'
import type { Accessor } from 'solid-js'

/** One line of the list: a fight, a card, or marches that followed on one another. */
export interface SinceItem {
  readonly happenings: readonly [Happening, ...Happening[]]
}

export interface Since {
  /** what mattered, the oldest first */
  readonly since: Accessor<readonly SinceItem[]>
  readonly isSinceOpen: Accessor<boolean>
  openSince(): void
  closeSince(): void
  /** what of it is pointed at, drawn on the map */
  readonly pointed: Accessor<readonly Happening[] | undefined>
  pointAt(item: SinceItem | undefined): void
}
