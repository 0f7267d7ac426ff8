import '../style/orders.css'
import { endOf, type Sheet, stopOf, type Way, type WayStep } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { Discs } from '../board/Discs.tsx'
import { numbersAt } from '../board/digits.ts'
import { grownAt, type MarksProps } from '../board/grown.ts'
import { centreOf, linePath, spacesPath, wayPath } from '../board/shapes.ts'
import type { DrawnWay, GoalRow } from './orders.ts'

/** The order that is drawn, or the orders under way, above the counters. */
export function OrderMarks(props: MarksProps): JSX.Element {
  const { orders } = props.table
  const { sheet } = props.table.presentation
  const grown = createMemo(() => grownAt(props.scale))
  const drawn = createMemo(() => orders.drawing()?.ways ?? [])
  const picked = createMemo(() => (orders.drawing()?.parts ?? []).map(({ space }) => space))
  return (
    <g class="order-marks" style={{ '--grown': grown() }}>
      <Show when={orders.drawing()} fallback={<Underway rows={orders.goals()} {...props} grown={grown()} />}>
        <g class="ring picked">
          <path class="case" d={spacesPath(sheet, picked(), 0.94)} />
          <path class="line" d={spacesPath(sheet, picked(), 0.94)} />
        </g>
        <For each={drawn()}>
          {(each) => <Drawn sheet={sheet} drawn={each} isAlone={drawn().length === 1} grown={grown()} />}
        </For>
      </Show>
    </g>
  )
}

interface DrawnProps {
  readonly sheet: Sheet
  readonly drawn: DrawnWay
  readonly isAlone: boolean
  readonly grown: number
}

const stepsOf = (way: Way): readonly WayStep[] => way.legs.flatMap(({ steps }) => steps)

/** Solid as far as they get now, dotted beyond; costs count on. */
function Drawn(props: DrawnProps): JSX.Element {
  const { sheet } = props
  return (
    <Show when={props.drawn.way} fallback={<Target sheet={sheet} space={props.drawn.to} isRefused />} keyed>
      {(way) => {
        const [first, ...later] = way.legs
        const now = [way.from, ...(first?.steps ?? []).map(({ space }) => space)]
        const beyond = [stopOf(way), ...later.flatMap(({ steps }) => steps).map(({ space }) => space)]
        let spent = 0
        const costs = stepsOf(way).map(({ space, cost }): [number, number] => [space, (spent += cost)])
        const done = first?.steps.length ?? 0
        const at = (space: number) => centreOf(sheet, space)
        return (
          <>
            <Line kind="now" d={wayPath(sheet, now)} />
            <Line kind="beyond" d={done === 0 ? wayPath(sheet, beyond) : linePath(sheet, beyond)} />
            <Show when={props.isAlone}>
              <Discs kind="step" numbers={numbersAt(costs.slice(0, Math.max(0, done - 1)), at)} />
              <Discs kind="end" numbers={numbersAt(costs.slice(Math.max(0, done - 1), done), at)} />
              <Discs kind="later" numbers={numbersAt(costs.slice(done), at)} />
            </Show>
            <Target sheet={sheet} space={endOf(way)} />
            <Show when={later.length > 0 && done > 0}>
              <Halt sheet={sheet} space={stopOf(way)} grown={props.grown} />
            </Show>
            <Show when={later.length > 0}>
              <Pennant sheet={sheet} space={endOf(way)} grown={props.grown} text="" />
            </Show>
          </>
        )
      }}
    </Show>
  )
}

function Line(props: { readonly kind: 'now' | 'beyond'; readonly d: string }): JSX.Element {
  return (
    <g class={`order-line ${props.kind}`}>
      <path class="case" d={props.d} />
      <path class="line" d={props.d} />
    </g>
  )
}

/** A dashed outline where the way ends. */
function Target(props: {
  readonly sheet: Sheet
  readonly space: number
  readonly isRefused?: boolean
}): JSX.Element {
  const path = () => spacesPath(props.sheet, [props.space], 0.9)
  return (
    <g class="order-target" classList={{ refused: props.isRefused === true }}>
      <path class="case" d={path()} />
      <path class="line" d={path()} />
    </g>
  )
}

interface SignProps {
  readonly sheet: Sheet
  readonly space: number
  readonly grown: number
}

/** Two bars: here they stop until another time. */
function Halt(props: SignProps): JSX.Element {
  const at = () => {
    const { x, y } = centreOf(props.sheet, props.space)
    const aside = props.sheet.spaceWidth * 0.3
    return { x: x + aside, y: y - aside }
  }
  return (
    <g class="order-halt" transform={`translate(${at().x} ${at().y}) scale(${props.grown})`}>
      <circle r="10" />
      <path d="M-3 -4.5V4.5M3 -4.5V4.5" />
    </g>
  )
}

/** A flag on the goal, and when it is reached. */
function Pennant(props: SignProps & { readonly text: string }): JSX.Element {
  const at = () => {
    const { x, y } = centreOf(props.sheet, props.space)
    return { x: x + props.sheet.spaceWidth * 0.16, y: y - props.sheet.spaceWidth * 0.12 }
  }
  return (
    <g class="order-pennant" transform={`translate(${at().x} ${at().y}) scale(${props.grown})`}>
      <path class="case" d="M0 8V-16H17L12.5 -10.5L17 -5H0" />
      <path class="flag" d="M0 8V-16H17L12.5 -10.5L17 -5H0" />
      <Show when={props.text}>
        <text x="2" y="20">
          {props.text}
        </text>
      </Show>
    </g>
  )
}

/** Orders under way: a thin dotted line to each goal. */
function Underway(
  props: MarksProps & { readonly rows: readonly GoalRow[]; readonly grown: number },
): JSX.Element {
  const { sheet } = props.table.presentation
  return (
    <For each={props.rows}>
      {({ from, way, goal }) => {
        const steps = way ? stepsOf(way).map(({ space }) => space) : []
        const [start = goal.to, ...others] = from
        const ends = steps.at(-1) === goal.to ? steps : [...steps, goal.to]
        return (
          <g class="order-underway">
            <path class="case" d={wayPath(sheet, [start, ...ends])} />
            <path class="line" d={wayPath(sheet, [start, ...ends])} />
            <For each={others}>{(other) => <path class="line" d={wayPath(sheet, [other, goal.to])} />}</For>
            <Target sheet={sheet} space={goal.to} />
            <Pennant sheet={sheet} space={goal.to} grown={props.grown} text={way?.legs.at(-1)?.when ?? ''} />
          </g>
        )
      }}
    </For>
  )
}
