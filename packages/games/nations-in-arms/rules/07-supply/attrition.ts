/** §7.2 Attrition. */
import { D6, TWO_D6 } from '@sandtable/kernel'
import { powerOfPiece } from '../../allegiance.ts'
import { TROD } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Procedure } from '../../nations-in-arms.ts'
import { isGuerrilla, nationOf } from '../../pieces.ts'
import type { AttritionModifier } from '../../events/supply.ts'
import { FRANCE, RUSSIA } from '../../powers.ts'
import { type State, stepsOf, whereIs } from '../../state.ts'
import { ATTRITION } from '../../tables.ts'
import { type Force, isDemoralized, unitsIn } from '../02-units/force.ts'
import { afterLosses, loseStep, loseSupport, supplyIn } from '../02-units/losses.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { isUnsupplied } from './check.ts'

/** Why a force checks, and what counts for it. */
export interface Strain {
  readonly force: Force
  /** §7.2.4(5) MP that count; undefined in the final phase (§7.2.4(6)) */
  readonly mp?: number
  /** TROD */
  readonly trod?: number
  /** §7.2.4(6)d duration of the siege */
  readonly siege?: number
  /** §7.1.8(2) steps that check where not all do */
  readonly steps?: number
  readonly rule: string
}

const LITTLE = 4
const MUCH = 7
/** §7.2.4(3) §7.2.4(5) only while forces are activated */
function movementModifiers({ mp, trod = 0 }: Strain): AttritionModifier[] {
  if (mp === undefined) return []
  const { mp4OrLess, mp7OrMore, mountainOrMarsh, desert } = ATTRITION.modifiers
  return [
    ...(mp <= LITTLE ? [{ name: 'mp4OrLess', value: mp4OrLess } as const] : []),
    ...(mp >= MUCH ? [{ name: 'mp7OrMore', value: mp7OrMore } as const] : []),
    ...(trod & TROD.mountainOrMarsh ? [{ name: 'mountainOrMarsh', value: mountainOrMarsh } as const] : []),
    ...(trod & TROD.desert ? [{ name: 'desert', value: desert } as const] : []),
  ]
}

/** §7.2.4 those that follow from the force, without what its player may choose */
function strainModifiers(s: State, strain: Strain): AttritionModifier[] {
  const { outOfSupply, demoralized, siegePerLevel } = ATTRITION.modifiers
  const siege = strain.siege ?? 0
  return [
    ...(isUnsupplied(s, strain.force) ? [{ name: 'outOfSupply', value: outOfSupply } as const] : []),
    ...(isDemoralized(s, strain.force) ? [{ name: 'demoralized', value: demoralized } as const] : []),
    ...(siege > 0 ? [{ name: 'siegePerLevel', value: siegePerLevel * siege } as const] : []),
    ...movementModifiers(strain),
  ]
}

/** §7.2.2(1) guerrillas neither check nor count */
const checking = (force: Force): number[] => unitsIn(force).filter((u) => !isGuerrilla(u))
const stepsOfAll = (s: State, units: readonly number[]): number =>
  units.reduce((sum, u) => sum + stepsOf(s, u), 0)

/** §7.2.4(4) France or Russia, if half of the steps are of that nation; else -1 */
export function hardyNation(s: State, force: Force): number {
  const units = checking(force)
  const isHalf = (n: number): boolean =>
    2 *
      stepsOfAll(
        s,
        units.filter((u) => nationOf(u) === n),
      ) >=
    stepsOfAll(s, units)
  return [FRANCE, RUSSIA].find((n) => units.some((u) => nationOf(u) === n) && isHalf(n)) ?? NONE
}

/** §7.2.5(1) the line of the table: "1*" is a step, and another on 4 or more */
function lineOf(steps: number, total: number): string {
  const column = ATTRITION.columns.findIndex((most) => steps <= most)
  const rows = ATTRITION.rows
  const row = [...rows].reverse().find((each) => total >= each.total) ?? rows[0]
  return row?.results[column] ?? '0'
}

const STAR_ON = 4

