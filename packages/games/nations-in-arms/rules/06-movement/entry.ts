/** §6.2.5 What happens when a stack has entered a space, step by step. */
import { call } from '@sandtable/kernel'
import { blocOf, blocOfPiece, powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { isLeader, isUnit } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { bySeniority } from '../../powers.ts'
import { isBox } from '../../spaces.ts'
import { commanderOf, has, type State, supplyChanges, whereIs } from '../../state.ts'
import { enemiesAt, type Force, isCombatCapable, movingStack, standingAt } from '../02-units/force.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { strain } from '../05-activation/end.ts'
import { waitingFlanks } from '../05-activation/flanks.ts'
import { beginBattle } from './battle-seam.ts'
import { avoid, shutInDepots } from './avoidance.ts'
import { isEnemyFortress, isOpenEnemyFortress, levelAt } from './fortresses.ts'
import { intercept } from './interception.ts'
import { isDefenceless, overrun, sweep } from './overrun.ts'
import { nationOfStack } from './refusals.ts'

/** §6.2.5(2) */
export function* enterSpace(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  // §5.6.1(4)a a flank unit that comes to the battle of its marker
  if (whereIs(s, s.mover) === s.pendingAt) return 'entry/end'
  const hasIntercepted = movingStack(s).some(isUnit) ? yield* intercept(g) : false
  s.marks.removeFromAll(MARK.tried)
  const stack = movingStack(s)
  if (hasIntercepted) {
    // §5.6.1(5)
    for (const p of stack) if (p !== s.army) s.marks.add(p, MARK.stopped)
    return 'entry/fight'
  }
  return 'entry/avoid'
}

/** the forces in the space that are at war with the stack, by bloc, the most senior first */
function opponents(s: State): Force[] {
  const at = whereIs(s, s.mover)
  const enemies = enemiesAt(s, at, nationOfStack(s))
  const blocs = bySeniority([...new Set(enemies.map((p) => blocOfPiece(s, p)))])
  return blocs.map((bloc) => standingAt(s, at, bloc))
}

/** §6.2.5(4) §6.2.5(5) */
export function* avoidBattle(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const at = whereIs(s, s.mover)
  shutInDepots(g, at, nationOfStack(s))
  for (const force of opponents(s)) {
    // §6.5.1(2) support units alone are lost at once
    if (isDefenceless(s, force) && !force.some(isLeader)) sweep(g, force, '6.5.1(2)')
    else if (yield* avoid(g, force)) s.failedAvoidance = 1
  }
  const left = enemiesAt(s, at, nationOfStack(s))
  // §6.5.5(2) a leader without units is lost
  if (left.length > 0 && isDefenceless(s, left)) sweep(g, left, '6.5.5(2)')
  else if (left.length > 0) overrun(g)
  return 'entry/fight'
}

/** §6.2.5(6) a battle, at once or §5.6.1(4) when the flank units have come */
export function* meetEnemy(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const at = whereIs(s, s.mover)
  const enemies = enemiesAt(s, at, nationOfStack(s)).filter((p) => isCombatCapable(s, p))
  if (enemies.length === 0) return 'entry/end'
  if (yield* waitsForFlanks(g)) {
    s.pendingAt = at
    s.pendingContact = s.contact
    supplyChanges(s)
    return 'march/end'
  }
  const stack = movingStack(s)
  // §7.2.3(1)
  yield* strain(g, stack, true)
  if (whereIs(s, s.mover) < 0) return 'march/end'
  beginBattle(s, at, s.contact, s.mover, voiceOf(s, standingAt(s, at, blocOfPiece(s, enemies[0] ?? 0))))
  return call('battle', 'entry/end')
}

function* waitsForFlanks(g: NationsInArms): Procedure<boolean> {
  const { state: s } = g
  const isMarker = s.army !== NONE && s.mover === commanderOf(s, s.army)
  if (!isMarker || waitingFlanks(s).length === 0) return false
  const pick = yield* g.ask(powerOfPiece(s, s.mover), {
    rule: '5.6.1(4)',
    prompt: 'wait-for-flanks',
    facts: { space: whereIs(s, s.mover) },
    choose: () => ({ wait: true, fight: true }),
  })
  return pick.verb === 'wait'
}

/** §6.2.5(7) §6.2.5(8) the stack holds the space: places change hands, sieges begin, and it may go on */
export function* afterEntry(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  const fought = s.battleAt === NONE && s.attackerWon === 1
  s.failedAvoidance = 0
  const isStopped = whereIs(s, s.mover) < 0 || !has(s, s.mover, MARK.active)
  if (isStopped) return 'march/end'
  if (fought) s.owed = 1
  s.attackerWon = 0
  if (whereIs(s, s.mover) !== s.pendingAt) occupy(g)
  return 'march'
}

/** §9.1.1(2) an enemy fortress is besieged; a city without one is taken */
function occupy(g: NationsInArms): void {
  const { state: s } = g
  const at = whereIs(s, s.mover)
  const p = isBox(at) ? NONE : placeAt(at)
  const n = nationOfStack(s)
  if (p === NONE || !movingStack(s).some(isUnit)) return
  if (isOpenEnemyFortress(s, at, n)) {
    s.besieged.set(p, 1)
    supplyChanges(s)
    g.emit?.({ type: 'siege-began', rule: '9.1.1(2)', space: at })
    return
  }
  if (levelAt(s, at) === 0 && !isEnemyFortress(s, at, n)) takeCity(g, p, at, n)
}

function takeCity(g: NationsInArms, p: number, at: number, n: number): void {
  const { state: s } = g
  if (s.holder.get(p) === n || blocOf(s, s.holder.get(p)) === blocOfPiece(s, s.mover)) return
  s.holder.set(p, n)
  supplyChanges(s)
  g.emit?.({ type: 'city-taken', rule: '16.1.3', space: at, nation: n })
}
