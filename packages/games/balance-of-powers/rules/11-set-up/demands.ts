/** §11.3 §12 What is still wrong with the set-up of a side. */
import type { Refusal } from '../../balance-of-powers.ts'
import { OUT } from '../../codes.ts'
import { CP, DE, EP, FR, type Side } from '../../nations.ts'
import { scenarioData } from '../../scenarios.ts'
import { type State, whereIs } from '../../state.ts'
import { isCorps, nationOf } from '../../units.ts'
import { isMarne } from '../12-scenarios/restrictions.ts'
import { BEFORE_LIEGE, FRENCH_FRONTIER } from './grounds.ts'
import { whatToHold } from './held-back.ts'
import { markersLeft } from './markers.ts'

const AT_LIEGE = 9
const ON_THE_FRONTIER = 2

const ofNationIn = (s: State, units: readonly number[], n: number, places: readonly number[]): number =>
  units.filter((u) => nationOf(u) === n && isCorps(u) && places.includes(whereIs(s, u))).length

/** §12.1.setup.germany §12.1.setup.france nine German corps before Liege, two French ones in each hex on the border */
function protocol(s: State, side: Side, units: readonly number[]): Refusal | undefined {
  if (!isMarne(s) || s.secretSetUp === 1) return undefined
  if (side === CP && ofNationIn(s, units, DE, BEFORE_LIEGE) < AT_LIEGE)
    return { code: 'set-up-liege', rule: '12.1.setup.germany', facts: {} }
  const thin = FRENCH_FRONTIER.find((p) => ofNationIn(s, units, FR, [p]) < ON_THE_FRONTIER)
  if (side !== EP || thin === undefined) return undefined
  return { code: 'set-up-frontier', rule: '12.1.setup.france', facts: { place: thin } }
}

/** Undefined when the side is ready. */
export function whatIsMissing(s: State, side: Side, units: readonly number[]): Refusal | undefined {
  const waiting = units.find((u) => whereIs(s, u) === OUT.toCome)
  if (waiting !== undefined) return { code: 'not-all-set-up', rule: '11.3', facts: { unit: waiting } }
  if (markersLeft(s, side).length > 0)
    return { code: 'markers-left', rule: `${scenarioData(s.scenario).id}.ob`, facts: { side } }
  return protocol(s, side, units) ?? whatToHold(s, units)
}
