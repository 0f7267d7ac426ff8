/** §14.1.4 §14.2 §26 Which sources a side can use. */
import { isSource, LATE_SOURCES, LEMNOS, SPACES, sourceMask } from '../../map.ts'
import { AH, ALL_NATIONS, AP, BU, GR, type Nation, onlySideOf, SIDES, type Side } from '../../sides.ts'
import { isControlledBy, isRisen, type State, STATUS, statusOf } from '../../state.ts'

/** A bit for Lemnos beside those of the nations; only the 2/4 Special uses it (§14.2.2.c). */
export const LEMNOS_BIT: number = 1 << 13

/** For each side, the nations that can fight only for it. */
const NATIONS_OF_SIDE: readonly number[] = SIDES.map((side) =>
  ALL_NATIONS.reduce<number>((mask, nation) => mask | (Number(onlySideOf(nation) === side) << nation), 0),
)
/** §26.2.3.a §23.5 Sources that are lost when their nation collapses. */
const LOST_ON_COLLAPSE: readonly Nation[] = [BU, AH]

/**
 * §14.2.1.a §14.2.2.a A nation's sources count once it is at war; §26.3.2.f those of Greece only for the side
 * it has joined.
 */
function isActive(s: State, side: Side, nation: Nation): boolean {
  if (nation === GR) return s.greekSide === side
  if (((NATIONS_OF_SIDE[side] as number) & (1 << nation)) === 0) return false
  const status = statusOf(s, nation)
  // §26.5.3.b.2 §26.6.2.b.1 Those of Romania and Serbia are not lost when they collapse.
  return status === STATUS.atWar || (status === STATUS.collapsed && !LOST_ON_COLLAPSE.includes(nation))
}

/** §14.2.2.a Southern Italy supplies the western allies only once Italy is at war. */
const isNotOpenYet = (s: State, nation: Nation, x: number): boolean =>
  LATE_SOURCES.some(
    (late) => late.space === x && late.nation === nation && statusOf(s, late.of) === STATUS.neutral,
  )

/** The nations whose source is printed in each space. */
const namedAt: readonly (readonly Nation[])[] = Array.from({ length: SPACES }, (_, x) =>
  ALL_NATIONS.filter((nation) => (sourceMask(x) & (1 << nation)) !== 0),
)

/**
 * Nations of a side that would have a source here if the side controlled the space. §13.5 Lemnos is a source
 * of AP only.
 */
export function sourcesAt(s: State, side: Side, x: number): number {
  if (x === LEMNOS && side !== AP) return 0
  let mask = x === LEMNOS ? LEMNOS_BIT : 0
  // As printed:
  // §26.2.2.c Bulgaria: Sofia and Burgas.
  // §26.3.2.f §26.3.3.b Greece: Athens and Salonika.
  // §26.4.2.c §26.4.3.b Italy: Venice, Southern Italy, Vlore and Durres.
  // §26.5.2.c Romania: Bucharest, Constanta and Odessa.
  // §26.6.1.b Serbia: Belgrade, Cetinje and Lemnos.
  // §26.7.1.b §26.7.2.b.1 Turkey: Constantinople, Rodosto and Anatolia.
  // §23.6.b.1 Germany: Brandenburg, among others.
  for (const nation of namedAt[x] as readonly Nation[])
    if (isActive(s, side, nation) && !isNotOpenYet(s, nation, x)) mask |= 1 << nation
  return mask
}

/**
 * §14.1.4.b Only a controlled source supplies units, §14.1.4.c also one that was retaken. Uprisings are
 * enemies (§14.1.2.a).
 */
export const activeSources = (s: State, side: Side, x: number): number =>
  isControlledBy(s, side, x) && !isRisen(s, x) ? sourcesAt(s, side, x) : 0

const printedAt = (x: number): number => sourceMask(x) | (x === LEMNOS ? LEMNOS_BIT : 0)

/** All spaces that are a source of any nation. */
export const ALL_SOURCES: readonly number[] = Array.from({ length: SPACES }, (_, x) => x).filter(isSource)

/** §13.5 §16.3 Whether the side controls any source of these nations, wherever it is. */
export const hasSource = (s: State, side: Side, nations: number): boolean =>
  ALL_SOURCES.some((x) => (printedAt(x) & nations) !== 0 && (activeSources(s, side, x) & nations) !== 0)
