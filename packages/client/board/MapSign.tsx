import { type JSX, Match, Switch } from 'solid-js'
import { BlankFigure } from '../counters/Figure.tsx'
import { Disc, NoEntry } from './Disc.tsx'

/** A sign of the map by itself, for legends. */
export type MapSignKind =
  | 'reachable'
  | 'aside'
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

const HEX = 'M0 -20L17.3 -10V10L0 20L-17.3 10V-10Z'
const MIDDLE = { x: 0, y: 0 }

/** Lines whose class says how they are drawn on the map: the case, then the line. */
const LINES: Readonly<Partial<Record<MapSignKind, readonly [group: string, base: string]>>> = {
  legal: ['', 'glow'],
  reachable: ['', 'glow'],
  combat: ['', 'target'],
  held: ['', 'held'],
  aim: ['ring aim', ''],
  selected: ['ring selected', ''],
  hovered: ['ring hover', ''],
  cursor: ['ring cursor', ''],
  refused: ['ring refused', ''],
}

interface MapSignProps {
  readonly kind: MapSignKind
  /** in pixels */
  readonly size: number
  /** of the counter where one is shown */
  readonly nation: string
}

export function MapSign(props: MapSignProps): JSX.Element {
  return (
    <svg class="map-sign" width={props.size} height={props.size} viewBox="-24 -24 48 48" aria-hidden="true">
      <Outline kind={props.kind} />
      <Inside kind={props.kind} nation={props.nation} />
    </svg>
  )
}

function Outline(props: { readonly kind: MapSignKind }): JSX.Element {
  const lines = () => LINES[props.kind] ?? ['', 'none']
  const name = (part: string) => (lines()[1] === '' ? part : `${lines()[1]}-${part}`)
  return (
    <g class={lines()[0]}>
      <path class={name('ground')} d={HEX} />
      <path class={name('case')} d={HEX} />
      <path class={name('line')} d={HEX} />
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
