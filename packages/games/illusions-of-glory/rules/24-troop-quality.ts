/** Chapter 24 and §3.2.4: Troop Quality. */
import type { EventEffect } from '../data/card-types.ts'
import type { Illusions } from '../illusions.ts'
import { isLcu, kindData, nationOf, piece } from '../pieces.ts'
import { AH, IT, type Nation, type NationId, NATIONS, nationNamed, RATED } from '../sides.ts'
import type { State } from '../state.ts'
import { TRACKS } from '../tables.ts'

const SUD_ARMY = piece('GE_AH_SudArmy')

/** the only way a Troop Quality marker moves; never below its floor (§3.2.4.c §24.1.g) */
export function changeQuality(g: Illusions, nation: Nation, by: number, rule: string): void {
  const i = RATED.indexOf(nation)
  if (i < 0) return
  const before = g.state.quality.get(i)
  const now = Math.max(TRACKS.troopQuality.floor, before + by)
  if (now === before) return
  g.state.quality.set(i, now)
  g.emit?.({ type: 'quality-changed', rule, nation, by: now - before, now })
}

/** §24.2.a */
export function isPoor(s: State, nation: Nation): boolean {
  const i = RATED.indexOf(nation)
  return i >= 0 && s.quality.get(i) <= TRACKS.troopQuality.poor
}

type Reinforcements = Extract<EventEffect, { kind: 'reinforcements' }>

/** the nation whose losses a dual LCU is: that of the card it came with (§15.3.d), Germany for the General Commands */
const reckonedTo = (p: number): Nation => (p === SUD_ARMY ? AH : nationOf(p))

/** §3.2.4.b §24.1.b §24.1.c an LCU was destroyed or permanently eliminated */
export function noteLcuLost(g: Illusions, p: number): void {
  const nation = reckonedTo(p)
  if (!isLcu(p) || !RATED.includes(nation)) return
  const { [NATIONS[nation]]: by }: Partial<Readonly<Record<NationId, number>>> = TRACKS.troopQuality.lcuLost
  changeQuality(g, nation, by ?? 0, nation === IT ? '24.1.c' : '24.1.b')
}

/** §24.1.h a destroyed LCU was rebuilt to full strength; nothing bounds it above */
export function noteRebuilt(g: Illusions, p: number): void {
  if (isLcu(p)) changeQuality(g, reckonedTo(p), TRACKS.troopQuality.rebuilt, '24.1.h')
}

const RULES: Partial<Readonly<Record<NationId, string>>> = {
  RU: '24.1.d',
  GE: '24.1.d',
  AH: '24.1.e',
  IT: '24.1.f',
}
/** §3.2.4.b §24.1.d §24.1.e §24.1.f what a card costs that brings reinforcements; before they are placed (§24.2.b) */
export function payForReinforcements(g: Illusions, { nation, troopQuality }: Reinforcements): void {
  changeQuality(g, nationNamed(nation), troopQuality, RULES[nation] ?? '24.1.d')
}

/** §15.1.f all come at full strength, but §24.2.a.1 infantry of a nation whose troops are Poor; §24.2.a.2 the card names who is not exempt */
export const arrivesReduced = (s: State, p: number, { nation, reducedIfPoor }: Reinforcements): boolean =>
  isPoor(s, nationNamed(nation)) && reducedIfPoor.includes(kindData(p).id)
