/** §7.3 the Eastern front calls. */
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { GRID } from '../../map.ts'
import { ARMY, isCavalry, isDefenceOnly, isInfantry, piece, printedStrength } from '../../pieces.ts'
import { GE } from '../../sides.ts'
import { faceOf, hexOf, isOnMap, put, REMOVED, type State } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { settleHex } from '../08-action/control.ts'
import { displaceStranded } from '../08-action/stranded.ts'
import { isHistorical } from '../14-scenarios/historical.ts'
import { addPoints } from '../14-scenarios/victory.ts'

const { turn: TURN, attackPoints, cavalry, refusal: PRICE, armies } = VICTORY.easternFront
const ARMIES = armies.map(piece)

/** §13.1.3.b on turn 3; §14.3.1.d.1 not in scenario 3 */
export const isEastCalling = (s: State): boolean => s.turn === TURN && isHistorical(s)

const isNearArmies = (s: State, u: number): boolean =>
  ARMIES.some((hq) => isOnMap(s, hq) && GRID.distance(hexOf(s, hq), hexOf(s, u)) <= 1)

/** infantry that can attack, and cavalry, with the armies of the right wing or next to them */
const eligible = (s: State): number[] =>
  (ARMY[GE] as readonly number[]).filter(
    (u) => isOnMap(s, u) && (isCavalry(u) || (isInfantry(u) && !isDefenceOnly(u))) && isNearArmies(s, u),
  )

/** points of infantry attack strength and cavalry divisions among these */
const sent = (s: State, units: readonly number[]): { readonly points: number; readonly riders: number } => ({
  points: units.filter(isInfantry).reduce((sum, u) => sum + printedStrength(u, faceOf(s, u)), 0),
  riders: units.filter(isCavalry).length,
})
const isEnough = (s: State, units: readonly number[]): boolean => {
  const { points, riders } = sent(s, units)
  return points >= attackPoints && riders >= cavalry
}

/** send enough, or pay for refusing */
export function* easternFront(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const candidates = eligible(s)
  if (!isEnough(s, candidates)) return refuse(g)
  const leaving: number[] = []
  for (;;) {
    const pick = yield* g.ask(GE, {
      rule: '7.3',
      prompt: leaving.length === 0 ? 'eastern-front' : 'send-east',
      facts: { ...sent(s, leaving), least: attackPoints, vp: PRICE, pieces: [...leaving] },
      choose: () => ({
        // nine points are the least: he may send more
        send: candidates.filter((u) => !leaving.includes(u)),
        'refuse-east': leaving.length === 0,
        done: isEnough(s, leaving),
      }),
      refuse: { send: (u) => whyNotSend(u), done: () => notEnough(s, leaving) },
    })
    if (pick.verb === 'refuse-east') return refuse(g)
    if (pick.verb === 'done') break
    leaving.push(pick.arg)
  }
  leave(g, leaving)
  yield* displaceStranded(g, GE)
  return 'done'
}

const whyNotSend = (u: number): Refusal => ({
  code: 'not-eligible-for-east',
  rule: '7.3',
  facts: { piece: u },
})
const notEnough = (s: State, leaving: readonly number[]): Refusal => ({
  code: 'not-enough-sent',
  rule: '7.3',
  facts: { ...sent(s, leaving), least: attackPoints },
})

function refuse(g: GrandIllusion): 'done' {
  g.emit?.({ type: 'east-refused', rule: '7.3', vp: PRICE })
  addPoints(g, GE, -PRICE, '7.3')
  return 'done'
}

function leave(g: GrandIllusion, units: readonly number[]): void {
  const { state: s } = g
  const { points } = sent(s, units)
  const hexes = new Set(units.map((u) => hexOf(s, u)))
  for (const u of units) put(s, u, REMOVED)
  g.emit?.({ type: 'sent-east', rule: '7.3', pieces: units, points })
  for (const h of hexes) settleHex(g, h)
}
