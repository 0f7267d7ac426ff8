import type { Country, RealCountry, RealLine } from '@sandtable/cartography'
import {
  joinLines,
  lengthOf,
  type Point,
  type Polyline,
  type Projection,
  throughPoints,
} from '@sandtable/cartography/geometry'
import { along, cutNear } from '@sandtable/cartography/stretches'
import { ARCS, BEYOND, type Degrees, ENDS } from './frontiers-1914.ts'

/** The river, or the frontier of today, that a stretch follows. */
const COURSES: Readonly<Record<keyof typeof ENDS, string>> = {
  sudetes: 'CZE-POL',
  bohemia: 'DEU-CZE',
  bavaria: 'DEU-AUT',
  switzerland: 'CHE-AUT',
  vistula: 'Vistula',
  drina: 'Drina',
  sava: 'Sava',
  banat: 'Danube',
  ironGates: 'Danube',
  danube: 'Danube',
  pruth: 'Prut',
}

type Stretches = Readonly<Record<keyof typeof ARCS | keyof typeof ENDS, Polyline>>

const placed = (points: Degrees, onSheet: Projection): Point[] =>
  points.map(([latitude, longitude]) => onSheet.forward(longitude, latitude))

/** The longest line of this name. */
function courseOf(lines: readonly RealLine[], name: string): Polyline {
  const pieces = lines.filter((line) => line.name === name).map(({ course }) => course)
  return joinLines(pieces).reduce((best, line) => (lengthOf(line) > lengthOf(best) ? line : best), [])
}

/** A course from one of its points to another; both are kept, so that stretches meet. */
function between(course: Polyline, [from, to]: readonly Point[]): Polyline {
  const ends = [from, to] as [Point, Point]
  if (course.length < 2) return ends
  const [before, after] = cutNear(course, ends[0])
  const [near, far] = [cutNear(before, ends[1]), cutNear(after, ends[1])]
  const parts = [near[1], far[0]].filter((part) => part.length > 1)
  const inner = parts.reduce((best, part) => (lengthOf(part) > lengthOf(best) ? part : best), [])
  return inner.length < 2 ? ends : along([ends[0]], inner, [ends[1]])
}

const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[]

function stretches(real: RealCountry, projection: Projection): Stretches {
  const lines = [...real.rivers, ...real.borders]
  const drawn = keysOf(ARCS).map((name) => [name, throughPoints(placed(ARCS[name], projection), 4)])
  const followed = keysOf(ENDS).map((name) => [
    name,
    between(courseOf(lines, COURSES[name]), placed(ENDS[name], projection)),
  ])
  return Object.fromEntries([...drawn, ...followed]) as Stretches
}

/** The land the frontiers enclose; what of it is sea is painted over. */
function countriesOf(of: Stretches, projection: Projection): Country[] {
  const out = (name: keyof typeof BEYOND): Point[] => placed(BEYOND[name], projection)
  const sudeten = [of.silesia, of.sudetes, of.bohemia, of.bavaria]
  return [
    { nation: 'germany', outline: along(of.germanyRussia, ...sudeten, out('germany')) },
    {
      nation: 'austria-hungary',
      outline: along(
        of.silesia,
        ...sudeten.slice(1),
        of.switzerland,
        of.stelvio,
        of.venetia,
        out('adriatic'),
        out('dalmatia'),
        of.herzegovina,
        of.drina,
        of.sava,
        of.banat,
        of.carpathians,
        of.galicia,
        of.vistula,
        of.krakow,
      ),
    },
    {
      nation: 'russia',
      outline: along(
        of.krakow,
        of.vistula,
        of.galicia,
        of.pruth,
        of.delta,
        out('russia'),
        out('baltic'),
        of.germanyRussia,
      ),
    },
    {
      nation: 'romania',
      outline: along(of.carpathians, of.ironGates, of.danube, of.dobruja, out('euxine'), of.delta, of.pruth),
    },
    {
      nation: 'serbia',
      outline: along(
        of.sava,
        of.banat,
        of.ironGates,
        of.timok,
        of.macedonia,
        of.blackDrin,
        of.sandzak,
        of.drina,
      ),
    },
    { nation: 'montenegro', outline: along(of.herzegovina, of.scutari, of.sandzak) },
    { nation: 'albania', outline: along(of.scutari, of.blackDrin, of.epirus, out('ionian')) },
    {
      nation: 'greece',
      outline: along(of.epirus, of.macedonia, of.struma, out('aegean'), out('crete')),
    },
    {
      nation: 'bulgaria',
      outline: along(of.timok, of.struma, of.thrace, out('thracianCoast'), of.dobruja, of.danube),
    },
    { nation: 'turkey', outline: along(of.thrace, out('levant'), out('aegean')) },
    { nation: 'italy', outline: along(of.venetia, out('adriatic'), out('italy')) },
  ]
}

/** The frontiers of August 1914, and the countries. */
export function frontiersOf(real: RealCountry, projection: Projection) {
  const lines = stretches(real, projection)
  return { lines: Object.values(lines), countries: countriesOf(lines, projection) }
}
