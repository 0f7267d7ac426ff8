import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import type { SideId } from '../sides.ts'
import { StagedScene } from './scene.ts'
import { endTurn, fillCups, QUIET, withOptions } from './turns.ts'

const control = (side: SideId, ...hexes: string[]): Record<string, SideId> =>
  Object.fromEntries(hexes.map((h) => [h, side]))
const german = (...hexes: string[]): Record<string, SideId> => control('GE', ...hexes)

describe('§11.0 supply is what the check has found, whatever attrition and surrenders open afterwards', () => {
  const besieged = { hex: '54', besieged: true } as const
  const shaken = (at: string): { hex: string; back: boolean } => ({ hex: at, back: true })

  it('§8.4.3.g.3 §11.4 Maubeuge surrenders: those who lived on emergency supply recover as such this turn', () => {
    const scene = endTurn(
      {
        turn: 4,
        set: { emergency: 1 },
        pieces: {
          ...QUIET,
          'fort-maubeuge': besieged,
          'g-iii': '54',
          'g-hq1': '44',
          'g-iv': shaken('44'),
          'g-ix': shaken('44'),
          'g-x': shaken('45'),
        },
        control: german('44', '45', '54', '63', '64', '72', '73', '74'),
      },
      1,
    )
    expect(scene.where('fort-maubeuge')).toBe('removed')
    expect([scene.rule, scene.offers('recover-unit')]).toEqual(['8.4.3.g.2', ['g-iv', 'g-ix']])
    scene.act('recover-unit', 'g-iv')
    expect(['g-iv', 'g-ix', 'g-x', 'g-hq1'].map((id) => scene.face(id))).toEqual([0, 1, 1, 1])
    expect(scene.state.turn).toBe(5)
    expect(scene.isMarked('g-hq1', 'emergency')).toBe(false)
  })

  it('§11.5 §8.4.3.h infantry cut off at the railhead improves no trench when the marker goes', () => {
    const scene = endTurn({
      turn: 5,
      withdrawn: { AL: 3, GE: 4 },
      set: { railhead: 2, namurFell: 3 },
      trenches: { '48': 1 },
      pieces: { ...QUIET, 'g-iii': '48', 'f-ii': '48' },
      control: german('48', '56', '57', '64', '65', '72', '73', '74'),
    })
    expect(scene.seen('railhead-removed')).toHaveLength(1)
    expect([scene.isMarked('g-iii', 'outOfSupply'), scene.state.trench.get(hex('48'))]).toEqual([true, 1])
  })

  it('§11.5 §11.3.fort nor when a fort on the line surrenders', () => {
    const scene = endTurn(
      {
        turn: 7,
        withdrawn: { AL: 3, GE: 4 },
        trenches: { '35': 1 },
        pieces: { ...QUIET, 'fort-maubeuge': besieged, 'g-x': '54', 'g-iii': '35', 'f-ii': '35' },
        control: german('35', '44', '45', '54', '64', '72', '73'),
      },
      1,
    )
    expect([scene.where('fort-maubeuge'), scene.state.trench.get(hex('35'))]).toEqual(['removed', 1])
  })
})

describe('§14.1.2 points won and lost by attrition', () => {
  const LINE = ['28', '37', '47', '46', '56', '65', '64', '63', '74', '73', '72']

  it('§11.3.units §14.1.3.a the garrison of Paris starves beside the French: the ten VP go', () => {
    const scene = endTurn({
      turn: 8,
      set: { parisFell: 6, immediateChecked: 1 },
      points: { GE: 10 },
      pieces: { ...QUIET, 'g-ii': { hex: '19', back: true } },
      control: german('19'),
      prepare: (state) => {
        state.marker.set(hex('19'), 10)
      },
    })
    expect([scene.control('19'), scene.points('GE')]).toEqual(['AL', 0])
  })

  it('§11.3.units §14.1.3.a its last defenders starve: the turn it first fell ends with the check', () => {
    const fall = (allied: number): StagedScene =>
      endTurn({
        turn: 8,
        points: { AL: allied },
        pieces: { ...QUIET, 'f-i': '80', 'f-ii': { hex: '19', back: true }, 'g-ii': '19' },
        control: german(...LINE, '9', '10', '18', '20', '29'),
      })
    expect(fall(4).seen('immediate-check')).toMatchObject([{ german: 10, allied: 4, wins: true }])
    expect(fall(4).seen('game-ended')).toMatchObject([{ rule: '14.1.3.a', winner: 1 }])
    const scene = fall(5)
    expect([scene.state.turn, scene.points('GE'), scene.seen('game-ended')]).toEqual([9, 10, []])
  })

  it('§11.3.units §14.1.2.a.1 a Plan XVII hex whose defenders starve is scored', () => {
    const scene = endTurn(
      {
        turn: 6,
        pieces: { 'f-i': '19', 'g-i-b': '91', 'g-ii': { hex: '103', back: true }, 'f-ii': '103' },
        control: control('AL', '104', '105', '106', '107'),
        prepare: (state) => {
          fillCups(state)
          for (const id of ['105', '107']) state.scored.set(hex(id), 1)
        },
      },
      8,
    )
    expect([scene.control('103'), scene.points('AL')]).toEqual(['AL', 2])
  })

  it('§14.3.6.a.4 §14.1.3.d a landing in an empty German port takes its marker back', () => {
    const scene = new StagedScene({
      scenario: 'what-if',
      turn: 11,
      withdrawn: { AL: 4, GE: 6 },
      points: { GE: 6 },
      pieces: { ...QUIET, 'b-7-div': 'held-back' },
      control: german('14', '23', '24', '32', '33'),
      prepare: (state) => {
        withOptions([4])(state)
        state.marker.set(hex('23'), 3)
      },
    }).act('land', '23')
    expect([scene.control('23'), scene.points('GE')]).toEqual(['AL', 3])
  })
})
