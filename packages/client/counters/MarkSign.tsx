import type { JSX } from 'solid-js'
import type { CounterMarks } from '../table/models.ts'
import { Marks } from './Marks.tsx'

export type MarkKind = 'acted' | 'ce' | 'release' | 'supplyLow' | 'supplyOut'

/** An example of each mark, and the part of the counter's box it takes. */
const EXAMPLES: Readonly<Record<MarkKind, { readonly marks: CounterMarks; readonly box: string }>> = {
  acted: { marks: { acted: true }, box: '44 44 56 56' },
  ce: { marks: { ce: 1 }, box: '-15 33 35 32' },
  release: { marks: { release: 4 }, box: '-14 70 28 28' },
  supplyLow: { marks: { supply: 'low' }, box: '82 -11 29 28' },
  supplyOut: { marks: { supply: 'out' }, box: '82 -11 29 28' },
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

export const marksOf = (kind: MarkKind): CounterMarks => EXAMPLES[kind].marks
