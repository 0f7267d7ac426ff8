/** What the values of a counter rest on. */
import type { Language } from '@sandtable/kernel'
import type { Entry, Fact } from '@sandtable/presentation/about'
import type { UnitData } from '../data/types.ts'
import { nation } from '../nations.ts'
import { nationName, unitName } from '../text/names.ts'
import { isCorps, isLandLeader, isAirUnit, isSubmarine, isKind, unit } from '../units.ts'
import { sourceOf } from './place-entry.ts'
import type { BalanceOfPowersAbout } from './text.ts'

export function unitEntry(data: UnitData, words: BalanceOfPowersAbout, language: Language): Entry {
  const { labels, types } = words
  const u = unit(data.id)
  return {
    id: data.id,
    title: unitName(u, language),
    facts: [
      { label: labels.nation, value: nationName(nation(data.nation), language) },
      { label: labels.kind, value: types[data.kind] },
      ...valueFacts(u, data, words),
    ],
    source: sourceOf(data),
  }
}

/** what is printed on it, by the kind of unit */
function valueFacts(u: number, data: UnitData, words: BalanceOfPowersAbout): Fact[] {
  if (data.values.length === 0) return []
  return [
    {
      label: labelFor(u, words),
      value: data.yellow ? words.yellow(textOf(u, data, words)) : textOf(u, data, words),
    },
  ]
}

function labelFor(u: number, { labels }: BalanceOfPowersAbout): string {
  if (isKind(u, 'tank')) return labels.tank
  if (isCorps(u)) return labels.corps
  if (isLandLeader(u)) return labels.leader
  if (isAirUnit(u)) return labels.air
  return isSubmarine(u) ? labels.submarine : labels.ship
}

function textOf(u: number, { values }: UnitData, words: BalanceOfPowersAbout): string {
  const [effectiveness, movement, ...trench] = values
  if (!isCorps(u) || trench.length < 2) return values.join('-')
  return words.faces(`${effectiveness}-${movement}`, trench.join('-'))
}
