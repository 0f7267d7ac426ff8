import { type JSX, Show } from 'solid-js'
import type { CounterMarks } from '../table/models.ts'

const YELLOW = '#f4c542'
const RED = '#98281f'
const INK = '#231e17'

/** Marks hang on the counter's edge and never cover its figures. */
export function Marks(props: { readonly marks: CounterMarks }): JSX.Element {
  const { marks } = props
  return (
    <>
      <Show when={marks.acted}>
        <Acted />
      </Show>
      <Show when={marks.ce}>{(lost) => <EffectivenessTag lost={lost()} />}</Show>
      <Show when={marks.release}>{(turn) => <ReleaseDisc turn={turn()} />}</Show>
      <Show when={marks.supply}>{(supply) => <SupplyTriangle supply={supply()} />}</Show>
    </>
  )
}

function Acted(): JSX.Element {
  return (
    <>
      <rect x="1" y="1" width="97" height="97" rx="7" fill="#8d8678" fill-opacity=".42" />
      <path d="M98 75V91a7 7 0 0 1-7 7H75Z" fill={INK} />
      <path d="M85.5 91.5l3 3 6-7.5" fill="none" stroke="#f6f1e4" stroke-width="2.6" />
    </>
  )
}

function EffectivenessTag(props: { readonly lost: number }): JSX.Element {
  const isFirst = () => props.lost === 1
  return (
    <>
      <rect
        x="-13"
        y="38"
        width="31"
        height="22"
        rx="11"
        fill={isFirst() ? YELLOW : RED}
        stroke="#fff"
        stroke-width="2"
      />
      <text
        x="2"
        y="55.5"
        font-size="19"
        font-weight="700"
        text-anchor="middle"
        fill={isFirst() ? INK : '#fff'}
      >
        {`−${props.lost}`}
      </text>
    </>
  )
}

function ReleaseDisc(props: { readonly turn: number }): JSX.Element {
  return (
    <>
      <circle cx="0" cy="84" r="11" fill="#fffdf4" stroke={RED} stroke-width="2.6" />
      <text x="0" y="90" font-size="16.5" font-weight="700" text-anchor="middle" fill={RED}>
        {props.turn}
      </text>
    </>
  )
}

function SupplyTriangle(props: { readonly supply: 'low' | 'out' }): JSX.Element {
  const isLow = () => props.supply === 'low'
  return (
    <g transform="translate(84 -9)">
      <path
        d="M12 0L25 23H-1Z"
        fill={isLow() ? YELLOW : RED}
        stroke="#fff"
        stroke-width="2"
        stroke-linejoin="round"
      />
      <path
        d={isLow() ? 'M12 8v7M12 17.5v2.5' : 'M8 10.5l8 9M16 10.5l-8 9'}
        stroke={isLow() ? INK : '#fff'}
        stroke-width="3"
      />
    </g>
  )
}
