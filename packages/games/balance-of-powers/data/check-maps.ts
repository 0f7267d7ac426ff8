import type { GameData, SheetData } from './types.ts'

const GROUND = '~cmdsfjCMDSFJ '

const two = (n: number): string => String(n).padStart(2, '0')

/** the numbers of all hexes of a sheet */
const hexesOf = ({ ground }: SheetData, firstRow: number, firstCol: number): Map<string, string> =>
  new Map(
    ground.flatMap((row, r) =>
      Array.from(row).flatMap((letter, c): [string, string][] =>
        letter === ' ' ? [] : [[two(c + firstCol) + two(r + firstRow), letter]],
      ),
    ),
  )
/** numbers of all places, and the letter of their ground; a box has none */
export const placesOf = ({ plane, africa, chart }: GameData): ReadonlyMap<string, string> =>
  new Map([
    ...hexesOf(plane, 1, 1),
    ...hexesOf(africa, 25, 79),
    ...chart.boxes.map(({ id }): [string, string] => [id, '']),
  ])

const listed = (list: string): string[] => list.split(' ').filter(Boolean)

const checkSheet = (name: string, sheet: SheetData): readonly string[] =>
  sheet.ground.flatMap((row, r) => {
    const bad = Array.from(row).find((letter) => !GROUND.includes(letter))
    const owners = Array.from(sheet.owner[r] ?? '')
    const unknown = owners.find((letter) => letter !== ' ' && !sheet.owners[letter])
    return [
      ...(bad === undefined ? [] : [`${name}, row ${r + 1}: no ground is called ${bad}`]),
      ...(unknown === undefined ? [] : [`${name}, row ${r + 1}: no owner is called ${unknown}`]),
    ]
  })

export function checkMaps(data: GameData): readonly string[] {
  const places = placesOf(data)
  const isKnown = (id: string): boolean => places.has(id)
  const isLand = (id: string): boolean => isKnown(id) && places.get(id) !== '~'
  const unknown = (what: string, ids: readonly string[]): string[] =>
    ids.filter((id) => !isKnown(id)).map((id) => `${what}: no place ${id}`)
  const sheets = [data.plane, data.africa]
  return [
    ...checkSheet('plane', data.plane),
    ...checkSheet('africa', data.africa),
    ...sheets.flatMap(({ places: towns }) =>
      unknown(
        'town',
        towns.map(({ hex }) => hex),
      ),
    ),
    ...sheets.flatMap(({ sides, rivers }) =>
      unknown(
        'hexside',
        [...sides, ...rivers].flatMap((each) => listed(each.sides).flatMap((side) => side.split('/'))),
      ),
    ),
    ...data.chart.links.flatMap(({ box, to }) => unknown('link', [box, ...listed(to)])),
    ...data.fortresses
      .filter(({ hex }) => !isLand(hex))
      .map(({ name }) => `fortress ${name} is in no land hex`),
    ...data.chips.filter(({ at }) => !isLand(at)).map(({ name }) => `chip ${name} is in no land hex`),
    ...data.nations.flatMap(({ capitals }) => unknown('capital', listed(capitals))),
    ...unknown('front of 1916', [...listed(data.fronts['1916'].CP), ...listed(data.fronts['1916'].EP)]),
    ...unknown('line of 1915', listed(data.fronts['1915'].line)),
  ]
}
