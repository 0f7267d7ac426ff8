import type { Language } from '@sandtable/kernel'
import type { LabelKind, MapLabel } from '@sandtable/presentation'
import type { Box } from '../geometry/point.ts'

/** Type size in English, and width of a letter in each language, in map units, as the table sets them. */
interface Setting {
  readonly size: number
  readonly letter: Readonly<Record<Language, number>>
}

const SETTINGS: Readonly<Record<LabelKind, Setting>> = {
  town: { size: 11.5, letter: { en: 6.1, ja: 10 } },
  'victory-town': { size: 15, letter: { en: 8.1, ja: 15 } },
  fortress: { size: 15, letter: { en: 8.1, ja: 15 } },
  river: { size: 12.5, letter: { en: 7.6, ja: 13 } },
  region: { size: 17, letter: { en: 15, ja: 24 } },
  province: { size: 11, letter: { en: 10.4, ja: 13.4 } },
  country: { size: 20, letter: { en: 19, ja: 30 } },
  border: { size: 11, letter: { en: 7, ja: 12 } },
  sea: { size: 20, letter: { en: 15, ja: 26 } },
  spot: { size: 10, letter: { en: 5, ja: 10 } },
  note: { size: 10, letter: { en: 5.2, ja: 10 } },
  key: { size: 13, letter: { en: 6.8, ja: 13 } },
}

const TAG = 32
/** Names keep this far apart. */
const AIR = 2.5

function textWidth({ kind, text, tag }: MapLabel, language: Language): number {
  return text[language].length * SETTINGS[kind].letter[language] + (tag === undefined ? 0 : TAG)
}

const LANGUAGES: readonly Language[] = ['en', 'ja']

export const widest = (label: MapLabel): number =>
  Math.max(...LANGUAGES.map((language) => textWidth(label, language)))

/** What a label covers in both languages; a turned one as a row of small boxes. */
export function coverOf(label: MapLabel): Box[] {
  const { size } = SETTINGS[label.kind]
  const width = widest(label)
  const angle = ((label.angle ?? 0) * Math.PI) / 180
  const parts = angle === 0 ? 1 : Math.ceil(width / size)
  return Array.from({ length: parts }, (_, i) => {
    const along = ((i + 0.5) / parts - 0.5) * width
    const half = width / parts / 2
    const x = label.x + along * Math.cos(angle)
    const y = label.y - size * 0.35 + along * Math.sin(angle)
    const tall = size * 0.5 + AIR
    return { left: x - half, right: x + half, top: y - tall, bottom: y + tall }
  })
}

/** Square units that two sets of boxes share. */
export function overlap(a: readonly Box[], b: readonly Box[]): number {
  let sum = 0
  for (const one of a)
    for (const other of b) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (width > 0 && height > 0) sum += width * height
    }
  return sum
}
