import {
  type Accessor,
  createEffect,
  createMemo,
  createSelector,
  For,
  Index,
  type JSX,
  on,
  Show,
} from 'solid-js'
import { BlankFigure, Figure } from '../counters/Figure.tsx'
import type { Level } from '../counters/level.ts'
import { Ring, type RingKind } from '../counters/Ring.tsx'
import { unveiled } from '../counters/unveiled.ts'
import type { Table } from '../table/table.ts'
import { prefersStill } from './motion.ts'
import { counterSize, type Drawn, type Piece, piecesOf, sameDrawn, samePiece } from './pieces.ts'
import type { Sheet } from './sheet.ts'

/** All counters. Each is keyed by its unit: a change of one touches that one only. */
export function Pieces(props: { readonly table: Table; readonly level: Level }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const pieces = createMemo(() => piecesOf(sheet, table.stacks()))
  const byUnit = createMemo(() => new Map(pieces().map((piece) => [piece.unit, piece])))
  const isHovered = createSelector(() => table.hovered())
  return (
    <g class="pieces">
      <For each={pieces().map(({ unit }) => unit)}>
        {(unit) => {
          const first = byUnit().get(unit)
          if (!first) return undefined
          const piece = createMemo((last: Piece) => byUnit().get(unit) ?? last, first, { equals: samePiece })
          return (
            <PieceFigure
              piece={piece}
              sheet={sheet}
              level={props.level}
              legal={table.glow().units}
              ring={ringOf(table, piece(), isHovered(piece().space))}
            />
          )
        }}
      </For>
    </g>
  )
}

function ringOf(table: Table, { stack, space, isTop }: Piece, isHovered: boolean): RingKind | undefined {
  if (!isTop) return undefined
  const { heldUnits, units, targets } = table.glow()
  if (stack.some((unit) => heldUnits.has(unit))) return 'held'
  if (isHovered && targets.has(space)) return 'target'
  if (stack.some((unit) => units.has(unit))) return isHovered ? 'hover' : 'can'
  return undefined
}

interface PieceFigureProps {
  readonly piece: Accessor<Piece>
  readonly sheet: Sheet
  readonly level: Level
  readonly legal: ReadonlySet<number>
  readonly ring: RingKind | undefined
}

function PieceFigure(props: PieceFigureProps): JSX.Element {
  const { piece, sheet } = props
  const scale = counterSize(sheet) / 100
  const drawn = createMemo(
    (): Drawn => ({ face: unveiled(piece(), props.legal), isTop: piece().isTop, level: props.level }),
    undefined,
    { equals: sameDrawn },
  )
  const ring = createMemo(() => props.ring)
  let moved: SVGGElement | undefined
  createEffect(
    on(piece, (now, before) => {
      if (before && moved && before.space !== now.space) slide(moved, before, now, sheet)
    }),
  )
  return (
    <g transform={`translate(${piece().x.toFixed(1)} ${piece().y.toFixed(1)}) scale(${scale})`}>
      <g ref={moved}>
        <Show when={piece().more}>
          <g transform="translate(14 -14)">
            <BlankFigure nation={piece().face.nation} />
          </g>
        </Show>
        <Show when={ring()}>{(kind) => <Ring kind={kind()} />}</Show>
        <Show when={drawn()} keyed>
          {({ isTop, face, level }) =>
            isTop ? <Figure face={face} level={level} /> : <BlankFigure nation={face.nation} />
          }
        </Show>
      </g>
    </g>
  )
}

/** How many lie in one's own stacks: above the names of towns, which would hide the number. */
export function StackCounts(props: { readonly table: Table }): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const size = counterSize(sheet)
  const counted = createMemo(() => piecesOf(sheet, table.stacks()).filter(({ count }) => count > 0))
  return (
    <g class="counts">
      <Index each={counted()}>
        {(piece) => (
          <g
            class="count"
            transform={`translate(${(piece().x + size).toFixed(1)} ${piece().y.toFixed(1)}) scale(${size / 100})`}
          >
            <circle r="13" />
            <text y="6.5">{piece().count}</text>
          </g>
        )}
      </Index>
    </g>
  )
}

const HEX_MS = 320
const LONGEST_MS = 1200

/** The counter has its new place at once and is seen coming from the old one. */
function slide(element: SVGGElement, from: Piece, to: Piece, sheet: Sheet): void {
  if (prefersStill()) return
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  const scale = counterSize(sheet) / 100
  const hexes = Math.max(1, Math.hypot(dx, dy) / sheet.spaceWidth)
  element.animate(
    [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: 'translate(0px, 0px)' }],
    { duration: Math.min(LONGEST_MS, HEX_MS * hexes), easing: 'cubic-bezier(.2, .7, .2, 1)' },
  )
}
