/** What retreats and trains set off in passing: Paris in danger, the Schlieffen Plan. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { activated } from './activated.ts'
import { fought } from './retreating.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const german = (...ids: string[]): Record<string, 'GE'> => Object.fromEntries(ids.map((id) => [id, 'GE']))
/** the railway from Germany by Mézières to Reims */
const byReims = german('73', '74', '64', '65', '56', '57', '48')
/** and by Maubeuge to Lille */
const byLille = german('72', '73', '64', '63', '54', '53', '44', '34')
const box = { 'f-hq-alsace': '104', 'f-71r': 'paris-box', 'f-ix': 'paris-box' }

describe('Paris in danger by a retreat', () => {
  /** every way out of 36 is held, but for 37, next to the danger hex 28 */
  const guards = { 'f-ii': '26', 'f-iii': '27', 'f-iv': '35', 'f-v': '46', 'f-vi': '47' }
  const driven = (): StagedScene => {
    const pieces = { ...box, ...guards, 'f-i': '36', 'g-v': { hex: '36', back: true } }
    return fought({ hex: '36', attackers: ['f-i'], side: 'AL', turn: 5, control: byReims, pieces })
  }

  it('§8.4.9.b §9.4.3.a supplied Germans who fall back through 37 alarm Paris, though they go on to Reims', () => {
    const scene = driven()
    expect([scene.where('g-v'), scene.control('37')]).toEqual(['37', 'GE'])
    scene.act('retreat', '48')
    expect(scene.state.parisDanger).toBe(5)
    expect(scene.seen('paris-in-danger')).toMatchObject([{ hex: hex('37'), by: 6 }])
    expect(scene.where('f-hq-alsace')).toBe('removed')
  })

  it('§8.4.9.b §9.6.3.b so does cavalry that rides off that way before a corps', () => {
    const pieces = { ...box, ...guards, 'g-2c': '36' }
    const scene = activated('46', { side: 'AL', turn: 5, control: { ...byReims, ...german('36') }, pieces })
    scene.act('unit', 'f-v').act('march', '36').act('evade')
    while (scene.can('retreat')) scene.act('retreat', scene.offers('retreat').find(isEast) ?? '')
    expect(['47', '57']).toContain(scene.where('g-2c'))
    expect(scene.state.parisDanger).toBe(5)
  })
})

const isEast = (id: string): boolean => ['37', '48', '57'].includes(id)

describe('the Schlieffen Plan', () => {
  const isOpen = (scene: StagedScene): boolean => scene.state.opened.get(hex('33')) === 1
  /** Germans were driven into 33 before; now the French have come after them */
  const spec: SceneSpec = {
    side: 'GE',
    turn: 5,
    control: { ...byLille, ...german('33') },
    pieces: { 'g-vi': '33', 'f-ii': '33', 'g-v': '73' },
  }

  it('§8.4.8 §10.2 a corps that comes by rail to Allied units opens the hex for good', () => {
    const scene = new StagedScene({ ...spec, stage: 'strategic', initiative: 'AL' })
    scene.act('transport', 'g-v').act('rail-to', '33')
    expect(isOpen(scene)).toBe(true)
  })

  it('§8.4.8 §10.2 an HQ does not', () => {
    const pieces = { ...spec.pieces, 'g-hq1': '73' }
    const scene = new StagedScene({ ...spec, pieces, stage: 'strategic', initiative: 'AL' })
    scene.act('transport', 'g-hq1').act('rail-to', '33')
    expect(isOpen(scene)).toBe(false)
  })

  it('§8.4.8 §9.4.3.a nor does it matter that a corps was driven there', () => {
    const pieces = { 'g-vi': '33', 'f-ii': '33', 'f-i': '34', 'g-v': { hex: '34', back: true } }
    const control = german('33', '34')
    const scene = fought({ hex: '34', attackers: ['f-i'], side: 'AL', turn: 4, control, pieces })
    expect(scene.where('g-v')).toBe('33')
    expect(isOpen(scene)).toBe(true)
  })
})
