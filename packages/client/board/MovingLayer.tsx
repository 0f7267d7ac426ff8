import type { Sheet } from '@sandtable/presentation'
import { createEffect, type JSX, on } from 'solid-js'
import type { View } from './create-view.ts'

interface MovingLayerProps {
  readonly sheet: Sheet
  readonly view: View
  readonly children: JSX.Element
}

/**
 * What the camera moves, all in map units. A drawing around it, not a plain element, carries the transform: a
 * browser lays out every text of a drawing anew whenever a box around it changes its scale (40 ms a frame with
 * a thousand texts), but not when another drawing around it does.
 */
export function MovingLayer(props: MovingLayerProps): JSX.Element {
  const { sheet, view } = props
  const size = { width: `${sheet.width}px`, height: `${sheet.height}px` }
  let mover: SVGSVGElement | undefined
  createEffect(() => mover && move(mover, view))
  createEffect(on(view.scale, () => mover && sharpen(mover)))
  return (
    <svg class="board-mover" ref={(element) => (mover = element)} style={size}>
      <foreignObject width={sheet.width} height={sheet.height}>
        <div class="board-layer" style={size}>
          {props.children}
        </div>
      </foreignObject>
    </svg>
  )
}

/**
 * Three dimensions and the promise to move give the layer a picture of its own, so that dragging and zooming draw
 * nothing anew.
 */
function move({ style }: SVGSVGElement, { camera }: View): void {
  const { x, y, k } = camera()
  style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`
}

/** A zoomed picture is blurred: after the gesture the promise is taken back for a moment, and it is drawn sharp. */
function sharpen({ style }: SVGSVGElement): void {
  style.willChange = ''
  requestAnimationFrame(() => requestAnimationFrame(() => (style.willChange = 'transform')))
}
