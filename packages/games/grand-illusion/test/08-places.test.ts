/** §8.4.7 §8.4.8 places closed to some. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { activated } from './activated.ts'
import type { SceneSpec } from './scene.ts'

describe('Allied limits', () => {
  it('§8.4.7.a Belgian units do not leave Belgium', () => {
    const scene = activated('44', { pieces: { 'be-i': '44', 'f-i': '44' } })
    scene.act('unit', 'be-i')
    expect(scene.offers('march')).toContain('54')
    expect(scene.offers('march')).not.toContain('34')
    expect(scene.refusal('march', '45')).toMatchObject({ rule: '8.4.7.a' })
    expect(scene.act('halt').act('unit', 'f-i').offers('march')).toContain('45')
  })

  it('§8.4.7.a nor does a group with Belgians in it', () => {
    const scene = activated('44', { pieces: { 'be-i': '44', 'f-i': '44' } })
    scene.act('stack', '44')
    expect(scene.refusal('march', '45')).toMatchObject({ rule: '8.4.7.a' })
    expect(scene.act('leave', 'be-i').offers('march')).toContain('45')
  })

  it('§8.4.7.b British units pass through Paris but do not stop there', () => {
    const scene = activated('18', { pieces: { 'b-1-div': '18', 'f-i': '18' } })
    scene.act('unit', 'b-1-div')
    expect(scene.refusal('march', '19')).toMatchObject({ code: 'british-in-paris', rule: '8.4.7.b' })
    expect(scene.offers('march')).toContain('20')
    scene.act('march', '20')
    expect(scene.seen('marched')).toMatchObject([{ path: [hex('19'), hex('20')] }])
    expect(scene.act('unit', 'f-i').offers('march')).toContain('19')
  })
})

describe('the Schlieffen Plan', () => {
  const flanders = (spec: Partial<SceneSpec> = {}) =>
    activated('44', {
      pieces: { 'g-ii': '44', 'g-hq1': '44' },
      side: 'GE',
      control: { '72': 'GE', '73': 'GE', '64': 'GE', '54': 'GE', '44': 'GE', '53': 'GE', '63': 'GE' },
      turn: 6,
      ...spec,
    })

  it('§8.4.8 before turn 7 German combat units stay out of empty plan hexes', () => {
    const scene = flanders()
    scene.act('unit', 'g-ii')
    for (const id of ['33', '43'])
      expect(scene.refusal('march', id)).toMatchObject({ code: 'schlieffen-plan', rule: '8.4.8' })
    expect(scene.offers('march')).toContain('34')
    expect(scene.act('halt').act('unit', 'g-hq1').offers('march')).toContain('33')
  })

  it('§8.4.8 from turn 7 on they are free', () => {
    expect(flanders({ turn: 7 }).act('unit', 'g-ii').offers('march')).toEqual(
      expect.arrayContaining(['33', '43']),
    )
  })

  it('§8.4.8 against Allied combat units they go in, and the hex stays open', () => {
    const scene = flanders({ pieces: { 'g-ii': '44', 'b-1-div': '33', 'f-hq5': '43' } })
    scene.act('unit', 'g-ii')
    expect(scene.offers('march')).toContain('33')
    expect(scene.offers('march')).not.toContain('43')
    scene.act('march', '33')
    expect(scene.state.opened.get(hex('33'))).toBe(1)
    expect(scene.state.battle.get(hex('33'))).toBe(DUE.forced)
    const later = flanders({ prepare: (s) => s.opened.set(hex('33'), 1) })
    expect(later.act('unit', 'g-ii').offers('march')).toContain('33')
  })

  it('§8.4.8 not through an empty plan hex to an occupied one', () => {
    const scene = flanders({ pieces: { 'g-ii': '44', 'b-1-div': '32' } })
    expect(scene.act('unit', 'g-ii').offers('march')).not.toContain('32')
    const open = flanders({ pieces: { 'g-ii': '44', 'b-1-div': '32' }, turn: 7 })
    expect(open.act('unit', 'g-ii').offers('march')).toContain('32')
  })

  it('§14.3.1.d.5 scenario 3 does without the plan', () => {
    expect(flanders({ scenario: 'what-if' }).act('unit', 'g-ii').offers('march')).toContain('33')
  })
})
