/** Modifiers of the loss rolls, and the chances as small charts. */
import type { Chart, FightPanel, Line } from '@sandtable/presentation'
import {
  artilleryValue,
  attackPoints,
  type Chances,
  type CombatReport,
  type Distribution,
} from '../../inspect/index.ts'
import type { Side } from '../../sides.ts'
import { combatResult } from '../../tables.ts'
import { NATIONS, type Scene, viewerSide, words } from '../scene.ts'
import type { Words } from '../words/words.ts'
import { heads, isTopOnly, standpoint } from './standpoint.ts'
import type { Subject } from './subject.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const orNothing = (n: number): string => (n === 0 ? '' : signed(n))

/** §9.4.1 attacker's column first */
export function modifiers(scene: Scene, report: CombatReport): NonNullable<FightPanel['modifiers']> {
  const w = words(scene).fight
  const { battle, artilleryDrm, chances } = report
  const { attacker, defender, isHalved } = artilleryTexts(scene, report)
  const all: NonNullable<FightPanel['modifiers']>['rows'] = [
    { text: defender, values: [orNothing(artilleryDrm.defender), ''] },
    { text: attacker, values: ['', orNothing(artilleryDrm.attacker)] },
    { text: w.flanked, values: ['', battle.isFlank ? '+2' : ''] },
    { text: w.excess, values: ['', orNothing(battle.excess)] },
    { text: w.fromResult, values: chances ? resultSpans(chances) : ['', ''] },
    { text: w.eachHex, values: ['+1', '+1'] },
  ]
  return {
    title: w.modifiers,
    rules: isHalved ? ['9.4.1', '7.7'] : ['9.4.1'],
    heads: heads(scene, battle.attacker),
    rows: all.filter(({ values }) => values.some((value) => value !== '')),
  }
}

/** §7.7 whose artillery it is, and what it was before a river or ridge halved it */
function artilleryTexts(
  scene: Scene,
  { battle }: CombatReport,
): { readonly attacker: string; readonly defender: string; readonly isHalved: boolean } {
  const w = words(scene).fight
  const s = scene.state
  const { artillery, attackers } = battle
  const full = attackers.reduce((sum, u) => sum + artilleryValue(s, u), 0)
  const view = standpoint(scene, battle.attacker)
  const [attacker, defender] = {
    attacker: [w.yourArtillery, w.theirArtillery] as const,
    defender: [w.theirArtillery, w.yourArtillery] as const,
    onlooker: [w.attackerArtillery, w.defenderArtillery] as const,
  }[view]
  return {
    attacker: attacker(artillery.attacker, full),
    defender: defender(artillery.defender, artillery.defender),
    isHalved: artillery.attacker !== full,
  }
}

/** the least and the most the table can add to each side's roll */
function resultSpans({ cells }: Chances): [string, string] {
  const results = cells.map(({ cell }) => combatResult(cell))
  return [
    span(results.map((each) => each.attacker.modifier)),
    span(results.map((each) => each.defender.modifier)),
  ]
}

function span(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? signed(low) : `${signed(low)}…${signed(high)}`
}

const bars = (distribution: Distribution): Chart['bars'] =>
  distribution.map(({ value, p }) => ({ label: String(value), p }))

export function charts(scene: Scene, { battle, chances }: CombatReport): Chart[] {
  if (!chances) return []
  const w = words(scene).fight
  const { attacker, defender } = battle
  const view = standpoint(scene, attacker)
  const titles = (side: Side): { readonly retreat: string; readonly losses: string } =>
    titlesOf(w, view === 'onlooker' ? undefined : viewerSide(scene) === side, side)
  const chart = (title: string, unit: string, side: Side, values: Distribution): Chart => ({
    title,
    unit,
    nation: NATIONS[side],
    bars: bars(values),
  })
  return [
    chart(titles(defender).retreat, w.inHexes, defender, chances.retreat.defender),
    chart(titles(defender).losses, w.inCe, defender, chances.losses.defender),
    chart(titles(attacker).losses, w.inCe, attacker, chances.losses.attacker),
  ]
}

function titlesOf(
  w: Words['fight'],
  isYou: boolean | undefined,
  side: Side,
): { readonly retreat: string; readonly losses: string } {
  if (isYou === undefined)
    return { retreat: w.sideRetreats[side] as string, losses: w.sideLosses[side] as string }
  return isYou
    ? { retreat: w.youRetreat, losses: w.yourLosses }
    : { retreat: w.theyRetreat, losses: w.theirLosses }
}

/** Share of rolls that make a side retreat. */
export const retreatShare = (distribution: Distribution): number =>
  distribution.reduce((sum, { value, p }) => (value > 0 ? sum + p : sum), 0)

/** The whole in one sentence. */
export function sentence(scene: Scene, subject: Subject, report: CombatReport): Line {
  const { battle, chances, isBarred } = report
  const w = words(scene).fight
  if (isBarred || !chances) return { text: w.barred, rules: ['8.2'], tone: 'bad' }
  const percent = (values: Distribution): number => Math.round(retreatShare(values) * 100)
  const view = standpoint(scene, battle.attacker)
  const retreats = w.retreats[view](percent(chances.retreat.defender), percent(chances.retreat.attacker))
  const isTop = isTopOnly(scene, battle.target)
  return {
    text: [isTop ? w.topAlone(retreats) : retreats, scores(scene, subject, report)].join(w.between),
    rules: isTop ? ['5.4', '15.1.1'] : ['15.1.1'],
  }
}

/**
 * §15.1.1 infantry scores and cavalry does not: before the attackers are named it may be either that will fight. Who
 * attacks is told of the force that is shown if that scores.
 */
function scores(
  scene: Scene,
  { leftOut, areNamed }: Subject,
  { points, battle: { attacker } }: CombatReport,
): string {
  const w = words(scene).fight
  const others = leftOut.map((u) => attackPoints(scene.state, [u])).filter((each) => each !== points)
  const isOwnForce = points > 0 && standpoint(scene, attacker) === 'attacker'
  if (areNamed || isOwnForce || others.length === 0) return w.scores(points)
  return w.scoresByInfantry(Math.max(points, ...others))
}
