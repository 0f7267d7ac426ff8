import '../style/seen.css'
import { type Happening, spacesIn } from '@sandtable/presentation'
import { createMemo, For, type JSX } from 'solid-js'
import { grownAt, type MarksProps } from '../board/grown.ts'
import { arrowAlong, ATTACK, MARCH } from '../board/way-arrow.ts'
import { spacesPath } from '../board/shapes.ts'
import type { Table } from '../table/table.ts'

/** What has just been done, on the map: marches as arrows, of a fight both places. */
export function DeedMarks(props: MarksProps): JSX.Element {
  const grown = createMemo(() => grownAt(props.scale))
  return (
    <g class="deed-marks" style={{ '--grown': grown() }} aria-hidden="true">
      <For each={props.table.seen.marked()}>
        {(happening) => <Mark table={props.table} happening={happening} grown={grown()} />}
      </For>
    </g>
  )
}

interface MarkProps {
  readonly table: Table
  readonly happening: Happening
  readonly grown: number
}

function Mark(props: MarkProps): JSX.Element {
  const { sheet } = props.table.presentation
  const { happening } = props
  const { target } = happening
  const struck = target === undefined ? (happening.kind === 'starving' ? spacesIn(happening) : []) : [target]
  const attacks = target === undefined ? [] : happening.from.map((from) => [from, target])
  return (
    <>
      <For each={happening.ways}>{(way) => <Arrow {...props} way={way} kind="march" />}</For>
      <For each={attacks}>{(way) => <Arrow {...props} way={way} kind="fight" />}</For>
      <path class="deed-from" d={spacesPath(sheet, happening.from, 0.94)} />
      <path class="deed-target" d={spacesPath(sheet, struck, 0.94)} />
    </>
  )
}

const CLEAR = { march: MARCH, fight: ATTACK }

interface ArrowProps extends MarkProps {
  readonly way: readonly number[]
  readonly kind: 'march' | 'fight'
}

function Arrow(props: ArrowProps): JSX.Element {
  const { sheet } = props.table.presentation
  const arrow = createMemo(() => arrowAlong(sheet, props.way, props.grown, CLEAR[props.kind]))
  return (
    <g class={`deed-arrow ${props.kind}`}>
      <path class="case" d={arrow().shaft + arrow().head} />
      <path class="line" d={arrow().shaft} />
      <path class="head" d={arrow().head} />
    </g>
  )
}
