import type { Language } from '@sandtable/kernel'
import { GRID, hexNamed } from '../map.ts'
import { nation, nationData, NONE } from '../nations.ts'
import { fortressLevel, PLACES, hexOfPlace, placeAt, placeData } from '../places.ts'
import { provinceData, provinceOf } from '../provinces.ts'
import { boxOf, zone, zoneData, zoneOf } from '../seas.ts'
import { GROUND, groundOf, isClosed } from '../terrain.ts'
import { sidesTold } from './sides.ts'
import type { MapView } from './view.ts'
import { type GroundName, wordsOf } from './words.ts'

const GROUND_NAMES = Object.keys(GROUND) as GroundName[]
const groundName = (h: number): GroundName =>
  GROUND_NAMES.find((name) => GROUND[name] === groundOf(h)) ?? 'clear'

/** what the city is, and its port */
function placeTold(h: number, language: Language): string[] {
  const p = placeAt(h)
  if (p === NONE) return []
  const words = wordsOf(language)
  const { capital, star, port } = placeData(p)
  const level = fortressLevel(h)
  return [
    ...(capital ? [words.capital[capital]] : []),
    ...(star ? [words.star[star]] : []),
    ...(level > 0 ? [words.fortress(level)] : []),
    ...(port ? [words.port(zoneData(zone(port.zone)).name[language])] : []),
    ...(port?.shipyard ? [words.shipyard] : []),
    ...(port?.trade ? [words.trade(port.trade)] : []),
  ]
}

function areaTold(h: number, language: Language): string[] {
  const words = wordsOf(language)
  const p = provinceOf(h)
  if (p === NONE) return zoneOf(h) === NONE ? [] : [zoneData(zoneOf(h)).name[language]]
  const { name, owner } = provinceData(p)
  return [
    words.province(name[language], nationData(nation(owner)).name[language]),
    ...(isClosed(h) ? [words.closed] : []),
    ...(boxOf(h) === NONE ? [] : [words.boxed]),
  ]
}

/** What is printed in a hex and on its sides, and what stands there. */
export function describe(view: MapView, id: string): string[] {
  const h = hexNamed(id)
  if (h < 0) return []
  const { language } = view
  const words = wordsOf(language)
  const city = placeAt(h) === NONE ? undefined : placeData(placeAt(h)).name[language]
  const head = city === undefined ? id : `${city} (${id})`
  const told = [words.ground[groundName(h)], ...placeTold(h, language), ...areaTold(h, language)]
  const sides = sidesTold(h, language)
  return [
    head + words.colon + told.join(words.comma),
    ...(sides.length === 0 ? [] : [`  ${sides.join(words.comma)}`]),
    ...view.standing(h).map(({ text, paint }) => `  ${paint ? paint(text) : text}`),
  ]
}

/** Hexes by number, and by the name of their city in either language. */
export function hexCalled(name: string): string | undefined {
  if (hexNamed(name) >= 0) return name
  const wanted = name.toLowerCase()
  const p = Array.from({ length: PLACES }, (_, each) => each).find((each) =>
    Object.values(placeData(each).name).some((called) => called.toLowerCase() === wanted),
  )
  return p === undefined ? undefined : GRID.idOf(hexOfPlace(p))
}
