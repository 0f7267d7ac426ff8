/** §8.4.2 Leaders are wounded and killed, and others take their place. */
import { at, D6 } from '@sandtable/kernel'
import { majorOf } from '../../allegiance.ts'
import { MARK, OUT } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isLeader, nationOf, piecesOf, rankOf } from '../../pieces.ts'
import { armyLedBy, has, isOnMap, piecesAt, put, setCommander, type State, whereIs } from '../../state.ts'
import { armiesIn, leadersIn, unitsIn } from '../02-units/force.ts'
import { afterLosses } from '../02-units/losses.ts'
import { commanderIn, inOrder, voiceOf } from '../03-stacking/command.ts'
import { displaceExcess } from '../03-stacking/overstack.ts'
import { powerOfRole } from './begin.ts'
import { ATTACKER, blocIn, DEFENDER, fightersOf, FOUGHT, isSo, keep, kept, type Role, WORD } from './facts.ts'

/** What becomes of a leader. */
const FATE = { unhurt: 0, wounded: 1, killed: 2 } as const
const WOUNDED_FROM = 4
const KILLED = 6

/** §8.4.2(5) */
const fateOf = (die: number): number =>
  die >= KILLED ? FATE.killed : die >= WOUNDED_FROM ? FATE.wounded : FATE.unhurt
/** §8.4.2(5)c.1 the second die of a commander without an army */
const secondFateOf = (die: number): number => (die >= KILLED ? FATE.killed : FATE.wounded)

/** §8.4.2(1) The leaders of lowest rank; §8.4.2(1)b commanders of armies make no check for an L. */
export function lowestLeaders(s: State, force: readonly number[]): number[] {
  const leaders = leadersIn(force).filter((l) => armyLedBy(s, l) === NONE)
  const lowest = Math.min(...leaders.map(rankOf))
  return leaders.filter((l) => rankOf(l) === lowest)
}

/** One check an entry: those for an L first, then the subordinate's whose modifier was used. */
export function* checkLeaders(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const force = fightersOf(s, role)
  const risked = kept(s, WORD.risked, role)
  if (kept(s, WORD.checks, role) > 0) {
    keep(s, WORD.checks, role, kept(s, WORD.checks, role) - 1)
    const leader = yield* chooseLeader(g, role, lowestLeaders(s, force))
    if (leader !== NONE) yield* check(g, role, leader, 'result')
    return at('battle/leaders', role)
  }
  // §8.4.2(3)a §8.4.2(4) he checks for this besides, as long as he is there
  if (risked !== NONE) {
    keep(s, WORD.risked, role, NONE)
    if (force.includes(risked)) yield* check(g, role, risked, 'subordinate')
    return at('battle/leaders', role)
  }
  // §8.4.2(9)a
  if (unitsIn(force).length === 0) afterLosses(g, force, true)
  if (role === ATTACKER) return at('battle/leaders', DEFENDER)
  return isSo(s, FOUGHT.assault) ? at('siege/verdict', s.battleAt) : 'battle/verdict'
}

/** §8.4.2(2) of several the owner chooses */
function* chooseLeader(g: NationsInArms, role: Role, leaders: readonly number[]): Procedure<number> {
  const { state: s } = g
  const [first = NONE] = leaders
  if (leaders.length < 2) return first
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.4.2(2)',
    prompt: 'choose-leader',
    facts: { space: s.battleAt },
    choose: () => ({ risk: leaders }),
    refuse: { risk: (p) => ({ code: 'not-lowest', rule: '8.4.2(1)', facts: { piece: p } }) },
  })
  return pick.arg
}

function* check(g: NationsInArms, role: Role, leader: number, why: string): Procedure {
  const { state: s } = g
  const force = fightersOf(s, role)
  const { total: die, reading: fate } = g.roll(D6, fateOf)
  // §8.4.2(5)c.1 who commands a force without an army is killed by another six only
  const isSpared = fate === FATE.killed && armiesIn(force).length === 0 && commanderIn(s, force) === leader
  const final = isSpared ? g.roll(D6, secondFateOf).reading : fate
  g.emit?.({ type: 'leader-checked', rule: '8.4.2(5)', piece: leader, die, fate: final, why })
  if (final === FATE.unhurt) return
  replace(g, leader, final)
  // §8.4.2(8)d §3.1.5(3); a garrison is not displaced
  if (fightersOf(s, role).some((p) => !has(s, p, MARK.inside)))
    yield* displaceExcess(g, s.battleAt, blocIn(s, role), () => fightersOf(s, role))
}

/** §8.4.2(6) §8.4.2(7) §8.4.2(8) He goes, and another of his nation comes at once. */
function replace(g: NationsInArms, leader: number, fate: number): void {
  const { state: s } = g
  const [here, box, army] = [whereIs(s, leader), s.under.get(leader), armyLedBy(s, leader)]
  const marks = s.marks.get(leader)
  const successor = drawSuccessor(g, leader)
  put(s, leader, fate === FATE.killed ? OUT.gone : OUT.spring)
  if (successor !== NONE) {
    put(s, successor, here)
    s.under.set(successor, box)
    for (const mark of [MARK.active, MARK.inside]) s.marks.put(successor, mark, (marks & mark) !== 0)
  }
  if (army !== NONE) {
    // §8.4.2(8)c §3.2 the highest of those who are left
    const own = inOrder(s, leadersUnder(s, army))
    setCommander(s, army, own[0] ?? NONE)
  }
  handOver(s)
  g.emit?.({ type: 'succeeded', rule: '8.4.2(8)', piece: leader, successor })
}

/** whoever led the stack that moves is gone: another goes on with it */
export function handOver(s: State): void {
  if (s.mover === NONE || isOnMap(s, s.mover) || s.battleAt === NONE) return
  const stack = piecesAt(s, s.battleAt).filter((p) => has(s, p, MARK.active))
  if (unitsIn(stack).length > 0) s.mover = voiceOf(s, stack)
}

const leadersUnder = (s: State, army: number): number[] =>
  piecesOf(nationOf(army))
    .concat([...s.under].flatMap((a, p) => (a === army && nationOf(p) !== nationOf(army) ? [p] : [])))
    .filter((p) => isLeader(p) && s.under.get(p) === army && whereIs(s, p) >= 0)

const pool = (s: State, n: number): number[] =>
  piecesOf(n).filter((p) => isLeader(p) && whereIs(s, p) === OUT.pool)

/** §8.4.2(8)a from the pool of his nation; §8.4.2(8)b where it is empty, from that of its major */
function drawSuccessor(g: NationsInArms, leader: number): number {
  const { state: s } = g
  const n = nationOf(leader)
  const own = pool(s, n)
  const candidates = own.length > 0 ? own : pool(s, majorOf(s, n))
  if (candidates.length > 1) g.shuffle(candidates)
  return candidates[0] ?? NONE
}
