import { createMemo, type JSX } from 'solid-js'
import type { Table } from '../table/table.ts'
import { costsInside } from './costs.ts'
import { numbersAt } from './digits.ts'
import { Discs } from './Discs.tsx'
import { centreOf, groundPath, spacesPath, unionPath } from './shapes.ts'

/**
 * Light is permission: legal spaces are lighter and outlined, the rest is dimmed. While an overlay is read, its
 * grounds show instead. All elements are always there: a decision changes no more than what they show.
 */
export function GlowAreas(props: { readonly table: Table }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const { glow } = table
  const lit = createMemo(() => new Set([...glow().spaces, ...glow().heldSpaces]))
  const outline = createMemo(() => (glow().spaces.size > 0 ? unionPath(sheet, lit()) : ''))
  const hasGround = createMemo(() => glow().spaces.size > 0 && !table.overlay())
  const held = () => [...glow().heldSpaces].filter((space) => !glow().aimed.has(space))
  return (
    <>
      <path class="glow-dim" d={hasGround() ? groundPath(sheet) + outline() : ''} fill-rule="evenodd" />
      <path class="glow-ground" d={hasGround() ? spacesPath(sheet, glow().spaces, 0.965) : ''} />
      <Cased kind="glow" path={outline()} />
      <Cased kind="target" path={spacesPath(sheet, glow().targets, 0.93)} />
      <path class="crowded-ground" d={spacesPath(sheet, glow().crowded, 0.9)} />
      <Cased kind="held" path={spacesPath(sheet, held(), 0.97)} />
    </>
  )
}

/** What legal spaces cost that are free: above the names that lie in them. */
export function Costs(props: { readonly table: Table }): JSX.Element {
  const { sheet } = props.table.presentation
  const costs = () => numbersAt(costsInside(props.table), (space) => centreOf(sheet, space))
  return <Discs kind="cost" numbers={costs()} />
}

/** A line in a case of another lightness. */
function Cased(props: { readonly kind: 'glow' | 'target' | 'held'; readonly path: string }): JSX.Element {
  const path = createMemo(() => props.path)
  return (
    <>
      <path class={`${props.kind}-case`} d={path()} />
      <path class={`${props.kind}-line`} d={path()} />
    </>
  )
}
