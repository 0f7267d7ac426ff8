/** §8.2.2 Forces beside the battle try to join it: the attacker's first, then the defender's. */
import { at, TWO_D6 } from '@sandtable/kernel'
import { MARK } from '../../codes.ts'
import type { NationsInArms, Next, Procedure, Refusal } from '../../nations-in-arms.ts'
import { isArmy } from '../../pieces.ts'
import { has, put, type State, whereIs } from '../../state.ts'
import { canMove, type Force, isDemoralized, unitsIn } from '../02-units/force.ts'
import { joinForces, joiningBreach } from '../03-stacking/joining.ts'
import { powerOfRole } from './begin.ts'
import { ATTACKER, DEFENDER, fightersOf, type Role, setWord, WORD, wordOf } from './facts.ts'
import { marchersTo, marchModifier } from './guns.ts'

const NEEDED = 10

/** One force an entry. */
export function* hearGuns(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const marchers = marchersTo(s, role)
  if (marchers.size === 0) return afterRole(s, role)
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.2.2',
    prompt: 'march-to-guns',
    facts: { space: s.battleAt, round: wordOf(s, WORD.round), attacks: Number(role === ATTACKER) },
    choose: () => ({ hear: [...marchers.keys()], done: true }),
    refuse: { hear: (p) => whyNotHear(s, p) },
  })
  if (pick.verb === 'done') return afterRole(s, role)
  return tryToMarch(g, role, pick.arg, marchers.get(pick.arg) ?? [])
}

const whyNotHear = (s: State, p: number): Refusal =>
  has(s, p, MARK.marched)
    ? { code: 'guns-heard', rule: '8.2.2(2)', facts: { piece: p } }
    : { code: 'not-beside-battle', rule: '8.2.2(1)', facts: { piece: p, space: s.battleAt } }

/** in the next round they may try again (§8.5.2(1)a) */
function afterRole(s: State, role: Role): Next {
  if (role === ATTACKER) return at('battle/guns', DEFENDER)
  forgetMarches(s)
  return 'battle/ready'
}
export function forgetMarches(s: State): void {
  s.marks.removeFromAll(MARK.marched)
}

function tryToMarch(g: NationsInArms, role: Role, speaker: number, force: Force): Next {
  const { state: s } = g
  const modifier = marchModifier(s, role, force)
  const { total, reading } = g.roll(TWO_D6, (thrown) => Number(thrown + modifier >= NEEDED))
  for (const p of force) s.marks.add(p, MARK.marched)
  g.emit?.({
    type: 'guns-heard',
    rule: '8.2.2(4)',
    piece: speaker,
    total: total + modifier,
    needed: NEEDED,
    succeeds: reading,
  })
  if (reading === 0) return at('battle/guns', role)
  setWord(s, WORD.marching, speaker)
  for (const p of force) if (canMove(s, p)) s.marks.add(p, MARK.dropped)
  return at('battle/bring', role)
}

/** those of the marching force who are still to come */
const coming = (s: State): number[] => {
  const from = whereIs(s, wordOf(s, WORD.marching))
  return s.derived.presence.unitsAt(from).filter((p) => has(s, p, MARK.dropped))
}

/** §8.2.2(6) All of the force, or a part: who stays is left out one by one. */
export function* bringForce(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const speaker = wordOf(s, WORD.marching)
  const comers = coming(s)
  const mayStay = comers.filter((p) => p !== speaker && !isArmy(p))
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.2.2(6)',
    prompt: 'bring-to-battle',
    facts: { piece: speaker, space: s.battleAt, units: unitsIn(comers) },
    choose: () => ({
      leave: mayStay,
      bring: joiningBreach(s, comers, fightersOf(s, role)) === undefined,
      nobody: true,
    }),
    refuse: { bring: () => ({ code: 'too-many-there', rule: '3.1.2', facts: { space: s.battleAt } }) },
  })
  if (pick.verb === 'leave') {
    s.marks.remove(pick.arg, MARK.dropped)
    return at('battle/bring', role)
  }
  if (pick.verb === 'bring') join(g, role, comers)
  for (const p of comers) s.marks.remove(p, MARK.dropped)
  return at('battle/guns', role)
}

/** §8.2.2(6)a they become one force with those in the battle; §8.8.3(3) demoralization spreads (ruling 58) */
function join(g: NationsInArms, role: Role, comers: Force): void {
  const { state: s } = g
  const from = whereIs(s, comers[0] ?? 0)
  const there = fightersOf(s, role)
  for (const p of comers) put(s, p, s.battleAt)
  joinForces(s, comers, there)
  const all = fightersOf(s, role)
  if (isDemoralized(s, all)) for (const u of unitsIn(all)) s.marks.add(u, MARK.demoralized)
  g.emit?.({ type: 'marched-to-guns', rule: '8.2.2(6)', pieces: comers, from, space: s.battleAt })
}
