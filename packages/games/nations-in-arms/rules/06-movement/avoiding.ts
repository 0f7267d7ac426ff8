/** §6.5.2 §6.5.3 §6.5.4 Whether a force avoids battle, and where it may go. */
import { TWO_D6 } from '@sandtable/kernel'
import { blocOfPiece } from '../../allegiance.ts'
import type { Modifier } from '../../events/modifier.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Refusal } from '../../nations-in-arms.ts'
import {
  initiativeOf,
  isArmy,
  isCossack,
  isGuerrilla,
  isLeader,
  isLightCavalry,
  nationOf,
} from '../../pieces.ts'
import { isBox, neighboursOf } from '../../spaces.ts'
import { put, type State, whereIs } from '../../state.ts'
import { GROUND, groundOf } from '../../terrain.ts'
import { enemiesAt, type Force, isDemoralized, movingStack, standingAt, unitsIn } from '../02-units/force.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { joinForces, joiningBreach } from '../03-stacking/joining.ts'
import { isOpenEnemyFortress } from './fortresses.ts'
import {
  canStep,
  cavalryModifiers,
  isAcross,
  isHardGround,
  modifier,
  moverInitiative,
  SUCCESS,
  sumOf,
} from './reaction.ts'
import { isForbiddenGround } from './ground.ts'
import { contactArea, isInEnemyZone } from './zones.ts'

const isIrregular = (p: number): boolean => isCossack(p) || isGuerrilla(p)
const isLoneIrregular = (force: Force): boolean =>
  !force.some(isLeader) && unitsIn(force).length === 1 && force.some(isIrregular)

/** §6.5.1(1) a leader alone, a stack with a commander, Cossacks or guerrillas */
export const mayAvoid = (force: Force): boolean => force.some(isLeader) || isLoneIrregular(force)

const isHighGround = (at: number): boolean =>
  !isBox(at) && (groundOf(at) === GROUND.mountain || groundOf(at) === GROUND.pass)
/** §6.5.3(1)a a leader with light cavalry and nothing else */
const isLight = (force: Force): boolean =>
  unitsIn(force).length > 0 && unitsIn(force).every(isLightCavalry) && force.some(isLeader)

/** §6.5.3 no check is needed */
function avoidsAtOnce(s: State, force: Force): boolean {
  const stack = movingStack(s)
  if (isDemoralized(s, force)) return true
  if (isLoneIrregular(force) && force.some(isGuerrilla) && isHighGround(whereIs(s, force[0] ?? 0)))
    return true
  return isLight(force) && !(isLight(stack) && !isDemoralized(s, stack))
}

const LIMIT = 3
const IRREGULAR = 5
const RIVER = -3

/** §6.5.2(1) what counts for a force that avoids to a space */
function avoidanceModifiers(s: State, force: Force, to: number): Modifier[] {
  const at = whereIs(s, force[0] ?? 0)
  const river = isAcross(at, to) ? [modifier('river', '6.5.2(1)d', RIVER)] : []
  if (isLoneIrregular(force)) return [...river, modifier('irregulars', '6.5.2(1)g', IRREGULAR)]
  const own = initiativeOf(voiceOf(s, force))
  const behind = moverInitiative(s) - own
  return [
    ...cavalryModifiers(force, '6.5.2(1)'),
    ...(isHardGround(at) ? [modifier('ground', '6.5.2(1)c', 1)] : []),
    ...river,
    modifier('initiative', '6.5.2(1)e', own),
    ...(behind > 0 ? [modifier('initiative-lower', '6.5.2(1)f', -behind)] : []),
  ]
}
/** §6.5.2(2) never more than three either way, but for Cossacks and guerrillas alone */
function avoidanceNet(force: Force, modifiers: readonly Modifier[]): number {
  const sum = sumOf(modifiers)
  return isLoneIrregular(force) ? sum : Math.max(-LIMIT, Math.min(LIMIT, sum))
}

/** §6.5.4(2) why a force may not avoid to a space */
export function whyNotAvoidTo(s: State, force: Force, to: number): Refusal | undefined {
  const facts = { space: to }
  const [first = NONE] = force
  const [at, n] = [whereIs(s, first), nationOf(first)]
  if (!canStep(s, force, at, to)) return { code: 'no-way-there', rule: '6.5.4(2)c', facts }
  if (enemiesAt(s, to, n).length > 0) return { code: 'enemy-there', rule: '6.5.4(2)a', facts }
  if (contactArea(s.contact, whereIs(s, s.mover)).includes(to))
    return { code: 'contact-area', rule: '6.5.4(2)b', facts }
  // §6.5.4(2)d the zone of the army that has come does not count
  if (isInEnemyZone(s, to, n, movingStack(s).filter(isArmy)))
    return { code: 'enemy-zone', rule: '6.5.4(2)d', facts }
  if (isOpenEnemyFortress(s, to, n)) return { code: 'fortress-there', rule: '6.5.4(2)e', facts }
  if (isForbiddenGround(s, to, n)) return { code: 'neutral-ground', rule: '12.1.4(3)', facts }
  const found = joiningBreach(s, force, standingAt(s, to, blocOfPiece(s, first)))
  return found && { code: found.code, rule: found.rule, facts }
}
export const avoidanceGoals = (s: State, force: Force): number[] =>
  neighboursOf(whereIs(s, force[0] ?? 0)).filter((to) => whyNotAvoidTo(s, force, to) === undefined)

/** §3.5(3) a force that has moved one hex joins friends who are there */
export function retire(g: NationsInArms, force: Force, to: number): void {
  const { state: s } = g
  const from = whereIs(s, force[0] ?? 0)
  const there = standingAt(s, to, blocOfPiece(s, force[0] ?? 0))
  for (const p of force) put(s, p, to)
  if (there.length > 0) joinForces(s, force, there)
  else assignBoxes(s, force)
  g.emit?.({ type: 'avoided', rule: '6.5.4', units: force, from, to })
}

/** §6.5.2 §6.5.3 by itself or by dice */
export function passesCheck(g: NationsInArms, force: Force, to: number): boolean {
  const { state: s } = g
  if (avoidsAtOnce(s, force)) return true
  const modifiers = avoidanceModifiers(s, force, to)
  const net = avoidanceNet(force, modifiers)
  const { reading, faces } = g.roll(TWO_D6, (total) => Number(total + net >= SUCCESS))
  const [piece, space] = [voiceOf(s, force), whereIs(s, force[0] ?? 0)]
  g.emit?.({ type: 'avoiding', rule: '6.5.2', piece, space, faces, modifiers, net, success: reading })
  return reading === 1
}
