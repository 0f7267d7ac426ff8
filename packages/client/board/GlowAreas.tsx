import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { costsInside } from './costs.ts'
import { Disc } from './Disc.tsx'
import { centreOf, groundPath, spacesPath, unionPath } from './shapes.ts'

/**
 * Light is permission: legal spaces are lighter and outlined, the rest is dimmed. While an overlay is read, its
 * grounds show instead.
 */
export function GlowAreas(props: { readonly table: Table }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const glow = createMemo(() => table.glow())
  const lit = createMemo(() => new Set([...glow().spaces, ...glow().heldSpaces]))
  const outline = createMemo(() => (glow().spaces.size > 0 ? unionPath(sheet, lit()) : ''))
  const costs = createMemo(() => costsInside(table))
  return (
    <>
      <Show when={outline()}>
        <Show when={!table.overlay()}>
          <path class="glow-dim" d={groundPath(sheet) + outline()} fill-rule="evenodd" />
          <path class="glow-ground" d={spacesPath(sheet, glow().spaces, 0.965)} />
        </Show>
        <path class="glow-case" d={outline()} />
        <path class="glow-line" d={outline()} />
      </Show>
      <Show when={glow().targets.size > 0}>
        <path class="target-case" d={spacesPath(sheet, glow().targets, 0.93)} />
        <path class="target-line" d={spacesPath(sheet, glow().targets, 0.93)} />
      </Show>
      <Show when={glow().heldSpaces.size > 0}>
        <path class="held-case" d={spacesPath(sheet, glow().heldSpaces, 0.97)} />
        <path class="held-line" d={spacesPath(sheet, glow().heldSpaces, 0.97)} />
      </Show>
      <For each={costs()}>
        {([space, cost]) => <Disc at={centreOf(sheet, space)} text={cost} kind="cost" />}
      </For>
    </>
  )
}
