/** RPs spent at once on units on the map. */
import type { IllusionsOfGlory, Refusal, Procedure } from '../../illusions-of-glory.ts'
import { ARMIES, FULL, isLcu, isOf, isSpecial, isTroops } from '../../pieces.ts'
import { refusal } from '../../refusal.ts'
import { commanderOf } from '../../rules/04-setup/commands.ts'
import { mayBeReplaced } from '../../rules/14-supply/rights.ts'
import { isRuBarred } from '../../rules/23-rebellion/revolution.ts'
import { type Nation, nationNamed, RU } from '../../sides.ts'
import { isFull, isOnMap, setFace, spaceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { beginsNow, type Executor } from '../executor.ts'

/** `effectLeft` counts SCU steps; one RP pays for two (§16.2.b). */
const STEPS = TABLES.rp.scuStepsPerRp
const stepsPaidFor = (p: number): number => (isLcu(p) ? TABLES.rp.lcuPerStep * STEPS : 1)

/** §16.1.f */
function whyNotRepair(s: State, nation: Nation, p: number): Refusal | undefined {
  if (!isOf(p, nation) || !isTroops(p)) return refusal('points-for-others', { piece: p, nation })
  if (!isOnMap(s, p)) return refusal('on-map-only', { piece: p })
  if (isFull(s, p)) return refusal('not-damaged', { piece: p })
  if (isSpecial(p)) return refusal('no-rp-for-special', { piece: p })
  if (nation === RU && isRuBarred(s, 'points')) return refusal('no-ru-rp', { piece: p })
  if (!mayBeReplaced(s, p)) return refusal('no-line-to-source', { piece: p })
  return stepsPaidFor(p) > s.effectLeft ? refusal('no-rp', { piece: p }) : undefined
}
const repairable = (s: State, nation: Nation): number[] =>
  (ARMIES[nation] ?? []).filter(
    (p) => isTroops(p) && isOnMap(s, p) && whyNotRepair(s, nation, p) === undefined,
  )

/** §9.6.1.e The RPs are not recorded. */
export const repair: Executor<'repair'> = function* (g, { nation: id, rp }) {
  const { state: s } = g
  const nation = nationNamed(id)
  if (beginsNow(s)) s.effectLeft = rp * STEPS
  const damaged = repairable(s, nation)
  const p = damaged.length === 0 ? -1 : yield* askWhich(g, nation, damaged)
  if (p < 0) return true
  setFace(s, p, FULL)
  s.effectLeft -= stepsPaidFor(p)
  g.emit?.({
    type: 'repaired',
    rule: '16.1.f',
    piece: p,
    space: spaceOf(s, p),
    cost: stepsPaidFor(p) / STEPS,
  })
  return s.effectLeft === 0
}

/** Returns -1 if the player stops: the rest is lost. */
function* askWhich(g: IllusionsOfGlory, nation: Nation, damaged: readonly number[]): Procedure<number> {
  const { state: s } = g
  const pick = yield* g.ask(commanderOf(s, damaged[0] as number), {
    rule: '9.6.1.e',
    prompt: 'repair-now',
    facts: { nation, points: s.effectLeft / STEPS },
    choose: () => ({ repair: damaged, done: true }),
    refuse: { repair: (p) => whyNotRepair(s, nation, p) },
  })
  return pick.verb === 'repair' ? pick.arg : -1
}
