import type { Badge } from '@sandtable/cartography'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { element, type Piece, stamp } from './svg.ts'

const RADIUS = 10.5

/** A figure for each nation, so that it need not be told by its colour. */
const SIGNS: Readonly<Record<Badge['nation'], string>> = {
  // upright bars
  france: 'M-3.4 -6V6M0 -6.9V6.9M3.4 -6V6',
  // a cross over a saltire
  britain: 'M0 -7V7M-7 0H7M-4.8 -4.8L4.8 4.8M-4.8 4.8L4.8 -4.8',
  // a chevron
  belgium: 'M-5.4 -2.6L0 2.8L5.4 -2.6M-5.4 2.2L0 7.4L5.4 2.2',
  // a cross with broad ends
  germany: 'M-1.4 -1.4L-2.7 -6.6H2.7L1.4 -1.4L6.6 -2.7V2.7L1.4 1.4L2.7 6.6H-2.7L-1.4 1.4L-6.6 2.7V-2.7Z',
}

const FILLED: ReadonlySet<Badge['nation']> = new Set(['germany'])

function badge({ nation }: Badge, { badges, badgeSign, halo }: Palette['marks']): string {
  const pen = FILLED.has(nation)
    ? { fill: badgeSign }
    : { fill: 'none', stroke: badgeSign, 'stroke-width': 1.6, 'stroke-linecap': 'round' }
  return (
    element('circle', { r: RADIUS + 1.8, fill: halo }) +
    element('circle', { r: RADIUS, fill: badges[nation], stroke: '#17130d', 'stroke-width': 1.1 }) +
    element('path', { d: SIGNS[nation], ...pen })
  )
}

export const drawBadges: DrawLayer = ({ map, palette }) => {
  const draw = (each: Badge): Piece => stamp(each.at, RADIUS + 3, badge(each, palette.marks))
  return [{ pieces: map.marks.badges.map(draw) }]
}
