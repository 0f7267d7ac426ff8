import { For, type JSX } from 'solid-js'

/** What may be done with a counter, or what the player does with it. */
export type RingKind = 'can' | 'hover' | 'held' | 'foe' | 'target' | 'focus'

interface Stroke {
  readonly inset: number
  readonly round: number
  readonly colour: string
  readonly width: number
  readonly dashes?: string
}

const WHITE = '#fffdf4'
const BLUE = '#1c4e80'
const RED = '#98281f'
const CASE = '#231e17'

/** Always cased light and dark, so that a ring shows on any ground. */
const STROKES: Readonly<Record<RingKind, readonly Stroke[]>> = {
  can: [
    { inset: -4.5, round: 11, colour: WHITE, width: 5 },
    { inset: -7.5, round: 13, colour: BLUE, width: 2.5 },
  ],
  hover: [
    { inset: -5, round: 11, colour: WHITE, width: 6 },
    { inset: -8.5, round: 13, colour: BLUE, width: 4 },
  ],
  held: [
    { inset: -6, round: 12, colour: CASE, width: 10 },
    { inset: -6, round: 12, colour: '#ffc72e', width: 6.5 },
  ],
  foe: [
    { inset: -4.5, round: 11, colour: WHITE, width: 5 },
    { inset: -7.5, round: 13, colour: RED, width: 6 },
  ],
  target: [
    { inset: -6, round: 12, colour: '#fff', width: 10 },
    { inset: -6, round: 12, colour: RED, width: 6.5 },
  ],
  focus: [{ inset: -8, round: 13, colour: CASE, width: 3, dashes: '7 5' }],
}

/** Around a counter's box of 100 × 100. */
export function Ring(props: { readonly kind: RingKind }): JSX.Element {
  return (
    <For each={STROKES[props.kind]}>
      {({ inset, round, colour, width, dashes }) => (
        <rect
          x={inset}
          y={inset}
          width={99 - 2 * inset}
          height={99 - 2 * inset}
          rx={round}
          fill="none"
          stroke={colour}
          stroke-width={width}
          stroke-dasharray={dashes}
        />
      )}
    </For>
  )
}

/** The rings once, for a picture with many counters: each of them only says which one it shows. */
export function RingDefs(): JSX.Element {
  const kinds = Object.keys(STROKES) as RingKind[]
  return (
    <defs>
      <For each={kinds}>
        {(kind) => (
          <g id={`ring-${kind}`}>
            <Ring kind={kind} />
          </g>
        )}
      </For>
    </defs>
  )
}

export function RingLink(props: { readonly kind: RingKind | undefined }): JSX.Element {
  return <use href={props.kind && `#ring-${props.kind}`} />
}
