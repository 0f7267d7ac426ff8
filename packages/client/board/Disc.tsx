import type { Point } from '@sandtable/presentation'
import type { JSX } from 'solid-js'
import { DISC_DROP } from './digits.ts'

interface DiscProps {
  readonly at: Point
  readonly text: string | number
  /** `cost` in a legal space, `aside` where a counter stands, `crowded` where it is too full to stay, `step` on the way, `end` where it ends, `later` in another turn */
  readonly kind: DiscKind
}

export type DiscKind = 'cost' | 'aside' | 'crowded' | 'step' | 'end' | 'later'

/** half the height of the tag */
const RADIUS = { cost: 11, aside: 9.5, crowded: 9.5, step: 11, end: 15, later: 11 }
export const DISC_TEXT = { cost: 17, aside: 15, crowded: 15, step: 16, end: 21, later: 16 }

/** A signpost: no other number on the map has its shape. */
function signpost(half: number): string {
  const [left, right] = [half * 1.05, half * 0.75]
  const [width, tip] = [left + right, half * 0.75]
  return `m${-left} ${-half}h${width}l${tip} ${half}l${-tip} ${half}h${-width}z`
}

/** The tag around a point, as a piece of a path. */
export const DISC_SHAPE: Readonly<Record<DiscKind, string>> = {
  cost: signpost(RADIUS.cost),
  aside: signpost(RADIUS.aside),
  crowded: signpost(RADIUS.crowded),
  step: signpost(RADIUS.step),
  end: signpost(RADIUS.end),
  later: signpost(RADIUS.later),
}

/** A cost in a space. */
export function Disc(props: DiscProps): JSX.Element {
  return (
    <g class={`disc ${props.kind}`} transform={`translate(${props.at.x} ${props.at.y})`}>
      <path d={`M0 0${DISC_SHAPE[props.kind]}`} />
      <text y={DISC_TEXT[props.kind] * DISC_DROP} font-size={`${DISC_TEXT[props.kind]}`}>
        {props.text}
      </text>
    </g>
  )
}

export function NoEntry(props: { readonly at: Point }): JSX.Element {
  return (
    <g class="no-entry" transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle class="ground" r="14" />
      <path d="M-5.6 5.6L5.6 -5.6" />
      <circle r="8" />
    </g>
  )
}
