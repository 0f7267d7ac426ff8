import type { CounterFace } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { ArmSymbol } from './ArmSymbol.tsx'
import { Figures } from './Figures.tsx'
import { FIELDS, type Level } from './level.ts'
import { type Look, lookOf } from './look.ts'
import { Marks } from './Marks.tsx'
import { paletteOf } from './palette.ts'
import { stripePaths } from './stripe.ts'

/** A counter in its box of 100 × 100, without a ring. Drawn once: a new face makes a new figure. */
export function Figure(props: { readonly face: CounterFace; readonly level: Level }): JSX.Element {
  const { face, level } = props
  const look = lookOf(face)
  return (
    <g font-family="var(--counter)">
      <rect x="3" y="4.5" width="97" height="97" rx="8" fill="#1b140a" fill-opacity=".34" />
      <Body look={look} level={level} />
      <ArmSymbol
        arm={face.symbol}
        field={FIELDS[level]}
        ground={look.field}
        ink={look.symbolInk}
        outlineInk={look.palette.ink}
      />
      <Figures face={face} look={look} level={level} />
      <rect class="lamp" width="99" height="99" rx="8" fill="none" />
      <Marks marks={face.marks} />
    </g>
  )
}

const FOOT = 'M2 50H97V91a6 6 0 0 1-6 6H8a6 6 0 0 1-6-6Z'

function Body(props: { readonly look: Look; readonly level: Level }): JSX.Element {
  const { palette, body, band, foot } = props.look
  const isNear = props.level === 'near'
  return (
    <>
      <rect x="1" y="1" width="97" height="97" rx="7" fill={body} stroke={palette.edge} stroke-width="2" />
      <Show when={band}>
        <rect x="2" y={isNear ? 27 : 12} width="95" height={isNear ? 38 : 48} fill={band} />
      </Show>
      <Show when={foot}>
        <path d={FOOT} fill={foot} />
      </Show>
      <For each={stripePaths(palette.stripe)}>{({ fill, d }) => <path d={d} fill={fill} />}</For>
      <path d="M7.5 1V98" stroke={palette.edge} stroke-width="1" />
      <rect
        x="2.6"
        y="2.6"
        width="93.8"
        height="93.8"
        rx="5.6"
        fill="none"
        stroke="#fff"
        stroke-opacity=".28"
        stroke-width="1.4"
      />
    </>
  )
}

/** A counter of which nothing but the body shows: what lies beneath in a stack. */
export function BlankFigure(props: { readonly nation: string }): JSX.Element {
  const palette = () => paletteOf(props.nation)
  return (
    <rect
      x="1"
      y="1"
      width="97"
      height="97"
      rx="7"
      fill={palette().fill}
      stroke={palette().edge}
      stroke-width="3"
    />
  )
}
