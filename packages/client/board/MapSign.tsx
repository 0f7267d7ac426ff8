import type { Sheet } from '@sandtable/presentation'
import { type JSX, Match, Switch } from 'solid-js'
import { BlankFigure } from '../counters/Figure.tsx'
import type { Table } from '../table/table.ts'
import { pointText } from './corners.ts'
import { Disc, NoEntry } from './Disc.tsx'

/** A sign of the map by itself, for legends. */
export type MapSignKind =
  | 'reachable'
  | 'aside'
  | 'crowded'
  | 'closed'
  | 'outside'
  | 'legal'
  | 'combat'
  | 'held'
  | 'aim'
  | 'selected'
  | 'hovered'
  | 'cursor'
  | 'way'
  | 'refused'
  | 'points'

const MIDDLE = { x: 0, y: 0 }
/** slanting lines across the hexagon */
const HATCH = 'M-17 2L-2 -18M-17 12L6 -17M-12 15L13 -13M-6 18L17 -9M2 19L17 1'

/** Lines whose class says how they are drawn on the map: the case, then the line. */
const LINES: Readonly<Partial<Record<MapSignKind, readonly [group: string, base: string]>>> = {
  legal: ['', 'glow'],
  outside: ['', 'outside'],
  reachable: ['', 'glow'],
  crowded: ['', 'glow'],
  combat: ['', 'target'],
  held: ['', 'held'],
  aim: ['ring aim', ''],
  selected: ['ring selected', ''],
  hovered: ['ring hover', ''],
  cursor: ['ring cursor', ''],
  refused: ['ring refused', ''],
}

interface MapSignProps {
  /** whose spaces have the shape */
  readonly table: Table
  readonly kind: MapSignKind
  /** in pixels */
  readonly size: number
  /** of the counter where one is shown */
  readonly nation: string
}

export function MapSign(props: MapSignProps): JSX.Element {
  return (
    <svg class="map-sign" width={props.size} height={props.size} viewBox="-24 -24 48 48" aria-hidden="true">
      <Outline kind={props.kind} space={spaceSign(props.table.presentation.sheet)} />
      <Inside kind={props.kind} nation={props.nation} />
    </svg>
  )
}

const REACH = 20

/** A space of the map as a sign, with its farthest corner so far off. */
function spaceSign({ outline }: Sheet): string {
  const scale = REACH / Math.max(...outline.map(({ x, y }) => Math.hypot(x, y)))
  return `M${outline.map(({ x, y }) => pointText({ x: x * scale, y: y * scale })).join('L')}Z`
}

function Outline(props: { readonly kind: MapSignKind; readonly space: string }): JSX.Element {
  const lines = () => LINES[props.kind] ?? ['', 'none']
  const name = (part: string) => (lines()[1] === '' ? part : `${lines()[1]}-${part}`)
  return (
    <g class={lines()[0]}>
      <path class={name('ground')} d={props.space} />
      <path class={name('case')} d={props.space} />
      <path class={name('line')} d={props.space} />
    </g>
  )
}

function Inside(props: { readonly kind: MapSignKind; readonly nation: string }): JSX.Element {
  return (
    <Switch>
      <Match when={props.kind === 'reachable'}>
        <Disc at={MIDDLE} text="3" kind="cost" />
      </Match>
      <Match when={props.kind === 'aside'}>
        <g transform="translate(-14 -13) scale(.32)">
          <BlankFigure nation={props.nation} />
        </g>
        <Disc at={{ x: -13, y: -11 }} text="3" kind="aside" />
      </Match>
      <Match when={props.kind === 'crowded'}>
        <path class="crowded-lines" d={HATCH} />
        <Disc at={MIDDLE} text="3" kind="crowded" />
      </Match>
      <Match when={props.kind === 'closed'}>
        <path class="closed-lines" d={HATCH} />
      </Match>
      <Match when={props.kind === 'way'}>
        <g class="ring way">
          <path class="case" d="M-22 5H6" />
          <path class="line" d="M-22 5H6" />
        </g>
        <Disc at={{ x: 6, y: 5 }} text="3" kind="end" />
      </Match>
      <Match when={props.kind === 'refused'}>
        <NoEntry at={MIDDLE} />
      </Match>
      <Match when={props.kind === 'points'}>
        <g class="label">
          <g class="tag" transform="translate(-22.4 -11.2) scale(1.6)">
            <rect width="28" height="14" rx="2" />
            <text x="14" y="11">
              10/2
            </text>
          </g>
        </g>
      </Match>
    </Switch>
  )
}
