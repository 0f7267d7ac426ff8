import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { isSupplied } from '../rules/08-action/supply.ts'
import { activated } from './activated.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { arrival, begun, chosen, withOptions } from './turns.ts'

describe('§14.3.6.b.1 limited free set-up, German', () => {
  it('§14.3.6.b.1 eight corps, three cavalry divisions and an HQ go anywhere in Germany', () => {
    const scene = chosen('none', '1')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'redeploy'])
    const goals = scene.act('redeploy', 'g-ii').offers('redeploy-to')
    expect(goals).toEqual(expect.arrayContaining(['81', '94', '107']))
    for (const id of ['72', '73', '74', '66']) expect(goals).not.toContain(id)
    scene.act('no')
    const corps = ['g-ii', 'g-iii', 'g-iv', 'g-ix', 'g-vii', 'g-x', 'g-gd', 'g-xi']
    corps.forEach((id, n) => scene.act('redeploy', id).act('redeploy-to', n < 4 ? '90' : '95'))
    expect(scene.refusal('redeploy', 'g-xii').code).toBe('limit-of-redeployment')
    for (const id of ['g-2c', 'g-4c', 'g-9c']) scene.act('redeploy', id).act('redeploy-to', '90')
    expect(scene.refusal('redeploy', 'g-5c').code).toBe('limit-of-redeployment')
    scene.act('redeploy', 'g-hq1').act('redeploy-to', '90')
    expect(scene.offers('redeploy')).toEqual([])
  })

  it('§14.3.6.b.1 no divisions and no siege guns', () => {
    const scene = chosen('none', '1')
    for (const id of ['g-33r', 'g-ha420']) expect(scene.refusal('redeploy', id).code).toBe('cannot-redeploy')
  })
})

describe('§14.3.6.b.2 the more the merrier', () => {
  it('§14.3.6.b.2 two more siege guns on turn 5', () => {
    const scene = begun('none', '2')
    expect(['g-haopt1', 'g-haopt2'].map((id) => [scene.where(id), arrival(scene, id)])).toEqual([
      ['to-come', 5],
      ['to-come', 5],
    ])
  })
})

describe('§14.3.6.b.3 better logistics', () => {
  it('EX-13 §14.3.6.b.3 a friendly hex may lie between a German unit and the railway', () => {
    const supplied = (at: string, german: readonly number[]): boolean => {
      const control = { '75': 'AL', '66': 'GE', '65': 'GE', '56': 'GE', '57': 'GE', '74': 'GE' } as const
      const scene = new StagedScene({
        scenario: 'what-if',
        pieces: { 'g-ii': at, 'f-i': '80' },
        control: { ...control, '64': 'AL', '73': 'AL' },
        prepare: withOptions([], german),
      })
      return isSupplied(scene.state, piece('g-ii'))
    }
    // 83 is on the net, 74 next to it, 65 one farther, 56 two
    expect([supplied('74', []), supplied('65', []), supplied('56', [])]).toEqual([true, false, false])
    expect([supplied('74', [3]), supplied('65', [3]), supplied('56', [3])]).toEqual([true, true, false])
  })
})

