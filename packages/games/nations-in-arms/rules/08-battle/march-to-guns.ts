/** §8.2.2 Forces beside the battle try to join it: the attacker's first, then the defender's. */
import { at, TWO_D6 } from '@sandtable/kernel'
import { MARK } from '../../codes.ts'
import type { NationsInArms, Next, Procedure, Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isArmy } from '../../pieces.ts'
import { armyLedBy, has, put, type State, whereIs } from '../../state.ts'
import { canMove, type Force, isDemoralized, standingAt, unitsIn } from '../02-units/force.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { boxOf } from '../03-stacking/command.ts'
import { joinForces, joiningBreach } from '../03-stacking/joining.ts'
import { stackBreach } from '../03-stacking/limits.ts'
import { powerOfRole } from './begin.ts'
import { ATTACKER, blocIn, DEFENDER, fightersOf, type Role, setWord, WORD, wordOf } from './facts.ts'
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

/** §8.2.2(6) All of the force, or a part: who stays is left out one by one, an army with its box. */
export function* bringForce(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const speaker = wordOf(s, WORD.marching)
  const comers = coming(s)
  const mayStay = comers.filter(
    (p) => p !== speaker && (isArmy(p) ? p !== armyLedBy(s, speaker) : armyLedBy(s, p) === NONE),
  )
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.2.2(6)',
    prompt: 'bring-to-battle',
    facts: { piece: speaker, space: s.battleAt, units: unitsIn(comers) },
    choose: () => ({ leave: mayStay, bring: whyNotBring(s, role, comers) === undefined, nobody: true }),
    refuse: { bring: () => whyNotBring(s, role, comers) },
  })
  if (pick.verb === 'leave') {
    for (const p of isArmy(pick.arg) ? boxOf(s, comers, pick.arg) : [pick.arg])
      s.marks.remove(p, MARK.dropped)
    return at('battle/bring', role)
  }
  if (pick.verb === 'bring') join(g, role, comers)
  for (const p of comers) s.marks.remove(p, MARK.dropped)
  return at('battle/guns', role)
}

/** §8.2.2(6)a who comes has to find room, and who stays has to be legal without them */
function whyNotBring(s: State, role: Role, comers: Force): Refusal | undefined {
  const facts = { space: s.battleAt }
  if (unitsIn(comers).length === 0) return { code: 'nobody-sent', rule: '8.2.2(6)', facts }
  if (joiningBreach(s, comers, fightersOf(s, role))) return { code: 'too-many-there', rule: '3.1.2', facts }
  const stayed = stackBreach(s, stayers(s, role, comers))
  return stayed && { code: stayed.code, rule: stayed.rule, facts }
}
function stayers(s: State, role: Role, comers: Force): number[] {
  const from = whereIs(s, comers[0] ?? 0)
  return standingAt(s, from, blocIn(s, role)).filter((p) => !comers.includes(p))
}

/** §8.2.2(6)a they become one force with those in the battle; §8.8.3(3) demoralization spreads (ruling 58) */
function join(g: NationsInArms, role: Role, comers: Force): void {
  const { state: s } = g
  const from = whereIs(s, comers[0] ?? 0)
  const there = fightersOf(s, role)
  for (const p of comers) put(s, p, s.battleAt)
  joinForces(s, comers, there)
  assignBoxes(s, standingAt(s, from, blocIn(s, role)))
  const all = fightersOf(s, role)
  if (isDemoralized(s, all)) for (const u of unitsIn(all)) s.marks.add(u, MARK.demoralized)
  g.emit?.({ type: 'marched-to-guns', rule: '8.2.2(6)', pieces: comers, from, space: s.battleAt })
}
