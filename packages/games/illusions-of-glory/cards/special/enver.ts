/** The summit with Enver: one Turkish LCU redeploys free of charge. */
import type { IllusionsOfGlory, Procedure, Refusal } from '../../illusions-of-glory.ts'
import { isRegion } from '../../map.ts'
import { ARMIES, isLcu, isOf } from '../../pieces.ts'
import { commanderOf } from '../../rules/04-setup/commands.ts'
import { rejoinTroops } from '../../rules/10-stacking/displacing.ts'
import { whyNotFreeToLeave } from '../../rules/13-redeployment/eligible.ts'
import { landDestinations } from '../../rules/13-redeployment/routes.ts'
import { mayRedeploy } from '../../rules/14-supply/rights.ts'
import { settleRegion } from '../../rules/18-regions/control.ts'
import { CP, TU } from '../../sides.ts'
import { isOnMap, MARK, mark, put, spaceOf, type State } from '../../state.ts'
import { refusal } from '../../refusal.ts'

/**
 * §13.1.e §13.2.a §20.3.4 LCUs supplied by their own source, not needed for a siege, with somewhere to go
 * overland.
 */
const lcusToSend = (s: State): number[] =>
  (ARMIES[TU] ?? []).filter(
    (p) =>
      isLcu(p) &&
      isOnMap(s, p) &&
      mayRedeploy(s, p) &&
      whyNotFreeToLeave(s, CP, p) === undefined &&
      landDestinations(s, p).length > 0,
  )

function whyNotSend(s: State, p: number): Refusal {
  if (!isOf(p, TU) || !isLcu(p)) return refusal('card-names-others', { piece: p, card: s.playing }, '9.7.1.a')
  const space = spaceOf(s, p)
  if (!isOnMap(s, p)) return refusal('no-sr-from-box', { piece: p, space })
  if (!mayRedeploy(s, p)) return refusal('no-sr-out-of-supply', { piece: p, space })
  return whyNotFreeToLeave(s, CP, p) ?? refusal('no-route', { piece: p, space })
}

export function* enverSummit(g: IllusionsOfGlory): Procedure<boolean> {
  const { state: s } = g
  const able = lcusToSend(s)
  const [first] = able
  if (first === undefined) return true
  const pick = yield* g.ask(commanderOf(s, first), {
    rule: '13.1.a',
    prompt: 'redeploy',
    facts: { side: CP, points: 0 },
    choose: () => ({ redeploy: able, done: true }),
    refuse: { redeploy: (p) => whyNotSend(s, p) },
  })
  if (pick.verb === 'redeploy') yield* send(g, pick.arg)
  return true
}

function* send(g: IllusionsOfGlory, p: number): Procedure {
  const { state: s } = g
  const from = spaceOf(s, p)
  const pick = yield* g.ask(commanderOf(s, p), {
    rule: '13.2.a',
    prompt: 'redeploy-where',
    facts: { piece: p, space: from, cost: 0, why: 'event' },
    choose: () => ({ 'redeploy-to': landDestinations(s, p), keep: true }),
    refuse: { 'redeploy-to': (x) => refusal('no-route', { piece: p, space: x }) },
  })
  if (pick.verb === 'keep') return
  put(s, p, pick.arg)
  // §22.3.a It was not there when the round began.
  mark(s, p, MARK.railed)
  g.emit?.({ type: 'redeployed', rule: '13.2.a', piece: p, from, to: pick.arg, cost: 0, way: 'rail' })
  yield* rejoinTroops(g, from)
  for (const x of [from, pick.arg]) if (isRegion(x)) settleRegion(g, x)
}
