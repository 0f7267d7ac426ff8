/** §12.2.G.3 All outcomes of a combat's dice, with their chances. */
import type { CombatRole } from '../data/card-types.ts'
import type { FireOrder, Shot } from '../illusions-of-glory.ts'
import { cfOf, FULL, isDivision, isLcu, lfOf, REDUCED } from '../pieces.ts'
import { shotOf } from '../rules/12-combat/fire.ts'
import { reliefsFor } from '../rules/12-combat/replacing-lcus.ts'
import { fighters, fightOf } from '../rules/12-combat/under-way.ts'
import { isOutOfSupply } from '../rules/14-supply/supply.ts'
import {
  COMBAT,
  ELIMINATED,
  faceOf,
  isFull,
  LAYOUT,
  put,
  REPLACEABLE,
  setFace,
  type State,
  spaceOf,
} from '../state.ts'
import { lossNumber } from '../tables.ts'

/** Loss Numbers of the attacker's and the defender's fire. */
export interface Chance {
  readonly attackLn: number
  readonly defenceLn: number
  readonly p: number
}
interface Ordered {
  readonly order: FireOrder
  readonly p: number
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Loss Number by face; without a column there is no fire */
const lossNumbers = ({ table, column, drm }: Shot): number[] =>
  FACES.map((face) => (column < 0 ? 0 : lossNumber(table, column, face + drm)))

/** All outcomes together. `weather` is the chance of the column shift for severe weather. */
export function spread(s: State, orders: readonly Ordered[], weather: number): Chance[] {
  const found = new Map<string, Chance>()
  const add = ({ attackLn, defenceLn, p }: Chance, share: number): void => {
    const key = `${attackLn} ${defenceLn}`
    found.set(key, { attackLn, defenceLn, p: (found.get(key)?.p ?? 0) + p * share })
  }
  for (const { order, p } of orders) {
    if (p === 0) continue
    if (weather < 1) for (const each of fought(s, order)) add(each, p * (1 - weather))
    if (weather > 0) for (const each of fought(inBadWeather(s), order)) add(each, p * weather)
  }
  return [...found.values()].sort((a, b) => a.attackLn - b.attackLn || a.defenceLn - b.defenceLn)
}

/** A scratch copy of the position. */
export function copyOf(s: State): State {
  const copy = LAYOUT.create()
  LAYOUT.restore(copy, s.words)
  return copy
}
function inBadWeather(s: State): State {
  const copy = copyOf(s)
  copy.combatFacts |= COMBAT.badWeather
  return copy
}

/** §12.2.G.3.b Both fire at once, or the second side fires with the units the first has left. */
function fought(s: State, order: FireOrder): Chance[] {
  if (order === 'simultaneous')
    return both(lossNumbersOf(s, 'attacker'), () => lossNumbersOf(s, 'defender'), false)
  const first = order === 'attacker-first' ? 'attacker' : 'defender'
  const second = first === 'attacker' ? 'defender' : 'attacker'
  return both(
    lossNumbersOf(s, first),
    (ln) => lossNumbersOf(afterLosses(s, second, ln), second),
    second === 'attacker',
  )
}
const lossNumbersOf = (s: State, role: CombatRole): number[] => lossNumbers(shotOf(s, fightOf(s), role))

function both(
  first: readonly number[],
  reply: (ln: number) => readonly number[],
  isSwapped: boolean,
): Chance[] {
  const replies = new Map([...new Set(first)].map((ln) => [ln, reply(ln)]))
  const p = 1 / (FACES.length * FACES.length)
  return first.flatMap((ln) =>
    (replies.get(ln) ?? []).map((back) => ({
      attackLn: isSwapped ? back : ln,
      defenceLn: isSwapped ? ln : back,
      p,
    })),
  )
}

/**
 * §12.6 The position after a side has absorbed a Loss Number. Of equal units the one that costs least
 * strength is taken.
 */
function afterLosses(s: State, role: CombatRole, ln: number): State {
  const copy = copyOf(s)
  for (let left = ln; ; ) {
    const { attackers, defenders } = fightOf(copy)
    const units = fighters(role === 'attacker' ? attackers : defenders)
    const least = Math.min(...units.map((p) => lfOf(p, faceOf(copy, p))))
    if (units.length === 0 || least > left) return copy
    const lowest = units.filter((p) => lfOf(p, faceOf(copy, p)) === least)
    const p = lowest.reduce((best, each) => (cost(copy, each) < cost(copy, best) ? each : best))
    left -= least
    loseStep(copy, p)
  }
}
const cost = (s: State, p: number): number => cfOf(p, faceOf(s, p)) - (isFull(s, p) ? cfOf(p, REDUCED) : 0)

/** §12.6.3 §12.6.4 The unit is reduced, replaced by an SCU, or lost. */
function loseStep(s: State, p: number): void {
  if (isFull(s, p)) {
    setFace(s, p, REDUCED)
    return
  }
  const [by] = isLcu(p) && !isOutOfSupply(s, p) ? reliefsFor(s, p) : []
  if (by !== undefined) {
    put(s, by, spaceOf(s, p))
    setFace(s, by, FULL)
    s.marks.set(by, s.marks.get(p))
  }
  put(s, p, isDivision(p) || by !== undefined ? REPLACEABLE : ELIMINATED)
  s.marks.set(p, 0)
}
