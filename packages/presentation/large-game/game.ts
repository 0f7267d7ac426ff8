/**
 * A made-up game as large as the largest ones to come: 4,400 hexes, 623 units. It is played by the benchmark and by the
 * conformance suite, to see that states, forks and rules of that size are quick, and laid on a table, to see that a game
 * of 20,000 actions is as quick at its end as at its beginning. Nobody else plays it.
 */
import {
  type ArgumentKind,
  type Eyes,
  type Game,
  type Json,
  type Next,
  type OptionValues,
  type Outcome,
  type Scenario,
  type Seat,
  type Procedure,
  sees,
  type Text,
} from '@sandtable/kernel'
import { combatPhase } from './combat.ts'
import { GRID, HEXSIDES, TOWNS } from './map.ts'
import { activationPhase, commandPhase } from './march.ts'
import { DUMPS, LAYOUT, put, type State, STACK, TURN_MARKS } from './state.ts'
import { alliesOf, ECONOMIES, ECONOMY, POWER_IDS, POWERS, POWERS_OF, sideOfPower } from './powers.ts'
import { production } from './production.ts'
import { supplyPhase } from './supply.ts'
import { text } from './text.ts'
import type { Large, LargeEvent, LargeTypes, Stage } from './types.ts'
import { enemyOf, FORMATIONS, NO_SIDE, SIDE_IDS, SIDES, STEPS, sideOf, startOf, UNITS } from './units.ts'

const both = (en: string, ja: string): Text => ({ en, ja })
const seats: readonly Seat[] = SIDE_IDS.map((id, side) => ({
  id,
  title: both(id, id),
  powers: POWERS_OF[side] ?? [],
}))
const sevenSeats: readonly Seat[] = POWER_IDS.map((id, power) => ({
  id,
  title: both(id, id),
  powers: [power],
}))

const CAMPAIGN: Scenario = {
  id: 'campaign',
  title: both('Both armies', '両軍'),
  summary: both('Four turns, every formation.', '全部隊、四ターン'),
  seats,
  turns: 4,
  longest: 40_000,
  options: { economy: { values: ['off'], rule: '9' } },
}
/** as long as the longest games to come */
const WAR: Scenario = {
  id: 'war',
  title: both('A long war', '長い戦争'),
  summary: both('Fifty turns, every formation.', '全部隊、五十ターン'),
  seats,
  turns: 50,
  longest: 400_000,
}
/** short enough for the conformance suite */
const RAID: Scenario = {
  id: 'raid',
  title: both('A raid', '襲撃'),
  summary: both('Two turns, three formations each.', '三部隊ずつ、二ターン'),
  seats,
  turns: 2,
  longest: 4_000,
}
/** seven players, who produce at once */
const COALITION: Scenario = {
  id: 'coalition',
  title: both('The coalition', '連合'),
  summary: both('Seven powers, one formation a turn.', '七大国、毎ターン一部隊'),
  seats: sevenSeats,
  turns: 2,
  longest: 4_000,
  options: { economy: { values: ['open', 'secret'], rule: '9' } },
}
const FULL_DUMP = 3
const ORDERS: Readonly<Record<string, number>> = { raid: 3, coalition: 1 }
const SCENARIOS = [CAMPAIGN, RAID, WAR, COALITION]

function setUp(s: State, scenario: string, { economy = 'off' }: OptionValues): void {
  s.turn = 1
  s.lastTurn = SCENARIOS.find(({ id }) => id === scenario)?.turns ?? 0
  s.economy = ECONOMY[economy as keyof typeof ECONOMY]
  s.isCoalition = scenario === COALITION.id ? 1 : 0
  s.allOrders = ORDERS[scenario] ?? FORMATIONS
  s.orders = s.allOrders
  s.formation = -1
  s.where.fill(-1)
  s.steps.fill(STEPS)
  for (let u = 0; u < UNITS; u++) put(s, u, startOf(u))
  for (const h of TOWNS.slice(0, DUMPS)) s.dumps.set(h, FULL_DUMP)
}

function stage(name: Stage, g: Large): Procedure<Next<Stage>> {
  const stages = {
    production,
    supply: supplyPhase,
    activation: activationPhase,
    command: commandPhase,
    combat: combatPhase,
    close,
  }
  return stages[name](g)
}

/** 8 towns are counted, marks go, and it is the other side's turn */
function* close(g: Large): Procedure<Stage | 'end'> {
  const { state: s } = g
  s.marks.removeFromAll(TURN_MARKS)
  s.activated.fill(0)
  s.orders = s.allOrders
  for (const h of TOWNS) if (s.control.get(h) === s.side) s.points.add(s.side, 1)
  g.emit?.({ type: 'turn-over', rule: '8', turn: s.turn, points: s.points.toArray() })
  s.side = enemyOf(s.side)
  if (s.side === 1) return 'supply'
  if (s.turn === s.lastTurn) return settle(s)
  s.turn++
  return 'production'
}

