import type { JSX } from 'solid-js'
import type { Point } from '../table/models.ts'

interface DiscProps {
  readonly at: Point
  readonly text: string | number
  /** `cost` in a legal space, `aside` where a counter stands, `step` on the way, `end` where it ends */
  readonly kind: 'cost' | 'aside' | 'step' | 'end'
}

const RADIUS = { cost: 12, aside: 9.5, step: 12, end: 16 }
const TEXT = { cost: 17, aside: 15, step: 16, end: 21 }

/** A number in a space. */
export function Disc(props: DiscProps): JSX.Element {
  return (
    <g class={`disc ${props.kind}`} transform={`translate(${props.at.x} ${props.at.y})`}>
      <circle r={RADIUS[props.kind]} />
      <text y={TEXT[props.kind] * 0.35} font-size={`${TEXT[props.kind]}`}>
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
