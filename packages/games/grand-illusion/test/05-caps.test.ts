import { describe, expect, it } from 'vitest'
import { columnOf } from '../rules/05-caps.ts'
import { AL, GE } from '../sides.ts'
import { TABLES } from '../tables.ts'
import { fight, fortune } from './fight.ts'
import { StagedScene } from './scene.ts'
import { beginTurn, QUIET, withOptions } from './turns.ts'

const { moltke, falkenhayn, joffre1, joffre2 } = TABLES.caps

describe('CAPs of a turn', () => {
  it('§5.1.1 each player rolls on his own column', () => {
    const scene = beginTurn({ turn: 4 }, 2, 6, 1, 1)
    expect([scene.caps('AL'), scene.caps('GE')]).toEqual([joffre1[1], moltke[5]])
    expect(scene.seen('caps-set').map(({ die }) => die)).toEqual([2, 6])
  })

  it('§5.1.1.note1 what was left of the turn before is lost', () => {
    const scene = beginTurn({ turn: 4, caps: { AL: 9, GE: 9 } }, 1, 1, 1, 1)
    expect([scene.caps('AL'), scene.caps('GE')]).toEqual([joffre1[0], moltke[0]])
  })

  it('§5.1.1.note2 nobody ever has more than ten: a CAP beyond is lost', () => {
    const at = (caps: number): StagedScene =>
      fight({
        hex: '101',
        attackers: ['f-xx'],
        pieces: { 'f-xx': '101', 'g-i-b': '101' },
        caps: { GE: caps },
      })
        .dice(...fortune(5), 6, 6)
        .act('battle', '101')
    expect(at(9).caps('GE')).toBe(10)
    const full = at(10)
    expect(full.caps('GE')).toBe(10)
    expect(full.seen('caps-gained')[0]?.gained).toBe(0)
  })

  it('§5.1.1.note2 nor by the dice and what options add', () => {
    const prepare = withOptions([3], [4])
    const scene = beginTurn({ scenario: 'what-if', turn: 10, withdrawn: { AL: 3 }, prepare }, 6, 6, 1, 1)
    expect([scene.caps('AL'), scene.caps('GE')]).toEqual([(joffre2[5] as number) + 1, 10])
    expect(scene.seen('caps-set').every(({ caps }) => caps <= 10)).toBe(true)
  })

  it('§5.1.2 Moltke up to the turn of the German withdrawal, Falkenhayn from the next on', () => {
    const withdrawn = { AL: 3, GE: 5 }
    expect(columnOf(new StagedScene({ pieces: QUIET, turn: 5, withdrawn }).state, GE)).toBe('moltke')
    expect(beginTurn({ turn: 6, withdrawn }, 1, 2, 1, 1).caps('GE')).toBe(falkenhayn[1])
    expect(beginTurn({ turn: 6, withdrawn: { AL: 3 } }, 1, 2, 1, 1).caps('GE')).toBe(moltke[1])
  })

  it('§5.1.3 the second column of Joffre from the turn after the Allied withdrawal on', () => {
    const withdrawn = { AL: 3 }
    expect(columnOf(new StagedScene({ pieces: QUIET, turn: 3, withdrawn }).state, AL)).toBe('joffre1')
    expect(beginTurn({ turn: 4, withdrawn }, 1, 1, 1, 1).caps('AL')).toBe(joffre2[0])
    expect(beginTurn({ turn: 4 }, 1, 1, 1, 1).caps('AL')).toBe(joffre1[0])
  })

  it('§5.1.4 turn 1 is fixed at four and six, without dice', () => {
    for (const scenario of ['campaign', 'marne'] as const) {
      const scene = beginTurn({ turn: 1, scenario })
      expect([scene.caps('AL'), scene.caps('GE')]).toEqual([4, 6])
    }
  })

  it('§14.3.1.d.7 but rolled in scenario 3', () => {
    const scene = beginTurn({ turn: 1, scenario: 'what-if' }, 6, 1, 1, 1)
    expect([scene.caps('AL'), scene.caps('GE')]).toEqual([joffre1[5], moltke[0]])
  })
})

describe('§5.2 what CAPs buy', () => {
  it('§5.2 an activation costs one', () => {
    expect(new StagedScene({ pieces: QUIET }).act('activate', '19').caps('AL')).toBe(4)
  })

  it('§5.2 a trench costs one', () => {
    const pieces = { 'f-xx': '101', 'f-hq1': '97', 'g-i-b': '101' }
    const scene = new StagedScene({ pieces, control: { '97': 'AL' }, set: { entrenching: 1 } })
    expect(scene.act('entrench', '101').caps('AL')).toBe(4)
  })

  it('§5.2 a recovery costs one', () => {
    const scene = new StagedScene({ pieces: { ...QUIET, 'f-ii': { hex: '19', back: true } } })
    expect(scene.act('recover', '19').caps('AL')).toBe(4)
  })

  it('§5.2 a replacement costs one or two', () => {
    const start = (): StagedScene =>
      new StagedScene({ pieces: { ...QUIET, 'f-ii': 'dead' }, stage: 'arrivals', initiative: 'GE' })
    expect(start().act('order', 'f-ii').caps('AL')).toBe(4)
    expect(start().act('rebuild', 'f-ii').act('place-in', '19').caps('AL')).toBe(3)
  })

  it('§5.2 a strategic move costs one', () => {
    const scene = new StagedScene({ pieces: QUIET, stage: 'strategic', initiative: 'GE' })
    expect(scene.act('transport', 'f-i').act('rail-to', '9').caps('AL')).toBe(4)
  })
})

describe('options that change the number of CAPs', () => {
  it('§14.3.6.a.3 the empire at war gives the Allies one more from turn 10 on', () => {
    const at = (turn: number): number =>
      beginTurn({ scenario: 'what-if', turn, prepare: withOptions([3]) }, 1, 1, 1, 1).caps('AL')
    expect([at(9), at(10), at(15)]).toEqual([3, 4, 4])
  })

  it('§14.3.6.b.4 more troops give the German one more from the turn they arrive in', () => {
    const at = (turn: number, arrival: number): number =>
      beginTurn(
        {
          scenario: 'what-if',
          turn,
          pieces: { ...QUIET, 'g-hq9': { hex: '101', arrival } },
          prepare: withOptions([], [4]),
        },
        1,
        1,
        1,
        1,
      ).caps('GE')
    const [least = 0] = moltke
    expect([at(1, 1), at(1, 2), at(2, 2)]).toEqual([least + 1, least, least + 1])
  })
})
