import { createMemo, type JSX, Show } from 'solid-js'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { waitsUnnamed } from './box-order.ts'
import { Icon } from './Icon.tsx'

interface OffMapButtonProps {
  readonly table: Table
  readonly class?: string
  readonly onBoxes: () => void
}

/** The way to units off the map that can be chosen now, where no button names them all. */
export function OffMapButton(props: OffMapButtonProps): JSX.Element {
  const { presentation } = props.table
  const isNeeded = createMemo(() =>
    waitsUnnamed(props.table.later, (verb) => presentation.placeOf(verb) === 'unit'),
  )
  return (
    <Show when={isNeeded()}>
      <button type="button" class={`btn act ${props.class ?? ''}`} onClick={() => props.onBoxes()}>
        <Icon name="layers" />
        <span>{wordsOf(props.table.language()).boxes.choose}</span>
      </button>
    </Show>
  )
}
