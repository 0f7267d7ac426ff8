/** §9.1.4 §9.1.5 §9.5 Screens, sieges that end, relief and sorties. */
import { describe, expect, it } from 'vitest'
import { MARK } from '../../codes.ts'
import { isBesieged } from '../../rules/06-movement/fortresses.ts'
import { space } from '../../spaces.ts'
import type { StagedScene } from '../scene.ts'
import { bleed, round } from '../battle/fight.ts'
import { before, besieging, BESIDE_ULM, INGOLSTADT, ULM } from './siege.ts'

const isShut = (scene: StagedScene, at = ULM): boolean => isBesieged(scene.state, space(at))

describe('screening', () => {
  it('§9.1(4) §9.1.4(1) who goes on leaves enough to besiege', () => {
    const scene = before('moreau france-i france-ii').act('march', ULM)
    expect(scene.refusal('march', '3726').rule).toBe('9.1(4)')
    scene.act('leave', 'france-ii').act('march', '3726')
    expect(scene.where('france-ii')).toBe(ULM)
  })

  it('§9.1.4(3) E31 the screening force makes one check when the main force has ended', () => {
    const scene = before('france-armee-du-rhin[moreau suchet france-i france-ii france-iii]').act(
      'march',
      ULM,
    )
    scene
      .act('leave', 'suchet')
      .act('leave', 'france-ii')
      .act('leave', 'france-iii')
      .act('march', '3726')
      .act('march', '3625')
    expect(scene.seen('siege-rolled')).toEqual([])
    scene.act('halt')
    expect([scene.prompt, scene.rule]).toEqual(['screen', '9.1.4(3)'])
    scene.dice(1, 2).act('besiege')
    expect(scene.seen('siege-rolled')).toHaveLength(1)
    expect(scene.prompt).toBe('impulse')
  })

  it('§9.1.4(3) it need not', () => {
    const scene = before('moreau france-i france-ii').act('march', ULM).act('leave', 'france-ii')
    scene.act('march', '3726').act('halt').act('done')
    expect(scene.seen('siege-rolled')).toEqual([])
  })

  it('§9.1.4(1) who was there from the start may give the siege up', () => {
    const scene = besieging('moreau france-i').act('march', '3726')
    expect([isShut(scene), scene.seen('siege-lifted').length]).toEqual([false, 1])
  })
})

describe('the end of a siege', () => {
  it('§9.1.5 besiegers who are too weak are gone at once, one hex by the rules of retreat', () => {
    const scene = besieging('suchet france-i:1 france-ii:1', 'hiller austria-i', INGOLSTADT)
    // three and Suchet's one more than Hiller, less: R
    scene.dice(1, 1).act('besiege').act('lose', 'france-ii')
    expect(scene.seen('siege-abandoned')).toHaveLength(1)
    expect([scene.prompt, scene.asked, scene.rule]).toEqual(['retreat', 'empire', '8.7'])
    scene.act('retreat', scene.offers('retreat')[0])
    expect(scene.where('suchet')).not.toBe(INGOLSTADT)
    expect([isShut(scene, INGOLSTADT), scene.is('austria-i', MARK.inside)]).toEqual([false, false])
  })

  it('§9.5(1) §9.5.1(4) besiegers who lose a battle; the garrison comes out and joins its relief', () => {
    const scene = before('moreau france-i france-ii', {
      held: { [ULM]: 'france' },
      sieges: { [ULM]: 1 },
      units: { [ULM]: 'kray austria-i austria-ii!lefebvre france-iii' },
    })
    scene.act('march', ULM).act('stand')
    bleed(round(scene, 5, 6, 1, 1, 1, 1))
    // §9.5.1(3) the garrison has not fought
    expect(scene.seen('battle-sized')[0]?.steps).toEqual([4, 4])
    scene.act('retreat', scene.offers('retreat')[0])
    if (scene.prompt === 'retreat-on') scene.act('stay')
    expect([isShut(scene), scene.is('france-iii', MARK.inside)]).toEqual([false, false])
  })

  it('§9.5(2) and those who have won it, but are too few', () => {
    const scene = before('moreau france-vii', {
      held: { [INGOLSTADT]: 'france' },
      sieges: { [INGOLSTADT]: 1 },
      units: {
        [BESIDE_ULM]: '',
        '3726': 'moreau france-vii',
        [INGOLSTADT]: 'kray austria-i!france-d1',
        '3035': 'suchet france-xi',
      },
    })
    scene.dice(3, 4, 5, 6, 1, 1).act('march', INGOLSTADT).act('stand')
    bleed(round(scene))
    expect(scene.steps('austria-i')).toBe(1)
    expect(scene.seen('battle-won')[0]?.role).toBe(1)
    expect(scene.seen('siege-abandoned')).toHaveLength(1)
  })
})

describe('a sortie', () => {
  const shut = (...dice: number[]): StagedScene =>
    besieging('kray austria-vii', 'moreau france-i france-ii', ULM, { held: { [ULM]: 'france' } }).dice(
      ...dice,
    )
  const sallied = (...dice: number[]): StagedScene => {
    const scene = shut(2, 2, ...dice).act('sortie')
    while (scene.prompt === 'lose-step') scene.act('lose', scene.offers('lose')[0])
    return scene
  }

  it('§9.1.3(3) the only way out', () => {
    expect(shut().refusal('march', '3726').rule).toBe('9.1.3(3)')
  })

  it('§9.5.2(2) a battle as any other, §9.5.2(2)a after attrition; the winner goes on', () => {
    // out of supply beyond the level of the fortress: 2 steps too many
    const scene = sallied(6, 6, 1, 1, 1, 1)
    expect(scene.seen('attrition-rolled')).toHaveLength(1)
    bleed(round(scene))
    scene.act('retreat', scene.offers('retreat')[0])
    if (scene.prompt === 'retreat-on') scene.act('stay')
    expect([scene.prompt, isShut(scene), scene.is('moreau', MARK.inside)]).toEqual(['march', false, false])
    expect(scene.offers('march')).toContain('3726')
  })

  it('§9.5.2(2)b the loser goes back into the fortress', () => {
    const scene = bleed(round(sallied(1, 1, 6, 6, 1, 1)))
    expect([scene.where('moreau'), scene.is('moreau', MARK.inside), isShut(scene)]).toEqual([ULM, true, true])
    expect(scene.level('france-i')).toBe(1)
  })
})
