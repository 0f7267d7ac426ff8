/** §9.7.1.c §4.2.1.e The prerequisites of events. */
import { fitsFilter } from '../../cards/where.ts'
import { card, cardData, sideOfCard } from '../../cards.ts'
import type { Prerequisite, UnitFilter } from '../../data/card-types.ts'
import { HOMES, space, VP_HOMES } from '../../map.ts'
import { isOf, isTroops, UPRISINGS } from '../../pieces.ts'
import {
  enemyOf,
  GR,
  NO_SIDE,
  type Nation,
  nationNamed,
  QUALITY_NATIONS,
  type Side,
  sideNamed,
  WILL_NATIONS,
} from '../../sides.ts'
import {
  controlOf,
  FLAG,
  hasFlag,
  isControlledBy,
  isEventPlayed,
  isOnMap,
  isRisen,
  piecesAt,
  type State,
  STATUS,
  statusOf,
} from '../../state.ts'
import { isWinter } from '../../tables.ts'
import { isBesieged } from '../20-forts/siege.ts'
import { isTreatyOn } from '../28-treaty/treaty.ts'

type Kind = Prerequisite['kind']
/** The shape of one kind of prerequisite, also where several kinds share a shape. */
type Shape<P, K> = P extends { readonly kind: infer Q } ? (K extends Q ? P : never) : never
type Of<K extends Kind> = Shape<Prerequisite, K>
type Test<K extends Kind> = (s: State, side: Side, needs: Of<K>) => boolean

/** §9.7.2.d Once GREECE has been played, Greece is no longer neutral for any other card. */
const greekStatus = (s: State): number =>
  s.greekSide === NO_SIDE && s.greekPending === 0 ? STATUS.neutral : STATUS.atWar

function isStatus(s: State, nation: Nation, is: Of<'nation'>['is']): boolean {
  const status = nation === GR ? greekStatus(s) : statusOf(s, nation)
  switch (is) {
    case 'neutral':
      return status === STATUS.neutral
    case 'at-war':
      return status === STATUS.atWar
    case 'collapsed':
      return status === STATUS.collapsed
    case 'not-collapsed':
      return status !== STATUS.collapsed
  }
}

/** Whether the side controls enough spaces of these nations. An uprising's space is controlled by neither side. */
function isHeld(s: State, needs: Of<'holds' | 'holds-vp'>): boolean {
  const lists = needs.kind === 'holds' ? HOMES : VP_HOMES
  const spaces = needs.nations.flatMap((id) => lists[nationNamed(id)] ?? [])
  const held = spaces.filter((x) => isControlledBy(s, sideNamed(needs.side), x) && !isRisen(s, x)).length
  return held >= (needs.atLeast === 'all' ? spaces.length : needs.atLeast)
}

function unitsAt(s: State, side: Side, spaces: readonly string[], filter: UnitFilter | undefined): number {
  const fits = (p: number): boolean => isTroops(p) && (filter === undefined || fitsFilter(filter, p))
  return spaces.flatMap((id) => piecesAt(s, side, space(id))).filter(fits).length
}

function isControlled(s: State, { space: id, by }: Of<'control'>): boolean {
  const who = controlOf(s, space(id))
  return by.some((each) => who === (each === 'neutral' ? NO_SIDE : sideNamed(each)))
}

const hasUprising = (s: State, nation: Nation): boolean =>
  UPRISINGS.some((p) => isOf(p, nation) && isOnMap(s, p))

/**
 * §26.5.1.c "Never" means that no revolution is under way, and that none found Romania neutral before it was
 * suppressed.
 */
function isRevolution(s: State, stage: Of<'revolution'>['stage']): boolean {
  if (stage !== 'never') return s.revolutionStage >= stage
  return s.revolutionStage < 0 && !hasFlag(s, FLAG.romaniaBarred)
}

const TESTS: { readonly [K in Kind]: Test<K> } = {
  // §28.0.a The treaty needs NOVEMBER COUP.
  'event-played': (s, _, needs) => isEventPlayed(s, card(needs.card)),
  'event-not-played': (s, _, needs) => !isEventPlayed(s, card(needs.card)),
  turn: (s, _, { from, to }) => s.turn >= (from ?? s.turn) && s.turn <= (to ?? s.turn),
  'not-winter': (s) => !isWinter(s.turn),
  marker: (s, _, { marker, on }) => hasFlag(s, FLAG[marker]) === on,
  nation: (s, _, { nation, is }) => isStatus(s, nationNamed(nation), is),
  'national-will': (s, _, { nation, atMost }) =>
    s.will.get(WILL_NATIONS.indexOf(nationNamed(nation))) <= atMost,
  'troop-quality': (s, _, { nation, atMost }) =>
    s.quality.get(QUALITY_NATIONS.indexOf(nationNamed(nation))) <= atMost,
  holds: (s, _, needs) => isHeld(s, needs),
  'holds-vp': (s, _, needs) => isHeld(s, needs),
  control: (s, _, needs) => isControlled(s, needs),
  'units-at': (s, _, { spaces, side, units, atLeast }) =>
    unitsAt(s, sideNamed(side), spaces, units) >= atLeast,
  'no-units-at': (s, _, { spaces, side }) =>
    spaces.every((id) => piecesAt(s, sideNamed(side), space(id)).length === 0),
  // §20.3 The besieger is the side that does not control the fort.
  besieged: (s, _, { space: id, by }) =>
    isBesieged(s, space(id)) && isControlledBy(s, enemyOf(sideNamed(by)), space(id)),
  // §23.4.3.a.1 LONG LIVE THE TSAR! needs a Russia without uprisings.
  uprising: (s, _, { nation, present }) => hasUprising(s, nationNamed(nation)) === present,
  revolution: (s, _, { stage }) => isRevolution(s, stage),
  'treaty-in-effect': (s) => isTreatyOn(s),
  // §9.7.2.d CP may answer the event GREECE.
  answers: (s) => s.greekPending === 1,
  'any-of': (s, side, { of }) => of.some((each) => isMet(s, side, each)),
  'all-of': (s, side, { of }) => of.every((each) => isMet(s, side, each)),
}

const isMet = (s: State, side: Side, prerequisite: Prerequisite): boolean =>
  (TESTS[prerequisite.kind] as Test<Kind>)(s, side, prerequisite)

/** §9.7.1.c The first prerequisite of a card that is not met. */
export const unmetPrerequisite = (s: State, c: number): Prerequisite | undefined =>
  cardData(c).prerequisite.find((each) => !isMet(s, sideOfCard(c), each))
