import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'
import { endTurn, fillCups, QUIET } from './turns.ts'

const german = (...hexes: readonly string[]): Record<string, 'GE'> =>
  Object.fromEntries(hexes.map((id) => [id, 'GE' as const]))
const allied = (...hexes: readonly string[]): Record<string, 'AL'> =>
  Object.fromEntries(hexes.map((id) => [id, 'AL' as const]))
const TO_THE_MARNE = german('38', '48', '58', '67', '76', '66', '57', '47', '37', '68', '49', '77', '56')

describe('withdrawals that leave a hex to the enemy', () => {
  const leaving = (spec: SceneSpec): StagedScene =>
    new StagedScene({ turn: 6, side: 'GE', withdrawn: { AL: 4 }, ...spec })
      .act('withdraw')
      .act('unit', 'g-ii')

  it('§14.1.3.b §8.7.3 the last defender of Trier marches off: the Allies have won, and nothing is paid', () => {
    const scene = leaving({
      pieces: { 'g-ii': '94', 'g-i-b': '101', 'f-i': '94', 'fort-trier': { hex: '94', besieged: true } },
      control: allied('85', '84', '95', '86', '75'),
      prepare: (s) => s.scored.fill(1),
    }).act('march', '93')
    expect([scene.prompt, scene.state.winner, scene.control('94')]).toEqual(['over', 0, 'AL'])
    expect(scene.points('GE')).toBe(0)
  })

  it('§9.5.3.b §8.7.3 a division does not hold in a large garrison when its corps leaves', () => {
    const fort = { 'fort-verdun-e': { hex: '76', besieged: true } } as const
    const scene = leaving({
      pieces: { 'g-ii': '76', 'g-4e': '76', 'g-x': '86', 'f-i': '4', ...fort },
      control: TO_THE_MARNE,
    }).act('march', '86')
    expect([scene.isMarked('fort-verdun-e', 'besieged'), scene.control('76')]).toEqual([false, 'GE'])
  })
})

describe('Paris and supply', () => {
  /** Paris has just fallen; everything south of Maubeuge lives on the source in 44 */
  const fallen = (turn: number): StagedScene =>
    endTurn(
      {
        turn,
        points: { AL: 20 },
        withdrawn: { AL: 3, GE: 4 },
        set: { emergency: 1, railhead: 1, parisFell: turn, parisDanger: 3 },
        pieces: {
          'f-i': '4',
          'g-i-b': '101',
          'g-ii': '19',
          'g-iii': '54',
          'fort-maubeuge': { hex: '54', besieged: true },
        },
        control: german('44', '54', '45', '46', '47', '37', '38', '28', '19', '64', '63', '72', '73', '74'),
        prepare: fillCups,
      },
      ...[6, 6, 6, 6, 6, 6],
    )

  it('§14.1.3.a §14.1.2.d.3 §8.4.3.g.1 the line to 44 is good for its ten points on turn 4', () => {
    const scene = fallen(4)
    expect([scene.points('GE'), scene.isMarked('g-ii', 'outOfSupply')]).toEqual([10, false])
  })

  it('§8.4.3.g.4 not on turn 5: the marker goes as the phase begins, before anybody scores', () => {
    const scene = fallen(5)
    expect([scene.points('GE'), scene.isMarked('g-ii', 'outOfSupply'), scene.face('g-ii')]).toEqual([
      0,
      true,
      1,
    ])
  })

  it('§8.4.9.b §8.4.9.g a German train raises the alarm, and the Allied corps goes to Paris in the same phase', () => {
    const scene = new StagedScene({
      turn: 6,
      side: 'AL',
      initiative: 'AL',
      caps: { AL: 0, GE: 2 },
      set: { waived: 3 },
      pieces: { 'g-ii': '101', 'f-i': '4', 'f-45': '4', 'f-71r': 'paris-box', 'f-ix': 'paris-box' },
      control: TO_THE_MARNE,
    })
      .act('pass')
      .act('transport', 'g-ii')
      .act('rail-to', '38')
    expect([scene.state.parisDanger, scene.state.withdrawBy, scene.where('f-71r')]).toEqual([6, 7, 'to-come'])
    if (scene.asked === 'GE') scene.act('done')
    expect([scene.asked, scene.offers('transport')]).toEqual(['AL', ['f-i']])
    expect(scene.act('transport', 'f-i').offers('rail-to')).toEqual(['19'])
  })
})

describe('fatigue', () => {
  it('§14.1.1.c.2 §9.8.3.a half of those who are supplied, whoever starves beside them', () => {
    const back = { hex: '14', back: true } as const
    const british = ['b-1-div', 'b-2-div', 'b-3-div'] as const
    const scene = new StagedScene({
      turn: 12,
      withdrawn: { AL: 4, GE: 5 },
      pieces: { ...QUIET, 'f-ii': back, 'f-iii': back, 'b-1-div': back, 'b-2-div': back, 'b-3-div': back },
      control: german('15', '16', '24', '23'),
    }).act('recover', '14')
    expect(scene.offers('recover-unit')).toEqual([...british])
    scene.act('recover-unit', 'b-1-div').act('recover-unit', 'b-3-div')
    expect([...british, 'f-ii', 'f-iii'].map((id) => scene.face(id))).toEqual([0, 1, 0, 1, 1])
  })
})
