import type { CounterFace } from '@sandtable/presentation'
import { type JSX, Show } from 'solid-js'
import { CountTab } from '../counters/CountTab.tsx'
import { BlankFigure, Figure } from '../counters/Figure.tsx'

/** A stack as it lies on the map: one's own with its number, the enemy's without. */
export function StackSign(props: { readonly face: CounterFace; readonly count?: number }): JSX.Element {
  return (
    <svg width="50" height="50" viewBox="-6 -20 126 126" aria-hidden="true">
      <g transform="translate(14 -14)">
        <BlankFigure nation={props.face.nation} />
      </g>
      <Figure face={props.face} level="near" />
      <Show when={props.count}>
        {(count) => (
          <g class="count" transform="translate(100 0)">
            <CountTab count={count()} />
          </g>
        )}
      </Show>
    </svg>
  )
}
