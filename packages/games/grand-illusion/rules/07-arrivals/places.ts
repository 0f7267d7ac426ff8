/** §7.1 §7.2 where a unit may come in. */
import type { Refusal } from '../../grand-illusion.ts'
import {
  ANTWERP,
  ESCAPE,
  hex,
  HEXES,
  isBorder,
  isCoastal,
  isFrance,
  isSchlieffen,
  MAUBEUGE,
  PARIS,
} from '../../map.ts'
import { HQS, isHq, nationOf, piece, sideOf, unitData } from '../../pieces.ts'
import { hasOption, isShort } from '../../scenarios.ts'
import { BELGIAN, FRENCH, GE, GERMAN, type Nation } from '../../sides.ts'
import { ARRIVAL, hexOf, isControlledBy, isMarked, MARK, presenceOf, type State } from '../../state.ts'
import { canStack } from '../08-action/stacking.ts'
import { wouldBeAlone } from '../08-action/stranded.ts'
import { sourcesOf } from '../08-action/supply-ground.ts'
import { isHexSupplied } from '../08-action/supply.ts'
import { isEscapeOpen } from '../14-scenarios/antwerp.ts'
import { isHistorical } from '../14-scenarios/historical.ts'
import { isMaubeugeClosed } from '../14-scenarios/special.ts'

/** How a unit comes in: as it is scheduled, anywhere uncertain units may, rebuilt, or in a source. */
export type Way = 'fixed' | 'uncertain' | 'replacement' | 'source' | 'coastal-source'

const ROYAL_NAVAL = piece('b-rn-div')
const SEVENTH = piece('b-7-div')
/** §12.3 */
const byTheCoast = (u: number): boolean => u === ROYAL_NAVAL || u === SEVENTH

/** the hex on the counter, or -1 (§2.4.setup) */
export const printedHex = (u: number): number => {
  const { hex: id } = unitData(u).entry
  return id === null ? -1 : hex(id)
}

export function wayOf(s: State, u: number): Way {
  switch (s.arrivalKind.get(u)) {
    case ARRIVAL.diverted:
      return 'source'
    case ARRIVAL.fourthDivision:
      return 'coastal-source'
    case ARRIVAL.replacement:
      return 'replacement'
    // §8.4.9.e the 71st Reserve Division, too: as its counter says
    case ARRIVAL.scheduled:
    case ARRIVAL.paris:
      return printedHex(u) < 0 ? 'uncertain' : 'fixed'
    default:
      return 'uncertain'
  }
}

/** §8.4.3.b §8.4.3.c §14.3.6.a.4 §14.3.6.b.5 */
const isSourceOf = (s: State, nation: Nation, h: number): boolean => sourcesOf(s, nation).includes(h)

const MAASEIK = hex('81')
/** §14.3.6.b.5 who is designated for 81 may come in at Antwerp once it is a German source */
const isDesignatedFor = (s: State, u: number, h: number): boolean =>
  printedHex(u) === h || (printedHex(u) === MAASEIK && h === ANTWERP && isSourceOf(s, GERMAN, ANTWERP))

/** Hexes where the unit may be placed now. */
export function placesFor(s: State, u: number, way: Way): number[] {
  const found: number[] = []
  for (let h = 0; h < HEXES; h++) if (isPlaceFor(s, u, way, h)) found.push(h)
  return found
}

export const hasPlace = (s: State, u: number, way: Way): boolean => {
  for (let h = 0; h < HEXES; h++) if (isPlaceFor(s, u, way, h)) return true
  return false
}

function isPlaceFor(s: State, u: number, way: Way, h: number): boolean {
  // The cheap questions first: most hexes are out at once.
  return isControlledBy(s, sideOf(u), h) && reasonAgainst(s, u, way, h) === undefined
}

/** Why the unit may not come in here; the reasons in the order a player meets them. */
export function whyNotThere(s: State, u: number, way: Way, h: number): Refusal | undefined {
  const reason = reasonAgainst(s, u, way, h)
  return reason && { code: reason[0], rule: reason[1], facts: { piece: u, hex: h } }
}

type Reason = readonly [code: Refusal['code'], rule: string]

function reasonAgainst(s: State, u: number, way: Way, h: number): Reason | undefined {
  if (!isControlledBy(s, sideOf(u), h)) return ['enemy-controls-hex', '7.1']
  // the way out of Antwerp is open to the Belgians, not to Germans of any kind
  if (h === ESCAPE && sideOf(u) === GE && isEscapeOpen(s)) return ['escape-open', '12.5.3']
  if (h === MAUBEUGE && isMaubeugeClosed(s, u)) return ['maubeuge-closed', '14.1.1.a.3']
  if (wouldBeAlone(s, u, h)) return ['alone-with-enemies', '9.4.4.with']
  return REASONS[way](s, u, h) ?? (canStack(s, [u], h) ? undefined : ['stack-full-there', '7.1'])
}

const REASONS: Readonly<Record<Way, (s: State, u: number, h: number) => Reason | undefined>> = {
  fixed: (s, u, h) => {
    if (!isDesignatedFor(s, u, h)) return ['not-an-arrival-hex', '7.1']
    return isHexSupplied(s, nationOf(u), h) ? undefined : ['hex-out-of-supply', '7.1']
  },
  source: (s, u, h) => (isSourceOf(s, nationOf(u), h) ? undefined : ['not-an-arrival-hex', '7.1']),
  'coastal-source': (s, _u, h) =>
    isSourceOf(s, BELGIAN, h) && isCoastal(h) ? undefined : ['not-an-arrival-hex', '12.6'],
  uncertain: (s, u, h) =>
    closedBeforeTurn7(s, u, h, '7.1.1') ?? (isHq(u) ? whyNoHq(s, u, h) : whyNoUnit(s, u, h)),
  replacement: (s, u, h) => closedBeforeTurn7(s, u, h, '7.2.placement') ?? whyNoReplacement(s, u, h),
}

