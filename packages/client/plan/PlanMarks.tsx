import '../style/plan.css'
import type { Point } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { grownAt, type MarksProps } from '../board/grown.ts'
import { centreOf, spacesPath } from '../board/shapes.ts'
import type { AdvisedLine, Table } from '../table/table.ts'
import { arrowOf } from './arrows.ts'

/** The plan on the map: arrows for marches and attacks, rings around what is held. What is done is not shown any more. */
export function PlanMarks(props: MarksProps): JSX.Element {
  const lines = (): readonly AdvisedLine[] => {
    const plan = props.table.advice()
    return plan?.state === 'there' ? plan.lines : []
  }
  const grown = createMemo(() => grownAt(props.scale))
  return (
    <g
      class="plan-marks"
      classList={{ 'has-pointed': props.table.pointedLine() !== undefined }}
      style={{ '--grown': grown() }}
    >
      <For each={lines()}>
        {(line, order) => (
          <Show when={!line.isDone && line.to !== undefined}>
            <Mark
              table={props.table}
              line={line}
              number={order() + 1}
              grown={grown()}
              isPointed={props.table.pointedLine() === order()}
            />
          </Show>
        )}
      </For>
    </g>
  )
}

interface MarkProps {
  readonly table: Table
  readonly line: AdvisedLine
  readonly number: number
  readonly grown: number
  readonly isPointed: boolean
}

function Mark(props: MarkProps): JSX.Element {
  const isArrow = (): boolean => props.line.from !== undefined && props.line.from !== props.line.to
  return (
    <g
      class={`plan-mark ${props.line.kind} ${isArrow() ? 'arrow' : 'around'}`}
      classList={{ pointed: props.isPointed }}
    >
      <Show when={isArrow()} fallback={<Around {...props} />}>
        <Leading {...props} />
      </Show>
    </g>
  )
}

function Leading(props: MarkProps): JSX.Element {
  const { sheet } = props.table.presentation
  const arrow = createMemo(() => arrowOf(sheet, props.line.from ?? 0, props.line.to ?? 0, props.grown))
  return (
    <>
      <path class="case" d={arrow().shaft + arrow().head} />
      <path class="line" d={arrow().shaft} />
      <path class="head" d={arrow().head} />
      <Badge at={arrow().badge} number={props.number} grown={props.grown} />
    </>
  )
}

function Around(props: MarkProps): JSX.Element {
  const { sheet } = props.table.presentation
  const space = (): number => props.line.to ?? 0
  const path = () => spacesPath(sheet, [space()], 0.92)
  const at = (): Point => {
    const { x, y } = centreOf(sheet, space())
    return { x: x - sheet.spaceWidth * 0.42, y: y - sheet.spaceWidth * 0.26 }
  }
  return (
    <>
      <path class="case" d={path()} />
      <path class="line" d={path()} />
      <Badge at={at()} number={props.number} grown={props.grown} />
    </>
  )
}

function Badge(props: { readonly at: Point; readonly number: number; readonly grown: number }): JSX.Element {
  return (
    <g class="badge" transform={`translate(${props.at.x} ${props.at.y}) scale(${props.grown})`}>
      <circle r="10" />
      <text y="4.9">{props.number}</text>
    </g>
  )
}
