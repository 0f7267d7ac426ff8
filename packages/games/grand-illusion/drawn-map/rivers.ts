import type { Brook, RealLine } from '@sandtable/cartography'
import { type Polyline, throughPoints } from '@sandtable/cartography/geometry'
import type { Text } from '@sandtable/kernel'
import { projection } from './places.ts'

/** A river of the sheet; rivers mean nothing to the game (§2.2.decor). */
export interface NamedRiver {
  readonly text: Text
  readonly width: number
  readonly courses: readonly Polyline[]
}

interface Entry {
  /** names in the source; it calls some after a brook at their spring */
  readonly source: readonly string[]
  readonly en: string
  readonly ja: string
  readonly width: number
}

// biome-ignore format: a table
const RIVERS: readonly Entry[] = [
  { source: ['Rhine', 'Rhin'], en: 'Rhine', ja: 'ライン川', width: 3.6 },
  { source: ['Seine'], en: 'Seine', ja: 'セーヌ川', width: 3 },
  { source: ['Maas'], en: 'Meuse', ja: 'ムーズ川', width: 2.8 },
  { source: ['Mosel'], en: 'Moselle', ja: 'モーゼル川', width: 2.6 },
  { source: ['Loire'], en: 'Loire', ja: 'ロワール川', width: 3 },
  { source: ['Marne'], en: 'Marne', ja: 'マルヌ川', width: 2.4 },
  { source: ['Schelde'], en: 'Scheldt', ja: 'スヘルデ川', width: 2.6 },
  { source: ['Aire'], en: 'Aisne', ja: 'エーヌ川', width: 2.2 },
  { source: ['Petit Gland'], en: 'Oise', ja: 'オワーズ川', width: 2.2 },
  { source: ['Somme'], en: 'Somme', ja: 'ソンム川', width: 2.2 },
  { source: ['Yonne'], en: 'Yonne', ja: 'ヨンヌ川', width: 2 },
  { source: ['Aube'], en: 'Aube', ja: 'オーブ川', width: 1.8 },
  { source: ['Sarre'], en: 'Saar', ja: 'ザール川', width: 1.9 },
  { source: ['Saône'], en: 'Saône', ja: 'ソーヌ川', width: 2 },
  { source: ['Sûre'], en: 'Sauer', ja: 'ザウアー川', width: 1.6 },
  { source: ['Eure'], en: 'Eure', ja: 'ウール川', width: 1.6 },
  { source: ['Ill'], en: 'Ill', ja: 'イル川', width: 1.6 },
]
const BROOK = 1.4

/** Rivers that the source leaves out: latitude and longitude. */
// biome-ignore format: a table
const BY_HAND: readonly (Text & { readonly width: number; readonly points: readonly (readonly [number, number])[] })[] = [
  { en: 'Sambre', ja: 'サンブル川', width: 2.2, points: [
    [50.01, 3.75], [50.12, 3.69], [50.2, 3.82], [50.275, 3.97], [50.3, 4.1], [50.35, 4.28], [50.4, 4.44],
    [50.43, 4.6], [50.46, 4.86] ] },
  { en: 'Lys', ja: 'リス川', width: 2, points: [
    [50.5, 2.21], [50.57, 2.24], [50.64, 2.4], [50.63, 2.55], [50.64, 2.73], [50.69, 2.88], [50.77, 3.0],
    [50.8, 3.13], [50.83, 3.27], [50.92, 3.42], [50.98, 3.55], [51.05, 3.72] ] },
  { en: 'Meurthe', ja: 'ムルト川', width: 1.9, points: [
    [48.1, 7.02], [48.19, 6.95], [48.285, 6.93], [48.4, 6.84], [48.48, 6.73], [48.59, 6.5], [48.63, 6.35],
    [48.7, 6.2], [48.78, 6.13] ] },
  { en: 'Ourthe', ja: 'ウルト川', width: 1.7, points: [
    [50.13, 5.68], [50.15, 5.57], [50.22, 5.56], [50.32, 5.47], [50.42, 5.56], [50.5, 5.58], [50.62, 5.58] ] },
]

const handDrawn = (): NamedRiver[] =>
  BY_HAND.map(({ en, ja, width, points }) => ({
    text: { en, ja },
    width,
    courses: [
      throughPoints(
        points.map(([latitude, longitude]) => projection.forward(longitude, latitude)),
        6,
      ),
    ],
  }))

export const namedRivers = (real: readonly RealLine[]): NamedRiver[] => [
  ...RIVERS.map(({ source, en, ja, width }) => ({
    text: { en, ja },
    width,
    courses: real.filter(({ name }) => source.includes(name)).map(({ course }) => throughPoints(course, 3)),
  })),
  ...handDrawn(),
]

/** All water that is drawn, the nameless with it. */
export function brooks(real: readonly RealLine[]): Brook[] {
  const known = new Set(RIVERS.flatMap(({ source }) => source))
  const nameless = real.filter(({ name }) => !known.has(name)).map(({ course }) => throughPoints(course, 3))
  const named = namedRivers(real).flatMap(({ width, courses }) => courses.map((line) => ({ line, width })))
  return [...nameless.map((line) => ({ line, width: BROOK })), ...named]
}