function settle(s: State): 'end' {
  const [west = 0, east = 0] = s.points
  s.winner = west === east ? NO_SIDE : west > east ? 0 : 1
  return 'end'
}

/** Allies win together. */
function outcome(s: State): Outcome {
  const sides = s.isCoalition === 1 ? POWERS.map(sideOfPower) : SIDES
  return {
    winners: sides.flatMap((side, seat) => (side === s.winner ? [seat] : [])),
    scores: sides.map((side) => s.points.get(side)),
  }
}

/** 9.3 what is armed is known to allies */
const isKnown = (eyes: Eyes, power: number): boolean => alliesOf(power).some((ally) => sees(eyes, ally))

function mask(s: State, eyes: Eyes): void {
  for (const power of POWERS) if (!isKnown(eyes, power)) s.arms.set(power, 0)
}

function permuteSecrets(s: State, eyes: Eyes, pick: (n: number) => number): void {
  for (const power of POWERS) if (!isKnown(eyes, power)) s.arms.set(power, pick(10))
}

const view = (s: State, eyes: Eyes): Json => ({
  gold: s.gold.toArray(),
  levies: s.levies.toArray(),
  arms: POWERS.map((power) => (isKnown(eyes, power) ? s.arms.get(power) : null)),
  turn: s.turn,
  side: s.side,
  formation: s.formation,
  points: s.points.toArray(),
  where: s.where.toArray(),
  steps: s.steps.toArray(),
  marks: s.marks.toArray(),
  control: s.control.toJson(),
  works: s.works.toJson(),
  blown: s.blown.toJson().map(([side]) => side),
})

function invariants(s: State): string[] {
  const fresh = LAYOUT.create()
  LAYOUT.restore(fresh, s.words)
  const broken: string[] = []
  if (!s.derived.presence.isSameAs(fresh.derived.presence)) broken.push('somebody stands elsewhere')
  for (let u = 0; u < UNITS; u++) {
    const h = s.where.get(u)
    if (h < 0 !== (s.steps.get(u) === 0)) broken.push(`unit ${u} has ${s.steps.get(u)} steps in hex ${h}`)
    if (h < 0) continue
    if (s.control.get(h) !== sideOf(u)) broken.push(`unit ${u} does not control its hex`)
    if (s.derived.presence.countAt(h, sideOf(u)) > STACK + 1) broken.push(`too many units in hex ${h}`)
  }
  for (const side of SIDES)
    for (let h = 0; h < GRID.size; h++)
      if (s.derived.zones[side].at(h) !== fresh.derived.zones[side].at(h)) broken.push(`zones of hex ${h}`)
  return broken
}

const named = (prefix: string, count: number): ArgumentKind => ({
  encode: (n) => `${prefix}${n}`,
  decode: (name) => {
    const n = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : -1
    return Number.isInteger(n) && n >= 0 && n < count && name === `${prefix}${n}` ? n : undefined
  },
  title: (n) => `${prefix}${n}`,
})
const unit = named('u', UNITS)
const hex: ArgumentKind = {
  encode: (h) => GRID.idOf(h),
  decode: (id) => (GRID.indexOf(id) < 0 ? undefined : GRID.indexOf(id)),
  title: (h) => GRID.idOf(h),
}

const result = (events: readonly LargeEvent[]): Json =>
  events.flatMap((event): Json[] => {
    if (event.type === 'attacked') return [event.result]
    return event.type === 'shot-at' ? [event.hit] : []
  })

export const RULES: ReadonlySet<string> = new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9'])

export const largeGame: Game<LargeTypes> = {
  id: 'large-game',
  edition: 1,
  title: both('A large game (made up: 4,400 hexes, 623 units)', '大型ゲーム（架空）'),
  powers: POWER_IDS,
  scenarios: SCENARIOS,
  options: [
    {
      id: 'economy',
      title: both('Economy', '経済'),
      values: ECONOMIES.map((id) => ({ id, title: both(id, id) })),
    },
  ],
  layout: LAYOUT,
  firstStage: 'production',
  verbs: {
    activate: named('f', FORMATIONS),
    take: unit,
    dig: unit,
    blow: named('s', HEXSIDES),
    done: null,
    go: hex,
    stay: null,
    shoot: null,
    hold: null,
    attack: hex,
    join: unit,
    fire: null,
    retreat: hex,
    advance: unit,
    halt: null,
    levy: null,
    arm: null,
    guns: null,
    ships: null,
  },
  rules: { sequence: '1', end: '8' },
  setUp,
  stage,
  outcome,
  turn: (s) => s.turn,
  view,
  text,
  invariants,
  permuteSecrets,
  mask,
  assumption: () => undefined,
  result,
}
