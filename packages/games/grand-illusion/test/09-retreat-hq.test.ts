import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE } from '../state.ts'
import { activated } from './activated.ts'
import type { FightSpec } from './fight.ts'
import { LINES, driven, fought, ring } from './retreating.ts'
import type { Placed, StagedScene } from './scene.ts'

/** The French of 57 are shot down, and their HQ is left. */
const bereft = (more: Partial<FightSpec> = {}): StagedScene =>
  fought(
    {
      hex: '57',
      attackers: ['g-v'],
      control: LINES,
      ...more,
      pieces: { 'g-v': '57', 'f-i': { hex: '57', back: true }, 'f-hq1': '57', ...more.pieces },
    },
    5,
    [1, 1],
  )

describe('§9.4.4.with HQs in a retreat', () => {
  it('§9.4.4.with they go along', () => {
    const scene = driven({ control: LINES, pieces: { 'f-hq1': '57' } }).act('retreat', '47')
    expect([scene.where('f-i'), scene.where('f-hq1')]).toEqual(['47', '47'])
  })

  it('§9.4.4.with left alone, to the nearest supplied friends where no battle is due', () => {
    const scene = bereft({
      control: { '56': 'GE', '67': 'GE', '65': 'GE', '75': 'GE', '76': 'GE' },
      // 66 is cut off, at 48 a battle is due
      pieces: { 'f-x': '66', 'f-iii': '48', 'f-ii': '37', 'f-iv': '28' },
      prepare: (s) => s.battle.set(hex('48'), DUE.optional),
    })
    expect([scene.where('f-i'), scene.where('f-hq1')]).toEqual(['dead', '37'])
  })

  it('§9.4.4.with the owner chooses among the nearest', () => {
    const scene = bereft({ pieces: { 'f-iii': '48', 'f-ii': '47', 'f-iv': '28' } })
    expect([scene.asked, scene.prompt, scene.offers('retreat')]).toEqual(['AL', 'hq-where', ['47', '48']])
    expect(scene.act('retreat', '47').where('f-hq1')).toBe('47')
  })

  it('§9.4.4.with forts do not shield it', () => {
    const pieces: Record<string, Placed> = { 'g-v': '76', 'f-i': { hex: '76', back: true }, 'f-hq1': '76' }
    const scene = fought(
      {
        hex: '76',
        attackers: ['g-v', 'g-vi'],
        pieces: { ...pieces, 'g-vi': '76', 'fort-verdun-e': '76', 'f-ii': '67' },
      },
      5,
      Array.from({ length: 12 }, () => 1),
    )
    expect([scene.where('f-i'), scene.where('f-hq1'), scene.where('fort-verdun-e')]).toEqual([
      'dead',
      '67',
      '76',
    ])
  })

  it('§9.4.4.with nor may it march alone to a fort with enemies around', () => {
    const pieces = { 'f-hq3': '67', 'f-i': '67', 'g-v': '76', 'fort-verdun-e': '76' }
    const alone = activated('67', { pieces }).act('unit', 'f-hq3')
    expect(alone.refusal('march', '76')).toMatchObject({ code: 'alone-with-enemies', rule: '9.4.4.with' })
    expect(alone.act('halt').act('stack', '67').offers('march')).toContain('76')
    const friends = activated('67', { pieces: { ...pieces, 'f-ii': '76' } })
    expect(friends.act('unit', 'f-hq3').offers('march')).toContain('76')
  })
})

describe('§9.4.4.overrun HQs found alone', () => {
  it('§9.4.4.overrun by units on the march', () => {
    const pieces = { 'g-v': '66', 'f-hq1': '57', 'f-ii': '47' }
    const scene = activated('66', { pieces, side: 'GE', control: LINES }).act('unit', 'g-v')
    scene.act('march', '57')
    expect([scene.where('f-hq1'), scene.face('f-hq1'), scene.control('57')]).toEqual(['47', 1, 'GE'])
  })

  it('§9.4.4.overrun by units that retreat', () => {
    const scene = fought({
      hex: '57',
      attackers: ['g-2c'],
      pieces: {
        'g-2c': '57',
        'f-i': '57',
        'f-hq1': '47',
        'f-ii': '56',
        'f-iii': '66',
        'f-iv': '67',
        'f-v': '58',
        'f-vi': '48',
        'f-viii': '37',
      },
    })
    expect([scene.where('g-2c'), scene.asked, scene.prompt]).toEqual(['47', 'AL', 'hq-where'])
    scene.act('retreat', '37')
    expect([scene.where('f-hq1'), scene.face('f-hq1')]).toEqual(['37', 1])
  })

  it('§9.4.4.overrun §9.5.4.a guns they find alone are lost', () => {
    const { pieces, control } = ring('47')
    const scene = driven({ control: { ...control, '47': 'GE' }, pieces: { ...pieces, 'g-ha420': '47' } })
    expect([scene.where('f-i'), scene.where('g-ha420')]).toEqual(['47', 'removed'])
  })
})

describe('§9.4.4.elim', () => {
  it('§9.4.4.elim without a friendly way to friends it is lost for good', () => {
    const { pieces, control } = ring()
    const scene = driven({ control, pieces: { ...pieces, 'f-hq1': '57', 'f-ii': '37' } })
    expect([scene.where('f-hq1'), scene.seen('piece-eliminated').at(-1)?.rule]).toEqual([
      'removed',
      '9.4.4.elim',
    ])
  })

  it('§9.4.4.elim however long the way', () => {
    const scene = bereft({ pieces: { 'f-ii': '12' } })
    expect(scene.where('f-hq1')).toBe('12')
  })
})

describe('§9.4.4.flip', () => {
  it('§9.4.4.flip who retreats is flipped, and so are those he meets', () => {
    const pieces = { 'f-hq1': '57', 'f-hq2': '47', 'f-hq3': '48' }
    const scene = driven({ control: LINES, pieces }).act('retreat', '47')
    expect(['f-hq1', 'f-hq2', 'f-hq3'].map((id) => scene.face(id))).toEqual([1, 1, 0])
  })

  it('§9.4.4.flip those too who retreat alone', () => {
    const scene = bereft({ pieces: { 'f-ii': '47', 'f-hq2': '47' } })
    expect(['f-hq1', 'f-hq2'].map((id) => [scene.where(id), scene.face(id)])).toEqual([
      ['47', 1],
      ['47', 1],
    ])
  })
})

it('§9.4.4.with an HQ whose last unit falls on the way past cavalry finds its own way', () => {
  const { pieces, control } = ring('47')
  const more = { ...pieces, 'f-hq1': '57', 'g-2c': '47', 'f-ii': '37' }
  const scene = driven({ control: { ...control, '47': 'GE' }, pieces: more })
  expect([scene.where('f-i'), scene.where('f-hq1')]).toEqual(['dead', 'removed'])
})
