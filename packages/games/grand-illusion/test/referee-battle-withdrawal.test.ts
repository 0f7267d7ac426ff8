import { describe, expect, it } from 'vitest'
import { grandIllusion } from '../game.ts'
import { blockIndex } from '../state.ts'
import { GRID, hex } from '../map.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const staged = (spec: Partial<SceneSpec>): StagedScene =>
  new StagedScene({ turn: 5, side: 'AL', pieces: { 'f-i': '46', 'g-ii': '92' }, ...spec })
const german = (spec: Partial<SceneSpec>): StagedScene =>
  staged({ side: 'GE', withdrawn: { AL: 4 }, ...spec })

describe('§8.7.1 §8.1.1.a passes before a withdrawal', () => {
  it('§8.7.1 his own pass and the German one after his withdrawal do not end the phase', () => {
    const scene = staged({}).act('pass').act('withdraw').act('done').act('pass')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'activity'])
  })

  it('§8.7.1 nor does a German pass on both sides of it', () => {
    const scene = staged({ side: 'GE' }).act('not-now').act('pass').act('withdraw').act('done').act('pass')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'activity'])
  })

  it('§8.7.1 an opponent without CAPs hands straight back, and units that withdrew can be activated', () => {
    const scene = staged({ caps: { AL: 2, GE: 0 } })
      .act('withdraw')
      .act('unit', 'f-i')
      .act('march', '36')
    scene.act('halt').act('done')
    expect([scene.asked, scene.act('activate', '36').offers('unit')]).toEqual(['AL', ['f-i']])
  })

  it('§8.7.1 a player without CAPs may declare at the start of his own segment', () => {
    const scene = staged({ side: 'GE', caps: { AL: 0, GE: 4 } })
      .act('not-now')
      .act('activate', '92')
      .act('done')
    scene.act('stop')
    expect([scene.asked, scene.prompt, scene.state.phasing]).toEqual(['AL', 'withdrawal-window', 0])
  })
})

describe('§8.7.2 §8.7.3 who moves, and where', () => {
  it('§8.7.2 the enemy’s units are not his to move, and a second move cites the withdrawal', () => {
    const scene = staged({}).act('withdraw')
    expect(scene.refusal('unit', 'g-ii')).toMatchObject({ code: 'not-yours-to-move', rule: '8.7.1' })
    scene.act('unit', 'f-i').act('march', '36').act('halt')
    const refusal = scene.refusal('unit', 'f-i')
    expect(refusal).toMatchObject({ code: 'already-moved', rule: '8.7.2' })
    expect(grandIllusion.text('en').refusal('already-moved', refusal.facts)).not.toContain('activation')
  })

  it('§8.7.2 who is dropped on the way has moved', () => {
    const scene = staged({ pieces: { 'f-i': '46', 'f-x': '46', 'f-hq5': '46', 'g-ii': '92' } }).act(
      'withdraw',
    )
    scene.act('stack', '46').act('march', '36').act('leave', 'f-i').act('halt')
    expect(scene.offers('unit')).toEqual([])
  })

  it('§8.7.2 a stack goes without its Belgians', () => {
    const scene = staged({ pieces: { 'f-i': '54', 'be-i': '54', 'b-1-div': '54', 'g-ii': '92' } })
    expect(scene.act('withdraw').act('stack', '54').offers('leave')).toEqual(['b-1-div', 'f-i'])
  })

  it('§8.7.2 §8.4.5.a blocked hexsides stay blocked', () => {
    const scene = staged({
      pieces: { 'f-i': '27', 'g-ii': '27' },
      prepare: (state) => {
        state.blocked.set(blockIndex(hex('28'), GRID.direction(hex('28'), hex('27'))), 2)
        for (const h of ['17', '18', '26', '36', '37']) state.control.set(hex(h), 1)
      },
    }).act('withdraw')
    expect(scene.offers('unit')).toEqual([])
  })

  it('§8.7.3 a besieged fort does not matter, an Allied corps that came to relieve it does', () => {
    const pieces = { 'g-ii': '73', 'g-iii': '64', 'fort-namur': { hex: '64', besieged: true }, 'f-x': '19' }
    const control = { 63: 'GE', 64: 'GE', 72: 'GE', 73: 'GE', 74: 'GE' } as const
    const alone = german({ pieces, control }).act('withdraw').act('unit', 'g-ii')
    expect(alone.offers('march')).toContain('64')
    const relieved = german({ pieces: { ...pieces, 'f-i': '64' }, control })
      .act('withdraw')
      .act('unit', 'g-ii')
    expect(relieved.refusal('march', '64')).toMatchObject({ code: 'withdrawal-only-home', rule: '8.7.3' })
  })

  it('§8.7.3 §8.3.3 §14.1.2.a.1 a hex left to the enemy is his at once, with its points', () => {
    const scene = german({ pieces: { 'g-ii': '95', 'f-i': '95' }, control: { 86: 'AL' } }).act('withdraw')
    scene.dice(1, 1).act('unit', 'g-ii').act('march', '94')
    expect([scene.control('95'), scene.seen('marker-drawn').length]).toEqual(['AL', 1])
  })

  it('§8.7.3 §9.5.4.a siege guns left alone among enemies are lost, unless they go first', () => {
    const pieces = { 'g-ii': '95', 'g-ha420': '95', 'f-i': '95' }
    const lost = german({ pieces }).act('withdraw').act('unit', 'g-ii').act('march', '94')
    expect(lost.where('g-ha420')).toBe('removed')
    const saved = german({ pieces }).act('withdraw').act('unit', 'g-ha420').act('march', '94')
    if (saved.prompt === 'march') saved.act('halt')
    saved.act('unit', 'g-ii').act('march', '94')
    expect(saved.where('g-ha420')).toBe('94')
  })

  it('§8.7.2 German mandated battles are not cancelled by the Allied withdrawal', () => {
    expect([...staged({ mandated: { AL: 2, GE: 1 } }).act('withdraw').state.mandated]).toEqual([0, 1])
  })
})
