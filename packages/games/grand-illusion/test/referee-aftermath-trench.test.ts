import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import { type Placed, StagedScene, type SceneSpec } from './scene.ts'
import { endTurn } from './turns.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const QUIET = { 'f-i': '19', 'g-i-b': '101' }
const LINES = { '56': 'GE', '66': 'GE', '65': 'GE', '75': 'GE', '76': 'GE' } as const
const AFTER = { withdrawn: { AL: 3, GE: 5 }, turn: 8, set: { entrenching: 1 } }
const front = (pieces: Record<string, Placed>, more: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({ ...AFTER, control: LINES, ...more, pieces: { ...QUIET, ...pieces } })

describe('§9.7.2 who may dig, and where', () => {
  it('§9.7.2 disrupted infantry on both sides is enough, whoever holds the hex', () => {
    const scene = front({ 'f-x': down('57'), 'g-v': down('57') }, { control: { ...LINES, '57': 'GE' } })
    expect(scene.offers('entrench')).toEqual(['57'])
    scene.act('entrench', '57')
    expect([scene.state.trench.get(56), scene.caps('AL')]).toEqual([1, 4])
  })

  it('§9.7.2 cavalry, forts and HQs are no infantry', () => {
    const with_ = (mine: string, his: Record<string, Placed>): unknown => {
      const scene = front({ [mine]: '57', ...his })
      return scene.can('entrench') ? 'ok' : scene.refusal('entrench', '57').code
    }
    expect(with_('f-c1', { 'g-v': '57' })).toBe('no-infantry-to-dig')
    expect(with_('f-x', { 'g-2c': '57' })).toBe('no-enemy-to-face')
    expect(with_('f-x', { 'fort-metz-3': '57' })).toBe('no-enemy-to-face')
    expect(with_('f-x', { 'g-v': '57' })).toBe('ok')
  })

  it('§9.7.2 the enemy infantry must be supplied, too', () => {
    const scene = front({ 'f-x': '57', 'g-v': '57' }, { control: {} })
    expect(scene.refusal('entrench', '57').rule).toMatch(/^9\.7\.2/)
  })

  it('§9.7.2 once dug, dug for ever: no second marker', () => {
    const scene = front({ 'f-x': '57', 'g-v': '57' }, { trenches: { '57': 2 } })
    expect(scene.refusal('entrench', '57').code).toBe('trench-there')
  })

  it('§9.7.1 nobody before the German withdrawal, the Allied one does not count', () => {
    const scene = new StagedScene({
      turn: 5,
      withdrawn: { AL: 3 },
      control: LINES,
      pieces: { ...QUIET, 'f-x': '57', 'g-v': '57' },
    }).act('not-this-turn')
    expect(scene.refusal('entrench', '57')).toMatchObject({ code: 'no-trenches-yet' })
  })

  it('§9.7.2 it is an activation: two a segment, and never after a recovery', () => {
    const pieces = { 'f-x': '57', 'g-v': '57', 'f-ii': down('28'), 'f-xi': '47', 'g-vi': '47' }
    const dig = front(pieces).act('entrench', '57')
    expect([dig.asked, dig.can('entrench'), dig.can('recover')]).toEqual(['AL', true, true])
    dig.act('recover', '28')
    expect(dig.asked).toBe('GE')
    const rest = front({ ...pieces, 'f-iii': down('29') }).act('recover', '28')
    expect(rest.can('entrench')).toBe(false)
    expect(rest.refusal('entrench', '57').rule).toMatch(/^9\.8\.3\.b/)
    expect(rest.refusal('activate', '57').rule).toMatch(/^9\.8\.3\.b/)
  })

  it('§9.7.3 §11.5 improved the same turn; supplied infantry of both sides is needed', () => {
    const level = (pieces: Record<string, Placed>, control: SceneSpec['control'] = LINES): unknown =>
      endTurn({ ...AFTER, pieces: { ...QUIET, ...pieces }, control, trenches: { '57': 1 } }).state.trench.get(
        56,
      )
    expect(level({ 'f-x': '57', 'g-v': '57' })).toBe(2)
    expect(level({ 'f-x': '57', 'g-2c': '57' })).toBe(1)
    expect(level({ 'f-x': '57' })).toBe(1)
    expect(level({ 'f-x': '57', 'g-v': '57' }, {})).toBe(1)
  })

  it('§9.7.1 the trench of Metz can be improved before anybody may dig', () => {
    const scene = endTurn({
      turn: 3,
      trenches: { '86': 1 },
      pieces: { ...QUIET, 'f-x': '86', 'g-33r': '86', 'f-xi': '87' },
    })
    expect(scene.state.trench.get(85)).toBe(2)
  })
})

describe('§9.8.2 disrupted units', () => {
  it('§9.8.2 not alone into an enemy hex with enemies, though friends are there', () => {
    const scene = activated('47', {
      control: { ...LINES, '57': 'GE' },
      pieces: { ...QUIET, 'f-x': down('47'), 'f-xi': '57', 'g-v': '57' },
    })
    scene.act('unit', 'f-x')
    expect(scene.refusal('march', '57').code).toBe('needs-escort')
  })

  it('§9.8.2 an unflipped HQ is no escort, fresh cavalry is', () => {
    const with_ = (id: string): StagedScene =>
      activated('47', {
        control: { ...LINES, '57': 'GE' },
        pieces: { ...QUIET, 'f-x': down('47'), [id]: '47', 'f-xi': '57', 'g-v': '57' },
      }).act('stack', '47')
    expect(with_('f-hq5').refusal('march', '57').code).toBe('needs-escort')
    expect(with_('f-c1').offers('march')).toContain('57')
  })

  it('§9.8.2 into a friendly hex with enemies they may, and into an empty enemy one', () => {
    const scene = activated('47', {
      control: LINES,
      pieces: { ...QUIET, 'f-x': down('47'), 'f-xi': '57', 'g-v': '57' },
    }).act('unit', 'f-x')
    expect(scene.offers('march')).toEqual(expect.arrayContaining(['57', '56']))
  })
})
