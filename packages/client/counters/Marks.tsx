import type { CounterMarks } from '@sandtable/presentation'
import { type JSX, Show } from 'solid-js'

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
      <Show when={marks.ce} keyed>
        {(lost) => <EffectivenessTag lost={lost} />}
      </Show>
      <Show when={marks.release} keyed>
        {(turn) => <ReleaseLeaf turn={turn} />}
      </Show>
      <Show when={marks.supply} keyed>
        {(supply) => <SupplyTriangle supply={supply} />}
      </Show>
      <Show when={marks.disrupted}>
        <Disrupted />
      </Show>
      <Show when={marks.active}>
        <Activated />
      </Show>
      <Show when={marks.lost}>
        <Lost />
      </Show>
      <Show when={marks.hits} keyed>
        {(hits) => <Hits hits={hits} />}
      </Show>
    </>
  )
}

/** Struck out: it is gone. */
function Lost(): JSX.Element {
  return (
    <>
      <rect x="1" y="1" width="97" height="97" rx="7" fill="#231e17" fill-opacity=".5" />
      <path d="M14 14L85 85M85 14L14 85" fill="none" stroke="#fff" stroke-width="17" stroke-linecap="round" />
      <path d="M14 14L85 85M85 14L14 85" fill="none" stroke={RED} stroke-width="11" stroke-linecap="round" />
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

/** A leaf of a calendar: the turn from which it may move. */
function ReleaseLeaf(props: { readonly turn: number }): JSX.Element {
  return (
    <>
      <rect x="-11" y="74" width="22" height="22" rx="2" fill="#fffdf4" stroke={RED} stroke-width="2.4" />
      <path d="M-11 78.5H11M-5.5 71V77M5.5 71V77" stroke={RED} stroke-width="3" />
      <text x="0" y="93.5" font-size="15.5" font-weight="700" text-anchor="middle" fill={RED}>
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

/** Two broken lines. */
function Disrupted(): JSX.Element {
  return (
    <>
      <rect x="-8" y="-8" width="26" height="26" rx="2" fill="#fffdf4" stroke={RED} stroke-width="2.4" />
      <path
        d="M-4.5 3l4.5-5 5 5 5-5 4.5 5M-4.5 12l4.5-5 5 5 5-5 4.5 5"
        fill="none"
        stroke={RED}
        stroke-width="2.6"
        stroke-linejoin="round"
      />
    </>
  )
}

function Activated(): JSX.Element {
  return (
    <>
      <path d="M37-13H62V2Q60 10 49.5 14Q39 10 37 2Z" fill="#1c4e80" stroke="#fff" stroke-width="2.4" />
      <path d="M43-4l6.5 7 6.5-7" fill="none" stroke="#fff" stroke-width="3.4" />
    </>
  )
}

/** A cross, or their number. */
function Hits(props: { readonly hits: number }): JSX.Element {
  return (
    <>
      <circle cx="92" cy="10" r="17" fill={RED} stroke="#fff" stroke-width="2.6" />
      <Show
        when={props.hits > 1}
        fallback={<path d="M85.5 3.5l13 13M98.5 3.5l-13 13" stroke="#fff" stroke-width="4.4" />}
      >
        <text x="92" y="18.5" font-size="25" font-weight="700" text-anchor="middle" fill="#fff">
          {props.hits}
        </text>
      </Show>
    </>
  )
}
