import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { FORTS } from '../pieces.ts'
import { fight, fortune, PLAIN, settle } from './fight.ts'
import type { StagedScene } from './scene.ts'
import { arrival, begun, chosen, withOptions } from './turns.ts'

describe('§14.3.6.a.1 limited free set-up, Allied', () => {
  it('§14.3.6.a.1 five French corps, two cavalry divisions and an HQ go anywhere in France', () => {
    const scene = chosen('1', 'none')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'redeploy'])
    expect(scene.offers('redeploy')).toEqual(expect.arrayContaining(['f-i', 'f-c1', 'f-hq1']))
    for (const id of ['be-i', 'b-1-div', 'f-57r', 'g-ii']) expect(scene.offers('redeploy')).not.toContain(id)
    const goals = scene.act('redeploy', 'f-i').offers('redeploy-to')
    expect(goals).toEqual(expect.arrayContaining(['19', '54', '97']))
    for (const id of ['62', '96', '104']) expect(goals.includes(id)).toBe(id === '104')
    scene.act('redeploy-to', '45')
    expect(scene.where('f-i')).toBe('45')
  })

  it('§14.3.6.a.1 no more of each kind, and nobody twice', () => {
    const scene = begun('1', 'none')
    for (const id of ['f-i', 'f-ii', 'f-iii', 'f-iv', 'f-v'])
      scene.act('redeploy', id).act('redeploy-to', '28')
    expect(scene.refusal('redeploy', 'f-vi').code).toBe('limit-of-redeployment')
    expect(scene.refusal('redeploy', 'f-i').code).toBe('redeployed-already')
    for (const id of ['f-c1', 'f-c2']) scene.act('redeploy', id).act('redeploy-to', '28')
    scene.act('redeploy', 'f-hq5').act('redeploy-to', '28')
    expect(scene.offers('redeploy')).toEqual([])
    expect(scene.act('done').where('f-hq5')).toBe('28')
  })

  it('§14.3.6.a.1 within the stacking limits', () => {
    // 66 holds six infantry corps
    expect(chosen('1', 'none').act('redeploy', 'f-i').offers('redeploy-to')).not.toContain('66')
  })
})

describe('§14.3.6.a.2 better use of assets', () => {
  it('§14.3.6.a.2 forts at Lille and Hazebrouck, siege guns on turn 2, two corps on turn 3', () => {
    const scene = begun('2', 'none')
    expect([scene.where('fort-lille'), scene.where('fort-hazebrouck')]).toEqual(['34', '24'])
    expect(['f-ha', 'f-opt-a', 'f-opt-b'].map((id) => [scene.where(id), arrival(scene, id)])).toEqual([
      ['to-come', 2],
      ['to-come', 3],
      ['to-come', 3],
    ])
    expect(begun('none', 'none').where('fort-lille')).toBe('absent')
  })

  it('§14.3.6.a.2 the French guns bombard German forts, those of Metz with one more defence', () => {
    const shell = (fort: string, at: string): number | undefined =>
      fight({
        hex: at,
        attackers: ['f-xx'],
        scenario: 'what-if',
        turn: 5,
        pieces: { 'f-xx': at, 'f-ha': at, [fort]: at, 'g-ii': '92' },
        prepare: (s) => {
          withOptions([2])(s)
        },
      })
        .act('battle', at)
        .dice(6, ...PLAIN, 6, 6, 6)
        .act('bombard', 'f-ha')
        .seen('bombarded')[0]?.defence
    expect([shell('fort-metz-3', '86'), shell('fort-trier', '94')]).toEqual([1, 0])
  })
})

describe('§14.3.6.a.3 the empire at war', () => {
  it('§14.3.6.a.3 reinforcements from overseas come earlier, and more of them', () => {
    const scene = begun('3', 'none')
    const turns = ['b-7-div', 'b-3-cav-div', 'f-marins', 'b-lahore-3-div', 'b-meerut-7-div'].map((id) =>
      arrival(scene, id),
    )
    expect(turns).toEqual([7, 7, 7, 10, 10])
    const more = ['f-col1', 'f-col10', 'b-secunderabad-cav-bde'].map((id) => [
      scene.where(id),
      arrival(scene, id),
    ])
    expect(more).toEqual([
      ['to-come', 8],
      ['to-come', 8],
      ['to-come', 13],
    ])
    const without = begun('none', 'none')
    expect([
      arrival(without, 'b-7-div'),
      arrival(without, 'b-lahore-3-div'),
      without.where('f-col1'),
    ]).toEqual([10, 13, 'absent'])
  })
})

describe('§14.3.6.a.5 Belgium ready', () => {
  const ready = (): StagedScene => chosen('5', 'none')

  it('§14.3.6.a.5 stronger counters take the place of the Belgian corps, the 3rd Division and Antwerp', () => {
    const scene = ready()
    expect(['be-i-r', 'be-ii-r', 'be-3-r', 'fort-antwerp-ready'].map((id) => scene.where(id))).toEqual([
      '62',
      '62',
      '62',
      '52',
    ])
    expect(['be-i', 'be-ii', 'be-3', 'fort-antwerp'].map((id) => scene.where(id))).toEqual(
      Array.from({ length: 4 }, () => 'absent'),
    )
  })

  it('§14.3.6.a.5 all Belgian units are set up freely in Allied Belgium', () => {
    const scene = ready()
    expect(scene.prompt).toBe('deploy-belgians')
    expect(scene.offers('redeploy')).toEqual(['be-3-r', 'be-4', 'be-c', 'be-hq', 'be-i-r', 'be-ii-r'])
    const goals = scene.act('redeploy', 'be-i-r').offers('redeploy-to')
    expect(goals).toEqual(expect.arrayContaining(['52', '64', '73', '44']))
    for (const id of ['72', '83', '45', '19']) expect(goals).not.toContain(id)
  })

  it('§14.3.6.a.5 Liège stands and is Allied; before turn 1 the German storms it, with his guns', () => {
    const scene = ready()
    expect([scene.where('fort-liege'), scene.control('73')]).toEqual(['73', 'AL'])
    scene.act('done')
    expect([scene.asked, scene.prompt, scene.state.turn]).toEqual(['GE', 'choose-battle', 0])
    expect(scene.offers('battle')).toEqual(['73'])
    scene.act('battle', '73')
    expect(scene.offers('bombard')).toEqual(['g-ha305', 'g-ha420'])
  })

  it('§14.3.6.a.5 then turn 1 begins', () => {
    const scene = chosen('5', 'none').act('done')
    scene
      .act('battle', '73')
      .dice(...fortune(5), ...Array.from({ length: 8 }, () => 6), 1, 1, 1, 1)
      .act('no')
    while (scene.can('by-the-book')) scene.act('by-the-book')
    settle(scene)
    expect(scene.isMarked('fort-liege', 'besieged')).toBe(true)
    expect([scene.state.turn, scene.control('73')]).toEqual([1, 'GE'])
  })
})

it('§13.1.6.c.1 the counters of a Belgium that is ready: Antwerp 5+1 and 3+1, Liège 4 and 2', () => {
  const steps = (id: string): readonly (readonly [number, number])[] | undefined =>
    FORTS.find((fort) => fort.id === id)?.steps
  expect([steps('fort-antwerp-ready')?.[0], steps('fort-antwerp-ready')?.[2]]).toEqual([
    [5, 1],
    [3, 1],
  ])
  expect([steps('fort-liege')?.[0], steps('fort-liege')?.[2]]).toEqual([
    [4, 0],
    [2, 0],
  ])
  expect(hex('73')).toBe(72)
})
