/** §9.3 Assaults; §9.4 the fall of a fortress. */
import { describe, expect, it } from 'vitest'
import { ATTACKER, DEFENDER } from '../../rules/08-battle/facts.ts'
import { WORKS } from '../../codes.ts'
import { placeAt } from '../../places.ts'
import { space } from '../../spaces.ts'
import type { StagedScene } from '../scene.ts'
import { bleed, counted, leaderless } from '../battle/fight.ts'
import { besieging, INGOLSTADT, ULM } from './siege.ts'

const points = (scene: StagedScene, at = INGOLSTADT): number => scene.state.breached.get(placeAt(space(at)))
/** an assault on Ingolstadt: the siege dice, then those of the besiegers and of the fortress */
function assault(stack: string, garrison: string, check: [number, number], ...dice: number[]): StagedScene {
  const scene = besieging(stack, garrison, INGOLSTADT).dice(...check, ...dice)
  return leaderless(scene.act('besiege'))
}
/** 9 on the table of level 2, with Moreau's 2 */
const A: [number, number] = [3, 4]
const FRENCH = 'moreau france-i france-ii france-iii'

describe('an assault', () => {
  it('§9.2.1(3) §9.3.1(2) a skirmish; §9.3.1(3) §9.3.1(4) §9.3.1(6) each fortress point fights with the garrison', () => {
    const scene = assault(FRENCH, 'austria-i', A, 1, 1, 1, 1, 1)
    expect(scene.seen('assault-began')).toMatchObject([{ points: 2, breach: 0 }])
    expect(scene.seen('battle-sized')).toMatchObject([{ size: 0, steps: [6, 4], halves: [12, 8] }])
    // three guns of the French against one and two
    expect(counted(scene, ATTACKER).artillery).toBeUndefined()
  })

  it('§9.3.1(5) morale 3, §9.3.1(8) unless the garrison has more steps than the fortress levels', () => {
    const few = assault(FRENCH, 'austria-grenadier-1', A, 1, 1, 1, 1, 1)
    expect(few.seen('morale-set')[0]?.values[DEFENDER]).toBe(3)
    const many = assault(
      'france-armee-du-rhin[moreau france-i france-ii france-iii]',
      'hiller austria-grenadier-1 austria-i:1',
      [3, 3],
      1,
      1,
      1,
      1,
      1,
    )
    expect(many.seen('morale-set')[0]?.values[DEFENDER]).toBe(4)
  })

  it('§9.3.1(9) odds, people and guns count; §9.3.1(7) no cavalry, and a mounted unit lends nothing', () => {
    const scene = assault('moreau france-i france-i-cav', 'austria-i:1', [3, 4], 3, 3, 1, 1)
    expect(Object.keys(counted(scene, ATTACKER)).sort()).toEqual(['commander'])
    // a lone unit leads
    expect(counted(scene, DEFENDER)).toEqual({ artillery: 1, 'lead-unit': 1 })
    const mounted = assault('moreau france-i-cav', '', [4, 5], 3, 3, 1, 1)
    expect(counted(mounted, ATTACKER)['lead-unit']).toBeUndefined()
  })

  it('§9.3.2(1) §9.3.2(2) the fortress gives steps or points, as it likes; §9.3.2(4) its level stays', () => {
    const scene = assault(FRENCH, 'austria-i austria-ii:1', A, 6, 6, 1, 1)
    expect([scene.prompt, scene.asked, scene.can('wall'), scene.can('lose')]).toEqual([
      'take-loss',
      'coalition',
      true,
      true,
    ])
    scene.act('wall')
    expect(points(scene)).toBe(1)
  })

  it('§9.3.3(5) a draw or a defeat of the besiegers changes nothing but the duration (ruling 81)', () => {
    const scene = assault(FRENCH, 'austria-i austria-ii:1', A, 1, 1, 1, 1)
    expect(scene.seen('assault-decided')).toMatchObject([{ role: -1 }])
    expect([scene.prompt, scene.seen('siege-prolonged').length]).toEqual(['march', 1])
    expect(scene.can('besiege')).toBe(true)
  })

  it('§9.3.3(4) beaten, the fortress checks its morale; a failure is its fall', () => {
    const beaten = (die: number): StagedScene => bleed(assault(FRENCH, 'austria-i', A, 4, 5, 1, 1, die))
    const holds = beaten(1)
    expect(holds.seen('fortress-checked')).toMatchObject([{ holds: 1 }])
    expect(holds.holder(INGOLSTADT)).toBe('austria')
    const falls = beaten(6)
    expect(falls.seen('captured')).toMatchObject([{ why: 'morale' }])
    expect(falls.holder(INGOLSTADT)).toBe('france')
  })

  it('§9.3.1(11) §9.3.1(12) nobody pursues or retreats', () => {
    const scene = bleed(assault('moreau france-i france-i-cav', 'austria-i', [3, 4], 5, 5, 1, 1, 1))
    expect([scene.seen('pursued'), scene.seen('retreated')]).toEqual([[], []])
  })

  it('§9.3.3(2) with everything in it gone the place is taken; §9.4(3) §9.4(4)', () => {
    const scene = assault(FRENCH, '', [3, 3], 6, 6, 1, 1, 1)
    while (scene.prompt === 'take-loss') scene.act('wall')
    expect(scene.seen('captured')).toMatchObject([{ why: 'destroyed' }])
  })

  it('§9.2.1(5) §9.3.3(1) after an assault through a breach it falls, whatever the dice', () => {
    const scene = bleed(assault(FRENCH, 'hiller austria-i austria-ii', [6, 6], 1, 1, 1, 1))
    expect(scene.seen('assault-began')).toMatchObject([{ breach: 1 }])
    expect(scene.seen('captured')).toMatchObject([{ why: 'breach' }])
    expect([scene.where('austria-i'), scene.where('hiller')]).toEqual(['pool', 'spring'])
  })
})

describe('a fortress taken', () => {
  const taken = (stack = FRENCH): StagedScene => besieging(stack, '', ULM).dice(4, 3).act('besiege')

  it('§9.4(5) §9.4(6) rebuilt with a step of those who are there; §9.4(6)a with all its points', () => {
    const scene = taken()
    expect([scene.prompt, scene.rule]).toEqual(['rebuild', '9.4(5)'])
    scene.act('garrison', 'france-ii')
    expect([scene.steps('france-ii'), scene.state.works.has(placeAt(space(ULM)), WORKS.inactive)]).toEqual([
      1,
      false,
    ])
    expect(points(scene, ULM)).toBe(0)
  })

  it('§9.4(6) or with a train', () => {
    const scene = taken('moreau france-i france-ii france-supply-1').act('garrison', 'france-supply-1')
    expect([scene.where('france-supply-1'), scene.steps('france-i')]).toEqual(['pool', 2])
  })

  it('§9.4(7) or left in ruins', () => {
    const scene = taken().act('raze')
    expect(scene.state.works.has(placeAt(space(ULM)), WORKS.inactive)).toBe(true)
    expect(scene.holder(ULM)).toBe('france')
  })
})
