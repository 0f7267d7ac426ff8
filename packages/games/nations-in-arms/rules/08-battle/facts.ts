/** What is kept of a battle between two entries of its stages, and who fights in it. */
import { blocOf, blocOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import { isLeader } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { has, piecesAt, type State } from '../../state.ts'
import { type Force, isDepot, stepsIn } from '../02-units/force.ts'
import { commanderIn } from '../03-stacking/command.ts'
import { levelAt } from '../06-movement/fortresses.ts'

/** §8.1.1(4) the side that has been activated, and the other */
export const ATTACKER = 0
export const DEFENDER = 1
export type Role = typeof ATTACKER | typeof DEFENDER
export const ROLES: readonly Role[] = [ATTACKER, DEFENDER]
export const otherRole = (role: Role): Role => (role === ATTACKER ? DEFENDER : ATTACKER)

/** Words of `battle`; those of a role are two, the attacker's first. */
export const WORD = {
  /** §8.1.2 1 or 2 */
  round: 0,
  size: 1,
  /** one more than the role that has won; 0 while nobody has */
  won: 2,
  /** FOUGHT */
  flags: 3,
  /** §8.3.1 the ratio as a listed number, held between -9 and 9 */
  ratio: 4,
  /** §8.2.2 who marches to the sound of the guns, or -1 */
  marching: 5,
  /** §8.2.4 the morale value of the group that counts */
  morale: 6,
  /** §8.3.6 the subordinate whose modifier counts, or -1 */
  subordinate: 8,
  /** §8.3.7 the lead unit, or -1 */
  lead: 10,
  /** §8.4.1(1) steps when the dice are rolled */
  steps: 12,
  /** §8.7(2) two hexes, once the dice have fallen: where a beaten party goes, or -1 */
  path: 12,
  /** §8.4 the modified total */
  total: 14,
  /** §8.4.1 steps still to lose in this round */
  due: 16,
  /** §8.4.1(2)b of these, how many the morale group still owes */
  groupDue: 18,
  /** §8.4.1(2)c 1 while a mounted step is owed */
  mountedDue: 20,
  /** §8.5.1(2) steps the enemy's dice have taken from it in this round (ruling 75) */
  lost: 22,
  /** §8.6(5)b the commander at the beginning, or -1 */
  commander: 24,
  /** §8.4.1(2)c.2 steps of infantry owed in its place */
  footDue: 26,
  /** §8.4.2(1) 1 while a check for an L is due */
  checks: 28,
  /** §8.4.2(3)a the subordinate whose check is due, or -1 */
  risked: 30,
} as const
type RoleWord =
  | typeof WORD.morale
  | typeof WORD.subordinate
  | typeof WORD.lead
  | typeof WORD.path
  | typeof WORD.total
  | typeof WORD.due
  | typeof WORD.groupDue
  | typeof WORD.mountedDue
  | typeof WORD.lost
  | typeof WORD.commander
  | typeof WORD.footDue
  | typeof WORD.checks
  | typeof WORD.risked
type Word =
  | typeof WORD.round
  | typeof WORD.size
  | typeof WORD.won
  | typeof WORD.flags
  | typeof WORD.ratio
  | typeof WORD.marching

export const wordOf = (s: State, word: Word): number => s.battle.get(word)
export const setWord = (s: State, word: Word, value: number): void => {
  s.battle.set(word, value)
}
export const kept = (s: State, word: RoleWord, role: Role): number => s.battle.get(word + role)
export const keep = (s: State, word: RoleWord, role: Role, value: number): void => {
  s.battle.set(word + role, value)
}

/** What is true of the battle, as bits of its flags. */
export const FOUGHT = {
  /** §9.3 an assault on a fortress */
  assault: 1,
  /** §8.3.1(5) decided by odds, without dice */
  byOdds: 2,
  /** §8.6 the loser's morale has failed */
  broken: 4,
  /** §8.6.1 the pursuit is over */
  pursued: 64,
  /** §9.2.1(5) the assault goes through a breach */
  breach: 128,
  /** §9.1.5 no battle: besiegers who are too weak retreat */
  lifted: 256,
  /** §8.3.8(1) the defender has intercepted */
  intercepted: 8,
  /** §8.5.1(3) the result of the attacker, of the defender, had a plus */
  attackerPlus: 16,
  defenderPlus: 32,
} as const
export const isSo = (s: State, flag: number): boolean => (wordOf(s, WORD.flags) & flag) !== 0
export const note = (s: State, flag: number): void => {
  setWord(s, WORD.flags, wordOf(s, WORD.flags) | flag)
}

/** the piece that stands for a role */
const pieceOf = (s: State, role: Role): number => (role === ATTACKER ? s.attacker : s.defender)
/** the bloc of a role; of a fortress that of its holder, for it may stand empty (§9.3) */
export const blocIn = (s: State, role: Role): number =>
  (role === DEFENDER && isSo(s, FOUGHT.assault)) || (role === ATTACKER && isSo(s, FOUGHT.lifted))
    ? blocOf(s, s.holder.get(placeAt(s.battleAt)))
    : blocOfPiece(s, pieceOf(s, role))

/** §8.1.1(1) all of a bloc in the battle hex; a garrison only defends its walls (§9.5.1(3)) */
export function fightersOf(s: State, role: Role): number[] {
  const bloc = blocIn(s, role)
  const isGarrison = isSo(s, role === DEFENDER ? FOUGHT.assault : FOUGHT.lifted)
  return piecesAt(s, s.battleAt).filter(
    (p) => blocOfPiece(s, p) === bloc && has(s, p, MARK.inside) === isGarrison,
  )
}

/** §9.3.1(3) the fortress points behind which a side stands in an assault; 0 for all others */
export const wallsOf = (s: State, role: Role): number => {
  if (role !== DEFENDER || !isSo(s, FOUGHT.assault)) return 0
  return levelAt(s, s.battleAt) - s.breached.get(placeAt(s.battleAt))
}

/** §8.2.3(1) combat steps; §8.2.3(1)a a depot has one */
export const battleStepsIn = (s: State, force: Force): number =>
  stepsIn(s, force) + force.filter((p) => isDepot(s, p)).length

/** §8.3.5 who commands, or -1 */
export const commanderOfRole = (s: State, role: Role): number => commanderIn(s, fightersOf(s, role))
/** §8.3.6 the leaders below the commander */
export function subordinatesOf(s: State, role: Role): number[] {
  const force = fightersOf(s, role)
  const commander = commanderIn(s, force)
  return force.filter((p) => isLeader(p) && p !== commander)
}
export const winnerOf = (s: State): Role | typeof NONE => {
  const won = wordOf(s, WORD.won)
  return won === 0 ? NONE : won - 1 === ATTACKER ? ATTACKER : DEFENDER
}
