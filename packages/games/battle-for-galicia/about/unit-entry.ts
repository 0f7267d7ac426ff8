import type { Language } from '@sandtable/kernel'
import type { Entry, Fact } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import type { EntryData, FaceData, UnitData } from '../data/types.ts'
import { sourceOf } from './sources.ts'
import type { BattleForGaliciaAbout } from './text.ts'

export function unitEntry(unit: UnitData, words: BattleForGaliciaAbout, language: Language): Entry {
  return {
    id: unit.id,
    title: `${unit.name[language]} · ${words.nations[unit.nation]}`,
    facts: [...natureFacts(unit, words), ...stateFacts(unit, words), ...arrivalFacts(unit, words, language)],
    source: sourceOf(unit, language),
  }
}

const faceText = ({ attack, defense, artillery, movement }: FaceData, words: BattleForGaliciaAbout): string =>
  words.face(attack, defense, artillery, movement)

function natureFacts(unit: UnitData, words: BattleForGaliciaAbout): Fact[] {
  const { labels } = words
  return [
    { label: labels.side, value: words.sides[unit.side] },
    { label: labels.kind, value: `${words.kinds[unit.type]}${words.comma}${words.sizes[unit.size]}` },
    { label: labels.corps, value: unit.corps ?? words.independent },
    { label: labels.full, value: faceText(unit.front, words) },
    ...(unit.back ? [{ label: labels.reduced, value: faceText(unit.back, words) }] : []),
    { label: labels.steps, value: String(unit.steps) },
  ]
}

function stateFacts(
  { whiteSymbol, ersatz, setup, releasedOn }: UnitData,
  words: BattleForGaliciaAbout,
): Fact[] {
  const { labels } = words
  const optional: [string, string | undefined][] = [
    [labels.white, whiteSymbol ? words.yes : undefined],
    [labels.ersatz, ersatz ? words.yes : undefined],
    [labels.setup, setup ?? undefined],
    [labels.release, releasedOn === null ? undefined : words.turn(releasedOn)],
  ]
  return optional.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

function arrivalFacts({ id }: UnitData, words: BattleForGaliciaAbout, language: Language): Fact[] {
  return DATA.reinforcements
    .filter(({ unit }) => unit === id)
    .map((arrival) => ({
      label: words.labels.arrival,
      value: words.arrives(arrival.turn, placeText(arrival.entry, words)),
      source: sourceOf(arrival, language),
    }))
}

const placeText = (entry: EntryData, words: BattleForGaliciaAbout): string =>
  entry.kind === 'hexes' ? entry.hexes.join(words.comma) : words.railBetween(entry.from, entry.to)
