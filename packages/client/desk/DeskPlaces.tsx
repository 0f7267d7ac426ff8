import type { Point } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { centreOf, spacesPath } from '../board/shapes.ts'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'

interface PlacesProps {
  readonly table: Table
  readonly label: string
  readonly places: readonly number[]
  readonly chosen: number | undefined
  readonly onChoose: (place: number) => void
}

/** hexes around the places that are drawn, too */
const MARGIN = 2.2
/** wider than high, and no narrower than a few hexes */
const LEAST = 9

/** A small map of where something may come: the places to press, and who stands around them. */
export function DeskPlaces(props: PlacesProps): JSX.Element {
  const { sheet } = props.table.presentation
  const name = (space: number): string => props.table.presentation.spaceName(space, props.table.language())
  const frame = createMemo(() => {
    const points = props.places.map((place) => centreOf(sheet, place))
    const [left, right] = extent(points, 'x', sheet.spaceWidth)
    const [top, bottom] = extent(points, 'y', sheet.spaceWidth)
    return { left, top, width: right - left, height: bottom - top }
  })
  const isWithin = ({ x, y }: Point): boolean => {
    const { left, top, width, height } = frame()
    return x >= left && x <= left + width && y >= top && y <= top + height
  }
  const around = createMemo(() => sheet.spaces.flatMap((space, p) => (isWithin(space) ? [p] : [])))
  const stacks = createMemo(() =>
    props.table.stacks().filter(({ space }) => isWithin(centreOf(sheet, space))),
  )
  const unit = (): number => sheet.spaceWidth
  return (
    <svg
      class="desk-places"
      role="group"
      aria-label={props.label}
      viewBox={`${frame().left} ${frame().top} ${frame().width} ${frame().height}`}
    >
      <path class="ground" d={spacesPath(sheet, around(), 0.98)} />
      <For each={stacks()}>
        {({ space, counters }) => (
          <g class="who" style={nationStyle(counters[0]?.face.nation ?? '')}>
            <circle cx={centreOf(sheet, space).x} cy={centreOf(sheet, space).y} r={unit() * 0.3} />
            <text x={centreOf(sheet, space).x} y={centreOf(sheet, space).y} font-size={`${unit() * 0.36}`}>
              {counters.length}
            </text>
          </g>
        )}
      </For>
      <For each={props.places}>
        {(place) => (
          <g
            class="place"
            role="button"
            tabindex="0"
            aria-label={name(place)}
            aria-pressed={place === props.chosen}
            classList={{ chosen: place === props.chosen }}
            onClick={() => props.onChoose(place)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return
              event.preventDefault()
              event.stopPropagation()
              props.onChoose(place)
            }}
          >
            <path d={spacesPath(sheet, [place], 0.92)} />
            <Show when={place === props.chosen || props.places.length < MANY}>
              <text
                x={centreOf(sheet, place).x}
                y={centreOf(sheet, place).y + unit() * 0.75}
                font-size={`${unit() * 0.4}`}
              >
                {name(place)}
              </text>
            </Show>
            <title>{name(place)}</title>
          </g>
        )}
      </For>
    </svg>
  )
}

/** so many names would lie on each other */
const MANY = 12

function extent(points: readonly Point[], axis: 'x' | 'y', unit: number): readonly [number, number] {
  const values = points.map((point) => point[axis])
  const [least, most] = [Math.min(...values) - MARGIN * unit, Math.max(...values) + MARGIN * unit]
  const missing = Math.max(0, (axis === 'x' ? LEAST : LEAST / 2) * unit - (most - least)) / 2
  return [least - missing, most + missing]
}
