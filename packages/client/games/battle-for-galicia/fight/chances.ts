/** Modifiers of the loss rolls, and the chances as small charts. */
import type { Chances, CombatReport, Distribution } from '@sandtable/battle-for-galicia/inspect'
import type { Side } from '@sandtable/battle-for-galicia/sides'
import { combatResult } from '@sandtable/battle-for-galicia/tables'
import type { Chart, FightPanel, Line } from '../../../table/models.ts'
import { NATIONS, type Scene, viewerSide, words } from '../scene.ts'
import type { Words } from '../words/words.ts'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const orNothing = (n: number): string => (n === 0 ? '' : signed(n))

/** Who is "you" in the fight: an onlooker is neither. */
function standpoint(scene: Scene, attacker: Side): 'attacker' | 'defender' | 'onlooker' {
  if (scene.seat === undefined) return 'onlooker'
  return viewerSide(scene) === attacker ? 'attacker' : 'defender'
}

function heads(scene: Scene, attacker: Side): [string, string] {
  const { heads: w } = words(scene).fight
  const view = standpoint(scene, attacker)
  if (view === 'onlooker') return [w.attacker, w.defender]
  return view === 'attacker' ? [w.you, w.they] : [w.they, w.you]
}

/** §9.4.1 attacker's column first */
export function modifiers(scene: Scene, report: CombatReport): NonNullable<FightPanel['modifiers']> {
  const w = words(scene).fight
  const { battle, artilleryDrm, chances } = report
  const all: NonNullable<FightPanel['modifiers']>['rows'] = [
    { text: w.artillery(battle.artillery.defender), values: [orNothing(artilleryDrm.defender), ''] },
    { text: w.artillery(battle.artillery.attacker), values: ['', orNothing(artilleryDrm.attacker)] },
    { text: w.flanked, values: ['', battle.isFlank ? '+2' : ''] },
    { text: w.excess, values: ['', orNothing(battle.excess)] },
    { text: w.fromResult, values: chances ? resultSpans(chances) : ['', ''] },
    { text: w.eachHex, values: ['+1', '+1'] },
  ]
  return {
    title: w.modifiers,
    rules: ['9.4.1'],
    heads: heads(scene, battle.attacker),
    rows: all.filter(({ values }) => values.some((value) => value !== '')),
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
export function sentence(scene: Scene, { battle, chances, points, isBarred }: CombatReport): Line {
  const w = words(scene).fight
  if (isBarred || !chances) return { text: w.barred, rules: ['8.2'], tone: 'bad' }
  const percent = (values: Distribution): number => Math.round(retreatShare(values) * 100)
  const isAttacker = standpoint(scene, battle.attacker) === 'attacker'
  return {
    text: w.chances(percent(chances.retreat.defender), percent(chances.retreat.attacker), isAttacker, points),
    rules: ['15.1.1'],
  }
}
