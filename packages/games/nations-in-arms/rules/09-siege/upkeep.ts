/** §9.1(1) §9.1.5 §9.5 Sieges begin where their conditions are met, and end where they are not. */
import { at as entering, call } from '@sandtable/kernel'
import { powerOfPiece } from '../../allegiance.ts'
import { MARK, WORKS } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { FORTRESSES, hexOfPlace, placeAt } from '../../places.ts'
import { has, type State, supplyChanges } from '../../state.ts'
import { garrisonAt, isCombatCapable, standingAt, unitsIn } from '../02-units/force.ts'
import { voiceOf } from '../03-stacking/command.ts'
import { joinForces } from '../03-stacking/joining.ts'
import { canBesiege, isBesieged, levelAt } from '../06-movement/fortresses.ts'
import { DEFENDER, FOUGHT, note } from '../08-battle/facts.ts'
import { besiegersAt, blocOfFortress, garrisonIn } from './besiegers.ts'

const fortressHexes = FORTRESSES.map(hexOfPlace)

/** §9.1.1(1)b somebody of the fortress side stands outside and can fight: a battle is to come */
const isContested = (s: State, at: number): boolean =>
  at === s.battleAt ||
  at === s.pendingAt ||
  standingAt(s, at, blocOfFortress(s, at)).some((p) => isCombatCapable(s, p))

const isSought = (s: State, at: number): boolean =>
  levelAt(s, at) > 0 && besiegersAt(s, at).some((p) => isCombatCapable(s, p))

/** One fortress an entry, until all is as it must be. */
export function* keepSieges(g: NationsInArms): Procedure<Next> {
  yield* []
  const { state: s } = g
  for (const at of fortressHexes) {
    if (levelAt(s, at) === 0) continue
    if (!isSought(s, at)) {
      if (!isContested(s, at)) lift(g, at)
    } else if (!isContested(s, at)) {
      if (!canBesiege(s, besiegersAt(s, at), levelAt(s, at))) return giveUp(g, at)
      beginSiege(g, at)
    }
  }
  return 'done'
}

/** §9.1.1(2) */
function beginSiege(g: NationsInArms, at: number): void {
  const { state: s } = g
  if (isBesieged(s, at)) return
  s.besieged.set(placeAt(at), 1)
  supplyChanges(s)
  g.emit?.({ type: 'siege-began', rule: '9.1.1(2)', space: at })
}

/** nobody besieges the place any more: the garrison comes out, and joins friends who are there (§9.5.1(4)) */
function lift(g: NationsInArms, at: number): void {
  const { state: s } = g
  const garrison = garrisonAt(s, at)
  if (isBesieged(s, at)) {
    s.besieged.set(placeAt(at), 0)
    supplyChanges(s)
    g.emit?.({ type: 'siege-lifted', rule: '9.1.5', space: at })
  }
  const there = standingAt(s, at, blocOfFortress(s, at))
  const isMoving = garrison.some((p) => has(s, p, MARK.active))
  if (garrison.length === 0 || isMoving) return
  for (const p of garrison) s.marks.remove(p, MARK.inside)
  if (there.length > 0) joinForces(s, there, garrison)
}

/** §9.1.5 besiegers who are too weak retreat to a hex beside, by the rules of a retreat */
function giveUp(g: NationsInArms, at: number): Next {
  const { state: s } = g
  const besiegers = besiegersAt(s, at)
  g.emit?.({ type: 'siege-abandoned', rule: '9.1.5', units: unitsIn(besiegers), space: at })
  s.besieged.set(placeAt(at), 0)
  s.battle.fill(0)
  s.battleAt = at
  s.battleContact = NONE
  s.attacker = voiceOf(s, garrisonIn(s, at))
  s.defender = voiceOf(s, besiegers)
  note(s, FOUGHT.lifted)
  supplyChanges(s)
  return call(entering('battle/retreat', DEFENDER), 'siege/upkeep')
}

/** §9.1.4(3) the activation of the main force is over: each screening force may make one check */
export function* checkScreens(g: NationsInArms): Procedure<Next> {
  const { state: s } = g
  const at = fortressHexes.find((h) => s.works.has(placeAt(h), WORKS.screened))
  if (at === undefined) return 'done'
  s.works.remove(placeAt(at), WORKS.screened)
  const besiegers = besiegersAt(s, at)
  if (!isBesieged(s, at) || !canBesiege(s, besiegers, levelAt(s, at))) return 'siege/screens'
  const pick = yield* g.ask(powerOfPiece(s, voiceOf(s, besiegers)), {
    rule: '9.1.4(3)',
    prompt: 'screen',
    facts: { space: at, units: unitsIn(besiegers) },
    choose: () => ({ besiege: true, done: true }),
  })
  return pick.verb === 'besiege'
    ? call([entering('siege/check', at), 'siege/upkeep'], 'siege/screens')
    : 'siege/screens'
}

/** the besiegers have all left: called when the last of them goes */
export function liftIfLeft(g: NationsInArms, at: number): void {
  const { state: s } = g
  if (!isBesieged(s, at)) return
  if (!besiegersAt(s, at).some((p) => isCombatCapable(s, p))) lift(g, at)
}
