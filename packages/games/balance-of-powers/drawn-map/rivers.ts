import type { Brook, RealLine, River } from '@sandtable/cartography'
import { brooksBeside } from '@sandtable/cartography/brooks'
import { courses, hexOutline, hexside, nodeKey, type Point } from '@sandtable/cartography/geometry'
import { DATA } from '../data/load.ts'
import { frame } from './frame.ts'
import { HEXES, pairsIn } from './hexes.ts'

/** The rivers of the sheet, as the data list them. */
export const RIVERS = DATA.plane.rivers.filter(({ sides }) => pairsIn(sides).length > 0)

const WIDTHS: Readonly<Record<string, number>> = {
  Rhine: 6.4,
  Danube: 6.4,
  Vistula: 6,
  Elbe: 5.4,
  Oder: 5.2,
  Dvina: 5.2,
  Niemen: 5,
  Dniester: 5,
  Seine: 4.8,
  Bug: 4.6,
  Weser: 4.4,
  Meuse: 4.4,
  Tisza: 4.6,
  San: 4.2,
}
const SMALL = 3.6

/** Names of the same rivers in the source of the real ones. */
const SOURCE: Readonly<Record<string, string>> = {
  Maas: 'Meuse',
  Mosel: 'Moselle',
  Aire: 'Aisne',
  Schelde: 'Scheldt',
  Saône: 'Saone',
  Rhin: 'Rhine',
  Donau: 'Danube',
  Odra: 'Oder',
  Nemunas: 'Niemen',
  Neman: 'Niemen',
  Daugava: 'Dvina',
  'Western Dvina': 'Dvina',
  Dnister: 'Dniester',
  Dniestr: 'Dniester',
  Wisla: 'Vistula',
  Labe: 'Elbe',
  Narew: 'Narew',
  Tisa: 'Tisza',
  Siretul: 'Siret',
}

function atGridEdge(): (corner: Point) => boolean {
  const shared = new Map<string, number>()
  for (const key of HEXES.flatMap((id) => hexOutline(frame, id)).map(nodeKey))
    shared.set(key, (shared.get(key) ?? 0) + 1)
  return (corner) => (shared.get(nodeKey(corner)) ?? 0) < 3
}

export function rivers(): River[] {
  const sides = RIVERS.map(({ sides: list }) => pairsIn(list).map(([a, b]) => hexside(frame, a, b)))
  const lines = courses(sides, atGridEdge())
  return RIVERS.map(({ name }, i) => ({ width: WIDTHS[name.en] ?? SMALL, courses: lines[i] ?? [] }))
}

/** Real rivers where the game has none. */
export const brooks = (real: readonly RealLine[], drawn: readonly River[]): Brook[] =>
  brooksBeside(real, (name) => {
    const own = SOURCE[name] ?? name
    return drawn[RIVERS.findIndex(({ name: { en } }) => en === own)]
  })
