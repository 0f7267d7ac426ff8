import { describe, expect, it } from 'vitest'
import { CARDS, CARDS_DATA } from '../cards.ts'
import type {
  Banned,
  CardId,
  CombatCondition,
  CombatEffect,
  CombatOutcome,
  CombatSpecial,
  EventEffect,
  EventSpecial,
  LastingEffect,
  Prerequisite,
  Where,
} from '../data/card-types.ts'
import { WINDOWS, windowOf } from '../data/card-windows.ts'

/** the card of each special piece */
const SPECIALS: Readonly<Record<EventSpecial | CombatSpecial, CardId>> = {
  'great-retreat': 'AP24',
  'serbs-return': 'AP32',
  'turkish-desertions': 'AP53',
  'surrender-of-rupel': 'CP24',
  'king-constantine': 'CP35',
  'enver-summit': 'CP37',
  'forced-march': 'AP41',
  'cavalry-pursuit': 'AP31',
  'flank-despite-trench': 'CP46',
}
type Kinds<K extends string> = Readonly<Record<K, true>>
const EVENT_KINDS: Kinds<EventEffect['kind'] | Banned['kind']> = {
  'national-will': true,
  'troop-quality': true,
  'victory-points': true,
  armistice: true,
  'mo-modifier': true,
  'mo-void': true,
  marker: true,
  cancel: true,
  fire: true,
  'activation-cost': true,
  'activation-as-one': true,
  ban: true,
  'joint-attack': true,
  'reinforcement-card': true,
  events: true,
  sr: true,
  'rp-lost': true,
  'rp-halved': true,
  repair: true,
  'gain-rp': true,
  reinforcements: true,
  place: true,
  remove: true,
  'give-up': true,
  'neutral-entry': true,
  landing: true,
  uprising: true,
  'destroy-fort': true,
  revolution: true,
  treaty: true,
  special: true,
}
const COMBAT_KINDS: Kinds<CombatEffect['kind'] | CombatCondition['kind']> = {
  drm: true,
  'flank-drm': true,
  'ignore-shift': true,
  'fire-first': true,
  'shorten-retreat': true,
  withdraw: true,
  'step-loss': true,
  'combat-will': true,
  'combat-quality': true,
  special: true,
  own: true,
  enemy: true,
  at: true,
  'at-or-from': true,
  'any-of': true,
}
const NEED_KINDS: Kinds<Prerequisite['kind']> = {
  'event-played': true,
  'event-not-played': true,
  turn: true,
  'not-winter': true,
  marker: true,
  nation: true,
  'national-will': true,
  'troop-quality': true,
  holds: true,
  'holds-vp': true,
  control: true,
  'units-at': true,
  'no-units-at': true,
  besieged: true,
  uprising: true,
  revolution: true,
  'treaty-in-effect': true,
  answers: true,
  'any-of': true,
  'all-of': true,
}
const LASTING_KINDS: Kinds<LastingEffect['kind']> = {
  'rail-conversion': true,
  'convert-rp': true,
  'no-port-supply': true,
  'conversion-needs-line': true,
  'winter-will': true,
  'allows-sea-invasions': true,
  'closes-sea': true,
  'rp-per-card': true,
  'serbs-rebuild': true,
  'greece-not-cp': true,
  reminder: true,
}
const PLACES: Kinds<Where['in']> = {
  nations: true,
  'near-nations': true,
  area: true,
  'near-area': true,
  inset: true,
  terrain: true,
  coast: true,
  works: true,
  'any-of': true,
}
const OUTCOMES: Kinds<CombatOutcome> = { always: true, won: true, lost: true, 'enemy-retreats-2': true }

describe('the vocabulary of the cards', () => {
  const said = (values: unknown): string => JSON.stringify(values)
  const unused = (kinds: Readonly<Record<string, true>>, field: string, values: unknown): readonly string[] =>
    Object.keys(kinds).filter((kind) => !said(values).includes(`"${field}":"${kind}"`))

  it('has no word that no card uses', () => {
    const events = CARDS.filter(({ combat }) => combat === null)
    expect(unused(EVENT_KINDS, 'kind', events)).toEqual([])
    expect(unused(COMBAT_KINDS, 'kind', CARDS)).toEqual([])
    expect(
      unused(
        NEED_KINDS,
        'kind',
        CARDS.map(({ prerequisite }) => prerequisite),
      ),
    ).toEqual([])
    expect(unused(LASTING_KINDS, 'kind', CARDS_DATA.markers)).toEqual([])
    expect(unused(PLACES, 'in', CARDS)).toEqual([])
    expect(unused(OUTCOMES, 'if', CARDS)).toEqual([])
  })
  it('has nine special pieces, each on one card', () => {
    const pieces = CARDS.flatMap(({ id, effects }) =>
      effects.flatMap((each) => (each.kind === 'special' ? [[each.id, id]] : [])),
    )
    expect(Object.fromEntries(pieces)).toEqual(SPECIALS)
    expect(pieces).toHaveLength(9)
  })
  it('§12.2 acts in every window of a combat', () => {
    const windows = CARDS.flatMap((each) => (each.combat === null ? [] : each.effects.map(windowOf)))
    expect([...new Set(windows)].sort()).toEqual([...WINDOWS].sort())
  })
})
