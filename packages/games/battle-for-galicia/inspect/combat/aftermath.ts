/** §9.2 what a combat result does before the losses are rolled: the rules' own retreats, on a copy. */
import { type Asked, type Chance, type Offer, type Procedure, Umpire } from '@sandtable/kernel'
import type { CrtResult } from '../../data/crt-cell.ts'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import type { Battle, Retreat } from '../../rules/08-combat-procedure/battle.ts'
import { retreatAttackers, retreatDefenders } from '../../rules/09-results/retreat.ts'
import { SIDES } from '../../sides.ts'
import { isOnMap, LAYOUT, type State } from '../../state.ts'

/** One side after its retreat. */
interface After extends Retreat {
  /** §9.4 a side with nobody left does not roll */
  readonly isGone: boolean
}

export interface Aftermath {
  readonly attacker: After
  readonly defender: After
}

const noDice = (): never => {
  throw new Error('retreats are not diced for')
}
const NO_CHANCE: Chance = { position: 0, roll: noDice, pick: noDice }

/** Where an owner may choose between ways equally good, the first is taken; nobody goes along unasked (§7.6.attack). */
export function aftermath(s: State, battle: Battle, result: CrtResult): Aftermath {
  const copy = LAYOUT.copy(s)
  const g = new Umpire<BattleForGaliciaTypes>(copy, SIDES, NO_CHANCE)
  const defender = driven(retreatDefenders(g, battle, result.defender.retreat))
  const attacker = driven(retreatAttackers(g, battle, result.attacker.retreat))
  const isGone = (units: readonly number[]): boolean => !units.some((u) => isOnMap(copy, u))
  return {
    attacker: { ...attacker, isGone: isGone(battle.attackers) },
    defender: { ...defender, isGone: isGone(battle.defenders) },
  }
}

/** Runs a procedure to its end with the plainest answers. */
function driven<T>(step: Procedure<T>): T {
  let turn = step.next([])
  while (!turn.done) turn = step.next(turn.value.map(plainest))
  return turn.value
}

function plainest({ question }: Asked): { readonly verb: string; readonly arg?: number } {
  const offer: Offer = question.choose()
  const bare = Object.keys(offer).find((verb) => offer[verb] === true)
  if (bare !== undefined) return { verb: bare }
  const verb = Object.keys(offer).find((each) => offer[each] !== false) ?? ''
  return { verb, arg: (offer[verb] as readonly number[])[0] as number }
}
