/** §8.4.3.g §8.4.3.h German supply beyond Maubeuge and Namur. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { checkEmergency, expireEmergency } from '../rules/08-action/emergency.ts'
import { canTraceFrom, isOnEmergencySupply, isSupplied } from '../rules/08-action/supply.ts'
import { GERMAN, type SideId } from '../sides.ts'
import { put, REMOVED } from '../state.ts'
import { activated } from './activated.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const german = (...ids: string[]): Record<string, SideId> => Object.fromEntries(ids.map((id) => [id, 'GE']))
const pieces = {
  'g-vii': '54',
  'g-ii': '44',
  'g-iii': '45',
  'g-hq1': '45',
  'g-iv': '63',
  'fort-maubeuge': { hex: '54', besieged: true },
}
const beforeMaubeuge = (spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({
    pieces,
    control: german('72', '73', '64', '63', '54', '44'),
    side: 'GE',
    stage: 'activation',
    set: { activeHex: 62 },
    ...spec,
  })
const traces = (scene: StagedScene, id: string): boolean => canTraceFrom(scene.state, GERMAN, hex(id))

describe('emergency supply', () => {
  it('§8.4.3.g on turns 3 to 5 units draw supply past the besieged fort of Maubeuge', () => {
    expect([2, 3, 4, 5, 6].map((turn) => traces(beforeMaubeuge({ turn }), '45'))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
  })

  it('§8.4.3.g only while 54 and 44 are German', () => {
    const base = german('72', '73', '64', '63')
    expect(traces(beforeMaubeuge({ control: { ...base, ...german('44') } }), '45')).toBe(false)
    expect(traces(beforeMaubeuge({ control: { ...base, ...german('54') } }), '45')).toBe(false)
  })

  it('§8.4.3.g.1 the marker is placed when the conditions hold', () => {
    const scene = beforeMaubeuge()
    checkEmergency(scene.play.umpire)
    expect(scene.state.emergency).toBe(1)
    expect(scene.seen('emergency-supply')).toMatchObject([{ rule: '8.4.3.g.1', hex: hex('44') }])
    const early = beforeMaubeuge({ turn: 2 })
    checkEmergency(early.play.umpire)
    expect(early.state.emergency).toBe(0)
  })

  it('§8.4.3.g.1 44 is a source to which railways run on', () => {
    const scene = beforeMaubeuge({ control: german('72', '73', '64', '63', '54', '44', '45', '46') })
    expect(traces(scene, '47')).toBe(true)
    expect(traces(scene, '48')).toBe(false)
  })

  it('§8.4.3.g.2 units may enter Allied hexes from which they trace to 44', () => {
    const scene = activated('45', { ...beforeMaubeugeSpec(), pieces })
    scene.act('unit', 'g-iii')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['34', '35', '46']))
    const late = activated('45', { ...beforeMaubeugeSpec(), turn: 6, pieces })
    expect(late.act('unit', 'g-iii').offers('march')).not.toContain('46')
  })

  it('§8.4.3.g the last besiegers of Maubeuge cannot leave and live on what they besiege', () => {
    const alone = activated('54', { ...beforeMaubeugeSpec(), pieces })
    alone.act('unit', 'g-vii')
    expect(alone.refusal('march', '46')).toMatchObject({ code: 'no-supply-there', rule: '8.4.3.d' })
    const relieved = activated('54', { ...beforeMaubeugeSpec(), pieces: { ...pieces, 'g-x': '54' } })
    expect(relieved.act('unit', 'g-vii').offers('march')).toContain('46')
  })

  it('§8.4.3.g.2 units that could do without 44 are not on emergency supply', () => {
    const { state } = beforeMaubeuge()
    const all = ['g-ii', 'g-iii', 'g-hq1', 'g-iv'].map((id) => isOnEmergencySupply(state, piece(id)))
    expect(all).toEqual([true, true, true, false])
  })

  it('§8.4.3.g.1 while it is a source, ordinary railways do not run through 44', () => {
    const control = german('72', '73', '64', '63', '54', '44', '65', '56', '46', '45')
    const { state } = beforeMaubeuge({ control, pieces: { ...pieces, 'g-x': '33' } })
    expect(['g-iii', 'g-x'].map((id) => isSupplied(state, piece(id)))).toEqual([true, true])
    expect(['g-iii', 'g-x'].map((id) => isOnEmergencySupply(state, piece(id)))).toEqual([false, true])
  })

  it('§8.4.3.g.3 the marker goes when Maubeuge falls, and the railway is open', () => {
    const scene = beforeMaubeuge({ set: { activeHex: 62, emergency: 1 } })
    put(scene.state, piece('fort-maubeuge'), REMOVED)
    checkEmergency(scene.play.umpire)
    expect(scene.seen('emergency-ended')).toMatchObject([{ rule: '8.4.3.g.3' }])
    expect(isSupplied(scene.state, piece('g-iii'))).toBe(true)
    expect(isOnEmergencySupply(scene.state, piece('g-iii'))).toBe(false)
  })

  it('§8.4.3.g.4 it goes at the start of the administrative phase of turn 5', () => {
    const fourth = beforeMaubeuge({ turn: 4, set: { activeHex: 62, emergency: 1 } })
    expireEmergency(fourth.play.umpire)
    expect(traces(fourth, '45')).toBe(true)
    const fifth = beforeMaubeuge({ turn: 5, set: { activeHex: 62, emergency: 1 } })
    expireEmergency(fifth.play.umpire)
    checkEmergency(fifth.play.umpire)
    expect(fifth.seen('emergency-ended')).toMatchObject([{ rule: '8.4.3.g.4' }])
    expect(traces(fifth, '45')).toBe(false)
  })
})

function beforeMaubeugeSpec(): Partial<SceneSpec> & { readonly side: SideId } {
  return { control: german('72', '73', '64', '63', '54', '44', '45'), side: 'GE' }
}

describe('the railhead', () => {
  const control = german('73', '64', '65', '56', '57')
  const position = (spec: Partial<SceneSpec>): StagedScene =>
    new StagedScene({ pieces: { 'g-ii': '73' }, control, side: 'GE', stage: 'activation', ...spec })

  it('§8.4.3.h once Namur has fallen German railways run into 56 but not beyond', () => {
    const scene = position({ set: { activeHex: 72, railhead: 1 } })
    expect(['56', '57', '48'].map((id) => traces(scene, id))).toEqual([true, true, false])
    expect(traces(position({ set: { activeHex: 72, railhead: 0 } }), '48')).toBe(true)
  })

  it('§8.4.3.h the marker does nothing while Namur stands', () => {
    const roundabout = { ...german('76', '66', '56', '57') }
    const pieces = { 'g-ii': '73', 'fort-namur': '64' }
    const standing = position({ control: roundabout, pieces, set: { activeHex: 72, railhead: 1 } })
    expect(traces(standing, '48')).toBe(true)
    const fallen = position({ control: roundabout, set: { activeHex: 72, railhead: 1 } })
    expect(traces(fallen, '48')).toBe(false)
  })
})
