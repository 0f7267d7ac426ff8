/** Rules 2 to 4: formations are activated one by one, and their units march. */
import { Reach } from '@sandtable/board'
import { D6, type Procedure } from '@sandtable/kernel'
import { loseStep } from './losses.ts'
import { costOf, DIRECTIONS, GRID, hexside, isRiver } from './map.ts'
import { BLOWN, hasRoom, isBlown, isEnemyAt, isInEnemyZone, isOnMap, MARK, put, type State } from './state.ts'
import type { Large, Stage } from './types.ts'
import { enemyOf, formationsOf, leaderOf, MEMBERS, MOST_MOVEMENT, movementOf, sideOf } from './units.ts'

const isReady = (s: State, u: number): boolean => isOnMap(s, u) && !s.marks.has(u, MARK.moved)
const readyUnits = (s: State, f: number): number[] =>
  (MEMBERS[f] as readonly number[]).filter((u) => isReady(s, u))
const canBeActivated = (s: State, f: number): boolean =>
  s.activated.get(f) === 0 && (MEMBERS[f] as readonly number[]).some((u) => isReady(s, u))

/** 2 the formations of a side, in any order */
export function* activationPhase(g: Large): Procedure<Stage> {
  const { state: s } = g
  const waiting = s.orders > 0 ? formationsOf(s.side).filter((f) => canBeActivated(s, f)) : []
  if (waiting.length === 0) return 'combat'
  const pick = yield* g.ask(s.side, { rule: '2', prompt: 'activate', choose: () => ({ activate: waiting }) })
  s.formation = pick.arg
  s.orders--
  s.activated.set(pick.arg, 1)
  g.emit?.({ type: 'activated', rule: '2', formation: pick.arg })
  return 'command'
}

/** 3 its units march, dig in, or blow bridges beside their leader */
export function* commandPhase(g: Large): Procedure<Stage> {
  const { state: s } = g
  const f = s.formation
  if (readyUnits(s, f).length === 0) return leave(s)
  const pick = yield* g.ask(s.side, {
    rule: '3',
    prompt: 'command',
    facts: { formation: f },
    choose: () => ({ take: readyUnits(s, f), dig: diggers(s, f), blow: bridges(s, f), done: true }),
    refuse: { take: (unit) => ({ code: 'nobody-there', rule: '3', facts: { unit } }) },
  })
  if (pick.verb === 'done') return leave(s)
  if (pick.verb === 'take') yield* g.within('march', march(g, pick.arg))
  else if (pick.verb === 'dig') dig(g, pick.arg)
  else blow(g, pick.arg)
  return 'command'
}

function leave(s: State): Stage {
  s.formation = -1
  return 'activation'
}

const diggers = (s: State, f: number): number[] =>
  readyUnits(s, f).filter((u) => !s.marks.has(u, MARK.dugIn) && s.works.get(s.where.get(u)) < 3)

function dig(g: Large, u: number): void {
  const { where, works, marks } = g.state
  const h = where.get(u)
  works.set(h, works.get(h) + 1)
  marks.add(u, MARK.dugIn | MARK.moved)
  g.emit?.({ type: 'dug', rule: '3', unit: u, hex: h })
}

function bridges(s: State, f: number): number[] {
  const h = s.where.get(leaderOf(f))
  if (h < 0 || s.marks.has(leaderOf(f), MARK.engineer) || s.blown.count >= BLOWN) return []
  const sides: number[] = []
  for (let d = 0; d < DIRECTIONS; d++) if (isRiver(h, d) && !isBlown(s, h, d)) sides.push(hexside(h, d))
  return sides
}

function blow(g: Large, side: number): void {
  const { state: s } = g
  s.blown.set(side, 1)
  s.marks.add(leaderOf(s.formation), MARK.engineer)
  g.emit?.({ type: 'blown', rule: '3', hex: Math.floor(side / DIRECTIONS), side })
}

const reach = new Reach(GRID, MOST_MOVEMENT, 1)

/** 4 rivers cost one more and cannot be crossed where the bridge is blown; a zone of the enemy stops */
function search(s: State, u: number): void {
  const side = sideOf(u)
  const start = s.where.get(u)
  const isHungry = s.marks.has(u, MARK.cutOff)
  reach.search(start, Math.max(1, movementOf(u) - s.fatigue.get(u) - Number(isHungry)), (from, d, to) => {
    if (isEnemyAt(s, side, to) || (from !== start && isInEnemyZone(s, side, from))) return -1
    if (!isRiver(from, d)) return costOf(to)
    return isBlown(s, from, d) ? -1 : costOf(to) + 1
  })
}

function goals(s: State, u: number): number[] {
  const found: number[] = []
  search(s, u)
  for (let i = 0; i < reach.count; i++) {
    const h = reach.at(i)
    if (hasRoom(s, sideOf(u), h)) found.push(h)
  }
  return found
}

function* march(g: Large, u: number): Procedure {
  const { state: s } = g
  const from = s.where.get(u)
  const pick = yield* g.ask(s.side, {
    rule: '4',
    prompt: 'march',
    facts: { unit: u },
    choose: () => ({ go: goals(s, u), stay: true }),
    refuse: { go: (hex) => ({ code: 'too-far', rule: '4', facts: { unit: u, hex } }) },
  })
  s.marks.add(u, MARK.moved)
  if (pick.verb === 'stay') return
  search(s, u)
  const cost = reach.costTo(pick.arg)
  for (const h of reach.pathTo(pick.arg)) {
    s.control.set(h, s.side)
    g.emit?.({ type: 'entered', rule: '4', unit: u, hex: h })
    g.emit?.({ type: 'spent', rule: '4', unit: u, points: reach.costTo(h) })
  }
  put(s, u, pick.arg)
  if (cost > 3) s.fatigue.set(u, Math.min(2, s.fatigue.get(u) + 1))
  g.emit?.({ type: 'marched', rule: '4', unit: u, from, to: pick.arg, cost })
  if (isInEnemyZone(s, s.side, pick.arg)) yield* g.within('reaction', react(g, u))
}

/** 4.1 the enemy may shoot at who comes into his zone */
function* react(g: Large, u: number): Procedure {
  const { state: s } = g
  s.marks.add(u, MARK.stopped)
  const pick = yield* g.ask(enemyOf(s.side), {
    rule: '4',
    prompt: 'react',
    facts: { unit: u },
    choose: () => ({ shoot: true, hold: true }),
  })
  if (pick.verb === 'hold') return
  const { reading, total } = g.roll(D6, (die) => (die === 6 ? 1 : 0))
  s.marks.add(u, MARK.shotAt)
  g.emit?.({ type: 'shot-at', rule: '4', unit: u, die: total, hit: reading === 1 })
  if (reading === 1) loseStep(g, u)
}
