/** Chapter 12.1: Plan XVII and the Schlieffen plan. */
import { describe, expect, it } from 'vitest'
import { DEED, MARK } from '../codes.ts'
import { place } from '../places.ts'
import { unit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene } from './scene.ts'

const FRENCH = ['FR-inf-1', 'FR-inf-2', 'FR-inf-3', 'FR-inf-4', 'FR-inf-5']

/** the start of CP's second half in August */
function second(marked: readonly string[], deeds: number, more: SceneSpec = {}): StagedScene {
  return new StagedScene({
    fortnight: 2,
    units: { '0921': FRENCH.join(' ') },
    marks: { [MARK.intoGermany]: marked.join(' ') },
    deeds,
    stages: [RESTS, 'campaign/open'],
    arg: 0,
    ...more,
  })
}

describe('Plan XVII', () => {
  it('§12.1.special.planxvii four corps against two hexes: nothing happens', () => {
    expect(second(FRENCH.slice(0, 4), DEED.twoRaids).isPast).toBe(true)
  })

  it('§12.1.special.planxvii three corps, or one hex, and CP may eliminate four French corps', () => {
    expect(second(FRENCH.slice(0, 3), DEED.twoRaids).prompt).toBe('strike')
    const scene = second(FRENCH.slice(0, 4), 0)
    expect([scene.asked, scene.offers('strike')]).toEqual(['CP', FRENCH])
    for (const id of FRENCH.slice(0, 4)) scene.act('strike', id)
    expect(FRENCH.map((id) => scene.where(id))).toEqual(['pool', 'pool', 'pool', 'pool', '0921'])
    expect(scene.isPast).toBe(true)
  })

  it('§12.1.special.planxvii CP need not, and strikes French corps only', () => {
    const scene = second([], 0, { units: { '0921': 'FR-inf-1', '4115': 'RU-inf-1' } })
    expect(scene.refusal('strike', 'RU-inf-1')).toMatchObject({ code: 'no-french-corps' })
    expect(scene.act('done').where('FR-inf-1')).toBe('0921')
  })

  it('§12.1.special.planxvii only at that moment', () => {
    expect(second([], 0, { arg: 1 }).isPast).toBe(true)
    expect(second([], 0, { fortnight: 1 }).isPast).toBe(true)
    expect(second([], 0, { month: '1914-09' }).isPast).toBe(true)
    expect(second([], 0, { scenario: '12.2' }).isPast).toBe(true)
  })

  it('§12.1.special.planxvii what counts: hexes of Germany beside France, entered in the first fortnight', () => {
    const into = (from: string, to: string, more: SceneSpec = {}): StagedScene =>
      new StagedScene({ side: 'EP', fortnight: 1, units: { [from]: 'FR-inf-1' }, ...more })
        .act('unit', 'FR-inf-1')
        .act('march', to)
    const isCounted = (scene: StagedScene): boolean =>
      scene.state.marks.has(unit('FR-inf-1'), MARK.intoGermany)
    const scene = into('1124', '1225')
    expect([isCounted(scene), scene.state.firstRaid]).toEqual([true, place('1225')])
    expect(isCounted(into('1124', '1225', { fortnight: 2 }))).toBe(false)
    expect(isCounted(into('1225', '1325'))).toBe(false)
  })

  it('§12.1.special.planxvii two different hexes are told apart', () => {
    const scene = new StagedScene({
      side: 'EP',
      fortnight: 1,
      units: { '1124': 'FR-inf-1', '1125': 'FR-inf-2 FR-inf-3' },
    })
    scene.act('unit', 'FR-inf-1').act('march', '1225')
    scene.act('unit', 'FR-inf-2').act('march', '1225')
    expect(scene.state.deeds & DEED.twoRaids).toBe(0)
    scene.act('unit', 'FR-inf-3').act('march', '1226')
    expect(scene.state.deeds & DEED.twoRaids).toBe(DEED.twoRaids)
  })
})

describe('the Schlieffen plan', () => {
  const NINE = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `DE-inf-${n}`)
  const end = (marked: readonly string[], deeds: number, month = '1914-08'): StagedScene =>
    new StagedScene({ month, marks: { [MARK.inBelgium]: marked.join(' ') }, deeds, stages: ['month/end'] })

  it('§12.1.special.schlieffen Liege and nine corps in Belgium: the war goes on', () => {
    expect(end(NINE, DEED.liege).play.isOver).toBe(false)
  })

  it('§12.1 §12.1.special.schlieffen without Liege, or with eight corps, EP wins at the end of August', () => {
    for (const scene of [end(NINE, 0), end(NINE.slice(1), DEED.liege)]) {
      expect(scene.play.isOver).toBe(true)
      expect(scene.seen('game-ended')[0]).toMatchObject({ winner: 1 })
    }
  })

  it('§12.1.special.schlieffen in September nobody asks any more', () => {
    expect(end([], 0, '1914-09').play.isOver).toBe(false)
  })

  it('§12.1.setup.optional after a secret set-up neither plan binds', () => {
    expect(end([], DEED.freePlans).play.isOver).toBe(false)
    expect(second([], DEED.freePlans).isPast).toBe(true)
  })

  it('§12.1.special.schlieffen §10.22 a siege corps that opens Liege and walks in has entered it', () => {
    const scene = new StagedScene({
      joined: { BE: 'EP' },
      units: { '1219': 'DE-inf-2 DE-siege-1' },
      rp: { DE: 0 },
    })
    scene.act('stack', '1219').act('attack', '1119')
    expect(scene.where('DE-inf-2')).toBe('1119')
    expect(scene.state.deeds & DEED.liege).toBe(DEED.liege)
    expect(scene.state.marks.has(unit('DE-inf-2'), MARK.inBelgium)).toBe(true)
  })
})
