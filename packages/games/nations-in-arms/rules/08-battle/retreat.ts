/** §8.7 The beaten side goes, all together or in several parties (§8.7(3)). */
import { at } from '@sandtable/kernel'
import { blocOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import type { NationsInArms, Next, Procedure } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isLeader, isSupplyUnit, isUnit, nationOf } from '../../pieces.ts'
import { armyLedBy, has, put, type State } from '../../state.ts'
import {
  canMove,
  enemiesAt,
  type Force,
  garrisonAt,
  hasEngineer,
  isCombatCapable,
  standingAt,
  stepsIn,
  unitsIn,
} from '../02-units/force.ts'
import { afterLosses, loseStep, loseSupport } from '../02-units/losses.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { joinForces } from '../03-stacking/joining.ts'
import { displaceExcess } from '../03-stacking/overstack.ts'
import { levelAfter, setLevels } from '../05-activation/levels.ts'
import { checkSupply } from '../07-supply/check.ts'
import { powerOfRole } from './begin.ts'
import {
  ATTACKER,
  blocIn,
  fightersOf,
  FOUGHT,
  isSo,
  keep,
  kept,
  note,
  otherRole,
  type Role,
  WORD,
} from './facts.ts'
import { demoralize } from './morale-check.ts'
import { doubled, pursuitLosses } from './pursuit.ts'
import {
  canOverrun,
  crossesRiver,
  firstHexOf,
  lossOnTheWay,
  mayGoInside,
  waysBack,
  whyNotBack,
} from './ways-back.ts'

/** the way of the party under way: two words that the dice no longer need */
const pathOf = (s: State): number[] =>
  [kept(s, WORD.path, 0), kept(s, WORD.path, 1)].filter((h) => h !== NONE)
const setPath = (s: State, first: number, second: number): void => {
  keep(s, WORD.path, 0, first)
  keep(s, WORD.path, 1, second)
}

/** Those of the beaten side who go now; others have been told to go another way. */
const partyOf = (s: State, role: Role): number[] =>
  fightersOf(s, role).filter((p) => !has(s, p, MARK.dropped))

/** §8.7(1) A party says where it goes. */
export function* chooseRetreat(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  loseWhatCannotGo(g, role)
  // who was left for later goes now
  if (partyOf(s, role).length === 0) for (const p of fightersOf(s, role)) s.marks.remove(p, MARK.dropped)
  const party = partyOf(s, role)
  if (party.length === 0) return 'battle/end'
  setPath(s, NONE, NONE)
  const compulsory = firstHexOf(s, role, party)
  // §9.5.2(2)b a sortie can only go back
  if (role === ATTACKER && s.battleContact === NONE) return goInside(g, role, party)
  const inside = mayGoInside(s, party)
  const ways = { party, role, from: s.battleAt }
  const spaces = compulsory === NONE ? waysBack(s, ways) : openFirst(s, party, compulsory)
  if (spaces.length === 0 && !inside) return perish(g, role, party)
  const units = unitsIn(party)
  const others = dividable(s, party)
  if (spaces.length === 0 && others.length === 0) return goInside(g, role, party)
  const pick = yield* g.ask(powerOfRole(s, role), {
    rule: '8.7',
    prompt: 'retreat',
    facts: { units, space: s.battleAt },
    choose: () => ({ retreat: spaces, 'retreat-inside': inside, divide: others }),
    refuse: {
      retreat: (to) =>
        compulsory === NONE
          ? whyNotBack(s, ways, to)
          : { code: 'must-go-back', rule: '8.7.1(1)', facts: { space: compulsory } },
      divide: (p) => ({ code: 'not-to-divide', rule: '8.7(3)', facts: { piece: p } }),
      'retreat-inside': () => ({ code: 'no-fortress-here', rule: '8.7(2)a', facts: { space: s.battleAt } }),
    },
  })
  if (pick.verb === 'divide') {
    s.marks.add(pick.arg, MARK.dropped)
    return at('battle/retreat', role)
  }
  // leaders do not stay behind without units
  const rest = fightersOf(s, role).filter((p) => !party.includes(p))
  if (unitsIn(rest).length === 0) for (const p of rest) s.marks.remove(p, MARK.dropped)
  if (pick.verb === 'retreat-inside') return goInside(g, role, party)
  setPath(s, pick.arg, NONE)
  return at('battle/retreat-on', role)
}

/** §8.7(3) those of a party who can go another way: all but its last unit, and but the commanders of armies */
function dividable(s: State, party: Force): number[] {
  const isLast = unitsIn(party).length < 2
  return party.filter((p) => (isUnit(p) && !isLast) || (isLeader(p) && armyLedBy(s, p) === NONE))
}

