/** §14.1.4 §14.2 §26 which sources a side can use. */
import { isSource, LATE_SOURCES, LEMNOS, SPACES, sourceMask } from '../../map.ts'
import { AH, ALL_NATIONS, AP, BU, GR, type Nation, onlySideOf, SIDES, type Side } from '../../sides.ts'
import { isControlledBy, isRisen, type State, STATUS, statusOf } from '../../state.ts'

/** beside the bits of nations: Lemnos, which only the 2/4 Special reads (§14.2.2.c) */
export const LEMNOS_BIT: number = 1 << 13

/** nations that can ever draw supply on a side, by side */
const LOYAL: readonly number[] = SIDES.map((side) =>
  ALL_NATIONS.reduce<number>((mask, nation) => mask | (Number(onlySideOf(nation) === side) << nation), 0),
)
/** §26.2.3.a §23.5 their sources end with them; those of Romania and Serbia do not (§26.5.3.b.2, §26.6.2.b.1) */
const LOST_WITH_THEM: readonly Nation[] = [BU, AH]

/** §14.2.1.a §14.2.2.a a nation counts once it is at war; §26.3.2.f Greece only for the side it has joined */
function isActive(s: State, side: Side, nation: Nation): boolean {
  if (nation === GR) return s.greekSide === side
  if (((LOYAL[side] as number) & (1 << nation)) === 0) return false
  const status = statusOf(s, nation)
  return status === STATUS.atWar || (status === STATUS.collapsed && !LOST_WITH_THEM.includes(nation))
}

/** §14.2.2.a §26.4.3.b Southern Italy supplies the western allies only once Italy is in the war */
const isYetToOpen = (s: State, nation: Nation, x: number): boolean =>
  LATE_SOURCES.some(
    (late) => late.space === x && late.nation === nation && statusOf(s, late.of) === STATUS.neutral,
  )

/** nations whose source is printed there */
const namedAt: readonly (readonly Nation[])[] = Array.from({ length: SPACES }, (_, x) =>
  ALL_NATIONS.filter((nation) => (sourceMask(x) & (1 << nation)) !== 0),
)

/**
 * Nations of a side that would have a source here if the side held the space. As printed: §26.2.2.c Sofia and Burgas;
 * §26.3.2.f Athens and Salonika; §26.4.2.c §26.4.3.b Venice, Southern Italy, Vlore and Durres; §26.5.2.c Bucharest,
 * Constanta and Odessa; §26.6.1.b Belgrade, Cetinje and Lemnos; §26.7.1.b §26.7.2.b.1 Constantinople, Rodosto and
 * Anatolia; §23.6.b.1 Brandenburg among the German ones. Whoever finds none of his own in reach lives on those of his
 * allies (§26.3.3.b §26.3.3.c §26.4.2.d §26.5.2.d §26.6.1.d §26.7.1.c). §13.5 Lemnos is one of the Allied Powers only.
 */
export function sourcesAt(s: State, side: Side, x: number): number {
  if (x === LEMNOS && side !== AP) return 0
  let mask = x === LEMNOS ? LEMNOS_BIT : 0
  for (const nation of namedAt[x] as readonly Nation[])
    if (isActive(s, side, nation) && !isYetToOpen(s, nation, x)) mask |= 1 << nation
  return mask
}

/** §14.1.4.b only a source in one's own hands supplies anybody, §14.1.4.c retaken too; uprisings are enemies (§14.1.2.a) */
export const activeSources = (s: State, side: Side, x: number): number =>
  isControlledBy(s, side, x) && !isRisen(s, x) ? sourcesAt(s, side, x) : 0

const printedAt = (x: number): number => sourceMask(x) | (x === LEMNOS ? LEMNOS_BIT : 0)

/** all spaces that are a source for anybody */
export const ALL_SOURCES: readonly number[] = Array.from({ length: SPACES }, (_, x) => x).filter(isSource)

/** §13.5 §16.3 is any source of these nations in friendly hands, wherever it is? */
export const hasSource = (s: State, side: Side, nations: number): boolean =>
  ALL_SOURCES.some((x) => (printedAt(x) & nations) !== 0 && (activeSources(s, side, x) & nations) !== 0)