describe('§14.3.6.b.4 more troops', () => {
  const six = ['g-hq9', 'g-opt-1', 'g-opt-2', 'g-opt-3', 'g-opt-4', 'g-opt-5']

  it('§14.3.6.b.4 five corps and the 9th Army HQ come in uncertain on turn 1', () => {
    const scene = begun('none', '4')
    expect(six.map((id) => [scene.where(id), arrival(scene, id)])).toEqual(six.map(() => ['to-come', 1]))
    while (scene.asked === 'AL' && scene.prompt === 'arrivals') scene.act('done')
    expect(scene.offers('arrive')).toEqual(six)
  })

  it('§14.3.6.b.4 §14.3.6.b.5 with Holland invaded they may wait for turn 2', () => {
    const scene = begun('none', '4+5')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'delay-ninth-army'])
    scene.act('yes')
    expect(six.map((id) => arrival(scene, id))).toEqual(six.map(() => 2))
    expect(scene.prompt).not.toBe('arrivals')
  })

  const north = (spec: Partial<SceneSpec> = {}): StagedScene =>
    new StagedScene({
      scenario: 'what-if',
      side: 'GE',
      turn: 2,
      pieces: {
        ...Object.fromEntries(six.map((id) => [id, { hex: 'to-come', arrival: 2, kind: 7 }])),
        'f-i': '19',
        ...spec.pieces,
      },
      control: { '72': 'GE', '73': 'GE', ...spec.control },
      prepare: withOptions([], [4, 5]),
      ...(spec.turn === undefined ? {} : { turn: spec.turn }),
    })

  it('§14.3.6.b.4 §14.3.6.b.5 then one CAP brings all six as a group through 42, 52, 62 or 71', () => {
    const scene = north()
    expect(scene.offers('enter-north')).toEqual(['62', '71'])
    expect(north({ control: { '62': 'GE', '53': 'GE' } }).offers('enter-north')).toEqual(['52', '62', '71'])
    scene.act('enter-north', '62')
    expect([scene.caps('GE'), new Set(six.map((id) => scene.where(id))).size]).toEqual([4, 1])
    expect(scene.prompt).toBe('march')
    scene.act('march', '53')
    expect([...new Set(six.map((id) => scene.where(id)))]).toEqual(['53'])
  })

  it('§14.3.6.b.4 §9.1.2.b where the enemy stands they have to fight', () => {
    const scene = north({ pieces: { 'be-i': '62' } }).act('enter-north', '62')
    expect([scene.prompt, scene.offers('battle'), scene.can('done')]).toEqual([
      'choose-battle',
      ['62'],
      false,
    ])
  })

  it('§14.3.6.b.4 not on turn 1', () => {
    expect(north({ turn: 1 }).offers('enter-north')).toEqual([])
  })
})

describe('§14.3.6.b.5 Holland invaded', () => {
  it('§14.3.6.b.5 the hexside between 42 and 52 can be crossed for two MPs', () => {
    const march = (german: readonly number[]): string[] =>
      activated('52', {
        side: 'GE',
        scenario: 'what-if',
        turn: 6,
        pieces: { 'g-ii': '52', 'f-i': '80' },
        control: { '52': 'GE', '62': 'GE', '72': 'GE', '73': 'GE', '43': 'GE', '53': 'GE' },
        prepare: withOptions([], german),
      })
        .act('unit', 'g-ii')
        .offers('march')
    const open = march([5])
    expect(open).toContain('42')
    const direct = activated('52', {
      side: 'GE',
      scenario: 'what-if',
      turn: 6,
      pieces: { 'g-ii': '52', 'f-i': '80', 'f-ii': '43' },
      control: { '52': 'GE', '62': 'GE', '72': 'GE', '73': 'GE', '53': 'GE' },
      prepare: withOptions([], [5]),
    }).act('unit', 'g-ii')
    expect(direct.offers('march')).toContain('42')
    direct.act('march', '42')
    expect(direct.state.spent.get(piece('g-ii'))).toBe(2)
  })

  it('§14.3.6.b.5 three units stay in Holland', () => {
    const scene = begun('none', '5')
    expect(['g-marine', 'g-lw', 'g-hqnord'].map((id) => scene.where(id))).toEqual([
      'removed',
      'removed',
      'removed',
    ])
  })

  it('§14.3.6.b.5 from turn 5 a German Antwerp without its fort is a source', () => {
    const at = (turn: number, pieces: SceneSpec['pieces'], control: SceneSpec['control']): number => {
      const scene = new StagedScene({
        stage: 'deployment/german',
        scenario: 'what-if',
        turn,
        pieces: { 'f-i': '19', 'g-i-b': '101', ...pieces },
        control: control ?? {},
        prepare: withOptions([], [1, 5]),
      })
      return scene.dice(1, 1, 1, 1).act('done').state.antwerpSource
    }
    const taken = { '52': 'GE' } as const
    expect([at(4, {}, taken), at(5, {}, taken), at(8, {}, taken), at(8, {}, {})]).toEqual([0, 5, 8, 0])
    const besieged = { 'fort-antwerp': { hex: '52', besieged: true }, 'g-ii': '52' }
    expect(at(6, besieged, taken)).toBe(0)
  })

  it('§14.3.6.b.5 and units trace to it', () => {
    const scene = new StagedScene({
      scenario: 'what-if',
      turn: 6,
      pieces: { 'g-ii': '43', 'f-i': '19' },
      control: { '52': 'GE', '43': 'GE' },
      set: { antwerpSource: 6 },
      prepare: withOptions([], [5]),
    })
    expect(isSupplied(scene.state, piece('g-ii'))).toBe(true)
  })
})
