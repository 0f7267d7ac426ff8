/** Chapter 24 and §3.2.4: Troop Quality. */
import type { EventEffect } from '../data/card-types.ts'
import type { RatedId } from '../data/types.ts'
import type { IllusionsOfGlory } from '../illusions-of-glory.ts'
import { isLcu, kindData, nationOf, piece } from '../pieces.ts'
import { AH, IT, type Nation, type NationId, NATIONS, nationNamed, QUALITY_NATIONS } from '../sides.ts'
import type { State } from '../state.ts'
import { TRACKS } from '../tables.ts'

const SUD_ARMY = piece('GE_AH_SudArmy')

/**
 * Every change of a Troop Quality marker goes through here. It never falls below its floor (§3.2.4.c
 * §24.1.g).
 */
export function changeQuality(g: IllusionsOfGlory, nation: Nation, by: number, rule: string): void {
  const i = QUALITY_NATIONS.indexOf(nation)
  if (i < 0) return
  const before = g.state.quality.get(i)
  const now = Math.max(TRACKS.troopQuality.floor, before + by)
  if (now === before) return
  g.state.quality.set(i, now)
  g.emit?.({ type: 'quality-changed', rule, nation, by: now - before, now })
}

/** §24.2.a */
export function isPoor(s: State, nation: Nation): boolean {
  const i = QUALITY_NATIONS.indexOf(nation)
  return i >= 0 && s.quality.get(i) <= TRACKS.troopQuality.poor
}

type Reinforcements = Extract<EventEffect, { kind: 'reinforcements' }>

/**
 * The nation whose Troop Quality the loss of an LCU affects. For an LCU of two nations it is that of the card
 * it came with (§15.3.d); for the General Commands it is Germany.
 */
const qualityNationOf = (p: number): Nation => (p === SUD_ARMY ? AH : nationOf(p))

/** §3.2.4.b §24.1.b §24.1.c An LCU was destroyed or permanently eliminated. */
export function noteLcuLost(g: IllusionsOfGlory, p: number): void {
  const nation = qualityNationOf(p)
  if (!isLcu(p) || !QUALITY_NATIONS.includes(nation)) return
  const by = TRACKS.troopQuality.lcuLost[NATIONS[nation] as RatedId]
  changeQuality(g, nation, by, nation === IT ? '24.1.c' : '24.1.b')
}

/** §24.1.h A destroyed LCU was rebuilt to full strength. Troop Quality has no upper limit. */
export function noteRebuilt(g: IllusionsOfGlory, p: number): void {
  if (isLcu(p)) changeQuality(g, qualityNationOf(p), TRACKS.troopQuality.rebuilt, '24.1.h')
}

const RULES: Partial<Readonly<Record<NationId, string>>> = {
  RU: '24.1.d',
  GE: '24.1.d',
  AH: '24.1.e',
  IT: '24.1.f',
}
/**
 * §3.2.4.b Reinforcement cards lower Troop Quality, before the units are placed (§24.2.b):
 * §24.1.d RU and GE, §24.1.e AH, §24.1.f IT.
 */
export function payForReinforcements(g: IllusionsOfGlory, { nation, troopQuality }: Reinforcements): void {
  changeQuality(g, nationNamed(nation), troopQuality, RULES[nation] ?? '24.1.d')
}

/**
 * §15.1.f Units are placed at full strength, §24.2.a.1 except infantry of a nation with Poor troops.
 * §24.2.a.2 The card names the units this applies to.
 */
export const arrivesReduced = (s: State, p: number, { nation, reducedIfPoor }: Reinforcements): boolean =>
  isPoor(s, nationNamed(nation)) && reducedIfPoor.includes(kindData(p).id)
