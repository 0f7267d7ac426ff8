import type { Town, TownRank } from '@sandtable/cartography'
import { offset, type Point } from '@sandtable/cartography/geometry'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { closedPath, element, type Piece, stamp } from './svg.ts'

const BASTIONS = 6
const FORTS = 8
const DEGREE = Math.PI / 180
const CENTRE: Point = [0, 0]

function dot({ fill, line }: Palette['town']): string {
  return element('circle', { r: 4.3, fill, stroke: line, 'stroke-width': 1.7 })
}

function ring(fill: string, colour: string): string {
  return (
    element('circle', { r: 10.2, fill, 'fill-opacity': 0.75 }) +
    element('circle', { r: 8.2, fill, stroke: colour, 'stroke-width': 2.5 }) +
    element('circle', { r: 3.7, fill: colour })
  )
}

/** Necks, shoulders and point of one bastion. */
function bastion(index: number): Point[] {
  const middle = (index * 360) / BASTIONS - 90
  const corners: readonly (readonly [turn: number, radius: number])[] = [
    [-17, 9],
    [-21, 12.6],
    [0, 18],
    [21, 12.6],
    [17, 9],
  ]
  return corners.map(([turn, radius]) => offset(CENTRE, radius, (middle + turn) * DEGREE))
}

/** A detached fort of the ring, open to the rear. */
function fort(index: number): string {
  const middle = ((index + 0.5) * 360) / FORTS
  const corner = (turn: number, radius: number) => offset(CENTRE, radius, (middle + turn) * DEGREE)
  return closedPath([
    corner(-9, 27),
    corner(-8, 30.4),
    corner(0, 33),
    corner(8, 30.4),
    corner(9, 27),
    corner(0, 28.6),
  ])
}

const count = (length: number): number[] => Array.from({ length }, (_, i) => i)

function fortress({ fill, victory, line }: Palette['town']): string {
  const star = closedPath(count(BASTIONS).flatMap(bastion))
  const forts = count(FORTS).map(fort).join('')
  return (
    element('path', {
      d: forts,
      fill: victory,
      stroke: fill,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }) +
    element('path', {
      d: star,
      fill: 'none',
      stroke: fill,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
      'stroke-opacity': 0.8,
    }) +
    element('path', {
      d: star,
      fill: victory,
      stroke: line,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }) +
    element('circle', { r: 4.6, fill, stroke: line, 'stroke-width': 1.2 })
  )
}

/** A star in a double ring. */
function capital({ fill, victory }: Palette['town']): string {
  const star = Array.from({ length: 10 }, (_, i) =>
    offset(CENTRE, i % 2 === 0 ? 8 : 3.3, (i * 36 - 90) * DEGREE),
  )
  return (
    element('circle', { r: 14.5, fill, 'fill-opacity': 0.75 }) +
    element('circle', { r: 12.6, fill, stroke: victory, 'stroke-width': 2.2 }) +
    element('circle', { r: 10, fill: 'none', stroke: victory, 'stroke-width': 0.9 }) +
    element('path', { d: closedPath(star), fill: victory })
  )
}

const DRAWINGS: Readonly<Record<TownRank, (colours: Palette['town']) => string>> = {
  town: dot,
  'victory-town': ({ fill, victory }) => ring(fill, victory),
  aim: ({ fill, aim }) => ring(fill, aim),
  capital,
  fortress,
}

export const drawTowns: DrawLayer = ({ map, palette }) => {
  const draw = ({ at, rank }: Town): Piece => stamp(at, 36, DRAWINGS[rank](palette.town))
  return [{ pieces: map.features.towns.map(draw) }]
}
