import { createMemo, type JSX } from 'solid-js'
import { DISC_SHAPE, DISC_TEXT, type DiscKind } from './Disc.tsx'
import { type DiscNumber, digitsOf, near } from './digits.ts'

interface DiscsProps {
  readonly kind: DiscKind
  readonly numbers: readonly DiscNumber[]
}

/** Costs of one kind: one path and one text, however many they are and however often they change. */
export function Discs(props: DiscsProps): JSX.Element {
  const numbers = createMemo(() => props.numbers)
  const shapes = () => numbers().map(({ x, y }) => `M${near(x)} ${near(y)}${DISC_SHAPE[props.kind]}`)
  const digits = createMemo(() => digitsOf(numbers(), DISC_TEXT[props.kind]))
  return (
    <g class={`disc ${props.kind}`}>
      <path d={shapes().join('')} />
      <text font-size={`${DISC_TEXT[props.kind]}`} x={digits().x} y={digits().y}>
        {digits().text}
      </text>
    </g>
  )
}
