import type { Country, RealLine } from '@sandtable/cartography'
import { lengthOf, type Point, type Polyline, throughPoints } from '@sandtable/cartography/geometry'
import { along, cutNear, eastwards, first, last } from '@sandtable/cartography/stretches'
import { BELGIUM_GERMANY, type Degrees, FRANCE_GERMANY, MID_CHANNEL, NORTH_SEA } from './frontiers-1914.ts'
import { projection } from './places.ts'

/** Frontiers that have not moved since 1914, by the codes of the source. */
export const UNMOVED = [
  'BEL-FRA',
  'BEL-LUX',
  'BEL-NLD',
  'DEU-LUX',
  'FRA-LUX',
  'DEU-NLD',
  'CHE-FRA',
  'CHE-DEU',
] as const
type Unmoved = (typeof UNMOVED)[number]

const FAR = 6000

const byHand = (points: Degrees): Point[] =>
  throughPoints(
    points.map(([latitude, longitude]) => projection.forward(longitude, latitude)),
    4,
  )

/** Stretches of frontier between the places where three countries meet, most from west to east. */
function stretches(borders: readonly RealLine[]) {
  const pieces = (name: Unmoved) => borders.filter((line) => line.name === name).map(({ course }) => course)
  const whole = (name: Unmoved) =>
    eastwards(pieces(name).reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best), []))
  const lorraine = byHand(FRANCE_GERMANY)
  // today's frontier of France goes on beyond the one of 1914
  const [frenchLuxembourg, germanLuxembourg] = cutNear(whole('FRA-LUX'), first(lorraine))
  const [jura, sundgau] = cutNear(whole('CHE-FRA'), last(lorraine))
  const scheldt = pieces('BEL-NLD').map(eastwards)
  return {
    flanders: whole('BEL-FRA'),
    frenchLuxembourg,
    germanLuxembourg,
    lorraine,
    jura,
    sundgau,
    ardennes: whole('BEL-LUX'),
    our: whole('DEU-LUX'),
    eupen: byHand(BELGIUM_GERMANY),
    scheldt: along(...(scheldt.sort((a, b) => first(a)[0] - first(b)[0]) as [Polyline])),
    lowerRhine: whole('DEU-NLD'),
    upperRhine: whole('CHE-DEU'),
  }
}

/** The land the frontiers enclose; what of it is sea is painted over. */
function countriesOf(of: ReturnType<typeof stretches>): Country[] {
  const channel = byHand(MID_CHANNEL)
  const sea = byHand(NORTH_SEA)
  const south: Point = [first(of.jura)[0], FAR]
  const north: Point = [last(of.lowerRhine)[0], -FAR]
  const { flanders, ardennes, eupen, scheldt, our, lorraine, jura, sundgau } = of
  const { frenchLuxembourg, germanLuxembourg, lowerRhine, upperRhine } = of
  const french = along(channel, flanders, frenchLuxembourg, lorraine, jura)
  const german = along([...lowerRhine].reverse(), eupen, our, germanLuxembourg, lorraine, sundgau, upperRhine)
  return [
    { nation: 'france', outline: [...french, south, [-FAR, FAR]] },
    { nation: 'belgium', outline: along(flanders, ardennes, eupen, scheldt, sea) },
    { nation: 'luxembourg', outline: along(ardennes, frenchLuxembourg, germanLuxembourg, our) },
    { nation: 'germany', outline: [...german, [FAR, FAR], [FAR, -FAR]] },
    { nation: 'netherlands', outline: [...along(sea, scheldt, lowerRhine), north] },
    { nation: 'switzerland', outline: [...along(jura, sundgau, upperRhine), [FAR, FAR], south] },
    { nation: 'britain', outline: [...channel, [last(channel)[0], -FAR], [-FAR, -FAR]] },
  ]
}

/** The frontiers of August 1914, and the countries. */
export function frontiersOf(borders: readonly RealLine[]) {
  const lines = stretches(borders)
  return { lines: Object.values(lines), countries: countriesOf(lines) }
}
