import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import { fought, ring } from './retreating.ts'
import type { Placed, StagedScene, SceneSpec } from './scene.ts'

const german = (...hexes: string[]): Record<string, 'GE'> =>
  Object.fromEntries(hexes.map((id) => [id, 'GE'] as const))
const all = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const LINES = german('56', '66', '65', '75', '76')

/** this unit comes from 66 upon what is in 57 */
const march = (unit: string, pieces: Record<string, Placed>, more: Partial<SceneSpec> = {}): StagedScene =>
  activated('66', { side: 'GE', control: LINES, ...more, pieces: { [unit]: '66', ...pieces } })
    .act('unit', unit)
    .act('march', '57')

describe('§9.6.3 cavalry alone before a corps', () => {
  it('§9.6.3 §2.4.paren a corps that only defends comes, too: no battle is fought', () => {
    const scene = march('g-or', { 'f-c1': '57' })
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'cavalry-delay'])
    scene.act('stand')
    expect([scene.where('f-c1'), scene.where('g-or'), scene.control('57')]).toEqual(['dead', '57', 'GE'])
  })

  it('§9.1.2.b where infantry or a fort is with the cavalry it does not', () => {
    for (const more of [{ 'f-71r': '57' }, { 'fort-verdun-w': '57' }]) {
      const scene = activated('66', {
        side: 'GE',
        control: LINES,
        pieces: { 'g-or': '66', 'f-c1': '57', ...more },
      }).act('unit', 'g-or')
      expect(scene.refusal('march', '57').code).toBe('nobody-to-fight')
    }
  })

  it('§9.6.3.b §9.4 several divisions ride away each its own way', () => {
    const scene = march('g-v', { 'f-c1': '57', 'f-c3': '57' }).act('evade')
    expect(scene.offers('split-off')).toEqual(['f-c1', 'f-c3'])
    scene.act('split-off', 'f-c3').act('retreat', '67').act('retreat', '68').act('retreat', '69')
    expect([scene.asked, scene.where('f-c1')]).toEqual(['AL', '57'])
    scene.act('retreat', '47').act('retreat', '37').act('retreat', '27')
    expect(['f-c1', 'f-c3'].map((id) => [scene.where(id), scene.face(id)])).toEqual([
      ['27', 1],
      ['69', 1],
    ])
    expect([scene.asked, scene.control('57')]).toEqual(['GE', 'GE'])
  })

  it('§9.6.3.b §9.4 who finds no three hexes is lost, the others are not', () => {
    const { pieces, control } = ring('47', '67')
    const guards = all('68', ['g-viii'])
    const scene = march(
      'g-v',
      { ...pieces, ...guards, 'g-xi': '77', 'g-xii': '76', 'f-c1': '57', 'f-c3': '57' },
      { control: { ...control, ...LINES, '68': 'GE', '77': 'GE' } },
    ).act('evade')
    scene.act('split-off', 'f-c1').act('retreat', '67')
    expect(scene.where('f-c1')).toBe('dead')
    scene.act('retreat', '47').act('retreat', '37').act('retreat', '27')
    expect([scene.where('f-c3'), scene.face('f-c3')]).toEqual(['27', 1])
  })
})

describe('§9.4.3.a enemies retreat upon cavalry', () => {
  const { pieces, control } = ring('47')
  const ATTACKERS = ['g-v', 'g-vi', 'g-xi']
  const upon = (there: Record<string, Placed>): StagedScene =>
    fought(
      {
        hex: '57',
        attackers: ATTACKERS,
        control: { ...control, '47': 'GE' },
        pieces: { ...pieces, ...all('57', [...ATTACKERS, 'f-i', 'f-x']), 'g-2c': '47', ...there },
      },
      2,
    )
      .act('fall-back')
      .act('suffer', 'f-i')

  it('§9.4.3.a §9.4.4 §9.5.4.a falling back as normal it takes HQ and guns along', () => {
    const scene = upon({ 'g-hq4': '47', 'g-ha420': '47' }).act('fall-back').act('retreat', '48')
    expect(['g-2c', 'g-hq4', 'g-ha420'].map((id) => scene.where(id))).toEqual(['48', '48', '48'])
    expect([scene.face('g-2c'), scene.face('g-hq4'), scene.control('47')]).toEqual([0, 1, 'AL'])
  })

  it('§9.4.3.a §9.4 or they and several divisions go different ways', () => {
    const scene = upon({ 'g-hq4': '47', 'g-4c': '47' }).act('fall-back')
    expect(scene.offers('split-off')).toEqual(['g-2c', 'g-4c', 'g-hq4'])
    scene.act('split-off', 'g-4c').act('retreat', '56').act('halt-here').act('retreat', '48')
    expect([scene.where('g-4c'), scene.where('g-2c'), scene.where('g-hq4')]).toEqual(['56', '48', '48'])
  })
})
