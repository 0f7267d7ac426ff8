import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import { fight, fortune } from './fight.ts'
import type { StagedScene } from './scene.ts'
import { type Placed, type SceneSpec } from './scene.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const all = (hex: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, hex]))
const german = (...hexes: string[]): Record<string, 'GE'> =>
  Object.fromEntries(hexes.map((id) => [id, 'GE'] as const))
const LINES = german('56', '66', '65', '75', '76')
/** V Corps comes from 66 upon what is in 57 */
const march = (pieces: Record<string, Placed>, more: Partial<SceneSpec> = {}): StagedScene =>
  activated('66', { side: 'GE', control: LINES, ...more, pieces: { 'f-i': '19', 'g-v': '66', ...pieces } })
    .act('unit', 'g-v')
    .act('march', '57')
/** eight corps */
const FULL = all('26', [
  ...['f-ii', 'f-iii', 'f-iv', 'f-v', 'f-vi', 'f-viii'],
  ...['f-c5', 'f-c6', 'f-c7', 'f-c8'],
])
/** from 57 only 47, 36 and 26 lead back */
const LANE = { 'g-ii': '56', 'g-iii': '67', 'g-iv': '58', 'g-vii': '48', 'g-ix': '46', 'g-xi': '37' }
const LANE_HEXES = german('67', '58', '48', '46', '37', '35', '27')

describe('§9.6.3.b riding away', () => {
  it('§9.6.3.b all go the three hexes together; the disrupted suffer no more', () => {
    const scene = march({ 'f-c1': '57', 'f-c3': down('57') })
      .act('evade')
      .act('retreat', '47')
    expect(scene.can('halt-here')).toBe(false)
    scene.act('retreat', '36').act('retreat', '26')
    expect(['f-c1', 'f-c3'].map((id) => [scene.where(id), scene.face(id)])).toEqual([
      ['26', 1],
      ['26', 1],
    ])
    expect([scene.asked, scene.control('57')]).toEqual(['GE', 'GE'])
  })

  it('§9.6.3.b the last hex is one with room, where there is one', () => {
    const scene = march({ 'f-c1': '57', ...FULL })
      .act('evade')
      .act('retreat', '47')
      .act('retreat', '36')
    expect(scene.offers('retreat')).toEqual(['27', '35', '37', '46'])
  })

  it('§9.6.3.b §9.4.3.c a full third hex costs a step and a fourth hex, not the unit', () => {
    const pieces = { 'f-c1': '57', ...LANE, 'g-xii': '35', 'g-xix': '27', ...FULL }
    const scene = march(pieces, { control: { ...LINES, ...LANE_HEXES } }).act('evade')
    expect(scene.seen('no-room-to-retreat').map(({ hex }) => hex)).toEqual([25])
    scene.act('retreat', '16')
    expect([scene.where('f-c1'), scene.face('f-c1'), scene.asked]).toEqual(['16', 1, 'GE'])
  })

  it('§9.6.3.b who cannot go three hexes is lost by that rule', () => {
    const pieces = { 'f-c1': '57', ...LANE, 'g-x': '36' }
    const scene = march(pieces, { control: { ...LINES, ...LANE_HEXES, '36': 'GE' } }).act('evade')
    expect(scene.where('f-c1')).toBe('dead')
    expect(scene.seen('piece-eliminated').map(({ rule, cause }) => [rule, cause])).toEqual([
      ['9.6.3.b', 'evasion'],
    ])
  })

  it('§9.6.3.b §9.4.4 an HQ with the cavalry goes its own way', () => {
    const scene = march({ 'f-c1': '57', 'f-hq5': '57', 'f-x': '58' }).act('evade')
    scene.act('retreat', '47').act('retreat', '37').act('retreat', '27')
    expect([scene.where('f-c1'), scene.where('f-hq5'), scene.face('f-hq5')]).toEqual(['27', '58', 1])
  })

  it('§9.6.3.b §8.4.7.a the Belgian horse stays in Belgium if it can', () => {
    const scene = activated('73', {
      side: 'GE',
      control: german('73', '72', '74'),
      pieces: { 'g-v': '73', 'be-c': '64', 'f-i': '19' },
    })
    scene.act('unit', 'g-v').act('march', '64').act('evade').act('retreat', '54')
    expect(scene.offers('retreat')).toEqual(['44', '53', '55', '63'])
    expect(scene.refusal('retreat', '45')).toMatchObject({
      code: 'belgians-stay-in-belgium',
      rule: '8.4.7.a',
    })
  })
})

describe('§9.6.2 cavalry on the board', () => {
  const spec = (pieces: Record<string, Placed>): StagedScene =>
    fight({ hex: '57', attackers: ['g-v'], control: LINES, pieces: { 'g-v': '57', ...pieces } })

  it('§9.6.2 §9.4.1.a who withdrew from the fight still has to leave the hex to fresh infantry', () => {
    const scene = spec({ 'f-c1': '57' })
      .dice(...fortune(5), 3)
      .act('battle', '57')
      .act('yes')
    expect([scene.face('f-c1'), scene.seen('retreat-forced').map(({ rule }) => rule)]).toEqual([
      0,
      ['9.4.1.a'],
    ])
  })

  it('§9.6.2 a pair withdraws by one die, and both take the hit', () => {
    const scene = spec({ 'f-c1': '57', 'f-c3': '57' }).dice(...fortune(5), 1)
    scene.act('battle', '57').act('pair', 'f-c3').act('yes')
    expect([scene.face('f-c1'), scene.face('f-c3')]).toEqual([1, 1])
  })
})
