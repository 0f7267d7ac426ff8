import type { Language } from '@sandtable/kernel'
import type { Entry, Fact } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import type { HexData, HexsideData } from '../data/types.ts'
import { sourceOf } from './sources.ts'
import type { BattleForGaliciaAbout } from './text.ts'

const { map, victory } = DATA

export function hexTitle(
  { id, town, fortress }: HexData,
  words: BattleForGaliciaAbout,
  language: Language,
): string {
  const name = town?.[language]
  if (!name) return `${words.hex} ${id}`
  return `${name} ${id}${fortress ? ` · ${words.fortress}` : ''}`
}

export function hexEntry(hex: HexData, words: BattleForGaliciaAbout, language: Language): Entry {
  return {
    id: hex.id,
    title: hexTitle(hex, words, language),
    facts: [
      ...groundFacts(hex, words, language),
      ...pointFacts(hex.id, words, language),
      ...railFacts(hex.id, words, language),
      ...map.hexsides
        .filter(({ a, b }) => a === hex.id || b === hex.id)
        .map((side) => sideFact(side, hex.id, words, language)),
    ],
    source: sourceOf(hex, language),
  }
}

function groundFacts(hex: HexData, words: BattleForGaliciaAbout, language: Language): Fact[] {
  const { labels } = words
  const terrain = words.terrain[hex.terrain] + (hex.halfHex ? words.comma + words.half : '')
  const optional: [string, string | undefined][] = [
    [labels.town, hex.town?.[language]],
    [labels.edge, hex.edges?.map((edge) => words.edges[edge]).join(words.comma)],
    [labels.supply, hex.supply?.map((side) => words.sides[side]).join(words.comma)],
    [labels.barred, hex.barred ? words.barred : undefined],
  ]
  return [
    { label: labels.terrain, value: terrain },
    { label: labels.country, value: words.nations[hex.country === 'AH' ? 'austria-hungary' : 'russia'] },
    ...optional.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  ]
}

function pointFacts(id: string, words: BattleForGaliciaAbout, language: Language): Fact[] {
  return victory.towns
    .filter(({ hex }) => hex === id)
    .map((town) => ({
      label: words.labels.points,
      value: words.captureHold(town.capture, town.occupy, words.sides[town.side]),
      source: sourceOf({ basis: town.basis }, language),
    }))
}

function railFacts(id: string, words: BattleForGaliciaAbout, language: Language): Fact[] {
  return map.rails
    .filter(({ hexes }) => hexes.includes(id))
    .map((line) => ({
      label: words.labels.rail,
      value: line.name[language],
      source: sourceOf(line, language),
    }))
}

function sideFact(side: HexsideData, id: string, words: BattleForGaliciaAbout, language: Language): Fact {
  const to = side.a === id ? side.b : side.a
  const name = map.rivers.find((river) => river.id === side.name)?.[language] ?? side.name
  const value =
    side.kind === 'ridge' ? words.ridge(to) : side.bridge ? words.bridged(name, to) : words.river(name, to)
  return { label: words.labels.hexside, value, source: sourceOf(side, language) }
}
