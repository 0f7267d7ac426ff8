import { describe, expect, it } from 'vitest'
import { activated } from './activated.ts'
import { fight, PLAIN } from './fight.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

const BELGIUM = { '62': 'GE', '72': 'GE', '73': 'GE', '53': 'GE' } as const
const GARRISON = { 'be-i': '52', 'f-i': '19' } as const
const held = (pieces: SceneSpec['pieces'], spec: Partial<SceneSpec> = {}): StagedScene =>
  new StagedScene({
    pieces: { ...GARRISON, ...pieces },
    control: BELGIUM,
    turn: 2,
    ...spec,
    set: { refuge: 1, ...spec.set },
  })

describe('§12.5.1 control of Antwerp', () => {
  const into = (pieces: SceneSpec['pieces']): StagedScene =>
    activated('62', { side: 'GE', turn: 2, pieces: { 'g-ii': '62', ...pieces }, control: BELGIUM })
      .act('unit', 'g-ii')
      .act('march', '52')

  it('§12.5.1 it is taken when neither fort nor Belgian combat unit is there', () => {
    expect(into({}).control('52')).toBe('GE')
    expect(into({ 'fort-antwerp': { hex: '52', lost: 3 } }).control('52')).toBe('AL')
    expect(into({ 'be-i': '52' }).control('52')).toBe('AL')
  })
})

describe('§12.5.1.when refuge on turn 1', () => {
  const attack = (turn: number): StagedScene =>
    fight({
      hex: '62',
      attackers: ['g-ii', 'g-iii'],
      turn,
      pieces: { 'g-ii': '62', 'g-iii': '62', 'be-i': { hex: '62', back: true }, 'f-i': '19' },
      control: { '72': 'GE', '73': 'GE', '53': 'GE', '63': 'GE', '71': 'GE' },
    })

  it('§12.5.1.when §14.1.1.a.1 the Belgian withdrawal brings the rules of masking into force', () => {
    const scene = attack(1).act('battle', '62').act('yes')
    expect([scene.where('be-i'), scene.state.refuge]).toEqual(['52', 1])
  })

  it('§12.5.1.when so does any other retreat from 62 to 52 on that turn, later ones do not', () => {
    const first = attack(1)
      .act('battle', '62')
      .dice(...PLAIN, 6, 6, 6)
      .act('no')
      .act('by-the-book')
    expect([first.where('be-i'), first.state.refuge]).toEqual(['52', 1])
    const second = attack(2)
      .dice(...PLAIN, 6, 6, 6)
      .act('battle', '62')
      .act('by-the-book')
    expect([second.where('be-i'), second.state.refuge]).toEqual(['52', 0])
  })
})

describe('§12.5.2 Antwerp masked', () => {
  it('§12.5.2 two infantry corps in 53 and 62 together hold the Belgians in', () => {
    for (const pieces of [
      { 'g-ii': '62', 'g-iii': '53' },
      { 'g-ii': '62', 'g-iii': '62' },
      { 'g-ii': '53', 'g-iii': { hex: '53', back: true } },
    ]) {
      const scene = held(pieces)
      expect(scene.offers('activate')).toEqual(['19'])
      expect(scene.refusal('activate', '52').rule).toBe('12.5.2')
    }
  })

  it('§12.5.2 fewer do not, nor divisions or cavalry', () => {
    expect(held({ 'g-ii': '62' }).offers('activate')).toContain('52')
    expect(held({ 'g-ii': '62', 'g-33r': '53', 'g-2c': '53' }).offers('activate')).toContain('52')
  })

  it('§12.5.2 on turns 1 to 6', () => {
    const mask = { 'g-ii': '62', 'g-iii': '53' }
    expect(held(mask, { turn: 6 }).offers('activate')).not.toContain('52')
    expect(held(mask, { turn: 7 }).offers('activate')).toContain('52')
  })

  it('§12.5.1.when §12.5.2 only if the Belgians took refuge on turn 1', () => {
    expect(held({ 'g-ii': '62', 'g-iii': '53' }, { set: { refuge: 0 } }).offers('activate')).toContain('52')
  })

  it('§12.5.2 nor are they rallied for a CAP, which would activate them', () => {
    const pieces = { 'be-i': { hex: '52', back: true }, 'g-ii': '62', 'g-iii': '53' }
    expect(held(pieces).refusal('recover', '52').rule).toBe('12.5.2')
  })

  it('§14.3.1.d.3 not in scenario 3', () => {
    expect(held({ 'g-ii': '62', 'g-iii': '53' }, { scenario: 'what-if' }).offers('activate')).toContain('52')
  })
})

describe('§12.5.3 the way out', () => {
  const march = (pieces: SceneSpec['pieces'], spec: Partial<SceneSpec> = {}): StagedScene =>
    activated('53', {
      side: 'GE',
      turn: 7,
      pieces: { ...GARRISON, 'g-ii': '53', ...pieces },
      control: BELGIUM,
      ...spec,
      set: { refuge: 1, ...spec.set },
    }).act('unit', 'g-ii')

  it('§12.5.3 once masked, 43 is closed to Germans while Belgian combat units are in 52, after turn 7, too', () => {
    const scene = march({}, { set: { masked: 1 } })
    expect(scene.offers('march')).not.toContain('43')
    expect(scene.refusal('march', '43').rule).toBe('12.5.3')
  })

  it('§12.5.3 never masked, or nobody left: it is open', () => {
    expect(march({}).offers('march')).toContain('43')
    expect(march({ 'be-i': 'dead' }, { set: { masked: 1 } }).offers('march')).toContain('43')
  })

  it('§12.5.3 masking is remembered when the corps go away', () => {
    const scene = held({ 'g-ii': '62', 'g-iii': '53' }, { side: 'GE', turn: 2 })
    scene.act('activate', '53').act('done')
    expect(scene.state.masked).toBe(1)
  })

  it('§14.3.1.d.3 in scenario 3 it may be entered', () => {
    const pieces = { 'g-iii': '53', 'g-iv': '62' }
    expect(march(pieces, { scenario: 'what-if', turn: 2 }).offers('march')).toContain('43')
    expect(march(pieces, { turn: 6, prepare: (s) => s.opened.fill(1) }).offers('march')).not.toContain('43')
  })
})

describe('§12.6 Namur', () => {
  const driven = (): StagedScene =>
    fight({
      hex: '64',
      attackers: ['g-vii'],
      turn: 2,
      pieces: { 'g-vii': '64', 'be-4': { hex: '64', back: true }, 'f-i': '19' },
      control: { '72': 'GE', '73': 'GE' },
    })
      .dice(...PLAIN, 6, 6)
      .act('battle', '64')

  it('§12.6 forced to retreat, the Belgian 4th Division may go to the turn track, five turns ahead and whole', () => {
    const scene = driven()
    expect([scene.asked, scene.rule]).toEqual(['AL', '12.6'])
    scene.act('yes')
    expect([scene.where('be-4'), scene.face('be-4')]).toEqual(['to-come', 0])
    expect(scene.seen('fourth-division-left')[0]?.turn).toBe(7)
  })

  it('§12.6 or retreat like anybody', () => {
    const scene = driven().act('no').act('retreat', '54').act('halt-here')
    expect([scene.where('be-4'), scene.face('be-4')]).toEqual(['54', 1])
  })
})
