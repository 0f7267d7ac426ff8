import type { Point, Sheet } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { type Cost, costsAside } from './costs.ts'
import { NoEntry } from './Disc.tsx'
import { Discs } from './Discs.tsx'
import { numbersAt } from './digits.ts'
import { promised } from './promised.ts'
import { refusedSpace } from './refused-space.ts'
import { centreOf, spacesPath, wayPath } from './shapes.ts'

interface MapMarksProps {
  readonly table: Table
  /** the space the keys have reached, while the board has the focus */
  readonly cursor: number | undefined
}

/** What lies above the counters: the way, rings around spaces, the refused space. */
export function MapMarks(props: MapMarksProps): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const inspected = () => (table.glow().heldSpaces.has(table.selected() ?? -1) ? undefined : table.selected())
  const hover = () => (table.glow().targets.has(table.hovered() ?? -1) ? 'aim' : 'hover')
  return (
    <>
      <CostsAside table={table} />
      <For each={[...table.glow().aimed]}>
        {(space) => <SpaceRing sheet={sheet} kind="aim" space={space} inset={0.96} />}
      </For>
      <SpaceRing sheet={sheet} kind="selected" space={inspected()} inset={0.97} />
      <SpaceRing sheet={sheet} kind={hover()} space={table.hovered()} inset={0.96} />
      <SpaceRing sheet={sheet} kind="flown" space={table.flownTo()} inset={0.9} />
      <Way table={table} />
      <Refused table={table} />
      <SpaceRing sheet={sheet} kind="cursor" space={props.cursor} inset={0.86} />
    </>
  )
}

/** Costs of legal spaces that are taken: at the upper left, on the counter's edge. */
function CostsAside(props: { readonly table: Table }): JSX.Element {
  const { sheet } = props.table.presentation
  // Up there a hex with a side at its top is narrower.
  const aside = sheet.arrows.up.length > 1 ? { x: 0.43, y: 0.3 } : { x: 0.38, y: 0.2 }
  const at = (space: number): Point => {
    const { x, y } = centreOf(sheet, space)
    return { x: x - sheet.spaceWidth * aside.x, y: y - sheet.spaceWidth * aside.y }
  }
  const costs = createMemo(() => costsAside(props.table))
  const isCrowded = ([space]: Cost): boolean => props.table.glow().crowded.has(space)
  return (
    <>
      <Discs
        kind="aside"
        numbers={numbersAt(
          costs().filter((cost) => !isCrowded(cost)),
          at,
        )}
      />
      <Discs kind="crowded" numbers={numbersAt(costs().filter(isCrowded), at)} />
    </>
  )
}

interface SpaceRingProps {
  readonly sheet: Sheet
  readonly kind: string
  readonly space: number | undefined
  readonly inset: number
}

/** A line in a case of the opposite lightness, so that it shows on any ground. */
function SpaceRing(props: SpaceRingProps): JSX.Element {
  const path = createMemo(() =>
    props.space === undefined ? '' : spacesPath(props.sheet, [props.space], props.inset),
  )
  return (
    <g class={`ring ${props.kind}`}>
      <path class="case" d={path()} />
      <path class="line" d={path()} />
    </g>
  )
}

/** The way to the hovered space, with what it costs. */
function Way(props: { readonly table: Table }): JSX.Element {
  const { sheet } = props.table.presentation
  const steps = createMemo(() => promised(props.table)?.path ?? [])
  const line = createMemo(() =>
    wayPath(
      sheet,
      steps().map(({ space }) => space),
    ),
  )
  const counted = () =>
    steps().flatMap(({ space, cost }): Cost[] => (cost === undefined ? [] : [[space, cost]]))
  const numbers = createMemo(() => numbersAt(counted(), (space) => centreOf(sheet, space)))
  return (
    <Show when={steps().length > 1}>
      <g class="ring way">
        <path class="case" d={line()} />
        <path class="line" d={line()} />
      </g>
      <Discs kind="step" numbers={numbers().slice(0, -1)} />
      <Discs kind="end" numbers={numbers().slice(-1)} />
    </Show>
  )
}

function Refused(props: { readonly table: Table }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const space = createMemo(() => refusedSpace(table))
  const isTaken = () => table.stacks().some((stack) => stack.space === space())
  // Over a counter the disc would hide what it is about.
  const at = () => {
    const { x, y } = centreOf(sheet, space() ?? 0)
    const aside = isTaken() ? sheet.spaceWidth * 0.34 : 0
    return { x: x + aside, y: y - aside }
  }
  return (
    <Show when={space() !== undefined}>
      <SpaceRing sheet={sheet} kind="refused" space={space()} inset={0.96} />
      <NoEntry at={at()} />
    </Show>
  )
}
