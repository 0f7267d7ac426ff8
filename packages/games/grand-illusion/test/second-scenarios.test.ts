import { describe, expect, it } from 'vitest'
import { ARRIVAL } from '../state.ts'
import { activated } from './activated.ts'
import { fight } from './fight.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import type { SideId } from '../sides.ts'
import { QUIET, withOptions } from './turns.ts'

const german = (...hexes: string[]): Record<string, SideId> => Object.fromEntries(hexes.map((h) => [h, 'GE']))

describe('§12.5.3 the way out of Antwerp is open to the Belgians alone', () => {
  const LINES = ['32', '33', '43', '44', '53', '54', '62', '63', '64', '72', '73']
  const masked = (spec: Partial<SceneSpec>): StagedScene =>
    new StagedScene({
      side: 'GE',
      initiative: 'AL',
      turn: 8,
      set: { refuge: 1, masked: 1 },
      control: german(...LINES),
      ...spec,
      pieces: { ...QUIET, 'be-i': '52', 'fort-antwerp': '52', ...spec.pieces },
    })
  const barred = { code: 'escape-open', rule: '12.5.3' }

  it('§12.5.3 §10.2 no German train goes to 43 or through it, though the hex is German', () => {
    const scene = masked({ stage: 'strategic' }).act('transport', 'g-i-b')
    expect(scene.offers('rail-to')).toContain('44')
    expect(scene.refusal('rail-to', '43')).toMatchObject(barred)
    expect(scene.refusal('rail-to', '32').code).toBe('rail-not-connected')
  })

  it('§12.5.3 §10.2 but who is there may leave', () => {
    const scene = masked({ stage: 'strategic', pieces: { 'g-iv': '43' } }).act('transport', 'g-iv')
    expect(scene.offers('rail-to')).toEqual(expect.arrayContaining(['32', '44', '91']))
  })

  const due = { hex: 'to-come', arrival: 5, kind: ARRIVAL.uncertain } as const
  const waiting = { 'g-hq1': '43', 'g-iv': '43', 'g-lw': due, 'g-x': 'dead' } as const

  it('§12.5.3 §7.1.1 §7.2.placement nobody joins an HQ that stands there', () => {
    const scene = masked({ stage: 'arrivals', pieces: waiting }).act('arrive', 'g-lw')
    expect(scene.refusal('place-in', '43')).toMatchObject(barred)
    scene.act('put-back').act('rebuild', 'g-x')
    expect(scene.refusal('place-in', '43')).toMatchObject(barred)
  })

  it('§12.5.3 they do when the last Belgian troops have left Antwerp', () => {
    const pieces = { ...waiting, 'be-i': '42', 'be-hq': '52' }
    expect(masked({ stage: 'arrivals', pieces }).act('arrive', 'g-lw').offers('place-in')).toContain('43')
  })
})

describe('§12.5.3 43 does not become German', () => {
  const leaving = (spec: Partial<SceneSpec>): StagedScene =>
    activated('43', {
      turn: 8,
      set: { refuge: 1, masked: 1 },
      control: german('44', '53', '62', '63', '64', '72', '73'),
      ...spec,
      pieces: { ...QUIET, 'be-i': '52', 'fort-antwerp': '52', 'f-c1': '43', 'g-ii': '43', ...spec.pieces },
    })
      .act('unit', 'f-c1')
      .act('march', '33')

  it('§12.5.3 §8.3.3 though Germans who were there before are alone in it', () => {
    expect(leaving({}).control('43')).toBe('AL')
  })

  it('§12.5.3 §8.3.3 it does when no Belgian troops are left in Antwerp, or were never masked', () => {
    expect(leaving({ pieces: { 'be-i': '23', 'be-hq': '52' } }).control('43')).toBe('GE')
    expect(leaving({ set: { refuge: 0, masked: 0 } }).control('43')).toBe('GE')
  })

  it('§12.5.3 §8.3.3 and at once when the last of them goes', () => {
    const scene = activated('52', {
      turn: 8,
      set: { refuge: 1, masked: 1 },
      control: german('44', '53', '62', '63', '64', '72', '73'),
      pieces: { ...QUIET, 'be-i': '52', 'fort-antwerp': '52', 'g-ii': '43', 'f-i': '42' },
    })
    expect(scene.control('43')).toBe('AL')
    scene.act('unit', 'be-i').act('march', '53')
    expect(scene.control('43')).toBe('GE')
  })
})

describe('§14.3.6.b.4 the 9th Army comes through a hex that is full', () => {
  const NINTH = ['g-hq9', 'g-opt-1', 'g-opt-2', 'g-opt-3', 'g-opt-4', 'g-opt-5']
  const off = { hex: 'to-come', arrival: 2, kind: ARRIVAL.north } as const
  const north = (pieces: SceneSpec['pieces']): StagedScene =>
    new StagedScene({
      scenario: 'what-if',
      side: 'GE',
      turn: 2,
      pieces: { ...QUIET, ...Object.fromEntries(NINTH.map((id) => [id, off])), ...pieces },
      control: german('62', '71', '72', '73'),
      prepare: withOptions([], [4, 5]),
    })
  const first = { 'g-ii': '62', 'g-iii': '62' } as const

  it('§14.3.6.b.4 §8.4.6.a the limits count where the move ends: they have to go on, all of them', () => {
    const scene = north(first).act('enter-north', '62')
    expect([scene.where('g-opt-1'), scene.can('halt'), scene.offers('leave')]).toEqual(['62', false, []])
    expect(scene.refusal('halt')).toMatchObject({ code: 'stacking-limit', rule: '8.4.6.a' })
    expect(scene.refusal('leave', 'g-opt-1').code).toBe('stacking-limit')
    scene.act('march', '53')
    expect([scene.where('g-opt-5'), scene.can('halt')]).toEqual(['53', true])
  })

  it('§14.3.6.b.4 §8.4.4.table not where the enemy would stop them', () => {
    const scene = north({ ...first, 'be-i': '62' })
    expect(scene.offers('enter-north')).not.toContain('62')
    expect(scene.refusal('enter-north', '62').code).toBe('stack-full-there')
  })
})

describe('§14.1.1.a.1 the Belgian withdrawal', () => {
  it('§14.1.1.a.1 §5.2 the log tells of the CAP it costs', () => {
    const pieces = { ...QUIET, 'be-i': '62', 'fort-antwerp': '52', 'g-ii': '62' }
    const control = german('72', '73')
    const scene = fight({ hex: '62', attackers: ['g-ii'], entered: true, turn: 1, pieces, control })
    scene.act('battle', '62').act('yes')
    expect(scene.seen('caps-spent')).toMatchObject([{ rule: '14.1.1.a.1', spent: 1, caps: 4 }])
  })
})
