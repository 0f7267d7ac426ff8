/** Overlays of any game: which there are, and what draws each. */
import type { GameTypes, Text } from '@sandtable/kernel'
import type { Overlay } from './models.ts'
import type { OverlayKind, Presentation } from './presentation.ts'
import type { Scene } from './scene.ts'

interface Drawn<T extends GameTypes> {
  readonly icon: string
  readonly key: string
  readonly draw: (scene: Scene<T>, space: number | undefined) => Overlay
}

const NOTHING: Overlay = { layers: [], legend: [] }

/** Where units can go, with the movement points it costs. */
export const rangeOverlay = (costs: readonly (readonly [number, number])[], text: string): Overlay => ({
  layers: [
    {
      kind: 'range',
      spaces: costs.map(([space]) => space),
      notes: costs.map(([space, mp]) => ({ space, text: String(mp) })),
    },
  ],
  legend: [{ kind: 'range', text }],
})

/** In the order of the menu. */
export function overlaysOf<T extends GameTypes, Id extends string>(
  drawn: Readonly<Record<Id, Drawn<T>>>,
  titleOf: (id: Id) => Text,
): Pick<Presentation<T>, 'overlays' | 'overlay'> {
  const ids = Object.keys(drawn) as Id[]
  return {
    overlays: ids.map((id): OverlayKind => {
      const { icon, key } = drawn[id]
      return { id, title: titleOf(id), icon, key }
    }),
    overlay: (scene, id, space) => (Object.hasOwn(drawn, id) ? drawn[id as Id].draw(scene, space) : NOTHING),
  }
}
