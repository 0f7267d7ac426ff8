import type { Language } from '@sandtable/kernel'
import type { Entry, Fact } from '@sandtable/presentation/about'
import { DATA } from '../data/load.ts'
import type { HexData } from '../data/types.ts'
import { hex as hexNamed } from '../map.ts'
import { hexName } from '../text/shape.ts'
import { sourceOf } from './sources.ts'
import type { GrandIllusionAbout } from './text.ts'

const { map, places, victory } = DATA

export const nameOfHex = (id: string, language: Language): string => hexName(hexNamed(id), language)

export function hexEntry(hex: HexData, words: GrandIllusionAbout, language: Language): Entry {
  return {
    id: hex.id,
    title: nameOfHex(hex.id, language),
    facts: [
      ...groundFacts(hex, words, language),
      ...supplyFacts(hex, words, language),
      ...pointFacts(hex.id, words, language),
      ...sideFacts(hex.id, words, language),
      ...railFacts(hex.id, words, language),
    ],
    source: sourceOf(hex, language),
  }
}

function groundFacts(hex: HexData, words: GrandIllusionAbout, language: Language): Fact[] {
  const { labels } = words
  const terrain = hex.tem === 0 ? words.noEffect : words.modifier(hex.tem)
  return [
    { label: labels.name, value: hex.name[language], source: { basis: hex.nameBasis } },
    { label: labels.control, value: words.sides[hex.owner], source: { basis: hex.ownerBasis } },
    { label: labels.terrain, value: terrain, source: { basis: hex.temBasis } },
  ]
}

function supplyFacts({ supply }: HexData, words: GrandIllusionAbout, language: Language): Fact[] {
  if (!supply) return []
  const value = supply.map((nation) => words.nations[nation]).join(words.comma)
  return [{ label: words.labels.supply, value, source: sourceOf({ basis: places.supply.basis }, language) }]
}

function pointFacts(id: string, words: GrandIllusionAbout, language: Language): Fact[] {
  const { german, plan17 } = victory
  const label = words.labels.points
  const source = sourceOf({ basis: german.basis }, language)
  if (id === places.paris.hex) return [{ label, value: words.parisPoints(german.paris), source }]
  if (german.hexes.includes(id))
    return [{ label, value: words.germanPoints(german.double.includes(id)), source }]
  if (!plan17.hexes.includes(id)) return []
  const planSource = sourceOf({ basis: plan17.basis }, language)
  return [{ label, value: words.planPoints(plan17.double.includes(id)), source: planSource }]
}

const otherEnd = ({ a, b }: { readonly a: string; readonly b: string }, id: string): string | undefined =>
  a === id ? b : b === id ? a : undefined

function sideFacts(id: string, words: GrandIllusionAbout, language: Language): Fact[] {
  return map.hexsides.flatMap((side) => {
    const to = otherEnd(side, id)
    if (to === undefined) return []
    const say = side.kind === 'slow' ? words.slow : words.impassable
    return [
      {
        label: words.labels.hexside,
        value: say(nameOfHex(to, language)),
        source: sourceOf(side, language),
      },
    ]
  })
}

/** All lines of a hex are of one basis: said once. */
function railFacts(id: string, words: GrandIllusionAbout, language: Language): Fact[] {
  const lines = map.rails.filter((line) => otherEnd(line, id) !== undefined)
  const [first] = lines
  if (!first) return []
  const value = lines.map((line) => nameOfHex(otherEnd(line, id) ?? id, language)).join(words.comma)
  return [{ label: words.labels.rail, value, source: sourceOf(first, language) }]
}
