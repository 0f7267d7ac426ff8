/** §8.2 to §8.6 the activated hex: who attacks there, and who moves. */
import type { GrandIllusion, Next, Procedure } from '../../grand-illusion.ts'
import { type Side, enemyOf } from '../../sides.ts'
import {
  DUE,
  MARK,
  phasing,
  type State,
  unmarkAll,
  isMarked,
  mark,
  presenceOf,
  unitsAt,
} from '../../state.ts'
import { displaceHqs } from '../09-battle/retreat.ts'
import { designate, possibleAttackers } from './attackers.ts'
import { blockedBy, reopen } from './blocked.ts'
import { settleElsewhere } from './control.ts'
import { march, movableUnits, moversIn } from './march.ts'
import { whyNotAttack, whyNotMove, whyNotReopen, whyNotStack } from './refusals.ts'
import { HEXES } from '../../map.ts'
import { isCombatUnit } from '../../pieces.ts'
import { canFight } from './entry.ts'
import { gather } from './group.ts'
import { callBattle } from './step.ts'

/** §8.2.1 §8.2.3 the CAP is paid: marks the hex as activated, clears what an earlier activation has left. */
export function beginActivation(g: GrandIllusion, h: number): void {
  const { state: s } = g
  s.activeHex = h
  unmarkAll(s, MARK.moved | MARK.attacks | MARK.entered | MARK.lent)
  s.spent.fill(0)
  s.battle.fill(DUE.none)
  settleElsewhere(g)
}

/** What the phasing player can still do in the activation. */
function activities(
  s: State,
  side: Side,
): {
  readonly unit: number[]
  readonly stack: number[]
  readonly attack: number[]
} {
  const { units, alone } = moversIn(s, side, s.activeHex, 'activation')
  return {
    unit: alone,
    stack: units.length > 1 ? [s.activeHex] : [],
    attack: possibleAttackers(s, side),
  }
}

/** §8.2 to §8.6 designating attackers and moving; leads to 'battles'. */
export function* activationPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const side = phasing(s)
  const offer = activities(s, side)
  if (offer.unit.length + offer.stack.length + offer.attack.length === 0) return yield* endMovement(g, side)
  const pick = yield* g.ask(side, {
    rule: '8.2.2',
    prompt: 'activation',
    facts: { hex: s.activeHex },
    choose: () => ({
      unit: offer.unit,
      stack: offer.stack,
      attack: offer.attack,
      'attack-all': offer.attack.length > 1,
      unblock: blockedBy(s, side),
      done: true,
    }),
    refuse: {
      unit: (u) => whyNotMove(s, u, 'activation'),
      stack: (h) => whyNotStack(s, h),
      attack: (u) => whyNotAttack(s, side, u),
      unblock: (index) => whyNotReopen(index),
    },
  })
  if (pick.verb === 'done') return yield* endMovement(g, side)
  if (pick.verb === 'unblock') reopen(g, side, pick.arg)
  else if (pick.verb === 'attack') designate(g, side, [pick.arg])
  else if (pick.verb === 'attack-all') designate(g, side, offer.attack)
  else
    yield* march(
      g,
      pick.verb === 'unit' ? [pick.arg] : movableUnits(s, side, pick.arg, 'activation'),
      'activation',
    )
  return 'activation'
}

/** §9.4.4.with an HQ its troops have left alone with enemies goes after them; §9.1.2.c who came to a siege may attack */
function* endMovement(g: GrandIllusion, side: Side): Procedure<Next> {
  yield* displaceHqs(g, side, g.state.activeHex)
  joinSieges(g, side)
  return 'battles'
}

/** Nobody has to stop before such a fort (§8.4.4.table note 5): only where moves have ended is it known who came. */
function joinSieges(g: GrandIllusion, side: Side): void {
  const { state: s } = g
  const enemies = presenceOf(s, enemyOf(side))
  for (let h = 0; h < HEXES; h++) {
    const isBesieging = h !== s.activeHex && enemies.besiegedForts(h) > 0 && !enemies.isHolding(h)
    if (isBesieging) join(g, side, h)
  }
}

function join(g: GrandIllusion, side: Side, h: number): void {
  const { state: s } = g
  const units = unitsAt(s, side, h).filter((u) => isMarked(s, u, MARK.moved))
  if (!units.some(isCombatUnit)) return
  const group = gather(s, units, 'activation')
  if (!canFight(s, group, h)) return
  for (const u of units) mark(s, u, MARK.entered)
  callBattle(g, group, h)
}
