import type { CounterMarks, MarkKind } from '@sandtable/presentation'
import type { JSX } from 'solid-js'
import { CountTab } from './CountTab.tsx'
import { Marks } from './Marks.tsx'

/** An example of each mark, and the part of the counter's box it takes. */
const EXAMPLES: Readonly<Record<MarkKind, { readonly marks: CounterMarks; readonly box: string }>> = {
  acted: { marks: { acted: true }, box: '44 44 56 56' },
  ce: { marks: { ce: 1 }, box: '-15 33 35 32' },
  release: { marks: { release: 4 }, box: '-14 69 28 30' },
  supplyLow: { marks: { supply: 'low' }, box: '82 -11 29 28' },
  supplyOut: { marks: { supply: 'out' }, box: '82 -11 29 28' },
  disrupted: { marks: { disrupted: true }, box: '-10 -10 30 30' },
  active: { marks: { active: true }, box: '34 -16 31 31' },
  hits: { marks: { hits: 1 }, box: '73 -9 38 38' },
}

/** One mark without its counter, for legends. */
export function MarkSign(props: { readonly kind: MarkKind; readonly size: number }): JSX.Element {
  return (
    <svg
      class="mark-sign"
      width={props.size}
      height={props.size}
      viewBox={EXAMPLES[props.kind].box}
      font-family="var(--counter)"
      aria-hidden="true"
    >
      <Marks marks={EXAMPLES[props.kind].marks} />
    </svg>
  )
}

/** The number on a stack without the stack. */
export function CountSign(props: { readonly size: number }): JSX.Element {
  return (
    <svg class="mark-sign" width={props.size} height={props.size} viewBox="-14 -19 33 33" aria-hidden="true">
      <g class="count">
        <CountTab count={2} />
      </g>
    </svg>
  )
}

export const marksOf = (kind: MarkKind): CounterMarks => EXAMPLES[kind].marks
