/** Chapters 5 and 6: command administration points, and who has the initiative. */
import { D6 } from '@sandtable/kernel'
import type { GrandIllusion, Next, Procedure } from '../grand-illusion.ts'
import { piece } from '../pieces.ts'
import { hasOption } from '../scenarios.ts'
import { AL, enemyOf, GE, SIDE_IDS, SIDES, type Side } from '../sides.ts'
import { MARK, type State, unmarkAll } from '../state.ts'
import { type CapsColumn, capsFor, TABLES } from '../tables.ts'
import { initiative } from './06-initiative.ts'
import { checkEmergency } from './08-action/emergency.ts'
import { isHistorical } from './14-scenarios/historical.ts'
import { openDutchSource, setMandated } from './14-scenarios/victory.ts'

/** A turn begins; leads to 'arrivals', where the other player begins. */
export function* capsPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  unmarkAll(s, MARK.placed | MARK.done)
  s.waived = 0
  s.restored = 0
  g.emit?.({ type: 'turn-began', rule: '4.0', turn: s.turn })
  // §5.1.1
  for (const side of SIDES) setCaps(g, side)
  setMandated(g)
  openDutchSource(s)
  checkEmergency(g)
  // §6.0
  initiative(g)
  s.phasing = enemyOf(s.initiative)
  return 'arrivals'
}

/** §5.1.1.note1 what was left of the turn before is lost; §5.1.4 turn 1 is fixed, but for scenario 3 (§14.3.1.d.7) */
function setCaps(g: GrandIllusion, side: Side): void {
  const { state: s } = g
  const isFixed = s.turn === 1 && isHistorical(s)
  const extra = extraCaps(s, side)
  const die = isFixed ? 0 : g.roll(D6, (total) => total).total
  const rolled = isFixed ? TABLES.capsOnTurn1[SIDE_IDS[side]] : capsFor(columnOf(s, side), die)
  s.caps.set(side, Math.min(rolled + extra, TABLES.caps.most))
  g.emit?.({
    type: 'caps-set',
    rule: isFixed ? '5.1.4' : '5.1.1',
    side,
    die,
    extra,
    caps: s.caps.get(side),
  })
}

/** §5.1.2 §5.1.3 the new column from the turn after the general withdrawal on */
export function columnOf(s: State, side: Side): CapsColumn {
  const withdrawn = s.withdrawn.get(side)
  const isAfter = withdrawn > 0 && s.turn > withdrawn
  if (side === AL) return isAfter ? 'joffre2' : 'joffre1'
  return isAfter ? 'falkenhayn' : 'moltke'
}

const EMPIRE_FROM = 10
const NINTH_ARMY = piece('g-hq9')

/** §14.3.6.a.3 from turn 10; §14.3.6.b.4 from the turn the six units arrive */
function extraCaps(s: State, side: Side): number {
  if (side === AL) return hasOption(s, AL, 3) && s.turn >= EMPIRE_FROM ? 1 : 0
  return hasOption(s, GE, 4) && s.turn >= s.arrival.get(NINTH_ARMY) ? 1 : 0
}

/** §5.1.1.note2 what would go beyond ten is lost */
export function addCaps(g: GrandIllusion, side: Side, gained: number, rule: string): void {
  const { state: s } = g
  const before = s.caps.get(side)
  s.caps.set(side, Math.min(before + gained, TABLES.caps.most))
  g.emit?.({
    type: 'caps-gained',
    rule,
    side,
    gained: s.caps.get(side) - before,
    caps: s.caps.get(side),
  })
}

/** §5.2 pays for an act; `rule` where the log should tell of it, activations tell themselves */
export function spendCaps(g: GrandIllusion, side: Side, spent: number, rule?: string): void {
  const { state: s } = g
  s.caps.add(side, -spent)
  if (rule !== undefined) g.emit?.({ type: 'caps-spent', rule, side, spent, caps: s.caps.get(side) })
}
