import { type Anchor, bentProjection, type Point } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import { BY_HAND } from './by-hand.ts'
import { globe, INSET, italianGlobe } from './frame.ts'
import table from './places.json' with { type: 'json' }
import { onGlobe } from './spaces.ts'

const places = new Map(
  (table as unknown as readonly { id: string; at: Point }[]).map(({ id, at }) => [id, at]),
)

/** Where a space lies on the sheet; the program `settle` makes the table. */
export function placeOf(id: string): Point {
  const at = places.get(id)
  if (!at) throw new Error(`no place for ${id}: settle the map again`)
  return at
}

/** The country around a space comes along with it where it lies beside its true place. */
const REACH = 46

const anchorsOn = (isInset: boolean): Anchor[] =>
  DATA.map.spaces
    .filter(({ id, kind, inset }) => (inset === true) === isInset && kind === 'space' && !BY_HAND[id])
    .map((space) => ({ from: onGlobe(space), to: placeOf(space.id), reach: REACH }))

const fromCorner = ([x, y]: Point): Point => [x - INSET.left, y - INSET.top]

const onItsSheet = ({ from, to, reach }: Anchor): Anchor => ({
  from: fromCorner(from),
  to: fromCorner(to),
  reach,
})

/** Coasts, rivers, hills and frontiers are drawn with these; the inset has coordinates of its own. */
export const projection = bentProjection(globe, anchorsOn(false))
export const italianProjection = bentProjection(italianGlobe, anchorsOn(true).map(onItsSheet))
