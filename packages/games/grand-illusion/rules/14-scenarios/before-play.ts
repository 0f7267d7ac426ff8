/** §13.1.1 §14.3.6 what is decided before the first turn. */
import { call } from '@sandtable/kernel'
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { hex, LIEGE, MAUBEUGE } from '../../map.ts'
import { ARMY, isCombatUnit, isDefenceOnly, isHa, isInfantry, UNIT_COUNT, unitData } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, GE } from '../../sides.ts'
import { DUE, MARK, mark, put, setTurn, unitsAt, unmarkAll } from '../../state.ts'
import { beginActivation } from '../08-action/activation.ts'
import { settleActivation } from '../08-action/segment.ts'
import { delayNinthArmy, needsOptions, ninthArmy } from './options.ts'
import { BELGIAN_SETUP, FRENCH_SETUP, GERMAN_SETUP, type Redeployment, redeployOne } from './redeployment.ts'

/** §13.1.1 the British of Maubeuge; then the options of scenario 3 (§14.3.6), or the first turn */
export function* deploymentPhase(g: GrandIllusion): Procedure<Next> {
  yield* stationBritish(g)
  return needsOptions(g.state) ? 'options' : 'caps'
}

/** §14.3.6.a.5 the Belgians where they like */
export function* belgianDeployment(g: GrandIllusion): Procedure<Next> {
  return (yield* redeploy(g, BELGIAN_SETUP)) ? 'deployment/belgian' : 'deployment/french'
}

/** §14.3.6.a.1 some of the French */
export function* frenchDeployment(g: GrandIllusion): Procedure<Next> {
  return (yield* redeploy(g, FRENCH_SETUP)) ? 'deployment/french' : 'deployment/german'
}

/** §14.3.6.b.1 some of the Germans */
export function* germanDeployment(g: GrandIllusion): Procedure<Next> {
  return (yield* redeploy(g, GERMAN_SETUP)) ? 'deployment/german' : 'deployment/ninth-army'
}

/** §14.3.6.b.4 when the six units come; then the assault on Liège (§14.3.6.a.5), or the first turn */
export function* ninthArmyPhase(g: GrandIllusion): Procedure<Next> {
  yield* chooseNinthArmy(g)
  if (!hasOption(g.state, AL, 5)) return 'caps'
  stormLiege(g)
  return call('battles', 'liege')
}

/** §14.3.6.a.5 the assault is over: the first turn begins */
export function* liegePhase(g: GrandIllusion): Procedure<Next> {
  settleActivation(g)
  setTurn(g.state, 1)
  return 'caps'
}

/** One unit more; false: the option was not taken, or its player has done. */
function* redeploy(g: GrandIllusion, plan: Redeployment): Procedure<boolean> {
  const goesOn = hasOption(g.state, plan.side, plan.option) && (yield* redeployOne(g, plan))
  if (!goesOn) unmarkAll(g.state, MARK.done)
  return goesOn
}

const MOST_IN_MAUBEUGE = 2

const starters = (): number[] =>
  (ARMY[AL] as readonly number[]).filter((u) => {
    if (u >= UNIT_COUNT || !isInfantry(u)) return false
    const { entry } = unitData(u)
    return entry.kind === 'starts' && entry.orIn !== undefined && hex(entry.orIn) === MAUBEUGE
  })
const STARTERS = starters()

/** §13.1.1 up to two British infantry units in 54 */
function* stationBritish(g: GrandIllusion): Procedure {
  const { state: s } = g
  const chosen: number[] = []
  while (chosen.length < MOST_IN_MAUBEUGE) {
    const pick = yield* g.ask(AL, {
      rule: '13.1.1',
      prompt: 'station-british',
      facts: { hex: MAUBEUGE, left: MOST_IN_MAUBEUGE - chosen.length },
      choose: () => ({ station: STARTERS.filter((u) => !chosen.includes(u)), done: true }),
      refuse: { station: (u) => whyNotStation(chosen, u) },
    })
    if (pick.verb === 'done') break
    chosen.push(pick.arg)
    put(s, pick.arg, MAUBEUGE)
    mark(s, pick.arg, MARK.fromMaubeuge)
  }
  if (chosen.length > 0) g.emit?.({ type: 'stationed', rule: '13.1.1', pieces: chosen, hex: MAUBEUGE })
}

const whyNotStation = (chosen: readonly number[], u: number): Refusal => ({
  code: chosen.includes(u) ? 'redeployed-already' : 'not-a-british-starter',
  rule: '13.1.1',
  facts: { piece: u },
})

/** §14.3.6.b.4 only with the invasion of Holland there is a choice */
function* chooseNinthArmy(g: GrandIllusion): Procedure {
  const { state: s } = g
  if (ninthArmy(s).length === 0 || !hasOption(s, GE, 5)) return
  const pick = yield* g.ask(GE, {
    rule: '14.3.6.b.4',
    prompt: 'delay-ninth-army',
    facts: { pieces: [...ninthArmy(s)] },
    choose: () => ({ yes: true, no: true }),
  })
  if (pick.verb === 'yes') delayNinthArmy(s)
}

/** §14.3.6.a.5 the assault on Liège before the first turn, which he may forgo: everybody there attacks, siege guns first */
function stormLiege(g: GrandIllusion): void {
  const { state: s } = g
  setTurn(s, 0)
  s.phasing = GE
  beginActivation(g, LIEGE)
  for (const u of unitsAt(s, GE, LIEGE))
    if ((isCombatUnit(u) && !isDefenceOnly(u)) || isHa(u)) mark(s, u, MARK.attacks)
  s.battle.set(LIEGE, DUE.optional)
}
