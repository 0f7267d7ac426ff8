/** §9.8.3 §11.4 recovery from disruption. */
import { at } from '@sandtable/kernel'
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { HEXES } from '../../map.ts'
import { isCombatUnit, isHq } from '../../pieces.ts'
import { isShort } from '../../scenarios.ts'
import { AL, enemyOf, GE, type Side } from '../../sides.ts'
import { BACK, FRONT, faceOf, isDisrupted, presenceOf, setFace, type State, unitsAt } from '../../state.ts'
import { isSupplied } from '../08-action/supply.ts'
import { isOutOfSupply, wasOnEmergencySupply } from '../11-administration/supply-check.ts'

const disrupted = (s: State, side: Side, h: number): number[] =>
  unitsAt(s, side, h).filter((u) => isCombatUnit(u) && isDisrupted(s, u))

/** §9.8.3.a no enemy of any kind, besieged forts included, and somebody to recover */
export function whyNotRecover(s: State, side: Side, h: number): Refusal | undefined {
  const no = (code: Refusal['code']): Refusal => ({ code, rule: '9.8.3.a', facts: { hex: h } })
  if (presenceOf(s, enemyOf(side)).isAnyone(h)) return no('enemies-in-hex')
  return hasRecoverable(s, side, h) ? undefined : no('nobody-to-recover')
}

export const mayRecover = (s: State, side: Side, h: number): boolean =>
  hasRecoverable(s, side, h) && !presenceOf(s, enemyOf(side)).isAnyone(h)

function hasRecoverable(s: State, side: Side, h: number): boolean {
  const presence = presenceOf(s, side)
  if (presence.combatUnits(h) === presence.freshUnits(h)) return false
  return disrupted(s, side, h).some((u) => isSupplied(s, u))
}

/** §9.8.3.a for a CAP, all of them; §14.1.1.c.2 the owner picks where not all may recover */
export function* recoverHex(g: GrandIllusion, side: Side, h: number): Procedure {
  const { state: s } = g
  const units = disrupted(s, side, h).filter((u) => isSupplied(s, u))
  const most = exhausted(s, units.length)
  yield* recoverSome(g, side, h, { units, most, rule: most < units.length ? '14.1.1.c.2' : '9.8.3.a' })
}

const EXHAUSTED_FROM = 12
/** §14.1.1.c.2 §14.3.1.c.2 half of them, rounded up */
const exhausted = (s: State, units: number): number =>
  s.turn >= EXHAUSTED_FROM && !isShort(s) ? Math.ceil(units / 2) : units

interface Recovery {
  readonly units: readonly number[]
  readonly most: number
  readonly rule: string
}

function* recoverSome(g: GrandIllusion, side: Side, h: number, { units, most, rule }: Recovery): Procedure {
  const { state: s } = g
  const chosen: number[] = []
  while (chosen.length < most && units.length > most) {
    const pick = yield* g.ask(side, {
      rule,
      prompt: 'recover-units',
      facts: { hex: h, left: most - chosen.length },
      choose: () => ({ 'recover-unit': units.filter((u) => !chosen.includes(u)) }),
    })
    chosen.push(pick.arg)
  }
  const recovering = units.length > most ? chosen : units
  for (const u of recovering) setFace(s, u, FRONT)
  if (recovering.length > 0) g.emit?.({ type: 'recovered', rule, pieces: [...recovering], hex: h })
}

/** §11.4 the free recovery of the Allies, from this hex on; then that of the Germans */
export function* alliedRecovery(g: GrandIllusion, from: number): Procedure<Next> {
  const h = yield* recoverFrom(g, AL, from)
  return h < HEXES ? at('recovery/allied', h) : 'recovery/german'
}

/** §11.4 the free recovery of the Germans, from this hex on */
export function* germanRecovery(g: GrandIllusion, from: number): Procedure<Next> {
  const h = yield* recoverFrom(g, GE, from)
  return h < HEXES ? at('recovery/german', h) : 'turn-end'
}

/** Hex by hex, up to the first choice. Returns the hex to go on with. */
function* recoverFrom(g: GrandIllusion, side: Side, from: number): Procedure<number> {
  const { state: s } = g
  for (let h = from; h < HEXES; h++) {
    if (!presenceOf(s, side).isAnyone(h)) continue
    turnUpHqs(g, side, h)
    const recovery = freeRecovery(s, side, h)
    if (recovery.units.length === 0) continue
    yield* recoverSome(g, side, h, recovery)
    // A choice was made: let the list of answers begin anew.
    if (recovery.units.length > recovery.most) return h + 1
  }
  return HEXES
}

/** §11.4 HQs and HA that are supplied; §8.4.3.g.2 HQs on emergency supply do not */
function turnUpHqs(g: GrandIllusion, side: Side, h: number): void {
  const { state: s } = g
  const presence = presenceOf(s, side)
  if (presence.hqs(h) + presence.ha(h) === 0) return
  const flipped = unitsAt(s, side, h).filter(
    (u) =>
      !isCombatUnit(u) &&
      faceOf(s, u) === BACK &&
      !isOutOfSupply(s, u) &&
      !(isHq(u) && wasOnEmergencySupply(s, u)),
  )
  for (const u of flipped) setFace(s, u, FRONT)
  if (flipped.length > 0) g.emit?.({ type: 'recovered', rule: '11.4', pieces: flipped, hex: h })
}

const FEW = 2
const NOBODY: Recovery = { units: [], most: 0, rule: '11.4' }

function freeRecovery(s: State, side: Side, h: number): Recovery {
  const presence = presenceOf(s, side)
  if (presence.combatUnits(h) === presence.freshUnits(h)) return NOBODY
  const supplied = unitsAt(s, side, h).filter((u) => isCombatUnit(u) && !isOutOfSupply(s, u))
  const units = supplied.filter((u) => isDisrupted(s, u))
  const emergency = units.filter((u) => wasOnEmergencySupply(s, u))
  if (emergency.length > 0) return { units: emergency, most: emergencyLimit(s, side, h), rule: '8.4.3.g.2' }
  const enemy = presenceOf(s, enemyOf(side))
  const isFacing = enemy.combatUnits(h) + enemy.forts(h) > 0
  const limit = isFacing ? (supplied.length <= FEW ? 1 : 2) : units.length
  // §14.1.1.c.2 where all could recover till now, be it beside the enemy
  const most = units.length <= limit ? exhausted(s, units.length) : limit
  return { units, most, rule: most < Math.min(units.length, limit) ? '14.1.1.c.2' : '11.4' }
}

/** §8.4.3.g.2 one where an HQ draws emergency supply, nobody elsewhere */
const emergencyLimit = (s: State, side: Side, h: number): number =>
  unitsAt(s, side, h).some((u) => isHq(u) && wasOnEmergencySupply(s, u)) ? 1 : 0
