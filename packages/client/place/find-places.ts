/** Places by name, in either language, or by number. */
import type { Language } from '@sandtable/kernel'
import type { Presentation } from '@sandtable/presentation'

export interface FoundPlace {
  readonly space: number
  readonly id: string
  /** in the language of the table */
  readonly name: string
  /** in the other, where it is found by that */
  readonly also: string | undefined
}

type Named = Pick<Presentation, 'spaceName'> & { readonly sheet: Pick<Presentation['sheet'], 'spaces'> }

interface Place {
  readonly space: number
  readonly id: string
  readonly names: Readonly<Record<Language, string>>
  /** number and names as people type them */
  readonly typed: Readonly<Record<Language | 'id', string>>
}

export function placesOf({ sheet, spaceName }: Named): readonly Place[] {
  return sheet.spaces.map(({ id }, space) => {
    const names = { en: spaceName(space, 'en'), ja: spaceName(space, 'ja') }
    const typed = { id: plainText(id), en: plainText(names.en), ja: plainText(names.ja) }
    return { space, id, names, typed }
  })
}

/** As people type it: without accents, in one width, in small letters. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .toLowerCase()
    .trim()

const OTHER: Readonly<Record<Language, Language>> = { en: 'ja', ja: 'en' }

/** The better, the less; undefined if it is not meant. */
function rankOf(plain: string, wanted: string): number | undefined {
  if (plain === wanted) return 0
  if (plain.startsWith(wanted)) return 1
  const at = plain.indexOf(wanted)
  if (at < 0) return undefined
  return /[\s\-(（・]/.test(plain[at - 1] ?? '') ? 2 : 3
}

/** The likeliest first, at most so many. */
export function findPlaces(
  places: readonly Place[],
  typed: string,
  language: Language,
  most = 12,
): readonly FoundPlace[] {
  const wanted = plainText(typed)
  if (wanted === '') return []
  const found = places.flatMap(({ space, id, names, typed: plain }) => {
    const [own, other] = [names[language], names[OTHER[language]]]
    const ranks = [plain[language], plain.id, plain[OTHER[language]]].map((text) => rankOf(text, wanted))
    const best = Math.min(...ranks.map((rank) => rank ?? Infinity))
    if (best === Infinity) return []
    const also = ranks[0] === undefined && ranks[2] !== undefined && other !== own ? other : undefined
    return [{ rank: best, place: { space, id, name: own, also } }]
  })
  return found
    .toSorted((a, b) => a.rank - b.rank || a.place.name.localeCompare(b.place.name, language))
    .slice(0, most)
    .map(({ place }) => place)
}
