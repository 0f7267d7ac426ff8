import type { River } from '@sandtable/cartography'
import { type Course, densify, distance, type Point, type Polyline } from '@sandtable/cartography/geometry'
import type { DrawLayer } from './layer.ts'
import { type Piece, stroke } from './svg.ts'

const CASE = 1.4
const BANK = 6
/** A river grows to its full width over this way from its spring. */
const GROWTH = 46
const YOUNG = 0.4
const STRIDE = 4

interface Stretch {
  readonly line: Polyline
  /** of the river's width */
  readonly share: number
}

/** The way from a spring as short stretches that grow, the rest as one. */
function stretches({ line, start, end }: Course): Stretch[] {
  if (end === 'spring' && start !== 'spring')
    return stretches({ line: [...line].reverse(), start: end, end: start })
  if (start !== 'spring') return [{ line, share: 1 }]
  const points = densify(line, STRIDE)
  const young: Stretch[] = []
  let way = 0
  let i = 0
  for (; i < points.length - 1 && way < GROWTH; i++) {
    const pair = points.slice(i, i + 2) as [Point, Point]
    young.push({ line: pair, share: YOUNG + (1 - YOUNG) * (way / GROWTH) })
    way += distance(...pair)
  }
  return i < points.length - 1 ? [...young, { line: points.slice(i), share: 1 }] : young
}

interface Pass {
  readonly colour: string
  readonly opacity: number
  width(river: number, share: number): number
  readonly from: number
}

function drawPass(rivers: readonly River[], pass: Pass): Piece[] {
  return rivers
    .filter(({ width }) => width >= pass.from)
    .flatMap(({ width, courses }) =>
      courses
        .flatMap(stretches)
        .map(({ line, share }) => stroke(line, pass.colour, pass.width(width, share))),
    )
}

/** Drawn pass by pass, so that a tributary flows into its river without a line between. */
export const drawRivers: DrawLayer = ({ map, palette }) => {
  const { edge, water, shine } = palette.river
  const passes: Pass[] = [
    { colour: water, opacity: 0.14, width: (width, share) => (width + BANK) * share, from: 0 },
    { colour: edge, opacity: 1, width: (width, share) => width * share, from: 0 },
    { colour: water, opacity: 1, width: (width, share) => (width - CASE) * share, from: 0 },
    { colour: shine, opacity: 0.55, width: (width, share) => width * share * 0.18, from: 4 },
  ]
  return passes.map((pass) => ({
    pieces: drawPass(map.features.rivers, pass),
    attributes: { opacity: pass.opacity },
  }))
}

export const drawBrooks: DrawLayer = ({ map, palette }) => [
  {
    pieces: map.features.brooks.map(({ line, width }) => stroke(line, palette.brook, width)),
    attributes: { opacity: 0.8 },
  },
]
