import { element, stamp } from './svg.ts'
import type { DrawLayer } from './layer.ts'
import { port } from './spaces.ts'

const SIZE = 0.72

/** Anchors beside the towns that are ports, as on point-to-point maps. */
export const drawPorts: DrawLayer = ({ map, palette }) => {
  const drawing = element('g', { transform: `scale(${SIZE})` }, port(palette.points.tag))
  return [{ pieces: (map.marks.ports ?? []).map((at) => stamp(at, 9, drawing)) }]
}