const OPEN_FROM = 7

/** §7.1.1 §7.2.placement §8.4.7.c French and British stay out of the Schlieffen hexes; not in scenario 3 (§14.3.1.d.4) */
function closedBeforeTurn7(s: State, u: number, h: number, rule: string): Reason | undefined {
  const nation = nationOf(u)
  const isBanned = nation !== GERMAN && nation !== BELGIAN && s.turn < OPEN_FROM && isHistorical(s)
  return isBanned && isSchlieffen(h) ? ['schlieffen-before-turn-7', rule] : undefined
}

/** §7.1.3 an immobile HQ of the French */
const isParisFor = (s: State, u: number, h: number): boolean =>
  h === PARIS && nationOf(u) === FRENCH && isHexSupplied(s, FRENCH, PARIS)

/** §7.1.2 §14.1.1.b.1 */
function whyNoHq(s: State, u: number, h: number): Reason | undefined {
  if (isParisFor(s, u, h)) return undefined
  if (!isHexSupplied(s, nationOf(u), h)) return ['hex-out-of-supply', '7.1.2']
  if (relievedBy(s, u, h) >= 0) return undefined
  return hqsAt(s, nationOf(u), h).length === 0 ? undefined : ['another-hq-there', '7.1.2']
}

/** §7.1.1 §12.3 */
function whyNoUnit(s: State, u: number, h: number): Reason | undefined {
  const nation = nationOf(u)
  if (isSourceOf(s, nation, h) || isParisFor(s, u, h) || isNavalHaven(u, h)) return undefined
  if (!isHexSupplied(s, nation, h)) return ['hex-out-of-supply', '7.1.1']
  if (byTheCoast(u) && isByTheSea(s, h)) return undefined
  return whyNoHost(s, nation, h)
}

/** §8.4.3.b §12.3 Antwerp is a source of the Royal Naval Division, and of no other */
const isNavalHaven = (u: number, h: number): boolean => h === ANTWERP && u === ROYAL_NAVAL

/** §14.3.6.b.5 Antwerp, too, once Holland is no longer neutral: with a line to a British source (§12.3) */
const isByTheSea = (s: State, h: number): boolean => isCoastal(h) || (h === ANTWERP && hasOption(s, GE, 5))

/** §7.1.1 §7.1.2 */
function whyNoHost(s: State, nation: Nation, h: number): Reason | undefined {
  const hosts = hqsAt(s, nation, h)
  if (hosts.length === 0) return ['no-hq-or-source', '7.1.1']
  return hosts.every((hq) => isMarked(s, hq, MARK.placed)) ? ['hq-just-placed', '7.1.2'] : undefined
}

/** §7.2.placement §7.2.german */
function whyNoReplacement(s: State, u: number, h: number): Reason | undefined {
  const nation = nationOf(u)
  // in Paris always
  if (isParisFor(s, u, h)) return undefined
  // elsewhere not where an HQ was placed this turn, be it in a source
  if (hqsAt(s, nation, h).some((hq) => isMarked(s, hq, MARK.placed)))
    return ['hq-just-placed', '7.2.placement']
  if (isSourceOf(s, nation, h)) return undefined
  if (!isHexSupplied(s, nation, h)) return ['hex-out-of-supply', '7.2.placement']
  const reason = whyNoHost(s, nation, h)
  if (reason) return reason
  return isTooDeep(s, nation, h) ? ['german-replacement-in-france', '7.2.german'] : undefined
}

const LIFTED_FROM = 5
const isTooDeep = (s: State, nation: Nation, h: number): boolean =>
  nation === GERMAN && s.turn < LIFTED_FROM && isFrance(h) && !isBorder(h)

function hqsAt(s: State, nation: Nation, h: number): number[] {
  if (presenceOf(s, nation === GERMAN ? 1 : 0).hqs(h) === 0) return []
  return HQS.filter((hq) => hexOf(s, hq) === h && nationOf(hq) === nation)
}

const DETACHMENTS: ReadonlySet<number> = new Set(
  ['g-hq-strantz', 'g-hq-falkenhausen', 'g-hq-gaede'].map(piece),
)
const ARMIES: ReadonlySet<number> = new Set(HQS.filter((hq) => /^g-hq\d$/.test(unitData(hq).id)))
const DETACHMENT_TURN = 6

/** §14.1.1.b.1 the numbered army HQ in this hex whose place the arriving detachment takes, or -1 */
export function relievedBy(s: State, u: number, h: number): number {
  if (!DETACHMENTS.has(u) || s.turn !== DETACHMENT_TURN) return -1
  const [army, another] = hqsAt(s, GERMAN, h)
  // §7.1.2 a second HQ would stay, and the detachment may not join it
  return army !== undefined && another === undefined && ARMIES.has(army) ? army : -1
}

/** §14.1.1.a.5 §14.1.1.a.6 not in the short campaign, which ends before */
export const restoresUnits = (s: State): boolean => !isShort(s)
