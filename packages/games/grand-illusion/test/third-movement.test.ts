/** §8.1 to §8.7 combinations a third reading of the rulebook brought up. */
import { describe, expect, it } from 'vitest'
import { GRID, hex } from '../map.ts'
import { GE, type SideId } from '../sides.ts'
import { blockIndex } from '../state.ts'
import { activated } from './activated.ts'
import { StagedScene } from './scene.ts'

const german = (hexes: string): Record<string, SideId> =>
  Object.fromEntries(hexes.split(' ').map((id) => [id, 'GE']))

describe('who has the initiative', () => {
  const pieces = { 'g-ii': '101', 'g-iii': { hex: '96', back: true }, 'f-i': '19' } as const

  it('§8.1.1.b §9.8.3.b a recovery yields the initiative even to a player without CAPs, who may withdraw', () => {
    const scene = new StagedScene({ pieces, turn: 4, side: 'GE', caps: { AL: 0 } })
    scene.act('not-now').act('activate', '101').act('done').act('recover', '96')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'withdrawal-window'])
    // his segment without CAPs, then the start of the next German one
    scene.act('not-now')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'withdrawal-window'])
    expect([scene.act('not-now').asked, scene.can('pass')]).toEqual(['GE', true])
  })

  it('§8.1.1.b other activations do not, while the opponent has no CAPs', () => {
    const scene = new StagedScene({ pieces, turn: 4, side: 'GE', caps: { AL: 0 } }).act('not-now')
    for (let i = 0; i < 3; i++) scene.act('activate', '101').act('done')
    expect([scene.asked, scene.can('activate'), scene.can('pass')]).toEqual(['GE', true, false])
  })

  it('§8.7.1 §8.1.1.a a pass begins the segment of a player without CAPs: he may still withdraw', () => {
    const scene = new StagedScene({ pieces, turn: 4, side: 'GE', caps: { AL: 0 } }).act('not-now').act('pass')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'withdrawal-window'])
    scene.act('withdraw').act('done')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'activity'])
  })

  it('§8.7.1 once a CAP is spent in a segment it is too late, and the refusal says so', () => {
    const scene = new StagedScene({ pieces, turn: 4, side: 'AL' }).act('activate', '19').act('done')
    expect(scene.refusal('withdraw')).toMatchObject({ code: 'withdraw-at-start', rule: '8.7.1' })
  })

  it('§8.1.2 and the phase ends if he does not (ruling 45)', () => {
    const scene = new StagedScene({ pieces, turn: 4, side: 'GE', caps: { AL: 0 } }).act('not-now').act('pass')
    scene.act('not-now')
    expect(scene.seen('action-ended')).toHaveLength(1)
  })

  it('§8.4.9.b Paris in danger: who would not withdraw this turn is asked again', () => {
    const scene = new StagedScene({
      pieces: { 'g-ii': '47', 'f-x': '19' },
      control: german('67 76 57 47'),
      turn: 4,
      side: 'GE',
    })
    scene.act('not-this-turn').act('activate', '47').act('unit', 'g-ii').act('march', '37').act('halt')
    scene.act('stop').act('pass')
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'withdrawal-window'])
  })
})

describe('the naval division and Antwerp', () => {
  const control = german('53 44 33 32 23 24 34 25 35 45 54 63 62 64 65 55 72 71 74')

  it('§8.4.3.f without supply it goes towards Antwerp as Belgians do', () => {
    for (const unit of ['be-i', 'b-rn-div']) {
      const scene = activated('42', { pieces: { [unit]: '42', 'fort-antwerp': '52' }, control })
      expect(scene.act('unit', unit).offers('march')).toEqual(expect.arrayContaining(['43', '52']))
    }
    const other = activated('42', { pieces: { 'b-7-div': '42', 'fort-antwerp': '52' }, control })
    expect(other.act('unit', 'b-7-div').refusal('march', '43').code).toBe('not-nearer-supply')
  })

  it('§8.4.3.b it may go in together with Belgians, but not with other British', () => {
    const pieces = { 'be-i': '43', 'b-rn-div': '43', 'fort-antwerp': '52' }
    const scene = activated('43', { pieces, control }).act('stack', '43')
    expect(scene.offers('march')).toContain('52')
    const all = activated('43', { pieces: { ...pieces, 'b-7-div': '43' }, control }).act('stack', '43')
    expect(all.offers('march')).not.toContain('52')
  })
})

describe('control at the moment supply comes', () => {
  it('§8.3.3 along a whole line of hexes', () => {
    const scene = activated('86', {
      side: 'GE',
      pieces: { 'g-xvi': '86', 'g-v': '67', 'g-vi': '58', 'f-i': '19' },
    })
    expect([scene.control('67'), scene.control('58')]).toEqual(['AL', 'AL'])
    scene.act('unit', 'g-xvi').act('march', '76')
    expect([scene.control('76'), scene.control('67'), scene.control('58')]).toEqual(['GE', 'GE', 'GE'])
  })

  it('§8.4.5.c a hex that falls so no longer blocks the way out of it', () => {
    const index = blockIndex(hex('85'), GRID.direction(hex('85'), hex('75')))
    const scene = activated('67', {
      side: 'AL',
      pieces: { 'g-v': '75', 'f-iii': '75', 'f-ii': '85', 'f-i': '67' },
      control: german('74 76'),
      prepare: (s) => {
        s.blocked.set(index, 1 << GE)
      },
    })
    expect(scene.control('85')).toBe('GE')
    scene.dice(1).act('unit', 'f-i').act('march', '76')
    expect([scene.control('85'), scene.state.blocked.get(index)]).toEqual(['AL', 0])
  })
})
