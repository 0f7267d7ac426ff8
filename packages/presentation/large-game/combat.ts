/** Rule 5: attacks on hexes next to one's own. */
import { D6, type Procedure } from '@sandtable/kernel'
import { loseStep } from './losses.ts'
import { DIRECTIONS, GRID } from './map.ts'
import {
  BATTLE_SHIFT,
  hasRoom,
  isEnemyAt,
  isInEnemyZone,
  isOnMap,
  MARK,
  MOST_BATTLES,
  put,
  SCAR,
  type State,
} from './state.ts'
import { isSupplied } from './supply.ts'
import type { Fight, Large, Stage } from './types.ts'
import { ARMY, enemyOf, type Side, sideOf, strengthOf } from './units.ts'

const mayAttack = (s: State, u: number): boolean => !s.marks.has(u, MARK.attacked | MARK.retreated)

function neighbours(h: number): number[] {
  const found: number[] = []
  for (let d = 0; d < DIRECTIONS; d++) {
    const to = GRID.neighbour(h, d)
    if (to >= 0) found.push(to)
  }
  return found
}

const friendsAround = (s: State, side: Side, h: number): number[] =>
  neighbours(h).flatMap((to) => s.derived.presence.unitsAt(to, side).filter((u) => mayAttack(s, u)))

/** 5 enemy hexes with somebody beside them who may still attack */
function targets(s: State): number[] {
  const found = new Set<number>()
  for (const u of ARMY[s.side] as readonly number[]) {
    const h = s.where.get(u)
    if (h < 0 || !isInEnemyZone(s, s.side, h) || !mayAttack(s, u)) continue
    for (const to of neighbours(h)) if (isEnemyAt(s, s.side, to)) found.add(to)
  }
  return [...found]
}

export function* combatPhase(g: Large): Procedure<Stage> {
  const { state: s } = g
  const possible = targets(s)
  if (possible.length === 0) return 'close'
  const pick = yield* g.ask(s.side, {
    rule: '5',
    prompt: 'attack',
    choose: () => ({ attack: possible, done: true }),
    refuse: { attack: (hex) => ({ code: 'nobody-there', rule: '5', facts: { hex } }) },
  })
  if (pick.verb === 'done') return 'close'
  yield* g.within('attack', attack(g, pick.arg))
  return 'combat'
}

/** 5.1 the attacker chooses who joins, one at least */
function* attack(g: Large, h: number): Procedure {
  const { state: s } = g
  const able = friendsAround(s, s.side, h)
  const joined: number[] = []
  for (;;) {
    const left = able.filter((u) => !joined.includes(u))
    const pick = yield* g.ask(s.side, {
      rule: '5',
      prompt: 'join',
      facts: { hex: h, joined: joined.length },
      choose: () => ({ join: left, fire: joined.length > 0 }),
    })
    if (pick.verb === 'fire') break
    joined.push(pick.arg)
    s.marks.add(pick.arg, MARK.attacked)
    if (left.length === 1) break
  }
  yield* g.within('fight', fight(g, h, joined))
}

/** 5.2 half strength without supply; works help the defender */
function power(s: State, units: readonly number[]): number {
  return units.reduce((sum, u) => {
    const full = strengthOf(u) * s.steps.get(u)
    return sum + (isSupplied(s, sideOf(u), s.where.get(u)) ? full : full >> 1)
  }, 0)
}

function readFight(total: number): Fight {
  if (total <= 2) return 'repulse'
  if (total <= 4) return 'exchange'
  return total <= 7 ? 'retreat' : 'rout'
}

function* fight(g: Large, h: number, attackers: readonly number[]): Procedure {
  const { state: s } = g
  const defender = enemyOf(s.side)
  const defenders = s.derived.presence.unitsAt(h, defender)
  const odds = Math.min(4, Math.floor(power(s, attackers) / Math.max(1, power(s, defenders))))
  const { reading, total } = g.roll(D6, (die) => readFight(die + odds - s.works.get(h)))
  g.emit?.({ type: 'attacked', rule: '5', hex: h, units: attackers, total, result: reading })
  s.scars.add(h, SCAR.fought)
  for (const u of [...attackers, ...defenders]) tire(s, u)
  for (const u of defenders) s.marks.add(u, MARK.defended)
  if (reading === 'repulse' || reading === 'exchange') loseStep(g, attackers[0] as number)
  if (reading === 'exchange' || reading === 'rout') loseStep(g, defenders[0] as number)
  if (reading !== 'retreat' && reading !== 'rout') return
  yield* g.within('retreat', retreat(g, h, defender))
  if (!isEnemyAt(s, s.side, h)) yield* g.within('advance', advance(g, h, attackers))
}

function tire(s: State, u: number): void {
  const battles = (s.marks.get(u) & MARK.battles) >> BATTLE_SHIFT
  if (battles >= MOST_BATTLES) return
  s.marks.remove(u, MARK.battles)
  s.marks.add(u, (battles + 1) << BATTLE_SHIFT)
  if (battles === 2) s.marks.add(u, MARK.veteran)
}

/** 5.3 each unit goes to a free hex beside; without one it loses a step and stays */
function* retreat(g: Large, h: number, side: Side): Procedure {
  const { state: s } = g
  for (const u of s.derived.presence.unitsAt(h, side)) {
    const free = neighbours(h).filter(
      (to) => !isEnemyAt(s, side, to) && !isInEnemyZone(s, side, to) && hasRoom(s, side, to),
    )
    if (free.length === 0) {
      loseStep(g, u)
      continue
    }
    const pick = yield* g.ask(side, {
      rule: '5',
      prompt: 'retreat',
      facts: { unit: u },
      choose: () => ({ retreat: free }),
    })
    put(s, u, pick.arg)
    s.marks.add(u, MARK.retreated)
    g.emit?.({ type: 'retreated', rule: '5', unit: u, to: pick.arg })
  }
}

/** 5.4 one of the attackers may follow */
function* advance(g: Large, h: number, attackers: readonly number[]): Procedure {
  const { state: s } = g
  const able = attackers.filter((u) => isOnMap(s, u))
  if (able.length === 0) return
  const pick = yield* g.ask(s.side, {
    rule: '5',
    prompt: 'advance',
    facts: { hex: h },
    choose: () => ({ advance: able, halt: true }),
  })
  if (pick.verb === 'halt') return
  put(s, pick.arg, h)
  s.works.set(h, 0)
  s.marks.add(pick.arg, MARK.advanced)
}