/** §8.7.1(1) §8.7.1(2) the compulsory hex, unless the enemy stands there (ruling 56) */
const openFirst = (s: State, party: Force, to: number): number[] =>
  enemiesAt(s, to, nationOf(party[0] ?? 0)).some((p) => isCombatCapable(s, p)) ? [] : [to]

/** §8.7(1)a §8.7.1(5) depots are lost, and whatever else cannot move */
function loseWhatCannotGo(g: NationsInArms, role: Role): void {
  for (const p of fightersOf(g.state, role)) if (!canMove(g.state, p)) loseSupport(g, p, '8.7.1(5)')
  afterLosses(g, fightersOf(g.state, role), true)
}

/** §8.7.1(4) */
function perish(g: NationsInArms, role: Role, party: Force): Next {
  g.emit?.({ type: 'cannot-retreat', rule: '8.7.1(4)', pieces: party, space: g.state.battleAt })
  for (const p of party) while (isUnit(p) && stepsIn(g.state, [p]) > 0) loseStep(g, p)
  afterLosses(g, party, true)
  assignBoxes(g.state, fightersOf(g.state, role))
  return at('battle/retreat', role)
}

/** §8.7(2) A second hex, if the party wants to go on. */
export function* retreatOn(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const party = partyOf(s, role)
  const [first = s.battleAt] = pathOf(s)
  const ways = { party, role, from: first }
  // §9.1.5 who gives up a siege goes one hex
  const spaces = isSo(s, FOUGHT.lifted) ? [] : waysBack(s, ways)
  if (spaces.length > 0) {
    const pick = yield* g.ask(powerOfRole(s, role), {
      rule: '8.7(2)',
      prompt: 'retreat-on',
      facts: { units: unitsIn(party), space: first },
      choose: () => ({ retreat: spaces, stay: true }),
      refuse: { retreat: (to) => whyNotBack(s, ways, to) },
    })
    if (pick.verb === 'retreat') setPath(s, first, pick.arg)
  }
  return beginPursuit(g, role, party)
}

/** §8.6.1 once for the whole side, by the way its first party has named (rulings 60 and 80) */
function beginPursuit(g: NationsInArms, role: Role, party: Force): Next {
  const { state: s } = g
  const next = at('battle/withdraw', role)
  if (!isSo(s, FOUGHT.broken) || isSo(s, FOUGHT.pursued)) return prepared(g, role, party, next)
  note(s, FOUGHT.pursued)
  const path = [s.battleAt, ...pathOf(s)]
  const crosses = path.some((to, i) => i > 0 && crossesRiver(path[i - 1] ?? to, to))
  const base = pursuitLosses(s, fightersOf(s, otherRole(role)))
  const losses = doubled(base, crosses, hasEngineer(s, fightersOf(s, role)))
  demoralize(g, role)
  if (losses === 0) return prepared(g, role, party, next)
  keep(s, WORD.due, role, losses)
  g.emit?.({ type: 'pursued', rule: '8.6.1', losses, doubled: Number(losses > base) })
  return at('battle/pursuit', role)
}

/** what the way itself will cost is owed before the party sets out */
function prepared(g: NationsInArms, role: Role, party: Force, next: Next): Next {
  const { state: s } = g
  keep(s, WORD.due, role, costOfWay(s, role, party))
  return next
}

/** §8.7.1(3)d.1 §8.7.1(3)e §8.7.1(3)g.3; nothing on a compulsory first hex (ruling 56) */
function costOfWay(s: State, role: Role, party: Force): number {
  const isForced = firstHexOf(s, role, party) !== NONE
  let from = s.battleAt
  let cost = 0
  for (const [i, to] of pathOf(s).entries()) {
    if (to === s.battleAt) return 0
    if (i > 0 || !isForced) cost += lossOnTheWay(s, role, party, from, to) + overrunAt(s, party, to)
    from = to
  }
  return cost
}
const overrunAt = (s: State, party: Force, to: number): number => {
  const enemies = enemiesAt(s, to, nationOf(party[0] ?? 0))
  return enemies.length > 0 && canOverrun(s, party, to) ? stepsIn(s, enemies) : 0
}

/** §8.6.1(3) The beaten player chooses what the pursuit takes: units or supply units. */
export function* sufferPursuit(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const left = kept(s, WORD.due, role)
  const force = fightersOf(s, role)
  const choices = force.filter((p) => isUnit(p) || isSupplyUnit(p))
  if (left === 0 || choices.length === 0) return endPursuit(g, role)
  yield* loseOne(g, role, choices, left)
  return at('battle/pursuit', role)
}
function endPursuit(g: NationsInArms, role: Role): Next {
  const { state: s } = g
  afterLosses(g, fightersOf(s, role), true)
  const party = partyOf(s, role)
  if (unitsIn(party).length === 0) return at('battle/retreat', role)
  return prepared(g, role, party, at('battle/withdraw', role))
}

