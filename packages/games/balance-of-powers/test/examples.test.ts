/** Worked examples of the rulebook that stand in no chapter of combat; Verdun and its neighbours are in 10-combat. */
import { describe, expect, it } from 'vitest'
import { monthNamed } from '../calendar.ts'
import { nation } from '../nations.ts'
import { americanSeason } from '../rules/05-season/arrivals.ts'
import { oddsModifier } from '../rules/10-land-combat/modifiers.ts'
import { printedEffectiveness, unit } from '../units.ts'
import { facing } from './combat-scene.ts'
import { StagedScene, stateFor } from './scene.ts'

const valueOf = (id: string): string => String(printedEffectiveness(unit(id), false))

describe('worked examples', () => {
  it('§2.531 §2.532 E4: British corps in a French hex change nothing; Lille won back is French again', () => {
    const guest = new StagedScene({
      side: 'EP',
      month: '1915-05',
      joined: { GB: 'EP' },
      units: { '0619': 'GB-inf-1' },
      control: { '0619': 'FR' },
    })
    guest.act('unit', 'GB-inf-1').act('march', '0519')
    expect([guest.control('0519'), guest.seen('control-taken').length]).toEqual(['FR', 0])
    const winner = new StagedScene({
      side: 'EP',
      month: '1915-05',
      joined: { GB: 'EP' },
      units: { '0519': 'GB-inf-1' },
      control: { '0619': 'DE' },
    })
    expect(winner.act('unit', 'GB-inf-1').act('march', '0619').control('0619')).toBe('FR')
  })

  it('§10.55 E18: two corps against three have no modifier; one against two −2', () => {
    expect([oddsModifier(2, 3), oddsModifier(1, 2), oddsModifier(3, 1), oddsModifier(5, 1)]).toEqual([
      0, -2, 1, 2,
    ])
  })

  it('§10.713 E22: without a defender in trench mode neither side may choose attrition', () => {
    const scene = facing('DE-inf-2 DE-inf-3 DE-inf-4', 'FR-inf-1 FR-inf-2 FR-inf-3').act('stack', '1024')
    scene
      .act('attack', '1025')
      .act('nation', 'DE')
      .act('point', 'DE-inf-2')
      .dice(2, 2)
      .act('point', 'FR-inf-1')
    expect([scene.prompt, scene.can('attrition')]).toEqual(['take-loss', false])
    expect(scene.refusal('attrition', 'DE')).toMatchObject({ code: 'no-attrition-trenches', rule: '10.713' })
  })

  it('§13.usa E27: with entry in April 1917 the third seasonal turn is winter 1917', () => {
    const season = (month: string): number =>
      americanSeason(
        Object.assign(stateFor({ scenario: '12.4' }), {
          americanEntry: monthNamed('1917-04'),
          month: monthNamed(month),
        }),
      )
    expect(['1917-05', '1917-06', '1917-09', '1917-12', '1918-03'].map(season)).toEqual([0, 1, 2, 3, 4])
  })

  it('§6.225 E30: with 3, 1 and 0 in the pool one of each is bought before another 3; 2 is no obstacle', () => {
    const scene = new StagedScene({
      month: '1915-03',
      rp: { AH: 20 },
      stages: ['month/end', 'campaign/half', 'construction/buying'],
      arg: nation('AH'),
      pool: 'AH-inf-1 AH-inf-2 AH-inf-3 AH-inf-4 AH-inf-5 AH-inf-6 AH-inf-LSTRUM',
    })
    const values = new Map<string, string[]>()
    for (const id of scene.offers('buy').filter((each) => each.includes('-inf-')))
      values.set(valueOf(id), [...(values.get(valueOf(id)) ?? []), id])
    const several = [...values.values()].find((list) => list.length > 1) ?? []
    const others = [...values.values()].filter((list) => list !== several).map(([id = '']) => id)
    scene.act('buy', several[0])
    expect(scene.refusal('buy', several[1])).toMatchObject({ code: 'uneven', rule: '6.225' })
    for (const id of others) scene.act('buy', id)
    expect(scene.act('buy', several[1]).where(several[1] ?? '')).toBe('bought')
  })
})
