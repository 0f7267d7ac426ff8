import { For, type JSX } from 'solid-js'
import { paletteOf } from './palette.ts'

const [LOW, MIDDLE, HIGH] = [6, 11, 16]
const CORNERS = [
  [LOW, LOW],
  [HIGH, HIGH],
] as const
const OTHERS = [
  [HIGH, LOW],
  [LOW, HIGH],
] as const
const SIDES = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
] as const
const CENTRE = [[MIDDLE, MIDDLE]] as const

/** Where the pips of each face lie. */
export const pipsOf = (face: number): readonly (readonly [number, number])[] => [
  ...(face % 2 === 1 ? CENTRE : []),
  ...(face > 1 ? CORNERS : []),
  ...(face > 3 ? OTHERS : []),
  ...(face === 6 ? SIDES : []),
]

export interface DieProps {
  readonly face: number
  /** whose die: its colour; without, plain paper */
  readonly nation?: string | undefined
  /** 22, in lines 18, as a result 34 */
  readonly size?: number
}

export function Die(props: DieProps): JSX.Element {
  const colours = () =>
    props.nation === undefined
      ? { fill: '#fffdf5', edge: '#4b4133', ink: '#231e17' }
      : paletteOf(props.nation)
  const side = () => `${props.size ?? 22}px`
  return (
    <svg
      class="die"
      style={{ width: side(), height: side() }}
      viewBox="0 0 22 22"
      role="img"
      aria-label={String(props.face)}
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
