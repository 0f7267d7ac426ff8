import type { CounterFace } from '@sandtable/presentation'
import { type JSX, Show } from 'solid-js'
import { Figure } from './Figure.tsx'
import { levelOf } from './level.ts'
import { Ring, type RingKind } from './Ring.tsx'

export interface CounterPictureProps {
  readonly face: CounterFace
  /** of the counter itself, in pixels; its marks hang over by an eighth on each side */
  readonly size: number
  readonly ring?: RingKind | undefined
  /** for screen readers, where no words stand beside it */
  readonly name?: string
}

/** One counter as a picture of its own: inspector, lists, odds. */
export function CounterPicture(props: CounterPictureProps): JSX.Element {
  const side = () => props.size * 1.24
  return (
    <svg
      class="counter"
      width={side()}
      height={side()}
      viewBox="-12 -14 124 124"
      style={{ overflow: 'visible' }}
      {...(props.name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': props.name })}
    >
      <Show when={props.ring} keyed>
        {(kind) => <Ring kind={kind} />}
      </Show>
      <Show when={props.face} keyed>
        {(face) => <Figure face={face} level={levelOf(props.size)} />}
      </Show>
    </svg>
  )
}
