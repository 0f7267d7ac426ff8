import '../style/badges.css'
import type { Badge } from '@sandtable/presentation'
import { For, Index, type JSX, Show } from 'solid-js'
import { paletteOf } from '../counters/palette.ts'
import { BADGE, type PlacedBadge } from './badge-layout.ts'
import type { Badges as Model } from './create-badges.ts'
import { textWidth } from './text-width.ts'

/** One badge for each sector, as large on the screen at any scale, with a line to the middle of its spaces. */
export function Badges(props: { readonly badges: Model }): JSX.Element {
  const sized = () => `scale(${1 / props.badges.scale()})`
  return (
    <g class="badges" transform={sized()}>
      <For each={props.badges.placed()}>{(placed) => <Lead placed={placed} />}</For>
      <For each={props.badges.placed()}>{(placed) => <BadgeFigure placed={placed} />}</For>
    </g>
  )
}

interface Placed {
  readonly placed: PlacedBadge
}

function Lead(props: Placed): JSX.Element {
  const { anchor, rect } = props.placed
  const end = { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  return (
    <>
      <line class="badge-lead" x1={anchor.x} y1={anchor.y} x2={end.x} y2={end.y} />
      <circle class="badge-ring" cx={anchor.x} cy={anchor.y} r="3" />
    </>
  )
}

const STRIPE = 5.5

function BadgeFigure(props: Placed): JSX.Element {
  const { badge, rect } = props.placed
  const { fill, ink, edge, stripe } = paletteOf(badge.nation)
  const height = BADGE.height / stripe.length
  return (
    <g transform={`translate(${rect.x} ${rect.y})`} style={{ '--badge-ink': ink }}>
      <rect class="badge-body" width={BADGE.width} height={BADGE.height} rx="3" fill={fill} stroke={edge} />
      <Index each={stripe}>
        {(colour, at) => <rect y={at * height} width={STRIPE} height={height} fill={colour()} />}
      </Index>
      <text class="badge-count" x="20" y="24">
        {badge.count}
      </text>
      <text class="badge-title" x="33" y="13">
        {shortened(badge.title)}
      </text>
      <Mode badge={badge} />
      <Strength badge={badge} />
      <Signs badge={badge} />
    </g>
  )
}

/** as much of the title as has room beside the number, with letters of this size */
const ROOM = 66
const LETTERS = 11

function shortened(title: string): string {
  if (textWidth(title, LETTERS) <= ROOM) return title
  const letters = Array.from(title)
  while (textWidth(letters.join(''), LETTERS) > ROOM - LETTERS / 2) letters.pop()
  return `${letters.join('')}…`
}

const CRENELS = 'M33 26V20H37V24H41V20H45V24H49V20H53V26'
const ARROW = 'M33 23H50M46 19.5L51 23L46 26.5'

function Mode(props: { readonly badge: Badge }): JSX.Element {
  return (
    <Show when={props.badge.mode}>
      {(mode) => <path class="badge-mode" d={mode() === 'entrenched' ? CRENELS : ARROW} />}
    </Show>
  )
}

const BAR = { x: 60, y: 19, width: 36, height: 7 }

function Strength(props: { readonly badge: Badge }): JSX.Element {
  return (
    <Show when={props.badge.strength}>
      {(strength) => (
        <>
          <rect class="badge-bar" {...BAR} />
          <rect
            class="badge-mean"
            {...BAR}
            width={BAR.width * Math.min(1, strength().mean / Math.max(1, strength().of))}
          />
        </>
      )}
    </Show>
  )
}

const STAR = 'M0 -5L1.5 -1.6L5 -1.6L2.2 .7L3.2 4.2L0 2.1L-3.2 4.2L-2.2 .7L-5 -1.6L-1.5 -1.6Z'

/** On the edge: a leader, supply, and what may still move. */
function Signs(props: { readonly badge: Badge }): JSX.Element {
  const { width, height } = BADGE
  return (
    <>
      <Show when={props.badge.hasLeader}>
        <g transform={`translate(10 ${height})`}>
          <circle class="badge-disc" r="7" />
          <path class="badge-star" d={STAR} />
        </g>
      </Show>
      <Show when={props.badge.supply}>
        {(supply) => (
          <path
            class={`badge-supply ${supply()}`}
            transform={`translate(${width - 4} 2)`}
            d="M0 -9L9 7H-9Z"
          />
        )}
      </Show>
      <Show when={props.badge.isFresh}>
        <circle class="badge-fresh" cx={width - 3} cy={height - 2} r="4" />
      </Show>
    </>
  )
}
