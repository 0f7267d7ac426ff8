import type { Point, Theme } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'
import { centredOn, type Rect } from './camera.ts'
import type { View } from './create-view.ts'
import {
  type Corner,
  FRAME,
  freeCorner,
  hasMiniMap,
  hasRoomForMiniMap,
  miniRect,
  miniScale,
  showsMost,
} from './mini-map.ts'
import { centreOf } from './shapes.ts'
import { WholeMap } from './Tiles.tsx'

interface MiniMapProps {
  readonly table: Table
  readonly view: View
  readonly theme: Theme
}

/** All of the sheet in a corner, with the window's frame. For the pointer alone: the keys walk the map itself. */
export function MiniMap(props: MiniMapProps): JSX.Element {
  const { table, view } = props
  const { sheet } = table.presentation
  const asked = createMemo((): Set<number> => {
    const { spaces, heldSpaces, aimed } = table.later.glow()
    const drawing = table.orders.drawing()
    const drawn = (drawing?.ways ?? []).flatMap(({ to, part }) => [to, part.space])
    const picked = (drawing?.parts ?? []).map(({ space }) => space)
    return new Set([...spaces, ...heldSpaces, ...aimed, ...drawn, ...picked])
  })
  const isWanted = (): boolean => hasMiniMap() && hasRoomForMiniMap(view.window())
  const corner = createMemo((before: Corner | undefined): Corner | undefined => {
    if (!isWanted()) return undefined
    if (view.isMoving()) return before
    const camera = view.camera()
    return showsMost(sheet, camera, view.window())
      ? undefined
      : freeCorner(sheet, camera, view.window(), asked())
  })
  return (
    <Show when={corner()}>
      {(at) => <Picture {...props} place={miniRect(sheet, view.window(), at())} asked={asked()} />}
    </Show>
  )
}

interface PictureProps extends MiniMapProps {
  readonly place: Rect
  readonly asked: ReadonlySet<number>
}

function Picture(props: PictureProps): JSX.Element {
  const { table, view } = props
  const { sheet } = table.presentation
  const k = miniScale(sheet)
  let picture: HTMLDivElement | undefined
  const goTo = (event: PointerEvent): void => {
    const { x, y } = picture?.getBoundingClientRect() ?? { x: 0, y: 0 }
    const point: Point = { x: (event.clientX - x) / k, y: (event.clientY - y) / k }
    view.jumpTo(centredOn(point, view.camera().k, view.window()))
  }
  return (
    <div
      class="mini-map float"
      aria-hidden="true"
      style={{
        left: `${props.place.x}px`,
        top: `${props.place.y}px`,
        padding: `${FRAME - 1}px`,
      }}
    >
      <div
        class="mini-picture"
        ref={(made) => (picture = made)}
        style={{ width: `${sheet.width * k}px`, height: `${sheet.height * k}px` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          goTo(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && goTo(event)}
      >
        <div class="mini-tiles" style={{ transform: `scale(${k})` }}>
          <WholeMap sheet={sheet} theme={props.theme} scale={k} />
        </div>
        <svg width={sheet.width * k} height={sheet.height * k}>
          <Marks table={table} asked={props.asked} k={k} />
          <Frame view={view} k={k} />
        </svg>
      </div>
    </div>
  )
}

/** side of a stack, in pixels */
const STACK = 4.4

/** Stacks in the colours of their nations; what is asked is lit. */
function Marks(props: {
  readonly table: Table
  readonly asked: ReadonlySet<number>
  readonly k: number
}): JSX.Element {
  const { later, presentation } = props.table
  const at = (space: number): Point => {
    const { x, y } = centreOf(presentation.sheet, space)
    return { x: x * props.k, y: y * props.k }
  }
  const square = (space: number, side: number): string => {
    const { x, y } = at(space)
    return `M${(x - side / 2).toFixed(1)} ${(y - side / 2).toFixed(1)}h${side}v${side}h${-side}z`
  }
  const byNation = createMemo(() => {
    const found = new Map<string, string>()
    for (const { space, counters } of later.stacks()) {
      const nation = counters[0]?.face.nation ?? ''
      found.set(nation, (found.get(nation) ?? '') + square(space, STACK))
    }
    return [...found]
  })
  const lit = createMemo(() => [...props.asked].map((space) => square(space, STACK + 3)).join(''))
  return (
    <>
      <path class="mini-lit" d={lit()} />
      <For each={byNation()}>
        {([nation, d]) => <path class="mini-stack" style={nationStyle(nation)} d={d} />}
      </For>
    </>
  )
}

function Frame(props: { readonly view: View; readonly k: number }): JSX.Element {
  const rect = () => {
    const { x, y, k } = props.view.camera()
    const { width, height } = props.view.window()
    const f = props.k / k
    return { x: -x * f, y: -y * f, width: width * f, height: height * f }
  }
  return (
    <>
      <rect class="mini-case" {...rect()} />
      <rect class="mini-window" {...rect()} />
    </>
  )
}
