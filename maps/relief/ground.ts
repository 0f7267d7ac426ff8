import type { MapDescription } from '@sandtable/cartography'
import type { Box } from '@sandtable/cartography/geometry'
import { fractal } from '@sandtable/cartography/noise'
import { blur } from '../raster/blur.ts'
import { depthInside, distanceToLines } from '../raster/distance.ts'
import { ease, Field } from '../raster/field.ts'
import { erode } from './erosion.ts'

/** Beyond the edge of the sheet, so that landforms do not end there. */
const MARGIN = 96
const STEP = 3

/** The country under a map, as fields to be sampled at any scale. */
export interface Ground {
  /** metres, with the landforms */
  readonly heights: Field
  /** 0 calm plain, about 1 hills, more for mountains */
  readonly rough: Field
  /** 0 to 1: how much a valley floor it is */
  readonly meadow: Field
  /** depth inside woods, marshes, closed spaces and the grid; negative outside */
  readonly woods: Field
  readonly marshes: Field
  readonly closed: Field
  /** none where there is no desert */
  readonly deserts?: Field
  readonly mountains: Field
  readonly grid: Field
  /** depth inside the land; none where there is no sea */
  readonly land?: Field
  /** depth inside each country, in the order of the description */
  readonly countries: readonly Field[]
}

const groundBox = (map: MapDescription): Box => ({
  left: -MARGIN,
  top: -MARGIN,
  right: map.width + MARGIN,
  bottom: map.ground.bottom + MARGIN,
})

/** Spaces that are mountains to the game are so rough at least, whatever the heights say. */
const MOUNTAIN = 1.35

function roughness(map: MapDescription, heights: Field, ridges: Field, rivers: Field): Field {
  const { hills, mountains } = map.relief
  const high = depthInside(map.features.mountains ?? [], heights.box, heights.step)
  const wide = blur(heights, 18)
  return wide.map((height, _x, _y, i) => {
    const near = Math.exp(-(((ridges.values[i] as number) / 34) ** 2))
    const land = 0.16 + 0.62 * ease(...hills, height) + 0.95 * ease(...mountains, height)
    const raised = MOUNTAIN * ease(-8, 12, high.values[i] as number)
    return Math.max(land, 0.75 * near, raised) * (0.35 + 0.65 * ease(6, 44, rivers.values[i] as number))
  })
}

const calmAtSea = (rough: Field, land: Field | undefined): Field =>
  land ? rough.map((value, _x, _y, i) => value * ease(-2, 14, land.values[i] as number)) : rough

/** Long wide bends in otherwise straight distances: valleys are not as wide everywhere. */
const uneven = (x: number, y: number): number => 0.75 + 0.4 * fractal(x, y, 90, 20, 7)

export function buildGround(map: MapDescription, source: Field): Ground {
  const box = groundBox(map)
  const { features } = map
  const courses = features.rivers.flatMap((river) => river.courses.map(({ line }) => line))
  const rivers = distanceToLines([...courses, ...features.brooks.map(({ line }) => line)], box, STEP)
  const ridges = distanceToLines(features.ridges, box, STEP)
  const base = blur(
    Field.of(box, STEP, (x, y) => source.smooth(x, y)),
    7,
  )
  const { land: outlines, lakes, deserts = [] } = features
  const land = outlines.length > 0 ? blur(depthInside(outlines, box, STEP, lakes), STEP) : undefined
  const rough = calmAtSea(roughness(map, base, ridges, rivers), land)
  const start = Field.of(box, STEP, (x, y) => 2 + fractal(x, y, 48, 6, 3))
  const uplift = rough.map((value, x, y) => 0.25 + value * (1 + 0.45 * fractal(x, y, 60, 8, 11)))
  const forms = erode(start, uplift, (i) => (rivers.values[i] as number) < 3 || (land?.values[i] ?? 1) < 0, {
    rounds: 40,
    cutting: 0.09,
    sliding: 0.025,
  })
  const heights = base.map((height, x, y, i) => {
    const value = rough.values[i] as number
    const form = forms.linear(x + 5 * fractal(x, y, 30, 8, 21), y + 5 * fractal(x, y, 30, 8, 22))
    const crest = 30 * Math.exp(-(((ridges.values[i] as number) / 13) ** 2))
    const valley = 9 * Math.exp(-(((rivers.values[i] as number) / 20) ** 2))
    return height + form * (0.5 + 3 * value) + crest - valley
  })
  return {
    heights,
    rough,
    meadow: rivers.map((away, x, y) => 1 - ease(4, 26, away / uneven(x, y))),
    woods: depthInside(features.woods, box, STEP),
    marshes: depthInside(features.marshes, box, STEP),
    closed: depthInside(features.closed, box, STEP),
    mountains: depthInside(features.mountains ?? [], box, STEP),
    grid: depthInside(map.spaces, box, STEP),
    ...(land ? { land } : {}),
    ...(deserts.length > 0 ? { deserts: depthInside(deserts, box, STEP) } : {}),
    countries: features.countries.map(({ outline, others = [] }) =>
      depthInside([outline, ...others], box, STEP),
    ),
  }
}
