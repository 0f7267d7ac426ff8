/** §13.1.1 §14.3.6 what is decided before the first turn. */
import type { GrandIllusion, Next, Refusal, Step } from '../../grand-illusion.ts'
import { hex, LIEGE, MAUBEUGE } from '../../map.ts'
import { ARMY, isCombatUnit, isDefenceOnly, isHa, isInfantry, UNIT_COUNT, unitData } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, GE } from '../../sides.ts'
import { BATTLE, MARK, mark, put, type State, unitsAt, unmarkAll } from '../../state.ts'
import { beginActivation } from '../08-action/activation.ts'
import { applyOptions, delayNinthArmy, needsOptions, ninthArmy } from './options.ts'
import { BELGIAN_SETUP, FRENCH_SETUP, GERMAN_SETUP, type Redeployment, redeployOne } from './redeployment.ts'

export { optionsPhase } from './options.ts'

/** What comes one after the other, counted in `step`. */
const STEPS = {
  british: 0,
  options: 1,
  apply: 2,
  belgians: 3,
  french: 4,
  germans: 5,
  ninthArmy: 6,
  liege: 7,
} as const

/** leads to 'caps', over 'options' in scenario 3 */
export function* deploymentPhase(g: GrandIllusion): Step<Next> {
  const { state: s } = g
  switch (s.step) {
    case STEPS.british:
      yield* stationBritish(g)
      return next(s)
    case STEPS.options:
      s.step++
      return needsOptions(s) ? 'options' : 'caps'
    case STEPS.apply:
      applyOptions(g)
      return next(s)
    case STEPS.belgians:
      return yield* redeploy(g, hasOption(s, AL, 5), BELGIAN_SETUP)
    case STEPS.french:
      return yield* redeploy(g, hasOption(s, AL, 1), FRENCH_SETUP)
    case STEPS.germans:
      return yield* redeploy(g, hasOption(s, GE, 1), GERMAN_SETUP)
    case STEPS.ninthArmy:
      yield* chooseNinthArmy(g)
      return next(s)
    default:
      return stormLiege(g)
  }
}

function next(s: State): Next {
  s.step++
  return 'deployment'
}

function* redeploy(g: GrandIllusion, isDue: boolean, plan: Redeployment): Step<Next> {
  const goesOn = isDue && (yield* redeployOne(g, plan))
  if (goesOn) return 'deployment'
  unmarkAll(g.state, MARK.done)
  return next(g.state)
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
function* stationBritish(g: GrandIllusion): Step {
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
function* chooseNinthArmy(g: GrandIllusion): Step {
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
function stormLiege(g: GrandIllusion): Next {
  const { state: s } = g
  s.step = 0
  if (!hasOption(s, AL, 5)) return 'caps'
  s.turn = 0
  s.phasing = GE
  beginActivation(g, LIEGE)
  for (const u of unitsAt(s, GE, LIEGE))
    if ((isCombatUnit(u) && !isDefenceOnly(u)) || isHa(u)) mark(s, u, MARK.attacks)
  s.battle[LIEGE] = BATTLE.optional
  return 'battles'
}
