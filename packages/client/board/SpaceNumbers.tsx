import type { Point, Sheet } from '@sandtable/presentation'
import { createMemo, For, type JSX } from 'solid-js'
import type { Table } from '../table/table.ts'
import type { Detail } from './create-detail.ts'
import { numbersThatMatter } from './space-numbers.ts'

interface SpaceNumbersProps {
  readonly table: Table
  readonly detail: Detail
}

/** Numbers of the spaces, as printed; from afar only those of spaces that matter now, and larger. */
export function SpaceNumbers(props: SpaceNumbersProps): JSX.Element {
  const { sheet } = props.table.presentation
  const { detail } = props
  const near = createMemo(() => spacesWhere(sheet, ({ x }) => detail.levelAt(x) === 'near'))
  const some = createMemo(() => {
    const level = detail.level()
    const { later, hovered } = props.table
    return level === 'near' ? [] : numbersThatMatter({ ...later, hovered }, level)
  })
  return (
    <>
      <Numbers sheet={sheet} spaces={near()} growth={1} />
      <Numbers sheet={sheet} spaces={some()} growth={Math.max(1, 1 / detail.scale())} />
    </>
  )
}

const spacesWhere = ({ spaces }: Sheet, isIt: (space: Point) => boolean): number[] =>
  spaces.flatMap((space, index) => (isIt(space) ? [index] : []))

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
