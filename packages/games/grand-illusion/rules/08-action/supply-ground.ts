/** §8.4.3 what a nation's supply lines can use as things are. */
import { ANTWERP, EMERGENCY_SOURCE, HEXES, isRail, MAUBEUGE, RAILHEAD, SOURCES } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, BRITISH, enemyOf, GE, GERMAN, type Nation, type Side, sideOfNation } from '../../sides.ts'
import { controlOf, isBesieged, isControlledBy, isOnMap, presenceOf, type State } from '../../state.ts'
import { isClosed } from './blocked.ts'
import type { NetGround } from './rail-net.ts'

const NAMUR_FORT = piece('fort-namur')
const MAUBEUGE_FORT = piece('fort-maubeuge')
/** §8.4.3.g */
const FIRST_EMERGENCY_TURN = 3
export const LAST_EMERGENCY_TURN = 5
/** §14.3.6.b.3 */
const BETTER_LOGISTICS = 3

/** Values of the state's `emergency`: nothing yet, the marker lies in 44, it has been taken away for good. */
export const EMERGENCY = { none: 0, marked: 1, over: 2 } as const

/** Values of the state's `railhead`: gone, waiting in 56 for Namur to fall, and in force. */
export const RAILHEAD_MARKER = { none: 0, waiting: 1, inForce: 2 } as const

/** §8.3.1 §8.4.3.d.cav controlled by the side, or by the enemy's cavalry alone */
const isFriendlyToLines = (s: State, side: Side, h: number): boolean =>
  controlOf(s, h) === side || s.cavalryControl.get(h) === 1

/**
 * §8.4.3.a a besieged fort, whosesoever, takes its hex out of the rail net; so does an enemy fort with its siege raised.
 * Besiegers without supply leave the hex with the side of the fort (§8.3.3).
 */
export const isPastForts = (s: State, side: Side, h: number): boolean =>
  presenceOf(s, enemyOf(side)).forts(h) === 0 && presenceOf(s, side).besiegedForts(h) === 0

/** §8.4.3.a railways run through friendly hexes, but not past such forts */
const isOpenRail = (s: State, side: Side, h: number): boolean =>
  isRail(h) && isFriendlyToLines(s, side, h) && isPastForts(s, side, h)

export const isNamurStanding = (s: State): boolean => isOnMap(s, NAMUR_FORT)
export const isMaubeugeStanding = (s: State): boolean => isOnMap(s, MAUBEUGE_FORT)

/** §8.4.3.g turns 3 to 5, 54 German and the fort besieged but standing: all that 44 needs is to be German */
const isEmergency = (s: State): boolean =>
  s.emergency !== EMERGENCY.over &&
  s.turn >= FIRST_EMERGENCY_TURN &&
  s.turn <= LAST_EMERGENCY_TURN &&
  isMaubeugeStanding(s) &&
  isBesieged(s, MAUBEUGE_FORT) &&
  isControlledBy(s, GE, MAUBEUGE)

/** §8.4.3.g.1 44 serves as a source */
export const isEmergencyOpen = (s: State): boolean =>
  isEmergency(s) && isControlledBy(s, GE, EMERGENCY_SOURCE)

/** §14.3.6.b.5 Antwerp, once it has a German railway */
const isAntwerpSource = (s: State): boolean => s.antwerpSource > 0 && s.turn >= s.antwerpSource

/** §14.3.6.a.4 a port the British have landed in */
const landingPort = (s: State): number => s.landingPort

/**
 * Sources of a nation, whoever holds them: §8.4.3.b §11.2.4 Allied, §8.4.3.c §11.2.5 German, those of options; without
 * the emergency one.
 */
export function sourcesOf(s: State, nation: Nation): readonly number[] {
  const printed = SOURCES[nation] as readonly number[]
  // §14.3.6.b.5
  if (nation === GERMAN && isAntwerpSource(s)) return [...printed, ANTWERP]
  // §14.3.6.a.4
  if (nation === BRITISH && landingPort(s) >= 0) return [...printed, landingPort(s)]
  return printed
}

/** Would this hex be a source for the nation, if its side held it? */
export const isSourceFor = (s: State, nation: Nation, h: number): boolean =>
  sourcesOf(s, nation).includes(h) || (nation === GERMAN && h === EMERGENCY_SOURCE && isEmergency(s))

/** §8.4.3.h German lines end in 56 once Namur has fallen */
export const railheadOf = (s: State, nation: Nation): number =>
  nation === GERMAN && s.railhead !== RAILHEAD_MARKER.none && !isNamurStanding(s) ? RAILHEAD : -1

const openRails = new Uint8Array(HEXES)
const friendly = new Uint8Array(HEXES)

/** Which sources count: all, or (§8.4.3.g.2) without the emergency one. */
export type Sources = 'all' | 'ordinary'

/** §8.4.3.d control as it would be: hexes imagined to be in the side's hands, and one lost (or -1) */
export interface Changes {
  readonly taken: readonly number[]
  readonly lost: number
  /** a hex whose siege is raised (or -1) */
  readonly relieved: number
}
export const NO_CHANGES: Changes = { taken: [], lost: -1, relieved: -1 }

/** The ground of a nation's net, good until the next call. */
export function groundFor(
  s: State,
  nation: Nation,
  sources: Sources,
  changes: Changes = NO_CHANGES,
): NetGround {
  const side = sideOfNation(nation)
  for (let h = 0; h < HEXES; h++) openRails[h] = isOpenRail(s, side, h) ? 1 : 0
  for (const h of changes.taken) if (isRail(h)) openRails[h] = 1
  if (changes.lost >= 0) openRails[changes.lost] = 0
  const isFar = nation === GERMAN && hasOption(s, GE, BETTER_LOGISTICS)
  return {
    open: openRails,
    sources: openSources(s, nation, sources, changes),
    end: railheadOf(s, nation),
    between: isFar ? friendlyHexes(s, side, changes) : undefined,
    isShut: (from, direction) => isClosed(s, from, direction),
  }
}

function openSources(s: State, nation: Nation, sources: Sources, changes: Changes): readonly number[] {
  const ordinary = sourcesOf(s, nation)
  if (nation !== GERMAN || !isEmergencyAfter(s, changes)) return ordinary
  if (sources === 'all') return [...ordinary, EMERGENCY_SOURCE]
  // §8.4.3.g.1 while it is an emergency source 44 is no part of the ordinary net
  openRails[EMERGENCY_SOURCE] = 0
  return ordinary
}

function isEmergencyAfter(s: State, { taken, lost, relieved }: Changes): boolean {
  if (!isEmergency(s) || lost === MAUBEUGE || relieved === MAUBEUGE) return false
  return isControlledBy(s, GE, EMERGENCY_SOURCE) || taken.includes(EMERGENCY_SOURCE)
}

function friendlyHexes(s: State, side: Side, { taken, lost }: Changes): Uint8Array {
  for (let h = 0; h < HEXES; h++) friendly[h] = isFriendlyToLines(s, side, h) ? 1 : 0
  for (const h of taken) friendly[h] = 1
  if (lost >= 0) friendly[lost] = 0
  return friendly
}

/** §8.4.3.b Belgians and the naval division are supplied in Antwerp until it is German */
export const isAntwerpFree = (s: State): boolean => isControlledBy(s, AL, ANTWERP)