/** Makes a force check attrition; its player spends a supply unit if he likes, and chooses what is lost. */
export function* checkAttrition(g: NationsInArms, strain: Strain): Procedure {
  const { state: s } = g
  const units = checking(strain.force)
  if (units.length === 0) return
  const spent = yield* spendSupply(g, strain)
  const hardy = yield* useNation(g, strain)
  const modifiers: AttritionModifier[] = [
    ...strainModifiers(s, strain),
    ...(spent ? [{ name: 'supplyUnit', value: ATTRITION.modifiers.supplyUnit } as const] : []),
    ...(hardy === NONE ? [] : [{ name: 'nationality', value: ATTRITION.modifiers.nationality } as const]),
  ]
  const net = modifiers.reduce((sum, { value }) => sum + value, 0)
  const steps = strain.steps ?? stepsOfAll(s, units)
  const { reading, faces } = g.roll(TWO_D6, (total) => lineOf(steps, total + net))
  const at = whereIs(s, units[0] ?? 0)
  g.emit?.({
    type: 'attrition-rolled',
    rule: strain.rule,
    units,
    space: at,
    faces,
    modifiers,
    result: reading,
  })
  const loss = Math.min(steps, Number.parseInt(reading, 10) || 0) + (yield* extraStep(g, reading))
  yield* loseTo(g, strain, Math.min(loss, steps), hardy)
}

/** §7.2.5(1) * */
function* extraStep(g: NationsInArms, result: string): Procedure<number> {
  yield* []
  if (!result.includes('*')) return 0
  const { reading, faces } = g.roll(D6, (face) => Number(face >= STAR_ON))
  g.emit?.({ type: 'attrition-star', rule: '7.2.5(1)', faces, lost: reading })
  return reading
}

/** §7.2.4(2) one supply unit at most */
function* spendSupply(g: NationsInArms, strain: Strain): Procedure<boolean> {
  const { state: s } = g
  const supply = supplyIn(s, strain.force)
  if (supply === NONE) return false
  const pick = yield* g.ask(powerOfPiece(s, voiceOf(s, strain.force)), {
    rule: '7.2.4(2)',
    prompt: 'spend-supply',
    facts: { units: unitsIn(strain.force), space: whereIs(s, supply) },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'yes') loseSupport(g, supply, '7.2.4(2)')
  return pick.verb === 'yes'
}

/** §7.2.4(4) §7.2.5(2) the favour costs the first step; in a force of one nation there is nothing to choose */
function* useNation(g: NationsInArms, strain: Strain): Procedure<number> {
  const { state: s } = g
  const hardy = hardyNation(s, strain.force)
  if (hardy === NONE || checking(strain.force).every((u) => nationOf(u) === hardy)) return hardy
  const pick = yield* g.ask(powerOfPiece(s, voiceOf(s, strain.force)), {
    rule: '7.2.5(2)',
    prompt: 'use-nation',
    facts: { nation: hardy, units: unitsIn(strain.force) },
    choose: () => ({ yes: true, no: true }),
  })
  return pick.verb === 'yes' ? hardy : NONE
}

/** §7.2.3(5) the force that checked loses the steps, unit by unit as its player chooses */
function* loseTo(g: NationsInArms, { force }: Strain, steps: number, hardy: number): Procedure {
  const { state: s } = g
  for (let lost = 0; lost < steps; lost++) {
    const units = checking(force).filter((u) => whereIs(s, u) >= 0)
    const own = lost === 0 && hardy !== NONE ? units.filter((u) => nationOf(u) === hardy) : units
    const u = yield* loser(g, own, steps - lost)
    if (u !== NONE) loseStep(g, u)
  }
  afterLosses(g, force, false)
}

function* loser(g: NationsInArms, units: readonly number[], left: number): Procedure<number> {
  const { state: s } = g
  const [first = NONE] = units
  if (units.length < 2) return first
  const pick = yield* g.ask(powerOfPiece(s, first), {
    rule: '7.2.5',
    prompt: 'lose-step',
    facts: { left, space: whereIs(s, first) },
    choose: () => ({ lose: [...units] }),
  })
  return pick.arg
}
