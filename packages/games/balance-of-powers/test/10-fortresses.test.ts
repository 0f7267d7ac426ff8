/** §1.33 Fortresses: their colours, their steps, and their part in a combat. */
import { describe, expect, it } from 'vitest'
import { CP, EP } from '../nations.ts'
import { place } from '../places.ts'
import { fortressSteps, strengthOf } from '../rules/10-land-combat/facts.ts'
import { noteDeclaration } from '../rules/10-land-combat/declare.ts'
import { isPointPrinted } from '../rules/10-land-combat/point-units.ts'
import type { Marching } from '../rules/09-land-movement/ways.ts'
import { fortressAt, isRedFortress } from '../sites.ts'
import { unit } from '../units.ts'
import { StagedScene, stateFor } from './scene.ts'

/** Germans at 0921 against Verdun, which a French corps holds */
const AT_VERDUN = {
  month: '1915-03',
  units: { '0921': 'DE-inf-2 DE-inf-3', '0922': 'FR-inf-1' },
  control: { '0921': 'DE', '1022': 'DE' },
  rp: { DE: 9, FR: 9 },
} as const
const declared = (fortress: 0 | 1 | 2) => {
  const s = stateFor({ ...AT_VERDUN, fortresses: { '0922': fortress, '1022': 2 } })
  const force: Marching = { side: CP, from: place('0921'), units: ['DE-inf-2', 'DE-inf-3'].map(unit) }
  s.from = force.from
  noteDeclaration(s, force, place('0922'))
  return s
}
const attacked = (fortress: 0 | 1 | 2): StagedScene =>
  new StagedScene({ ...AT_VERDUN, fortresses: { '0922': fortress, '1022': 2 } })
    .act('stack', '0921')
    .act('attack', '0922')

describe('fortresses', () => {
  it('§1.33 red ones are modern, black ones are old', () => {
    expect(['0922', '1123'].map((id) => isRedFortress(fortressAt(place(id))))).toEqual([true, true])
    expect(['1119', '1022'].map((id) => isRedFortress(fortressAt(place(id))))).toEqual([false, false])
  })

  it('§1.33 as long as it stands, what is printed may be the point unit of the defence', () => {
    expect([0, 1, 2].map((how) => isPointPrinted(declared(how as 0 | 1 | 2)))).toEqual([true, true, false])
    const scene = attacked(0).dice(5, 4).act('nation', 'DE').act('point', 'DE-inf-2')
    expect(scene.can('point-fortress')).toBe(true)
  })

  it('§1.33 §10.712 a loss point takes a step of it, and the last one destroys it', () => {
    const hit = (fortress: 0 | 1): string =>
      attacked(fortress)
        .dice(6, 5)
        .act('nation', 'DE')
        .act('point', 'DE-inf-2')
        .act('point-fortress')
        .fortress('0922')
    expect([hit(0), hit(1)]).toEqual(['reduced', 'destroyed'])
  })

  it('§1.332 two steps while it is intact, one when it is reduced, for whoever is attacked in it', () => {
    expect([0, 1, 2].map((how) => fortressSteps(declared(how as 0 | 1 | 2), EP))).toEqual([2, 1, 0])
    expect(fortressSteps(declared(0), CP)).toBe(0)
    expect([0, 1, 2].map((how) => strengthOf(declared(how as 0 | 1 | 2), EP))).toEqual([3, 2, 1])
  })
})
