import type { Language } from '@sandtable/kernel'
import type { Entry, Fact } from '@sandtable/presentation/about'
import type { EntryData, FortData, UnitData } from '../data/types.ts'
import { piece } from '../pieces.ts'
import { wordsOf } from '../table/words/words.ts'
import { pieceName } from '../text/shape.ts'
import { nameOfHex } from './hex-entry.ts'
import { sourceOf } from './sources.ts'
import type { GrandIllusionAbout } from './text.ts'

/** "The fort of Namur" begins the title of a card. */
export function pieceTitle(id: string, language: Language): string {
  const name = pieceName(piece(id), language)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function unitEntry(unit: UnitData, words: GrandIllusionAbout, language: Language): Entry {
  const { labels } = words
  const [front, back] = unit.ma
  return {
    id: unit.id,
    title: pieceTitle(unit.id, language),
    facts: [
      { label: labels.kind, value: wordsOf(language).units.kinds[unit.type][unit.size] },
      ...strengthFacts(unit, words),
      { label: labels.movement, value: words.faces(front, back) },
      { label: labels.entry, value: entryText(unit.entry, words, language) },
      ...optionFacts(unit, words),
    ],
    source: sourceOf(unit, language),
  }
}

function strengthFacts({ cs, bombardment }: UnitData, { labels, faces }: GrandIllusionAbout): Fact[] {
  if (cs) return [{ label: labels.strength, value: faces(...cs) }]
  return bombardment === undefined ? [] : [{ label: labels.bombardment, value: String(bombardment) }]
}

function entryText(entry: EntryData, words: GrandIllusionAbout, language: Language): string {
  if (entry.kind === 'starts') return words.starts(nameOfHex(entry.hex, language))
  if (entry.kind === 'paris') return words.paris
  return entry.hex === null
    ? words.uncertain(entry.turn)
    : words.arrives(entry.turn, nameOfHex(entry.hex, language))
}

function optionFacts({ option }: Pick<UnitData, 'option'>, words: GrandIllusionAbout): Fact[] {
  if (!option) return []
  return [{ label: words.labels.option, value: words.option(words.sides[option.side], option.number) }]
}

export function fortEntry(fort: FortData, words: GrandIllusionAbout, language: Language): Entry {
  const { labels } = words
  const steps = fort.steps.map(([strength, defence]) => words.step(strength, defence))
  return {
    id: fort.id,
    title: pieceTitle(fort.id, language),
    facts: [
      { label: labels.place, value: nameOfHex(fort.hex, language) },
      { label: labels.steps, value: steps.join(words.comma) },
      ...(fort.largeGarrison ? [{ label: labels.garrison, value: words.large }] : []),
      ...optionFacts(fort, words),
    ],
    source: sourceOf(fort, language),
  }
}
