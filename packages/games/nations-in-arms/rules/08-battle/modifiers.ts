/** §8.3 What is added to the dice of each side. */
import { MARK } from '../../codes.ts'
import { DATA } from '../../data/load.ts'
import { GRID } from '../../map.ts'
import { NONE } from '../../nations.ts'
import { combatOf, isMounted, isUnit, unitData } from '../../pieces.ts'
import { seasonOf } from '../../calendar.ts'
import { isBox } from '../../spaces.ts'
import { has, type State } from '../../state.ts'
import { GROUND, groundOf, ON, SIDES } from '../../terrain.ts'
import { type Force, isDemoralized, isDepot } from '../02-units/force.ts'
import { artilleryIn, artilleryModifier, cavalryModifier, mostAt, superiority } from './arms.ts'
import {
  ATTACKER,
  commanderOfRole,
  DEFENDER,
  fightersOf,
  FOUGHT,
  isSo,
  kept,
  otherRole,
  type Role,
  wallsOf,
  WORD,
  wordOf,
} from './facts.ts'
import { oddsModifier } from './odds.ts'

type ModifierName =
  | 'odds'
  | 'artillery'
  | 'cavalry'
  | 'ground'
  | 'commander'
  | 'subordinate'
  | 'lead-unit'
  | 'unsupplied'
  | 'demoralized'
  | 'intercepted'
  | 'failed-avoidance'

export interface Modifier {
  readonly name: ModifierName
  readonly value: number
  readonly rule: string
}

const GROUND_NAMES = {
  [GROUND.clear]: 'clear',
  [GROUND.forest]: 'forest',
  [GROUND.marsh]: 'marsh',
  [GROUND.mountain]: 'mountain',
  [GROUND.pass]: 'pass',
  [GROUND.desert]: 'desert',
} as const
const { ground, river, bridge, strait, least } = DATA.tables.terrain.battle

/** §8.3.4 The ground of the battle hex and the hexside the attacker crosses, together never below the least. */
export function groundModifier(from: number, to: number): number {
  if (isBox(to)) return 0
  const name = GROUND_NAMES[groundOf(to) as keyof typeof GROUND_NAMES]
  return Math.max(least, ground[name] + hexsideModifier(from, to))
}

function hexsideModifier(from: number, to: number): number {
  if (from === NONE || isBox(from)) return 0
  const d = [0, 1, 2, 3, 4, 5].find((each) => GRID.neighbour(from, each) === to)
  if (d === undefined) return 0
  if (SIDES.has(from, d, ON.strait)) return strait
  if (!SIDES.has(from, d, ON.river)) return 0
  return SIDES.has(from, d, ON.bridge) ? bridge : river
}

/** §2.2.6 §2.2.7 a modifier that counts in winter or in the mountains only */
function leadModifier(s: State, u: number): number {
  const { modifier, modifierIn } = unitData(u)
  if (modifierIn === 'winter' && seasonOf(s.turn) !== 'winter') return 0
  const isHigh = !isBox(s.battleAt) && groundOf(s.battleAt) === GROUND.mountain
  return modifierIn === 'mountain' && !isHigh ? 0 : modifier
}

/** §8.3.7 of the lead unit; §9.3.1(7) none of a mounted one in an assault */
const leadUnitModifier = (s: State, u: number): number =>
  !isUnit(u) || (isSo(s, FOUGHT.assault) && isMounted(u)) ? 0 : leadModifier(s, u)

const OUT_OF_SUPPLY = -4
const DEMORALIZED = -2
const FIRST_ROUND = 1
/** §8.3.8(3) one step out of supply is enough (ruling 58) */
const isUnsupplied = (s: State, force: Force): boolean =>
  force.some((p) => (isUnit(p) || isDepot(s, p)) && has(s, p, MARK.unsupplied))

/** §8.3.5 §8.3.6 §8.3.7 the modifiers of people, in battles and assaults alike */
function personal(s: State, role: Role): Modifier[] {
  const commander = commanderOfRole(s, role)
  const subordinate = kept(s, WORD.subordinate, role)
  return [
    { name: 'commander', value: commander === NONE ? 0 : combatOf(commander), rule: '8.3.5(1)' },
    { name: 'subordinate', value: subordinate === NONE ? 0 : combatOf(subordinate), rule: '8.3.6(1)' },
    { name: 'lead-unit', value: leadUnitModifier(s, kept(s, WORD.lead, role)), rule: '8.3.7(1)' },
  ]
}

/** §8.3.8 the state of a side */
function circumstances(s: State, role: Role, own: Force): Modifier[] {
  const isFirst = wordOf(s, WORD.round) === FIRST_ROUND && role === DEFENDER
  const isBraced = isFirst && isSo(s, FOUGHT.intercepted)
  const isCaught = isFirst && s.failedAvoidance === 1
  return [
    { name: 'unsupplied', value: isUnsupplied(s, own) ? OUT_OF_SUPPLY : 0, rule: '8.3.8(3)' },
    { name: 'demoralized', value: isDemoralized(s, own) ? DEMORALIZED : 0, rule: '8.3.8(4)' },
    { name: 'intercepted', value: Number(isBraced), rule: '8.3.8(1)' },
    { name: 'failed-avoidance', value: -Number(isCaught), rule: '8.3.8(2)' },
  ]
}

/** §8.1.2(1)g All that counts for a side in the field, without what counts nothing. */
export function modifiersOf(s: State, role: Role): Modifier[] {
  if (isSo(s, FOUGHT.assault)) return assaultModifiers(s, role)
  const [own, other] = [fightersOf(s, role), fightersOf(s, otherRole(role))]
  const at = s.battleAt
  const attacking: Modifier[] =
    role === ATTACKER
      ? [
          { name: 'odds', value: oddsModifier(wordOf(s, WORD.ratio)), rule: '8.3.1(4)' },
          { name: 'ground', value: groundModifier(s.battleContact, at), rule: '8.3.4(1)' },
        ]
      : []
  const all: Modifier[] = [
    ...attacking,
    { name: 'artillery', value: artilleryModifier(s, own, other, at), rule: '8.3.2(2)' },
    { name: 'cavalry', value: cavalryModifier(s, own, other, at), rule: '8.3.3(2)' },
    ...personal(s, role),
    ...circumstances(s, role, own),
  ]
  return all.filter(({ value }) => value !== 0)
}

/** §9.3.1(9) What alone counts in an assault; §9.3.1(4) each fortress point is a point of artillery */
function assaultModifiers(s: State, role: Role): Modifier[] {
  const artillery = (of: Role): number => artilleryIn(s, fightersOf(s, of)) + wallsOf(s, of)
  const guns = superiority(artillery(role), artillery(otherRole(role)), mostAt(s.battleAt))
  const odds = role === ATTACKER ? oddsModifier(wordOf(s, WORD.ratio)) : 0
  const all: Modifier[] = [
    { name: 'odds', value: odds, rule: '9.3.1(9)a' },
    { name: 'artillery', value: guns, rule: '9.3.1(9)e' },
    ...personal(s, role),
  ]
  return all.filter(({ value }) => value !== 0)
}

/** §8.3(1) §8.1.2(1)h */
export const sumOf = (modifiers: readonly Modifier[]): number =>
  modifiers.reduce((sum, { value }) => sum + value, 0)
