import { describe, expect, it } from 'vitest'
import type { FightSpec } from './fight.ts'
import { activated } from './activated.ts'
import { fought, ring } from './retreating.ts'
import type { Placed, StagedScene } from './scene.ts'

const german = (...hexes: string[]): Record<string, 'GE'> =>
  Object.fromEntries(hexes.map((id) => [id, 'GE'] as const))
const all = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const down = (hex: string): Placed => ({ hex, back: true })

describe('§8.4.7.b §9.4.3.a British and French beside Paris', () => {
  /** Paris is the only friendly hex around 28, the others are empty and German */
  const AROUND = german('27', '37', '38', '29', '18')
  const beaten = (pieces: Record<string, Placed>, more: Partial<FightSpec> = {}): StagedScene =>
    fought({
      hex: '28',
      attackers: ['g-v'],
      turn: 6,
      control: AROUND,
      ...more,
      pieces: { 'g-v': '28', ...pieces },
    })

  it('§9.4.3.a the French do not follow the British into enemy hexes: they part', () => {
    const scene = beaten({ 'b-1-div': down('28'), 'f-i': down('28') })
    expect([scene.can('fall-back'), scene.can('retreat')]).toEqual([false, false])
    expect(scene.offers('split-off')).toEqual(['b-1-div', 'f-i'])
    scene.act('split-off', 'f-i')
    expect(scene.where('f-i')).toBe('19')
    scene.act('halt-here')
    expect(scene.offers('retreat')).toEqual(['18', '27', '29', '37', '38'])
  })

  it('§9.4.3.a nor does a French corps follow a British HQ', () => {
    const scene = beaten({ 'b-hq': '28', 'f-i': down('28') })
    expect([scene.offers('split-off'), scene.can('retreat')]).toEqual([['b-hq'], false])
    scene.act('split-off', 'b-hq').act('retreat', '18')
    while (scene.can('halt-here')) scene.act('halt-here')
    expect(scene.where('f-i')).toBe('19')
  })

  it('§9.4 where a hex is right for both they may go together', () => {
    const scene = beaten(
      { 'b-1-div': down('28'), 'f-i': down('28') },
      { control: german('27', '37', '38', '18') },
    )
    scene.act('fall-back')
    expect([scene.where('b-1-div'), scene.where('f-i')]).toEqual(['29', '29'])
  })

  it('§8.4.7.b where Paris is all that is left it takes both', () => {
    const guards = { 'g-ii': '27', 'g-iii': '37', 'g-iv': '38', 'g-vii': '29', 'g-x': '18' }
    const scene = beaten({ 'b-1-div': down('28'), 'f-i': down('28'), ...guards }).act('fall-back')
    expect([scene.where('b-1-div'), scene.where('f-i')]).toEqual(['19', '19'])
  })
})

describe('§9.4.3.c crowds', () => {
  it('§9.4.3.c §9.5.4.a the troops are lost in the second full hex; guns and HQ count for nothing and stay', () => {
    const scene = fought(
      {
        hex: '57',
        attackers: ['f-i', 'f-x'],
        control: { ...german('66', '65', '75', '74'), '56': 'AL', '76': 'AL' },
        pieces: {
          ...all('57', ['f-i', 'f-x', 'g-v', 'g-ha420', 'g-hq5']),
          ...all('66', ['g-ii', 'g-iii', 'g-iv', 'g-vii', 'g-x', 'g-ix']),
          ...all('75', ['g-xii', 'g-xix', 'g-viii', 'g-xviii', 'g-xiii', 'g-xvi']),
          ...all('65', ['g-gd', 'g-xi', 'g-xv', 'g-xiv', 'g-xxi', 'g-ii-b']),
        },
      },
      2,
    )
    scene.act('retreat', '66').act('retreat', '75')
    expect(['g-v', 'g-ha420', 'g-hq5'].map((id) => scene.where(id))).toEqual(['dead', '75', '75'])
  })
})

it('§9.4.4.overrun the rule that drives out an HQ found alone is named', () => {
  const scene = activated('66', {
    side: 'GE',
    control: german('56', '66', '65', '75', '76'),
    pieces: { 'g-v': '66', 'f-hq1': '67', 'f-i': '58' },
  })
  scene.act('unit', 'g-v').act('march', '67')
  expect(scene.seen('hq-displaced').map(({ rule }) => rule)).toEqual(['9.4.4.overrun'])
})

describe('§8.4.6.a past a full hex', () => {
  /** from 57 only 48 is open; behind it 38 is full */
  const CROWD = ['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-viii']
  const beaten = (control: Record<string, 'GE'>): StagedScene => {
    const { pieces, control: lost } = ring('48')
    const crowd = all('38', CROWD)
    return fought({
      hex: '57',
      attackers: ['g-v'],
      control: { ...lost, ...control },
      pieces: { ...pieces, ...crowd, 'g-v': '57', 'f-i': down('57') },
    })
  }

  it('§8.4.6.a §9.4 a retreat of more hexes passes it, for nothing, and does not halt there', () => {
    const scene = beaten({})
    expect(scene.offers('retreat')).toContain('38')
    scene.act('retreat', '38')
    expect([scene.prompt, scene.can('halt-here')]).toEqual(['retreat', false])
    scene.act('retreat', '28').act('halt-here')
    expect([scene.where('f-i'), scene.seen('no-room-to-retreat')]).toEqual(['28', []])
  })

  it('§8.4.6.a not where no room lies behind it', () => {
    const scene = beaten(german('37', '28', '29', '39', '49'))
    expect(scene.can('retreat')).toBe(false)
    expect(scene.where('f-i')).toBe('48')
  })

  it('§9.4.3.c the first hex is one with room where there is one, and the refusal says why', () => {
    const { pieces, control } = ring('47', '48', '58')
    const scene = fought({
      hex: '57',
      attackers: ['g-v'],
      control,
      pieces: { ...pieces, ...all('47', CROWD), 'g-v': '57', 'f-i': down('57') },
    })
    expect(scene.offers('retreat')).toEqual(['48', '58'])
    expect(scene.refusal('retreat', '47')).toMatchObject({ code: 'no-room-there', rule: '9.4.3.c' })
    expect(scene.refusal('retreat', '56')).toMatchObject({ code: 'no-retreat-there', rule: '9.4.3.a' })
  })
})
