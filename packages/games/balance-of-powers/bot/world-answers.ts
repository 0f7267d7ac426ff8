/** Answers on neutrals, the plans of 1914 and shipping (chapters 6.1, 6.4, 6.6 and 12). */
import type { Answer } from '@sandtable/kernel'
import { CP, DE, FR, nation, NATION_IDS } from '../nations.ts'
import { idOf } from '../places.ts'
import { setupOf, scenarioData } from '../scenarios.ts'
import { fortressAt } from '../sites.ts'
import { idOfUnit, nationOf, printedEffectiveness } from '../units.ts'
import { argsOf, bestOf, firstOf, numberIn } from './offers.ts'
import { sideOf } from './seat.ts'
import type { Sight } from './types.ts'

export function worldAnswer(sight: Sight): Answer | undefined {
  const { offer } = sight
  switch (sight.prompt) {
    case 'violations':
      return violate(sight) ?? firstOf(offer, ['done'])
    case 'assign':
      return bestOf(offer, 'nation', (n) => Number(n === (sideOf(sight.seat) === CP ? DE : FR)))
    case 'settle':
      return settle(sight)
    case 'strike':
      return bestOf(offer, 'strike', (u) => printedEffectiveness(u, false))
    case 'leader-goes-along':
      return firstOf(offer, ['yes'])
    case 'dismantle':
      return firstOf(offer, ['done'])
    default:
      return undefined
  }
}

/** §12.1 the way through Belgium; nobody else is worth an enemy more */
const ON_THE_WAY = ['BE', 'LU'].map(nation)
function violate({ state: s, offer, seat }: Sight): Answer | undefined {
  if (sideOf(seat) !== CP || scenarioData(s.scenario).id !== '12.1') return undefined
  const victim = argsOf(offer, 'violate').find((n) => ON_THE_WAY.includes(n))
  return victim === undefined ? undefined : { verb: 'violate', arg: victim }
}

/** where history has them, else behind walls */
function settle({ state: s, offer, facts }: Sight): Answer | undefined {
  const u = numberIn(facts, 'unit')
  const { joining = {} } = setupOf(scenarioData(s.scenario).id)
  const places = Object.entries(joining[NATION_IDS[nationOf(u)] ?? ''] ?? {})
  const known = places.find(([, units]) => units.split(' ').includes(idOfUnit(u)))?.[0]
  return bestOf(offer, 'muster-at', (p) => (idOf(p) === known ? 2 : Number(fortressAt(p) >= 0)))
}
