import type { CounterFace, Sheet } from '@sandtable/presentation'
import {
  type Accessor,
  createComputed,
  createEffect,
  createMemo,
  createSelector,
  createSignal,
  For,
  Index,
  type JSX,
  on,
  Show,
  type Signal,
  untrack,
} from 'solid-js'
import { CountTab } from '../counters/CountTab.tsx'
import { BlankFigure, Figure } from '../counters/Figure.tsx'
import type { Level } from '../counters/level.ts'
import { type RingKind, RingLink } from '../counters/Ring.tsx'
import { unveiled } from '../counters/unveiled.ts'
import type { Table } from '../table/table.ts'
import type { Rect } from './camera.ts'
import type { Detail } from './create-detail.ts'
import { prefersStill } from './motion.ts'
import { reachesInto } from './nearby.ts'
import { countedPieces, type Drawn, type Piece, piecesOf, sameDrawn, samePiece } from './pieces.ts'
import { ringsOf } from './rings.ts'

/** All counters. Each is keyed by its unit: a change of one touches that one only. */
export function Pieces(props: { readonly table: Table; readonly detail: Detail }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const pieces = createMemo(() => piecesOf(sheet, table.stacks()))
  const units = createMemo(() => pieces().map(({ unit }) => unit))
  const byUnit = createMemo(() => new Map(pieces().map((piece) => [piece.unit, piece])))
  const pieceOf = createKeyed(byUnit)
  const ringAround = createKeyed(createMemo(() => ringsOf(table)))
  const isLegal = createSelector<ReadonlySet<number>, number>(
    () => table.glow().units,
    (unit, legal) => legal.has(unit),
  )
  const near = createMemo(() => {
    const part = props.detail.drawn()
    return new Set(pieces().flatMap((piece) => (isNear(part, piece) ? [piece.unit] : [])))
  })
  const isDrawn = createSelector<ReadonlySet<number>, number>(near, (unit, units) => units.has(unit))
  return (
    <g class="pieces">
      <For each={units()}>
        {(unit) => {
          const first = byUnit().get(unit)
          if (!first) return undefined
          const piece = createMemo((last: Piece) => pieceOf(unit) ?? last, first, { equals: samePiece })
          return (
            <PieceFigure
              piece={piece}
              sheet={sheet}
              level={props.detail.levelAt(piece().x, piece().size)}
              legal={{ has: isLegal }}
              ring={ringAround(unit)}
              isDrawn={isDrawn(unit)}
            />
          )
        }}
      </For>
    </g>
  )
}

/** counters in a stack, and the signs on them, stand out a little */
const isNear = (part: Rect, { x, y, size }: Piece): boolean =>
  reachesInto(part, { x: x - size, y: y - size }, 3 * size)

/** One signal for each key of a table: when it is worked out anew, only those are touched whose value has changed. */
function createKeyed<K, V>(table: Accessor<ReadonlyMap<K, V>>): (key: K) => V | undefined {
  const signals = new Map<K, Signal<V | undefined>>()
  let before: ReadonlyMap<K, V> = new Map()
  createComputed(() => {
    const now = table()
    for (const [key, [, setValue]] of signals) {
      const value = now.get(key)
      if (value !== before.get(key)) setValue(() => value)
    }
    before = now
  })
  return (key) => {
    const signal = signals.get(key) ?? createSignal(untrack(table).get(key))
    signals.set(key, signal)
    return signal[0]()
  }
}

interface PieceFigureProps {
  readonly piece: Accessor<Piece>
  readonly sheet: Sheet
  readonly level: Level
  readonly legal: Pick<ReadonlySet<number>, 'has'>
  readonly ring: RingKind | undefined
  /** it is near the window: what lies elsewhere stays as it was and is not drawn */
  readonly isDrawn: boolean
}

function PieceFigure(props: PieceFigureProps): JSX.Element {
  const { piece, sheet } = props
  const drawn = createMemo(
    (): Drawn => ({ face: unveiled(piece(), props.legal), isTop: piece().isTop }),
    undefined,
    { equals: sameDrawn },
  )
  const level = createMemo((last: Level | undefined) => (last && !props.isDrawn ? last : props.level))
  let moved: SVGGElement | undefined
  createEffect(
    on(piece, (now, before) => {
      if (before && moved && !isSamePlace(before, now)) slide(moved, before, now, sheet)
    }),
  )
  const place = () =>
    `translate(${piece().x.toFixed(1)} ${piece().y.toFixed(1)}) scale(${piece().size / 100})`
  return (
    <g transform={place()} style={props.isDrawn ? {} : { display: 'none' }}>
      <g ref={moved}>
        <Show when={piece().more}>
          <g transform="translate(14 -14)">
            <BlankFigure nation={piece().face.nation} />
          </g>
        </Show>
        <RingLink kind={props.ring} />
        <Show when={drawn()} keyed>
          {({ isTop, face }) =>
            isTop ? <FigureBySize face={face} level={level()} /> : <BlankFigure nation={face.nation} />
          }
        </Show>
      </g>
    </g>
  )
}

/** A figure for each size it has been seen at: where the map goes to and fro, nothing is drawn a second time. */
function FigureBySize(props: { readonly face: CounterFace; readonly level: Level }): JSX.Element {
  const seen = createMemo(
    (before: readonly Level[]) => (before.includes(props.level) ? before : [...before, props.level]),
    [],
  )
  return (
    <For each={seen()}>
      {(level) => (
        <g style={level === props.level ? {} : { display: 'none' }}>
          <Figure face={props.face} level={level} />
        </g>
      )}
    </For>
  )
}

/** How many lie in one's own stacks: above the names of towns, which would hide the number. */
export function StackCounts(props: { readonly table: Table; readonly detail: Detail }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const corner = ({ x, y, size }: Piece): string =>
    `translate(${(x + size).toFixed(1)} ${y.toFixed(1)}) scale(${size / 100})`
  const counted = createMemo(() => {
    const part = props.detail.drawn()
    return countedPieces(sheet, table.stacks()).filter((piece) => isNear(part, piece))
  })
  return (
    <g class="counts">
      <Index each={counted()}>
        {(piece) => (
          <g class="count" transform={corner(piece())}>
            <CountTab count={piece().count} />
          </g>
        )}
      </Index>
    </g>
  )
}

const HEX_MS = 320
const LONGEST_MS = 1200

/** Counters that are shifted within their stack have not gone anywhere. */
const isSamePlace = (a: Piece, b: Piece): boolean => a.middle.x === b.middle.x && a.middle.y === b.middle.y

/** The counter has its new place at once and is seen coming from the old one, growing or shrinking to its size. */
function slide(element: SVGGElement, from: Piece, to: Piece, sheet: Sheet): void {
  if (prefersStill()) return
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const scale = to.size / 100
  const growth = from.size === to.size ? '' : ` scale(${from.size / to.size})`
  const hexes = Math.max(1, Math.hypot(dx, dy) / sheet.spaceWidth)
  element.animate(
    [
      { transform: `translate(${dx / scale}px, ${dy / scale}px)${growth}` },
      { transform: `translate(0px, 0px)${growth && ' scale(1)'}` },
    ],
    { duration: Math.min(LONGEST_MS, HEX_MS * hexes), easing: 'cubic-bezier(.2, .7, .2, 1)' },
  )
}
