import type { Brook, RealLine } from '@sandtable/cartography'
import { joinLines, type Polyline, throughPoints } from '@sandtable/cartography/geometry'
import type { Text } from '@sandtable/kernel'

export interface NamedRiver {
  readonly text: Text
  readonly width: number
  readonly courses: readonly Polyline[]
}

interface Entry extends Text {
  /** names in the source */
  readonly source: readonly string[]
  readonly width: number
}

/** Rivers of the ground mean nothing to the game: what counts is the bar on a line (§12.4.3). */
// biome-ignore format: a table
const RIVERS: readonly Entry[] = [
  { source: ['Danube', 'Donau'], en: 'Danube', ja: 'ドナウ川', width: 3.4 },
  { source: ['Vistula'], en: 'Vistula', ja: 'ヴィスワ川', width: 3 },
  { source: ['Dnipro', 'Dnepre'], en: 'Dnieper', ja: 'ドニエプル川', width: 3.4 },
  { source: ['Dniester'], en: 'Dniester', ja: 'ドニエストル川', width: 2.6 },
  { source: ['Daugava'], en: 'Dvina', ja: 'ドヴィナ川', width: 2.6 },
  { source: ['Neman'], en: 'Niemen', ja: 'ネマン川', width: 2.6 },
  { source: ['Pripyat'], en: 'Pripet', ja: 'プリピャチ川', width: 2.4 },
  { source: ['Bug'], en: 'Bug', ja: 'ブク川', width: 2.2 },
  { source: ['Southern Bug'], en: 'Southern Bug', ja: '南ブク川', width: 2.2 },
  { source: ['Prut'], en: 'Pruth', ja: 'プルート川', width: 2.2 },
  { source: ['Oder'], en: 'Oder', ja: 'オーデル川', width: 2.6 },
  { source: ['Warta'], en: 'Warthe', ja: 'ヴァルタ川', width: 2 },
  { source: ['Elbe'], en: 'Elbe', ja: 'エルベ川', width: 2.6 },
  { source: ['Tisa'], en: 'Theiss', ja: 'ティサ川', width: 2.4 },
  { source: ['Sava'], en: 'Save', ja: 'サヴァ川', width: 2.4 },
  { source: ['Drau'], en: 'Drave', ja: 'ドラヴァ川', width: 2.2 },
  { source: ['Drina'], en: 'Drina', ja: 'ドリナ川', width: 2 },
  { source: ['Evros'], en: 'Maritsa', ja: 'マリツァ川', width: 2 },
  { source: ['Po'], en: 'Po', ja: 'ポー川', width: 3 },
  { source: ['Adige'], en: 'Adige', ja: 'アディジェ川', width: 2.4 },
]
const BROOK = 1.3

export const namedRivers = (real: readonly RealLine[]): NamedRiver[] =>
  RIVERS.map(({ source, en, ja, width }) => ({
    text: { en, ja },
    width,
    courses: joinLines(real.filter(({ name }) => source.includes(name)).map(({ course }) => course)).map(
      (line) => throughPoints(line, 3),
    ),
  }))

/** All water that is drawn, the nameless with it. */
export function brooks(real: readonly RealLine[]): Brook[] {
  const known = new Set(RIVERS.flatMap(({ source }) => source))
  const nameless = real.filter(({ name }) => !known.has(name)).map(({ course }) => throughPoints(course, 3))
  const named = namedRivers(real).flatMap(({ width, courses }) => courses.map((line) => ({ line, width })))
  return [...nameless.map((line) => ({ line, width: BROOK })), ...named]
}
