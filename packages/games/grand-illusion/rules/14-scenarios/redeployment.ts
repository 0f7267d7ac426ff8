/** §14.3.6.a.1 §14.3.6.a.5 §14.3.6.b.1 free set-ups before the first turn. */
import type { GrandIllusion, Refusal, Procedure } from '../../grand-illusion.ts'
import { HEXES, isBelgium, isFrance, printedOwner } from '../../map.ts'
import { ARMY, isCavalry, isCombatUnit, isHa, isHq, isInfantryCorps, nationOf, sideOf } from '../../pieces.ts'
import { AL, BELGIAN, enemyOf, FRENCH, GE, GERMAN, type Nation, type Side } from '../../sides.ts'
import {
  hexOf,
  isControlledBy,
  isMarked,
  isOnMap,
  MARK,
  mark,
  presenceOf,
  put,
  type State,
  unitsAt,
} from '../../state.ts'
import { canStack } from '../08-action/stacking.ts'
import { wouldBeAlone } from '../08-action/stranded.ts'

/** What may be moved where, and how many of each kind. */
export interface Redeployment {
  readonly side: Side
  readonly nation: Nation
  /** §14.3.6 the option that allows it */
  readonly option: number
  readonly rule: string
  readonly corps: number
  readonly cavalry: number
  readonly hqs: number
  /** every Belgian unit, of whatever kind */
  readonly everybody: boolean
  isHome(s: State, h: number): boolean
}

export const FRENCH_SETUP: Redeployment = {
  side: AL,
  nation: FRENCH,
  option: 1,
  rule: '14.3.6.a.1',
  corps: 5,
  cavalry: 2,
  hqs: 1,
  everybody: false,
  isHome: (s, h) => isFrance(h) && isControlledBy(s, AL, h),
}

export const GERMAN_SETUP: Redeployment = {
  side: GE,
  nation: GERMAN,
  option: 1,
  rule: '14.3.6.b.1',
  corps: 8,
  cavalry: 3,
  hqs: 1,
  everybody: false,
  isHome: (_s, h) => printedOwner(h) === GE,
}

export const BELGIAN_SETUP: Redeployment = {
  side: AL,
  nation: BELGIAN,
  option: 5,
  rule: '14.3.6.a.5',
  corps: 0,
  cavalry: 0,
  hqs: 0,
  everybody: true,
  isHome: (s, h) => isBelgium(h) && isControlledBy(s, AL, h),
}

const isMoved = (s: State, u: number): boolean => isMarked(s, u, MARK.done)

type Kind = 'corps' | 'cavalry' | 'hqs'

/** divisions and brigades of infantry stay where they are, except in a set-up of everybody */
const kindOf = (u: number): Kind | undefined =>
  isInfantryCorps(u) ? 'corps' : isCavalry(u) ? 'cavalry' : isHq(u) ? 'hqs' : undefined

function moved(s: State, plan: Redeployment, kind: Kind): number {
  return (ARMY[plan.side] as readonly number[]).filter((u) => isMoved(s, u) && kindOf(u) === kind).length
}

/** the last combat unit beside enemies (at Liège) does not leave HQs (§9.4.4) and guns (§9.5.4.a) alone with them */
const isNeeded = (s: State, u: number): boolean => leftAlone(s, u) >= 0

/** whom the unit would leave alone, or -1; a fort is enough to drive off an HQ, but not to take guns */
function leftAlone(s: State, u: number): number {
  const h = hexOf(s, u)
  if (!isCombatUnit(u) || presenceOf(s, sideOf(u)).combatUnits(h) > 1) return -1
  const enemy = presenceOf(s, enemyOf(sideOf(u)))
  const isLost = (other: number): boolean =>
    enemy.combatUnits(h) > 0 ? isHq(other) || isHa(other) : enemy.forts(h) > 0 && isHq(other)
  return unitsAt(s, sideOf(u), h).find(isLost) ?? -1
}

function mayMove(s: State, plan: Redeployment, u: number): boolean {
  if (!isOnMap(s, u) || isMoved(s, u) || nationOf(u) !== plan.nation || isNeeded(s, u)) return false
  if (plan.everybody) return isCombatUnit(u) || isHq(u)
  const kind = kindOf(u)
  return kind !== undefined && moved(s, plan, kind) < plan[kind]
}

const redeployable = (s: State, plan: Redeployment): number[] =>
  (ARMY[plan.side] as readonly number[]).filter((u) => mayMove(s, plan, u))

function goals(s: State, plan: Redeployment, u: number): number[] {
  const found: number[] = []
  for (let h = 0; h < HEXES; h++)
    if (h !== hexOf(s, u) && plan.isHome(s, h) && !wouldBeAlone(s, u, h) && canStack(s, [u], h)) found.push(h)
  return found
}

/** One unit is moved, or the player has done: false. */
export function* redeployOne(g: GrandIllusion, plan: Redeployment): Procedure<boolean> {
  const { state: s } = g
  const pick = yield* g.ask(plan.side, {
    rule: plan.rule,
    prompt: plan.everybody ? 'deploy-belgians' : 'redeploy',
    facts: {
      corps: plan.corps - moved(s, plan, 'corps'),
      cavalry: plan.cavalry - moved(s, plan, 'cavalry'),
      hqs: plan.hqs - moved(s, plan, 'hqs'),
    },
    choose: () => ({ redeploy: redeployable(s, plan), done: true }),
    refuse: { redeploy: (u) => whyNot(s, plan, u) },
  })
  if (pick.verb === 'done') return false
  yield* moveOne(g, plan, pick.arg)
  return true
}

function* moveOne(g: GrandIllusion, plan: Redeployment, u: number): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(plan.side, {
    rule: plan.rule,
    prompt: 'redeploy-where',
    facts: { piece: u, hex: hexOf(s, u) },
    choose: () => ({ 'redeploy-to': goals(s, plan, u), no: true }),
    refuse: { 'redeploy-to': (h) => whyNotThere(s, plan, u, h) },
  })
  if (pick.verb === 'no') return
  g.emit?.({ type: 'redeployed', rule: plan.rule, piece: u, from: hexOf(s, u), to: pick.arg })
  put(s, u, pick.arg)
  mark(s, u, MARK.done)
}

function whyNot(s: State, plan: Redeployment, u: number): Refusal {
  const no = (code: Refusal['code']): Refusal => ({ code, rule: plan.rule, facts: { piece: u } })
  if (sideOf(u) !== plan.side || nationOf(u) !== plan.nation || !isOnMap(s, u)) return no('cannot-redeploy')
  if (isMoved(s, u)) return no('redeployed-already')
  const left = leftAlone(s, u)
  if (left >= 0)
    return { code: 'alone-with-enemies', rule: '9.4.4.with', facts: { piece: left, hex: hexOf(s, u) } }
  return no(!plan.everybody && kindOf(u) === undefined ? 'cannot-redeploy' : 'limit-of-redeployment')
}

function whyNotThere(s: State, plan: Redeployment, u: number, h: number): Refusal {
  const no = (code: Refusal['code']): Refusal => ({ code, rule: plan.rule, facts: { piece: u, hex: h } })
  if (hexOf(s, u) === h) return no('begins-there')
  // Belgian land that is not in Belgian hands
  if (plan.everybody && isBelgium(h) && !isControlledBy(s, plan.side, h)) return no('enemy-controls-hex')
  if (!plan.isHome(s, h)) return no('not-a-home-hex')
  return no(wouldBeAlone(s, u, h) ? 'alone-with-enemies' : 'no-room-there')
}
