import type { CounterFace } from '@sandtable/presentation'
import type { JSX } from 'solid-js'
import type { Field } from './level.ts'
import { SYMBOL_INK } from './look.ts'
import { intoField, isSilhouette, outlineOf, type Silhouette } from './silhouettes.ts'

type Arm = Exclude<CounterFace['symbol'], Silhouette>

const SALTIRE = ({ x, y, width, height }: Field) =>
  `M${x} ${y}L${x + width} ${y + height}M${x} ${y + height}L${x + width} ${y}`

/** Lines inside the frame, as NATO symbols have them. */
const LINES: Readonly<Record<Arm, (field: Field) => string>> = {
  infantry: SALTIRE,
  mountain: SALTIRE,
  cavalry: ({ x, y, width, height }) => `M${x} ${y + height}L${x + width} ${y}`,
  artillery: () => '',
  'siege-artillery': ({ x, y, width, height }) => `M${x} ${y + height * 0.74}H${x + width}`,
  hq: ({ x, y, height }) => `M${x} ${y + height}V${y + height * 1.2}`,
  fort: () => '',
}

const crenels = ({ x, y, width, height }: Field): string => {
  const [step, drop, top] = [width * 0.16, height * 0.18, y + height * 0.1]
  return (
    `M${x + width * 0.1} ${y + height}V${top}h${step}v${drop}h${step}V${top}h${step}v${drop}h${step}` +
    `V${top}h${step}V${y + height}Z`
  )
}

interface SymbolProps<S> {
  readonly arm: S
  readonly field: Field
  readonly ground: string
  readonly ink: string
}

/** The arm in its frame, or an outline in the ink of the counter. Drawn once: a new face makes a new symbol. */
export function ArmSymbol(
  props: SymbolProps<CounterFace['symbol']> & { readonly outlineInk: string },
): JSX.Element {
  const { arm, field, ground, ink, outlineInk } = props
  if (!isSilhouette(arm)) return <FramedArm arm={arm} field={field} ground={ground} ink={ink} />
  return <path d={outlineOf(arm)} transform={intoField(field)} fill={outlineInk} fill-rule="nonzero" />
}

function FramedArm({ arm, field, ground, ink }: SymbolProps<Arm>): JSX.Element {
  const { x, y, width, height, line } = field
  if (arm === 'fort') return <path d={crenels(field)} fill={ground} stroke={SYMBOL_INK} stroke-width={line} />
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={ground} stroke={SYMBOL_INK} stroke-width={line} />
      <path d={LINES[arm](field)} fill="none" stroke={ink} stroke-width={line * 0.9} />
      {inside(arm, field, ink)}
    </>
  )
}

function inside(arm: Arm, { x, y, width, height }: Field, ink: string): JSX.Element {
  const middle = x + width / 2
  if (arm === 'artillery' || arm === 'siege-artillery')
    return (
      <circle cx={middle} cy={y + height * (arm === 'artillery' ? 0.5 : 0.38)} r={height * 0.17} fill={ink} />
    )
  if (arm === 'mountain') {
    const peak = `M${middle - width * 0.17} ${y + height}L${middle} ${y + height * 0.62}L${middle + width * 0.17} ${y + height}Z`
    return <path d={peak} fill={ink} />
  }
  if (arm !== 'hq') return undefined
  return (
    <text
      x={middle}
      y={y + height * 0.76}
      font-size={`${height * 0.72}`}
      font-weight="700"
      text-anchor="middle"
      fill={ink}
    >
      HQ
    </text>
  )
}
