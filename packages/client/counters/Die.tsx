import { For, type JSX } from 'solid-js'
import { paletteOf } from './palette.ts'
import { pipsOf } from './pips.ts'

export interface DieProps {
  readonly face: number
  /** whose die: its colour; without, plain paper */
  readonly nation?: string | undefined
  /** 22 pixels, in lines 18, as a result 34 */
  readonly size?: number
}

const PAPER = { fill: '#fffdf5', edge: '#4b4133', ink: '#231e17' }

/** A die as it fell. */
export function Die(props: DieProps): JSX.Element {
  const colours = () => (props.nation === undefined ? PAPER : paletteOf(props.nation))
  const side = () => `${props.size ?? 22}px`
  return (
    <svg
      class="die"
      viewBox="0 0 22 22"
      role="img"
      aria-label={String(props.face)}
      style={{ width: side(), height: side() }}
    >
      <rect
        x=".75"
        y=".75"
        width="20.5"
        height="20.5"
        rx="4"
        stroke-width="1.3"
        style={{ fill: colours().fill, stroke: colours().edge }}
      />
      <For each={pipsOf(props.face)}>
        {([x, y]) => <circle cx={x} cy={y} r="2.1" style={{ fill: colours().ink }} />}
      </For>
    </svg>
  )
}
