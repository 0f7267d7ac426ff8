/** Badges instead of counters: from afar by themselves, nearer or farther as somebody wants. */
import type { Badge, Presentation, Scene } from '@sandtable/presentation'
import { type Accessor, createMemo, createSignal } from 'solid-js'

export interface BadgeSwitch {
  list(): readonly Badge[]
  areShown(): boolean
  /** the board tells how far off the map is seen */
  setFarOff(isFarOff: boolean): void
  /** badges instead of counters, or the other way round */
  turn(): void
  /** from now on by the scale again */
  byScale(): void
}

export function createBadgeSwitch({ badges }: Presentation, scene: Accessor<Scene>): BadgeSwitch {
  const [isFarOff, setFarOff] = createSignal(false)
  const [wanted, setWanted] = createSignal<boolean>()
  const areShown = createMemo(() => badges !== undefined && (wanted() ?? isFarOff()))
  return {
    list: () => badges?.(scene()) ?? [],
    areShown,
    setFarOff,
    turn: () => setWanted(!areShown()),
    byScale: () => setWanted(undefined),
  }
}
