import { type Features, type MapDescription, NO_MARKS, type RealCountry } from '@sandtable/cartography'
import { type Box, type Projection, type Polygon, throughPoints } from '@sandtable/cartography/geometry'
import {
  GROUND,
  HEIGHT,
  INSET_HEIGHT,
  INSET_WIDTH,
  ITALIAN_KILOMETRES_PER_UNIT,
  KILOMETRES_PER_UNIT,
  WIDTH,
} from './frame.ts'
import { frontiersOf } from './frontiers.ts'
import { CARTOUCHE, PANEL } from './key.ts'
import { labels } from './labels.ts'
import { italianProjection, placeOf, projection } from './places.ts'
import { pointMap } from './points.ts'
import { brooks } from './rivers.ts'

const RELIEF = {
  ramp: [20, 110, 200, 320, 560, 1000, 1900],
  exaggeration: 34,
  hills: [180, 420],
  mountains: [600, 1300],
} as const

const LEGEND = {
  title: { en: 'Illusions of Glory', ja: '栄光の幻影' },
  subtitle: { en: 'The Great War on the Eastern Front', ja: '東部戦線の第一次世界大戦' },
  cartouche: CARTOUCHE,
  credits: [
    'Relief, rivers, lakes, coasts and unchanged frontiers: made with Natural Earth; heights from SRTM and Natural Earth as distributed by KDE Marble (public domain)',
  ],
  north: 0,
}

function features(real: RealCountry, onSheet: Projection): Features {
  const { lines, countries } = frontiersOf(real, onSheet)
  return {
    land: real.land,
    lakes: real.lakes,
    woods: [],
    marshes: marshes(onSheet),
    closed: [],
    rivers: [],
    brooks: brooks(real.rivers),
    bridges: [],
    ridges: [],
    railways: [],
    frontiers: lines,
    countries,
    towns: [],
    sources: [],
  }
}

const VEIL = 0.62

export function describeMap(real: RealCountry): MapDescription {
  const points = pointMap()
  return {
    id: 'illusions-of-glory',
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    projection,
    relief: RELIEF,
    spaces: [],
    veilStrength: VEIL,
    features: features(real, projection),
    marks: { ...NO_MARKS, panel: PANEL },
    points,
    labels: labels(real, points),
    legend: { ...LEGEND, kilometresPerUnit: KILOMETRES_PER_UNIT },
    card: { centre: placeOf('Warsaw'), scale: 0.8 },
  }
}

const ITALIAN_GROUND: Box = { left: 0, top: 0, right: INSET_WIDTH, bottom: INSET_HEIGHT }

/** §3.1.2 The country under the inset; its spaces belong to the main map. */
export function describeItaly(real: RealCountry): MapDescription {
  return {
    id: 'italy',
    width: INSET_WIDTH,
    height: INSET_HEIGHT,
    ground: ITALIAN_GROUND,
    projection: italianProjection,
    relief: RELIEF,
    spaces: [],
    veilStrength: VEIL,
    features: features(real, italianProjection),
    marks: NO_MARKS,
    labels: [],
    legend: { ...LEGEND, kilometresPerUnit: ITALIAN_KILOMETRES_PER_UNIT },
    card: { centre: [INSET_WIDTH / 2, INSET_HEIGHT / 2], scale: 1 },
  }
}

/** Latitude and longitude of the large marshes: along the Pripet and around its upper course. */
// biome-ignore format: a table
const MARSHES: readonly (readonly (readonly [number, number])[])[] = [
  [ [52.3, 25.2], [52.45, 26.0], [52.35, 26.9], [52.5, 27.7], [52.35, 28.6], [52.2, 29.1], [51.95, 28.6], [51.85, 27.7],
    [51.6, 27.2], [51.55, 26.4], [51.75, 25.6], [51.7, 25.0], [52.0, 24.8] ],
]

const marshes = (onSheet: Projection): Polygon[] =>
  MARSHES.map((outline) =>
    throughPoints(
      [...outline, ...outline.slice(0, 1)].map(([latitude, longitude]) =>
        onSheet.forward(longitude, latitude),
      ),
    ),
  )
