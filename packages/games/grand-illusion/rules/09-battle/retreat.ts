/** §9.4 retreats. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { isVosges } from '../../map.ts'
import { isCavalry, isCombatUnit, piece } from '../../pieces.ts'
import { AL, enemyOf, type Side } from '../../sides.ts'
import { ARRIVAL, hexOf, isDisrupted, presenceOf, put, type State, TO_COME, unitsAt } from '../../state.ts'
import { settleHex } from '../08-action/control.ts'
import { flip, wipe } from './losses.ts'
import { fitting, options, type Walkers, walkers } from './retreat/group.ts'
import { displaceHqs } from './retreat/headquarters.ts'
import { isAgainstWill, retreatHexes } from './retreat/priorities.ts'
import { chooseRiders } from './retreat/parting.ts'
import { perish } from './retreat/toll.ts'
import { findRoom, retreatAll, stepBack } from './retreat/walk.ts'

export { displaceHqs, type Reason } from './retreat/headquarters.ts'
export { retreatAll } from './retreat/walk.ts'

export interface Aftermath {
  readonly hex: number
  readonly attacker: Side
  /** §9.4.1.b */
  readonly rout: boolean
  /** §9.4.1.c no infantry was in the hex when the fire began */
  readonly cavalryOnly: boolean
  /** no retreat is forced after a skirmish */
  readonly skirmish: boolean
}

/** §9.4.1 §9.4.2 forced retreats of the attacker, then forced or chosen ones of the defender */
export function* retreatsAfterBattle(g: GrandIllusion, after: Aftermath): Procedure {
  const { hex: h, attacker } = after
  const defender = enemyOf(attacker)
  // §9.4 both are judged by what is there when the battle ends: a rout can drive out one, fresh infantry the other
  const attackerGoes = whyForced(g.state, attacker, after)
  const defenderGoes = whyForced(g.state, defender, after)
  if (attackerGoes) yield* forced(g, attacker, h, attackerGoes)
  if (defenderGoes) yield* forced(g, defender, h, defenderGoes)
  else yield* chosen(g, defender, h)
  // First, since HQs look for supplied friends as things are then
  settleHex(g, h)
  yield* displaceHqs(g, attacker, h)
  yield* displaceHqs(g, defender, h)
}

type Why = 'disrupted' | 'rout' | 'cavalry'

/** §9.4.1 why the side must leave the hex */
function whyForced(
  s: State,
  side: Side,
  { hex: h, rout, cavalryOnly, skirmish }: Aftermath,
): Why | undefined {
  const own = presenceOf(s, side)
  const enemy = presenceOf(s, enemyOf(side))
  if (skirmish || own.combatUnits(h) === 0) return undefined
  // §9.4.1.c cavalry alone on both sides; trenches do not help it
  if (cavalryOnly && own.freshCavalry(h) === 0 && enemy.freshCavalry(h) > 0) return 'cavalry'
  // §9.4.1.exc
  if (s.trench.get(h) > 0 || isVosges(h)) return undefined
  if (own.freshInfantry(h) === 0 && enemy.freshInfantry(h) > 0) return 'disrupted'
  return rout && own.freshUnits(h) < enemy.freshUnits(h) ? 'rout' : undefined
}

const RULES: Readonly<Record<Why, string>> = { disrupted: '9.4.1.a', rout: '9.4.1.b', cavalry: '9.4.1.c' }

function* forced(g: GrandIllusion, side: Side, h: number, why: Why): Procedure {
  g.emit?.({ type: 'retreat-forced', rule: RULES[why], side, hex: h, why })
  if (side === AL) yield* fourthDivision(g, h)
  yield* retreatAll(g, side, h)
}

/** §8.4.7 every unit of the side has a way it may take without being forced */
const hasWayFor = (s: State, units: readonly number[], side: Side, h: number): boolean =>
  units
    .filter(isCombatUnit)
    .every((u) => retreatHexes(s, [u], side, h, [h]).some((to) => !isAgainstWill([u], h, to)))

/** §9.4.2 only where a way is open */
export function mayFallBack(s: State, side: Side, h: number): boolean {
  const units = unitsAt(s, side, h)
  return units.some(isCombatUnit) && hasWayFor(s, units, side, h)
}

/** §9.4.2 the defender may go if there is a way, and then all of his must */
function* chosen(g: GrandIllusion, side: Side, h: number): Procedure {
  const { state: s } = g
  if (!mayFallBack(s, side, h)) return
  const units = unitsAt(s, side, h)
  const pick = yield* g.ask(side, {
    rule: '9.4.2',
    prompt: 'retreat-or-stay',
    facts: { hex: h, pieces: units },
    choose: () => ({ stay: true, 'fall-back': true }),
  })
  if (pick.verb === 'stay') return
  g.emit?.({ type: 'retreat-chosen', rule: '9.4.2', side, hex: h })
  yield* retreatAll(g, side, h)
}

const FOURTH = piece('be-4')
const TURNS_AWAY = 5

/** §12.6 instead of a forced retreat the Belgian 4th Division may leave for five turns */
function* fourthDivision(g: GrandIllusion, h: number): Procedure {
  const { state: s } = g
  if (hexOf(s, FOURTH) !== h) return
  const pick = yield* g.ask(AL, {
    rule: '12.6',
    prompt: 'fourth-division',
    facts: { piece: FOURTH, hex: h },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'no') return
  put(s, FOURTH, TO_COME)
  wipe(s, FOURTH)
  s.arrival.set(FOURTH, s.turn + TURNS_AWAY)
  s.arrivalKind.set(FOURTH, ARRIVAL.fourthDivision)
  g.emit?.({ type: 'fourth-division-left', rule: '12.6', piece: FOURTH, turn: s.turn + TURNS_AWAY })
}

const CAVALRY_HEXES = 3

/** §9.6.3.b all cavalry of the side leaves the hex, in one body or several */
export function* retreatCavalry(g: GrandIllusion, side: Side, h: number): Procedure {
  for (;;) {
    const riders = unitsAt(g.state, side, h).filter(isCavalry)
    if (riders.length === 0) return
    const { party, hexes } = yield* chooseRiders(g, side, h, riders)
    yield* rideThreeHexes(g, walkers(side, h, party), hexes)
  }
}

/** §9.6.3.b exactly three hexes, one more where there is no room (§9.4.3.c); then it is disrupted */
function* rideThreeHexes(g: GrandIllusion, group: Walkers, first?: readonly number[]): Procedure {
  const { state: s } = g
  for (let n = 1; n <= CAVALRY_HEXES && group.units.length > 0; n++) {
    const onward = n === CAVALRY_HEXES ? fitting(s, group) : options(s, group)
    yield* rideBack(g, group, (n === 1 ? first : undefined) ?? onward)
  }
  if (group.units.length > 0) yield* findRoom(g, group)
  for (const u of group.units) if (!isDisrupted(s, u)) flip(g, u, '9.6.3.b')
}

/** a hex farther; with none left the cavalry is lost */
function* rideBack(g: GrandIllusion, group: Walkers, hexes: readonly number[]): Procedure {
  if (hexes.length === 0) yield* perish(g, group, 'evasion')
  else yield* stepBack(g, group, hexes)
}
