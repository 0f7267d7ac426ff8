/** §9.4 retreats. */
import type { GrandIllusion, Step } from '../../grand-illusion.ts'
import { isVosges } from '../../map.ts'
import { isCavalry, isCombatUnit, piece } from '../../pieces.ts'
import { AL, enemyOf, type Side } from '../../sides.ts'
import {
  ARRIVAL,
  hexOf,
  isDisrupted,
  isOnMap,
  presenceOf,
  put,
  type State,
  TO_COME,
  unitsAt,
} from '../../state.ts'
import { settleHex } from '../08-action/control.ts'
import { isOverstacked } from '../08-action/stacking.ts'
import { flip, wipe } from './losses.ts'
import { displaceHqs } from './retreat/headquarters.ts'
import { retreatHexes } from './retreat/priorities.ts'
import { perish, retreatGroup, stepBack, type Walkers, walkers } from './retreat/walk.ts'

export { displaceHqs } from './retreat/headquarters.ts'

export interface Aftermath {
  readonly hex: number
  readonly attacker: Side
  /** §9.4.1.b */
  readonly rout: boolean
  /** no retreat is forced after a skirmish */
  readonly skirmish: boolean
}

/** §9.4.1 §9.4.2 forced retreats of the attacker, then forced or chosen ones of the defender */
export function* retreatsAfterBattle(g: GrandIllusion, after: Aftermath): Step {
  const { hex: h, attacker } = after
  const defender = enemyOf(attacker)
  const attackerGoes = whyForced(g.state, attacker, after)
  if (attackerGoes) yield* forced(g, attacker, h, attackerGoes)
  const defenderGoes = whyForced(g.state, defender, after)
  if (defenderGoes) yield* forced(g, defender, h, defenderGoes)
  else yield* chosen(g, defender, h)
  // §9.4.1.d first: HQs look for supplied friends as things are then
  settleHex(g, h)
  yield* displaceHqs(g, attacker, h)
  yield* displaceHqs(g, defender, h)
}

type Why = 'disrupted' | 'rout' | 'cavalry'

/** §9.4.1 why the side must leave the hex */
function whyForced(s: State, side: Side, { hex: h, rout, skirmish }: Aftermath): Why | undefined {
  const own = presenceOf(s, side)
  const enemy = presenceOf(s, enemyOf(side))
  if (skirmish || own.combatUnits(h) === 0) return undefined
  // §9.4.1.c cavalry alone on both sides; trenches do not help it
  const isCavalryFight = own.infantry(h) + enemy.infantry(h) === 0
  if (isCavalryFight && own.freshCavalry(h) === 0 && enemy.freshCavalry(h) > 0) return 'cavalry'
  // §9.4.1.exc
  if ((s.trench[h] as number) > 0 || isVosges(h)) return undefined
  if (own.freshInfantry(h) === 0 && enemy.freshInfantry(h) > 0) return 'disrupted'
  return rout && own.freshUnits(h) < enemy.freshUnits(h) ? 'rout' : undefined
}

const RULES: Readonly<Record<Why, string>> = { disrupted: '9.4.1.a', rout: '9.4.1.b', cavalry: '9.4.1.c' }

function* forced(g: GrandIllusion, side: Side, h: number, why: Why): Step {
  g.emit?.({ type: 'retreat-forced', rule: RULES[why], side, hex: h, why })
  if (side === AL) yield* fourthDivision(g, h)
  yield* g.within('retreat', retreatAll(g, side, h))
}

/** §9.4.2 the defender may go if there is a way, and then all of his must */
function* chosen(g: GrandIllusion, side: Side, h: number): Step {
  const { state: s } = g
  const units = unitsAt(s, side, h)
  if (!units.some(isCombatUnit) || retreatHexes(s, units, side, h, [h]).length === 0) return
  const pick = yield* g.ask(side, {
    rule: '9.4.2',
    prompt: 'retreat-or-stay',
    facts: { hex: h, pieces: units },
    choose: () => ({ stay: true, 'fall-back': true }),
  })
  if (pick.verb === 'stay') return
  g.emit?.({ type: 'retreat-chosen', rule: '9.4.2', side, hex: h })
  yield* g.within('retreat', retreatAll(g, side, h))
}

/** §9.4.3 all units (no forts) of a side leave the hex, together or some by another way */
export function* retreatAll(g: GrandIllusion, side: Side, h: number): Step {
  const { state: s } = g
  for (;;) {
    const units = unitsAt(s, side, h)
    if (!units.some(isCombatUnit)) return
    const apart = yield* splitOff(g, side, h, units)
    yield* retreatGroup(g, walkers(side, h, apart))
    if (hexOf(s, apart[0] as number) === h) return
  }
}

/** §9.4, 1 and 2: who goes first, another way or farther than the rest */
function* splitOff(
  g: GrandIllusion,
  side: Side,
  h: number,
  units: readonly number[],
): Step<readonly number[]> {
  const { state: s } = g
  const fighters = units.filter(isCombatUnit)
  const hexes = retreatHexes(s, units, side, h, [h])
  if (fighters.length < 2 || hexes.length === 0) return units
  const pick = yield* g.ask(side, {
    rule: '9.4',
    prompt: 'retreat',
    facts: { pieces: [...units], hex: h },
    choose: () => ({ 'fall-back': true, 'split-off': fighters }),
  })
  return pick.verb === 'fall-back' ? units : [pick.arg]
}

const FOURTH = piece('be-4')
const TURNS_AWAY = 5

/** §12.6 instead of a forced retreat the Belgian 4th Division may leave for five turns */
function* fourthDivision(g: GrandIllusion, h: number): Step {
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
  s.arrival[FOURTH] = s.turn + TURNS_AWAY
  s.arrivalKind[FOURTH] = ARRIVAL.fourthDivision
  g.emit?.({ type: 'fourth-division-left', rule: '12.6', piece: FOURTH, turn: s.turn + TURNS_AWAY })
}

const CAVALRY_HEXES = 3

/** §9.6.3.b all cavalry of the side retreats exactly three hexes, then is disrupted */
export function* retreatCavalry(g: GrandIllusion, side: Side, h: number): Step {
  const { state: s } = g
  const group = walkers(side, h, unitsAt(s, side, h).filter(isCavalry))
  for (let n = 0; n < CAVALRY_HEXES && group.units.length > 0; n++) yield* rideBack(g, group)
  const arrived = group.units.filter((u) => isOnMap(s, u))
  if (arrived.length > 0 && isOverstacked(s, side, hexOf(s, arrived[0] as number)))
    yield* perish(g, group, 'cavalry-delay')
  for (const u of arrived) if (isOnMap(s, u) && !isDisrupted(s, u)) flip(g, u, '9.6.3.b')
}

/** a hex farther; with none left the cavalry is lost */
function* rideBack(g: GrandIllusion, group: Walkers): Step {
  const { state: s } = g
  const at = hexOf(s, group.units[0] as number)
  const hexes = retreatHexes(s, group.units, group.side, at, group.been)
  if (hexes.length === 0) yield* perish(g, group, 'cavalry-delay')
  else yield* stepBack(g, group, hexes)
}
