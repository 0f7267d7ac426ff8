/** What stands on the tracks beside the map. */
import type { Json } from '@sandtable/kernel'
import { FLAG } from '../codes.ts'
import { DECKS } from '../data/card-types.ts'
import { ALL_POOLS } from '../pools.ts'
import { OFFENSIVE } from '../rules/07-mandatory/requirements.ts'
import {
  ALL_NATIONS,
  AP,
  CP,
  NATIONS,
  type Nation,
  QUALITY_NATIONS,
  SIDE_IDS,
  type Side,
  WILL_NATIONS,
} from '../sides.ts'
import { combinedWarStatus, hasFlag, type State } from '../state.ts'
import { Parts } from './parts.ts'

export const bySide = (of: (side: Side) => Json): Json => ({ AP: of(AP), CP: of(CP) })

/** draws a list of numbers as fields of these names, in their order */
function named(names: readonly string[], word: (value: number) => Json = (value) => value) {
  const parts = new Parts(1, names.length, (_, row) =>
    Object.fromEntries(names.map((name, i) => [name, word(row[i] as number)])),
  )
  return (list: ArrayLike<number>): Json => {
    parts.row.set(list)
    return parts.of(0)
  }
}
const namesOf = (nations: readonly Nation[]): string[] => nations.map((nation) => NATIONS[nation])

export function tracksViewer(): (s: State) => Json {
  const will = named(namesOf(WILL_NATIONS))
  const quality = named(namesOf(QUALITY_NATIONS))
  const rp = named(ALL_POOLS)
  const halves = named(ALL_POOLS)
  return (s) => ({
    vp: s.vp,
    armistice: s.armistice,
    armisticeDue: s.armisticeDue,
    warStatus: {
      AP: s.warStatus.get(AP),
      CP: s.warStatus.get(CP),
      combined: combinedWarStatus(s),
    },
    commitment: bySide((side) => DECKS[s.commitment.get(side)] as string),
    will: will(s.will.words),
    quality: quality(s.quality.words),
    rp: rp(s.rp.words),
    halves: halves(s.halves.words),
    offensive: bySide((side) => OFFENSIVE[SIDE_IDS[side]][s.offensive.get(side)] as string),
    offensiveModifier: bySide((side) => s.offensiveModifier.get(side)),
  })
}

const STATUS_NAMES = ['neutral', 'at-war', 'collapsed'] as const
export function nationsViewer(): (s: State) => Json {
  const statuses = named(namesOf(ALL_NATIONS), (status) => STATUS_NAMES[status] as string)
  return (s) => statuses(s.status.words)
}

const flagIds = Object.keys(FLAG)
export const flags = (s: State): Json => flagIds.filter((_, flag) => hasFlag(s, flag))

const ROUNDS = 6
export const thisTurn = (s: State): Json => ({
  reinforced: namesOf(ALL_NATIONS.filter((nation) => (s.reinforced & (1 << nation)) !== 0)),
  entered: s.entered === 1,
  invaded: s.invaded === 1,
  trenches: bySide((side) => s.trenches.get(side)),
  actions: bySide((side) => Array.from({ length: ROUNDS }, (_, i) => s.actions.get(side * ROUNDS + i))),
  leftBrandenburg: s.leftBrandenburg,
})
