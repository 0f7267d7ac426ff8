import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Level } from '../counters/level.ts'
import type { Table } from '../table/table.ts'
import type { Sheet } from './sheet.ts'
import { numbersThatMatter } from './space-numbers.ts'

interface SpaceNumbersProps {
  readonly table: Table
  readonly level: Level
  readonly scale: number
}

/** Numbers of the spaces, as printed; from afar only those of spaces that matter now, and larger. */
export function SpaceNumbers(props: SpaceNumbersProps): JSX.Element {
  const { sheet } = props.table.presentation
  const all = sheet.spaces.map((_, space) => space)
  const some = createMemo(() => (props.level === 'near' ? [] : numbersThatMatter(props.table, props.level)))
  return (
    <Show
      when={props.level === 'near'}
      fallback={<Numbers sheet={sheet} spaces={some()} growth={Math.max(1, 1 / props.scale)} />}
    >
      <Numbers sheet={sheet} spaces={all} growth={1} />
    </Show>
  )
}

interface NumbersProps {
  readonly sheet: Sheet
  readonly spaces: readonly number[]
  readonly growth: number
}

const FONT = 9.5

function Numbers(props: NumbersProps): JSX.Element {
  const { sheet } = props
  const top = Math.min(...sheet.outline.map(({ y }) => y))
  return (
    <g class="space-numbers" style={{ 'font-size': `${FONT * props.growth}px` }}>
      <For each={props.spaces}>
        {(space) => (
          <text x={sheet.spaces[space]?.x} y={(sheet.spaces[space]?.y ?? 0) + top + 14}>
            {sheet.spaces[space]?.id}
          </text>
        )}
      </For>
    </g>
  )
}
