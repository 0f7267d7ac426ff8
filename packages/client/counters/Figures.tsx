import type { CounterFace } from '@sandtable/presentation'
import { Index, type JSX, Show } from 'solid-js'
import type { Level } from './level.ts'
import { type Look, SYMBOL_INK } from './look.ts'
import { armyColour } from './palette.ts'

/** A gun's shell, for the artillery value: no other number stands in one. */
const SHELL = 'M78 61V46Q79 38 86 35Q93 38 94 46V61Z'

/** Words and figures of a face at each level of detail. Drawn once: a new face makes new figures. */
export function Figures(props: {
  readonly face: CounterFace
  readonly look: Look
  readonly level: Level
}): JSX.Element {
  const { face, look, level } = props
  if (level === 'far') return <StepSquares face={face} ink={look.footInk} />
  if (level === 'mid')
    return (
      <>
        <Show when={face.yellow}>
          <rect x="21" y="61" width="24" height="33" rx="3" fill={YELLOW} />
        </Show>
        <Centred x={52} y={90} size={38} text={face.figures.slice(0, 2).join('-')} fill={look.footInk} />
        <Show when={face.entrenched}>
          <Breastwork y={58} />
        </Show>
      </>
    )
  return (
    <>
      <Centred x={51.5} y={31} size={12} text={face.size ?? ''} fill={look.ink} />
      <text x="12" y="21" font-size={face.id.length > 5 ? '15' : '19'} font-weight="600" fill={look.ink}>
        {face.id}
      </text>
      <Show when={face.tag}>
        {(tag) => <CorpsTag text={tag().text} colour={armyColour(face.nation, tag().army)} />}
      </Show>
      <Show when={face.artillery !== undefined}>
        <path d={SHELL} fill={SYMBOL_INK} />
        <Centred x={86} y={57.3} size={15} text={String(face.artillery)} fill="#fff" />
      </Show>
      <Show when={face.entrenched}>
        <Breastwork y={66} />
      </Show>
      <Strengths face={face} ink={look.footInk} />
    </>
  )
}

const YELLOW = '#f5cf3a'

/** Crenels over the figures: the unit lies in trenches. */
function Breastwork(props: { readonly y: number }): JSX.Element {
  return (
    <path
      d={`M16 ${props.y}v-7h12v4h9v-4h12v4h9v-4h12v4h9v-4h12v7z`}
      fill={SYMBOL_INK}
      stroke="#fffdf4"
      stroke-width="1.4"
    />
  )
}

interface CentredProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly text: string
  readonly fill: string
}

function Centred(props: CentredProps): JSX.Element {
  return (
    <text
      x={props.x}
      y={props.y}
      font-size={`${props.size}`}
      font-weight="700"
      text-anchor="middle"
      fill={props.fill}
    >
      {props.text}
    </text>
  )
}

function CorpsTag(props: { readonly text: string; readonly colour: string }): JSX.Element {
  const width = () => (props.text.length > 3 ? 34 : 28)
  return (
    <>
      <rect x={95 - width()} y="6" width={width()} height="17" rx="2" fill={props.colour} />
      <text x={95 - width() / 2} y="20" font-size="15.5" font-weight="600" text-anchor="middle" fill="#fff">
        {props.text}
      </text>
    </>
  )
}

const RINGS = {
  white: (ink: string) => ({ stroke: ink, 'stroke-width': '2.2' }),
  red: () => ({ stroke: '#c4302a', 'stroke-width': '4' }),
}

function Strengths(props: { readonly face: CounterFace; readonly ink: string }): JSX.Element {
  const { face, ink } = props
  const [first, ...rest] = face.figures
  if (face.ring === undefined) {
    const x = face.marks.acted === true ? 50 : 53
    return (
      <>
        <Show when={face.yellow}>
          <rect x={x - 23} y="68" width="20" height="27" rx="3" fill={YELLOW} />
        </Show>
        <Centred x={x} y={92} size={32} text={face.figures.join('-')} fill={ink} />
      </>
    )
  }
  return (
    <>
      <circle cx="25.5" cy="81.5" r="13" fill="#fffdf4" {...RINGS[face.ring](ink)} />
      <Centred x={25.5} y={91} size={27} text={String(first)} fill="#231e17" />
      <text x="41" y="92" font-size="32" font-weight="700" fill={ink}>
        {rest.map((figure) => `-${figure}`).join('')}
      </text>
    </>
  )
}

/** One square for each step; hollow if lost. */
function StepSquares(props: { readonly face: CounterFace; readonly ink: string }): JSX.Element {
  const count = props.face.fullSteps
  return (
    <Index each={Array.from({ length: count }, (_, at) => at < props.face.steps)}>
      {(isLeft, at) => (
        <rect
          x={55 - count * 11 + at * 22}
          y="73"
          width="16"
          height="14"
          fill={isLeft() ? props.ink : 'none'}
          stroke={props.ink}
          stroke-width="3"
        />
      )}
    </Index>
  )
}
