/** §14.1.1.a §12.4 special rules of scenarios: what may be activated, entered, avoided. */
import type { GrandIllusion, Refusal, Procedure } from '../../grand-illusion.ts'
import {
  ANTWERP,
  BRUSSELS,
  ESCAPE,
  FORBIDDEN_ON_TURN_1,
  isBelgium,
  MAUBEUGE,
  NORTHERN_FRONT,
} from '../../map.ts'
import { ARMY, isCavalry, isCombatUnit, isHq, isInfantry, nationOf, sideOf } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, BELGIAN, BRITISH, GE, type Side } from '../../sides.ts'
import {
  BACK,
  faceOf,
  hexOf,
  isControlledBy,
  isMarked,
  MARK,
  presenceOf,
  put,
  type State,
} from '../../state.ts'
import { spendCaps } from '../05-caps.ts'
import { settleHex } from '../08-action/control.ts'
import { canStack } from '../08-action/stacking.ts'
import { flip } from '../09-battle/losses.ts'
import { isEscapeOpen, isHeldInAntwerp, noteRetreat } from './antwerp.ts'
import { isHistorical } from './historical.ts'

/** §14.3.1.a.2 hexes 1 to 66 */
const LAST_NORTHERN = 65
const isNorthern = (s: State, h: number): boolean =>
  isHistorical(s) ? NORTHERN_FRONT.includes(h) : h <= LAST_NORTHERN
const northernLimit = (s: State): number => (isHistorical(s) ? 1 : 2)

/** §14.1.1.a.2 §14.2.1.2 §14.3.1.a.2 §12.5.2 may the side activate this hex now? */
export function whyNotActivate(s: State, side: Side, h: number): Refusal | undefined {
  if (side === GE) return undefined
  if (s.turn === 1 && isHistorical(s) && FORBIDDEN_ON_TURN_1.includes(h))
    return noActivation('barred-on-turn-1', '14.1.1.a.2', h)
  if (s.turn === 1 && isNorthern(s, h) && s.northern >= northernLimit(s))
    return noActivation('northern-front-used', isHistorical(s) ? '14.1.1.a.2' : '14.3.1.a.2', h)
  return h === ANTWERP && isHeldInAntwerp(s) ? noActivation('antwerp-masked', '12.5.2', h) : undefined
}

const noActivation = (code: Refusal['code'], rule: string, hex: number): Refusal => ({
  code,
  rule,
  facts: { hex },
})

/** keeps count of §14.1.1.a.2 */
export function noteActivation({ state: s }: GrandIllusion, side: Side, h: number): void {
  if (side === AL && s.turn === 1 && isNorthern(s, h)) s.northern++
}

/** §14.1.1.a.3 §12.5.3 §8.4.7.a hexes closed to this unit, coming from another, by a rule of place; retreats see to them in their own way (§9.4.3) */
export function whyNotEnterPlace(s: State, u: number, from: number, h: number): Refusal | undefined {
  if (h === MAUBEUGE && isMaubeugeClosed(s, u)) return noEntry('maubeuge-closed', '14.1.1.a.3', u, h)
  if (h === ESCAPE && sideOf(u) === GE && isEscapeOpen(s)) return noEntry('escape-open', '12.5.3', u, h)
  // who was driven out of Belgium, or came back by sea, leaves nothing and may march home
  if (nationOf(u) === BELGIAN && isBelgium(from) && !isBelgium(h))
    return noEntry('belgians-stay-in-belgium', '8.4.7.a', u, h)
  return undefined
}

const noEntry = (code: Refusal['code'], rule: string, u: number, h: number): Refusal => ({
  code,
  rule,
  facts: { piece: u, hex: h },
})

/** §14.1.1.a.3 §14.2.1.3 to Germans on turn 1, on turns 1 and 2 to Allies who did not begin there */
export function isMaubeugeClosed(s: State, u: number): boolean {
  if (!isHistorical(s)) return false
  return sideOf(u) === GE ? s.turn === 1 : s.turn <= 2 && !isMarked(s, u, MARK.fromMaubeuge)
}

const belgiansIn = (s: State, h: number): number[] =>
  (ARMY[AL] as readonly number[]).filter(
    (u) => hexOf(s, u) === h && nationOf(u) === BELGIAN && (isCombatUnit(u) || isHq(u)),
  )

/** §14.1.1.a.1 turn 1, 62, a CAP and the one northern activation left; §14.3.1.a.1 not with Belgium ready */
function mayBelgiansWithdraw(s: State, h: number): boolean {
  if (s.turn !== 1 || h !== BRUSSELS || s.attacker !== GE || hasOption(s, AL, 5)) return false
  const belgians = belgiansIn(s, h)
  return (
    belgians.some(isCombatUnit) &&
    s.caps.get(AL) > 0 &&
    s.northern < northernLimit(s) &&
    isControlledBy(s, AL, ANTWERP) &&
    canStack(s, belgians, ANTWERP)
  )
}

/** §14.1.1.a.1 §14.2.1.1 the Belgians of 62 leave before the battle; true if nobody is left to fight */
export function* belgianWithdrawal(g: GrandIllusion, h: number): Procedure<boolean> {
  const { state: s } = g
  if (!mayBelgiansWithdraw(s, h)) return false
  const belgians = belgiansIn(s, h)
  const pick = yield* g.ask(AL, {
    rule: '14.1.1.a.1',
    prompt: 'belgian-withdrawal',
    facts: { hex: h, to: ANTWERP, caps: s.caps.get(AL) },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'no') return false
  spendCaps(g, AL, 1, '14.1.1.a.1')
  s.northern++
  leave(g, belgians, h)
  return !presenceOf(s, AL).isHolding(h)
}

function leave(g: GrandIllusion, belgians: readonly number[], h: number): void {
  const { state: s } = g
  for (const u of belgians) {
    put(s, u, ANTWERP)
    noteRetreat(g, u, h, ANTWERP)
    // §9.4.4.flip
    if (isHq(u) && faceOf(s, u) !== BACK) flip(g, u, '9.4.4.flip')
  }
  g.emit?.({ type: 'belgians-withdrew', rule: '14.1.1.a.1', pieces: belgians, from: h, to: ANTWERP })
  settleHex(g, ANTWERP)
  settleHex(g, h)
}

const LAST_SCREEN_TURN = 2

/** §12.4 the first battle in a hex against British infantry and cavalry; true if it becomes a skirmish */
export function* allenby(g: GrandIllusion, h: number): Procedure<boolean> {
  const { state: s } = g
  if (s.turn > LAST_SCREEN_TURN || s.attacker !== GE || s.allenby.get(h) === 1) return false
  const british = (ARMY[AL] as readonly number[]).filter((u) => hexOf(s, u) === h && nationOf(u) === BRITISH)
  if (!british.some(isInfantry) || !british.some(isCavalry)) return false
  s.allenby.set(h, 1)
  const pick = yield* g.ask(AL, {
    rule: '12.4',
    prompt: 'allenby',
    facts: { hex: h },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'no') return false
  g.emit?.({ type: 'allenby-screened', rule: '12.4', hex: h })
  return true
}
