/** §8.3 control of hexes. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { isContested, settleHex } from '../rules/08-action/control.ts'
import { canTraceFrom } from '../rules/08-action/supply.ts'
import { FRENCH, GERMAN } from '../sides.ts'
import { DEAD, put } from '../state.ts'
import { activated, option } from './activated.ts'
import type { StagedScene, SceneSpec } from './scene.ts'

/** a position in which something has just happened in this hex */
const settled = (id: string, spec: SceneSpec, happens?: (scene: StagedScene) => void): StagedScene => {
  const scene = activated('19', { ...spec, pieces: { 'f-rd6': '19', ...spec.pieces } })
  happens?.(scene)
  settleHex(scene.play.umpire, hex(id))
  return scene
}
const lose =
  (...ids: string[]) =>
  (scene: StagedScene): void => {
    for (const id of ids) put(scene.state, piece(id), DEAD)
  }

describe('contested hexes', () => {
  it('§8.3.2 a hex stays with its controller while a combat unit of his is there', () => {
    const pieces = { 'f-ii': { hex: '75', back: true }, 'g-v': '75' }
    const scene = settled('75', { pieces })
    expect(isContested(scene.state, hex('75'))).toBe(true)
    expect(scene.control('75')).toBe('AL')
    expect(settled('75', { pieces }, lose('f-ii')).control('75')).toBe('GE')
  })

  it('§8.3.2 or a fort that is not besieged', () => {
    const open = settled('76', { pieces: { 'fort-verdun-e': '76', 'g-v': '76' } })
    expect([isContested(open.state, hex('76')), open.control('76')]).toEqual([true, 'AL'])
    const besieged = settled('76', {
      pieces: { 'fort-verdun-e': { hex: '76', besieged: true }, 'g-v': '76' },
    })
    expect([isContested(besieged.state, hex('76')), besieged.control('76')]).toEqual([false, 'GE'])
  })

  it('§8.3.2 a fort whose siege is lifted takes its hex back', () => {
    const pieces = { 'fort-verdun-e': { hex: '76', besieged: true }, 'g-v': '76' }
    const scene = settled('76', { pieces, control: { '76': 'GE' } }, (at) =>
      put(at.state, piece('g-v'), hex('85')),
    )
    expect(scene.control('76')).toBe('AL')
  })

  it('§8.3.2 Antwerp does not become German before its fort is gone', () => {
    const pieces = { 'fort-antwerp': { hex: '52', besieged: true }, 'g-v': '52' }
    const control = { '73': 'GE', '72': 'GE', '62': 'GE' } as const
    expect(settled('52', { pieces, control }).control('52')).toBe('AL')
    expect(settled('52', { pieces, control }, lose('fort-antwerp')).control('52')).toBe('GE')
    const dutch = {
      scenario: 'what-if',
      prepare: (s: StagedScene['state']) => s.options.set(1, option(5)),
    } as const
    expect(settled('52', { pieces, control, ...dutch }).control('52')).toBe('GE')
  })
})

describe('change of control', () => {
  it('§8.3.3 control changes the moment a supplied combat unit is alone in the hex, also in passing', () => {
    const scene = activated('85', { pieces: { 'g-3c': '85' }, side: 'GE' })
    scene.act('unit', 'g-3c').act('march', '75').act('march', '85')
    expect(scene.control('75')).toBe('GE')
    expect(scene.seen('control-changed')).toMatchObject([{ hex: hex('75'), side: 1 }])
  })

  it('§8.3.3 HQs and heavy artillery neither take nor keep a hex', () => {
    expect(settled('75', { pieces: { 'g-hq5': '75', 'g-ha420': '75' } }).control('75')).toBe('AL')
    expect(settled('75', { pieces: { 'g-v': '75', 'f-hq4': '75' } }).control('75')).toBe('GE')
  })

  it('§8.3.3 a unit without supply takes nothing until it has it', () => {
    const pieces = { 'g-v': '48', 'g-xiii': '57' }
    const scene = settled('48', { pieces, control: { '76': 'GE', '66': 'GE', '56': 'GE' } })
    expect([scene.control('48'), scene.control('57')]).toEqual(['AL', 'AL'])
    settleHex(scene.play.umpire, hex('57'))
    expect([scene.control('48'), scene.control('57')]).toEqual(['GE', 'GE'])
  })

  it('§8.3.1 the controller traces through a hex, the other side only into it', () => {
    const pieces = { 'g-v': '75', 'f-ii': '75' }
    const french = settled('75', { pieces })
    expect(canTraceFrom(french.state, GERMAN, hex('75'))).toBe(true)
    expect(canTraceFrom(french.state, GERMAN, hex('66'))).toBe(false)
    const german = settled('75', { pieces, control: { '75': 'GE' } })
    expect(canTraceFrom(german.state, GERMAN, hex('66'))).toBe(true)
  })
})

describe('cavalry', () => {
  it('§8.3.4 alone it places a cavalry marker, and enemy lines still run through', () => {
    const scene = settled('68', { pieces: { 'g-3c': '68' }, control: { '77': 'GE', '76': 'GE' } })
    expect([scene.control('68'), scene.state.cavalryControl.get(hex('68'))]).toEqual(['GE', 1])
    expect(scene.seen('control-changed')).toMatchObject([{ rule: '8.3.4', byCavalry: true }])
    expect(canTraceFrom(scene.state, FRENCH, hex('68'))).toBe(true)
  })

  it('§8.3.4 infantry that comes later replaces it by full control', () => {
    const control = { '75': 'GE' } as const
    const pieces = { 'g-xvi': '85', 'g-3c': '75' }
    const scene = activated('85', {
      pieces,
      side: 'GE',
      control,
      prepare: (s) => s.cavalryControl.set(hex('75'), 1),
    })
    scene.act('unit', 'g-xvi').act('march', '75')
    expect(scene.state.cavalryControl.get(hex('75'))).toBe(0)
    expect(scene.seen('control-confirmed')).toHaveLength(1)
  })

  it('§8.3.4 with infantry beside it the marker is an ordinary one', () => {
    const scene = settled('75', { pieces: { 'g-3c': '75', 'g-v': '75' } })
    expect([scene.control('75'), scene.state.cavalryControl.get(hex('75'))]).toEqual(['GE', 0])
  })

  it('§8.3.4 cavalry that takes back what cavalry took leaves no marker', () => {
    const scene = settled('68', {
      pieces: { 'f-c1': '68' },
      control: { '68': 'GE' },
      prepare: (s) => s.cavalryControl.set(hex('68'), 1),
    })
    expect([scene.control('68'), scene.state.cavalryControl.get(hex('68'))]).toEqual(['AL', 0])
  })
})

describe('heavy artillery', () => {
  it('§9.5.4.a alone with enemy infantry or cavalry it is lost for good', () => {
    expect(settled('75', { pieces: { 'g-ha420': '75', 'f-c1': '75' } }).where('g-ha420')).toBe('removed')
    expect(settled('75', { pieces: { 'g-ha420': '75', 'g-hq5': '75', 'f-ii': '75' } }).where('g-ha420')).toBe(
      'removed',
    )
    expect(
      settled('86', { pieces: { 'g-ha420': '86', 'fort-metz-5': '86', 'f-ii': '86' } }).where('g-ha420'),
    ).toBe('removed')
    expect(settled('75', { pieces: { 'g-ha420': '75', 'g-v': '75', 'f-ii': '75' } }).where('g-ha420')).toBe(
      '75',
    )
    expect(settled('76', { pieces: { 'g-ha420': '76', 'fort-verdun-e': '76' } }).where('g-ha420')).toBe('76')
  })
})
