/** §4.1 The sequence of play. Each sub-phase is a stage; most come twice, for CP and for EP (§4.2). */
import { at, call } from '@sandtable/kernel'
import type { BalanceOfPowers, Next, Procedure, Stage } from '../../balance-of-powers.ts'
import { beginsSeason, monthOfYear } from '../../calendar.ts'
import { MARK } from '../../codes.ts'
import { CP, EP, type Side } from '../../nations.ts'
import { firstMonth, lastMonth, scenarioData } from '../../scenarios.ts'
import type { State } from '../../state.ts'
import { airRaids } from '../05-season/air-raids.ts'
import { addToPools } from '../05-season/pool.ts'
import { convert, convertOne } from '../05-season/conversion.ts'
import { post } from '../05-season/posting.ts'
import { blockade, demoralizationLosses, submarines } from '../05-season/reductions.ts'
import { renew } from '../05-season/renewal.ts'
import { requisition } from '../05-season/requisition.ts'
import { give, transfer } from '../05-season/transfer.ts'
import { muster } from '../06-construction/muster.ts'
import { buyOne, procure } from '../06-construction/procurement.ts'
import { admiralty } from '../06-admiralty/transport.ts'
import { aerodrome } from '../06-aviation/aerodrome.ts'
import { dogfights, pairAce, regroup } from '../06-aviation/dogfight.ts'
import { patrol } from '../06-aviation/patrol.ts'
import { abort, tier } from '../06-aviation/tiers.ts'
import { commissariat, dismantle } from '../06-commissariat.ts'
import { declareViolations } from '../06-diplomacy/violations.ts'
import { revolutions } from '../06-revolution.ts'
import { half } from '../09-land-movement/half.ts'
import { goOn, moveForce } from '../09-land-movement/force.ts'
import { setUpInSecret, setUpSide } from '../11-set-up/set-up.ts'
import { closeHalf, endFortnight, fortnight, openHalf, weather } from './campaign.ts'
import { COMBAT_STEPS } from '../10-land-combat/combat.ts'
import { renewFreeAttacks } from '../10-land-combat/payment.ts'
import { endGame } from '../12-scenarios/end.ts'
import { isSchlieffenMissed } from '../12-scenarios/plans.ts'

type Frame = ReturnType<typeof at<Stage>>
type Step = Stage | Frame

const halves = (stage: Stage): Step[] => [at(stage, CP), at(stage, EP)]

/** §5.0 */
const SEASON: readonly Step[] = [
  'season/pool',
  'season/posting',
  ...halves('season/conversion'),
  ...halves('season/transfer'),
  'season/requisition',
  ...halves('season/air-raids'),
  'season/submarines',
  'season/raiders',
  'season/blockade',
  'season/stockholm',
  'season/demoralization',
]

/** §6.0 */
const MONTH: readonly Step[] = [
  ...halves('diplomacy/violations'),
  'diplomacy',
  ...halves('construction/muster'),
  ...halves('construction/procurement'),
  at('aviation/patrol', CP),
  'aviation/dogfights',
  at('admiralty', 1),
  at('admiralty', 2),
  'campaign/weather',
  'campaign/interior-lines',
  at('campaign/fortnight', 1),
  at('campaign/fortnight', 2),
  ...halves('aerodrome'),
  'revolution',
]

type Rules = (g: BalanceOfPowers, arg: number) => Procedure<Next>

/** Stages whose rules are in play. The others pass, and nothing happens in them. */
const RULES: Readonly<Partial<Record<Stage, Rules>>> = {
  'set-up': openSetUp,
  'set-up/side': (g, side) => setUpSide(g, side as Side),
  month: beginMonth,
  'month/end': endMonth,
  season: beginSeason,
  'season/pool': addToPools,
  'season/posting': post,
  'season/conversion': (g, side) => convert(g, side as Side),
  'season/converting': convertOne,
  'season/transfer': (g, side) => transfer(g, side as Side),
  'season/giving': give,
  'season/requisition': requisition,
  'season/air-raids': (g, side) => airRaids(g, side as Side),
  'season/submarines': submarines,
  'season/blockade': blockade,
  'season/demoralization': demoralizationLosses,
  'diplomacy/violations': (g, side) => declareViolations(g, side as Side),
  'construction/muster': (g, side) => muster(g, side as Side),
  'construction/procurement': (g, side) => procure(g, side as Side),
  'construction/buying': buyOne,
  'aviation/patrol': patrol,
  'aviation/dogfights': dogfights,
  'aviation/regroup': (g, side) => regroup(g, side as Side),
  'aviation/pairing': (g, side) => pairAce(g, side as Side),
  'aviation/tier': tier,
  'aviation/aborts': abort,
  admiralty,
  'campaign/weather': weather,
  'campaign/fortnight': fortnight,
  'campaign/open': (g, side) => openHalf(g, side as Side),
  'campaign/half': half,
  'campaign/force': moveForce,
  'campaign/go-on': goOn,
  ...COMBAT_STEPS,
  'campaign/close': closeHalf,
  'campaign/commissariat': (g, side) => commissariat(g, side as Side),
  'campaign/dismantling': (g, side) => dismantle(g, side as Side),
  'campaign/over': endFortnight,
  aerodrome: (g, side) => aerodrome(g, side as Side),
  revolution: revolutions,
}

export function stage(name: Stage, g: BalanceOfPowers, arg: number): Procedure<Next> {
  const rules = RULES[name]
  return rules ? rules(g, arg) : pass()
}

function* pass(): Procedure<Next> {
  yield* []
  return 'done'
}

/** §4.0 a scenario that opens with a month has no seasonal turn before it */
const hasSeason = (s: State): boolean => {
  const data = scenarioData(s.scenario)
  return beginsSeason(s.month) && (s.month !== firstMonth(data) || data.opens === 'season')
}

/** §11.3 */
function* openSetUp(g: BalanceOfPowers): Procedure<Next> {
  if (g.state.secretSetUp === 1) {
    yield* setUpInSecret(g)
    return 'month'
  }
  return call([at('set-up/side', EP), at('set-up/side', CP)], 'month')
}

function* beginMonth(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  renewFreeAttacks(s, monthOfYear(s.month) === 1, beginsSeason(s.month))
  g.emit?.({ type: 'month-began', rule: '4.0', turn: s.turn, month: s.month })
  return call(hasSeason(s) ? ['season', ...MONTH] : MONTH, 'month/end')
}

function* beginSeason(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  g.emit?.({ type: 'season-began', rule: '5.0', month: g.state.month })
  return call(SEASON, 'season/end')
}

function* endMonth(g: BalanceOfPowers): Procedure<Next> {
  yield* []
  const { state: s } = g
  s.marks.removeFromAll(MARK.provided | MARK.shipped)
  s.shipped.fill(0)
  if (isSchlieffenMissed(g)) return endGame(g)
  if (s.month === lastMonth(scenarioData(s.scenario))) return endGame(g)
  s.month += 1
  s.turn += 1
  renew(s)
  return 'month'
}
