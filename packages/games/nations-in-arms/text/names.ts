/** How spaces, pieces, nations, markers and turns are called in each language. */
import type { Fact, Language, Text } from '@sandtable/kernel'
import { type Season, seasonOf, yearOf } from '../calendar.ts'
import { SIDE_IDS } from '../codes.ts'
import { HEXES } from '../map.ts'
import { isLandMarker, QUARTERS, sideOfMarker, valueOfMarker } from '../markers.ts'
import { nationData, NONE } from '../nations.ts'
import { placeAt, placeData } from '../places.ts'
import { boxData } from '../seas.ts'
import { idOfSpace, isBox } from '../spaces.ts'
import { pieceName } from './piece-names.ts'

/** "Ulm (3626)", "3627", "Bosnia" */
export function spaceName(at: number, language: Language): string {
  if (at < 0) return '–'
  if (isBox(at)) return boxData(at - HEXES).name[language]
  const p = placeAt(at)
  if (p === NONE) return idOfSpace(at)
  const name = placeData(p).name[language]
  return language === 'ja' ? `${name}（${idOfSpace(at)}）` : `${name} (${idOfSpace(at)})`
}

export const nationName = (n: number, language: Language): string =>
  n < 0 ? '–' : nationData(n).name[language]

const SIDE_NAMES: Readonly<Record<(typeof SIDE_IDS)[number], Text>> = {
  empire: { en: 'the Empire', ja: '帝国' },
  coalition: { en: 'the Coalition', ja: '連合国' },
}
function sideName(side: number, language: Language): string {
  const id = SIDE_IDS[side]
  if (id === undefined) return language === 'ja' ? '中立国' : 'the neutrals'
  return SIDE_NAMES[id][language]
}

/** "Empire Land 3" */
export function markerName(m: number, language: Language): string {
  if (m < 0) return '–'
  if (m === QUARTERS) return language === 'ja' ? '冬営' : 'Winter Quarters'
  const side = sideName(sideOfMarker(m), language).replace('the ', '')
  const kind = isLandMarker(m) ? { en: 'Land', ja: '陸軍' } : { en: 'Naval', ja: '海軍' }
  return language === 'ja' ? `${side}${kind.ja}${valueOfMarker(m)}` : `${side} ${kind.en} ${valueOfMarker(m)}`
}

const SEASONS: Readonly<Record<Season, Text>> = {
  spring: { en: 'Spring', ja: '春季' },
  summer: { en: 'Summer', ja: '夏季' },
  autumn: { en: 'Autumn', ja: '秋季' },
  winter: { en: 'Winter', ja: '冬季' },
}
/** "Spring 1800" */
function turnName(turn: number, language: Language): string {
  const season = SEASONS[seasonOf(turn)][language]
  return language === 'ja' ? `${yearOf(turn)}年${season}` : `${season} ${yearOf(turn)}`
}

type Naming = (fact: Fact | undefined) => string
/** How a language names the numbers in facts and events. */
interface Namer {
  readonly space: Naming
  readonly piece: Naming
  readonly pieces: Naming
  readonly nation: Naming
  readonly marker: Naming
  readonly markers: Naming
  readonly side: Naming
  readonly turn: Naming
}

/** `list` joins names as the language does: "A, B and C". */
export function namer(language: Language, list: (names: readonly string[]) => string): Namer {
  const one =
    (name: (n: number, language: Language) => string): Naming =>
    (fact) =>
      typeof fact === 'number' ? name(fact, language) : '?'
  const many =
    (name: (n: number, language: Language) => string): Naming =>
    (fact) =>
      Array.isArray(fact) ? list(fact.map((each) => name(Number(each), language))) : '?'
  return {
    space: one(spaceName),
    piece: one(pieceName),
    pieces: many(pieceName),
    nation: one(nationName),
    marker: one(markerName),
    markers: many(markerName),
    side: one(sideName),
    turn: one(turnName),
  }
}
