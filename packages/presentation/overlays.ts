/** Overlays of any game: which there are, and what draws each. */
import type { GameTypes, Text } from '@sandtable/kernel'
import type { Overlay } from './models.ts'
import type { OverlayKind, Presentation } from './presentation.ts'
import type { Scene } from './scene.ts'

type Draw<T extends GameTypes> = (scene: Scene<T>, space: number | undefined) => Overlay

interface Drawn<T extends GameTypes> {
  readonly icon: string
  readonly key: string
  readonly draw: Draw<T>
}

/** Overlays that games have in common stand under the same key and sign in all of them. */
const USUAL = {
  supply: { icon: 'truck', key: 'S' },
  control: { icon: 'flag', key: 'C' },
  range: { icon: 'range', key: 'M' },
  rail: { icon: 'rail', key: 'R' },
  victory: { icon: 'star', key: 'V' },
  changes: { icon: 'history', key: 'L' },
} as const

/** A usual overlay is told by what draws it, any other by its sign and key as well. */
type Told<T extends GameTypes, Id extends string> = {
  readonly [K in Id]: K extends keyof typeof USUAL ? Draw<T> : Drawn<T>
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

/** What has changed: where, by which ways, and where units are gone. */
export function changedOverlay(
  spaces: readonly number[],
  ways: readonly (readonly number[])[],
  gone: readonly number[],
  { changed, gone: text }: { readonly changed: string; readonly gone: string },
): Overlay {
  const onMap = (all: readonly number[]): number[] => [...new Set(all)].filter((space) => space >= 0)
  return {
    layers: [
      {
        kind: 'changed',
        spaces: onMap(spaces),
        lines: ways,
        notes: onMap(gone).map((space) => ({ space, text })),
      },
    ],
    legend: [{ kind: 'changed', text: changed }],
  }
}

/** Overlays in the order of the menu. */
export function overlaysOf<T extends GameTypes, Id extends string>(
  told: Told<T, Id>,
  titleOf: (id: Id) => Text,
): Pick<Presentation<T>, 'overlays' | 'overlay'> {
  const all = Object.entries<Draw<T> | Drawn<T>>(told).map(([id, each]): [Id, Drawn<T>] => [
    id as Id,
    typeof each === 'function' ? { ...USUAL[id as keyof typeof USUAL], draw: each } : each,
  ])
  const drawn = new Map<string, Drawn<T>>(all)
  return {
    overlays: all.map(([id, { icon, key }]): OverlayKind => ({ id, title: titleOf(id), icon, key })),
    overlay: (scene, id, space) => drawn.get(id)?.draw(scene, space) ?? NOTHING,
  }
}