function* loseOne(g: NationsInArms, role: Role, choices: readonly number[], left: number): Procedure {
  const { state: s } = g
  const [only = NONE] = choices
  const pick =
    choices.length < 2
      ? only
      : (yield* g.ask(powerOfRole(s, role), {
          rule: '8.6.1(3)',
          prompt: 'pursued',
          facts: { space: s.battleAt, left },
          choose: () => ({ lose: choices }),
          refuse: { lose: (p) => ({ code: 'not-in-battle', rule: '8.6.1(3)', facts: { piece: p } }) },
        })).arg
  if (isUnit(pick)) loseStep(g, pick)
  else loseSupport(g, pick, '8.6.1(3)')
  keep(s, WORD.due, role, left - 1)
}

/** §8.7.1 The party takes the losses of its way, one step an entry, and goes. */
export function* withdraw(g: NationsInArms, role: Role): Procedure<Next> {
  const { state: s } = g
  const party = partyOf(s, role)
  const left = kept(s, WORD.due, role)
  const units = unitsIn(party)
  if (left > 0 && units.length > 0) {
    yield* loseOne(g, role, units, left)
    afterLosses(g, party, true)
    assignBoxes(s, fightersOf(s, role))
    return at('battle/withdraw', role)
  }
  if (units.length > 0) yield* go(g, role, party)
  return at('battle/retreat', role)
}

function* go(g: NationsInArms, role: Role, party: Force): Procedure {
  const { state: s } = g
  const path = pathOf(s)
  const to = path.at(-1) ?? s.battleAt
  if (to === s.battleAt) {
    shutIn(g, party)
    assignBoxes(s, fightersOf(s, role))
    return
  }
  for (const over of path) overrunThere(g, party, over)
  const bloc = blocOfPiece(s, party[0] ?? 0)
  const there = standingAt(s, to, bloc)
  endActivation(g, party)
  for (const p of party) {
    s.marks.remove(p, MARK.active | MARK.intercepted)
    put(s, p, to)
  }
  g.emit?.({ type: 'retreated', rule: '8.7', pieces: party, from: s.battleAt, path, inside: 0 })
  // §2.4.2 an army does not wait for those who go another way
  assignBoxes(s, fightersOf(s, role))
  // §8.7(4) §3.5(4)
  joinForces(s, party, there)
  spread(s, standingAt(s, to, bloc))
  yield* displaceExcess(g, to, bloc)
  // §8.1.2(3)e
  if (isAttacking(s, bloc)) checkSupply(g, standingAt(s, to, bloc))
}

const isAttacking = (s: State, bloc: number): boolean =>
  !isSo(s, FOUGHT.lifted) && blocIn(s, ATTACKER) === bloc

/** §5.4.1 whoever was moving has ended its activation */
function endActivation(g: NationsInArms, party: Force): void {
  const { state: s } = g
  const moving = unitsIn(party).filter((u) => has(s, u, MARK.active))
  if (moving.length > 0) setLevels(g, moving, levelAfter(s, moving))
}

/** §8.7.1(3)d enemies on the way are destroyed */
function overrunThere(g: NationsInArms, party: Force, over: number): void {
  const { state: s } = g
  const enemies = enemiesAt(s, over, nationOf(party[0] ?? 0))
  if (enemies.length === 0) return
  g.emit?.({ type: 'overrun', rule: '8.7.1(3)d', units: unitsIn(enemies), space: over })
  for (const p of enemies) while (isUnit(p) && stepsIn(s, [p]) > 0) loseStep(g, p)
  afterLosses(g, enemies, true)
}

/** §8.8.3(3) whoever joins a demoralized force is so himself (ruling 58) */
function spread(s: State, force: Force): void {
  if (!force.some((p) => isUnit(p) && has(s, p, MARK.demoralized))) return
  for (const u of unitsIn(force)) s.marks.add(u, MARK.demoralized)
}

/** §8.7(2)a the party retires into the fortress of the battle hex: a way that ends where it begins */
function goInside(g: NationsInArms, role: Role, party: Force): Next {
  setPath(g.state, g.state.battleAt, NONE)
  return beginPursuit(g, role, party)
}

function shutIn(g: NationsInArms, party: Force): void {
  const { state: s } = g
  const garrison = garrisonAt(s, s.battleAt)
  endActivation(g, party)
  for (const p of party) {
    s.marks.remove(p, MARK.active | MARK.intercepted)
    s.marks.add(p, MARK.inside)
  }
  joinForces(s, party, garrison)
  if (isAttacking(s, blocOfPiece(s, party[0] ?? 0))) checkSupply(g, garrisonAt(s, s.battleAt))
  g.emit?.({ type: 'retreated', rule: '8.7(2)a', pieces: party, from: s.battleAt, path: [], inside: 1 })
}
